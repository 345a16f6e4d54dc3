import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { applicationMachine } from '../../../../src/machines/agent/application/application.machine.ts';
import type { joinMachine } from '../../../../src/machines/agent/join/join.machine.ts';
import { agreementShown, exampleBill } from '../../../../src/machines/agent/join/join.rules.ts';
import { JoinPage } from '../../../../src/ui/agent/join/JoinPage.tsx';
import { formatMoney } from '../../../../src/ui/kit/money.ts';
import type { View } from '../../kit/view.ts';
import { alerts, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof joinMachine>;

const slide = (name: string, value: number) =>
  void fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
const textOf = (name: string) => screen.queryByRole('region', { name })?.textContent?.replaceAll('\u00a0', ' ') ?? null;
const isShown = ({ context: { program, kind } }: Snapshot) => agreementShown(program, kind) !== null;
const isDividend = ({ context: { program, kind } }: Snapshot) => agreementShown(program, kind)?.kind === 'dividend';

function showsAll(snapshot: Snapshot): void {
  const { program, kind, example, standing } = snapshot.context;
  const agreement = agreementShown(program, kind);
  const sum = textOf('Work it out');
  if (agreement === null) expect(sum).toBeNull();
  else {
    const { share } = exampleBill(agreement, example, program?.activeFrom ?? 0);
    expect(sum).toContain(formatMoney(share).replaceAll('\u00a0', ' '));
    expect(textOf('What the contract says')).toContain(agreement.kind === 'dividend' ? '15%' : '0.4%');
    expect(sum).toContain('In October half of our agents earned P 640.00 or less.');
  }
  const isVisitor = snapshot.matches({ standing: 'visitor' });
  expect(screen.queryByRole('button', { name: 'Sign up and apply' }) !== null).toBe(
    isVisitor && program?.open === true,
  );
  const isForm = snapshot.matches({ standing: 'open' }) && (program?.open !== false || standing?.application !== null);
  expect(textOf('Your application') !== null).toBe(isForm);
  const failed = [snapshot.matches({ program: 'failed' }), snapshot.matches({ standing: 'failed' })];
  expect(alerts()).toHaveLength(failed.filter(Boolean).length);
}

export const joinView: View<typeof joinMachine> = {
  open: onScreen((actor) => <JoinPage actor={actor} site={siteWith({})} />),
  live: { application: () => applicationMachine },
  drivers: {
    'join.signedIn': 'elsewhere',
    'join.signedOut': 'elsewhere',
    'join.retry': () => fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
    'join.chooseKind': () => press('Daily wages', 'tab'),
    'join.setMembers': ({ value }) => slide('Members playing', value),
    'join.setPlay': ({ value }) => slide('Valid bets of each member', value),
    'join.setLoss': ({ value }) => slide('What the team loses of its bets', value),
  },
  offers: {
    'join.retry': (snapshot) => snapshot.matches({ program: 'failed' }) || snapshot.matches({ standing: 'failed' }),
    'join.chooseKind': (snapshot) => isShown(snapshot) && isDividend(snapshot),
    'join.setMembers': (snapshot, { value }) => isShown(snapshot) && snapshot.context.example.members !== value,
    'join.setPlay': (snapshot, { value }) => isShown(snapshot) && snapshot.context.example.play !== value,
    'join.setLoss': (snapshot, { value }) =>
      isShown(snapshot) && isDividend(snapshot) && snapshot.context.example.loss !== value,
  },
  expectations: {
    'program.loading': showsAll,
    'program.shown': showsAll,
    'program.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The contracts could not be loaded');
    },
    'standing.visitor': showsAll,
    'standing.loading': showsAll,
    'standing.open': showsAll,
    'standing.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('Your application could not be loaded');
    },
  },
};
