import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ContractAction } from '../../../src/api/contract/agentContract.ts';
import type { contractMachine } from '../../../src/machines/contract/contract.machine.ts';
import { Contract } from '../../../src/ui/contract/Contract.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof contractMachine>;

const idle = { disabled: false, busy: false };
const still = { disabled: true, busy: false };
const ACTS: Partial<Record<ContractAction, string>> = {
  accept: 'Accept offer',
  decline: 'Decline offer',
  requestTermination: 'Request termination',
};
const nameOf = (act: ContractAction | null): string => (act && ACTS[act]) ?? expect.unreachable();
const STATUS = { offered: 'Offered', active: 'Active', terminated: 'Ended' } as const;
const WHY: Readonly<Record<string, string>> = {
  CONTRACT_STATE: 'The contract has changed. Check it and try again.',
  CONTRACT_ENDS_CHANGED: 'The list of contracts that will end has changed. Check it before you accept.',
};
const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const box = () => screen.queryByRole<HTMLInputElement>('checkbox');

/** Tiers, dates and history, once loaded. */
function showsContract({ context: { history } }: Snapshot): void {
  if (history === null) return;
  const { before } = history;
  expect(textOf('tbody tr')).toEqual([
    before ? 'before: 0.4% new: 0.5%anyany' : '0.5%anyany',
    `1.25%${before ? 'new tier' : ''}P 50,000.003`,
  ]);
  expect(textOf('dl del')).toEqual(
    before ? ['before: Daily', 'before: 21/11/2026 18:30', 'before: 23/11/2026 18:30'] : [],
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Daily wages, version 3' })).not.toBeNull();
  expect(screen.getByText('From your upline agent1')).not.toBeNull();
  expect(screen.getByText(STATUS[history.contract.status as keyof typeof STATUS], { selector: 'p' })).not.toBeNull();
  expect(textOf('ol > li')).toEqual(['OfferedUpline22/11/2026 18:30:00']);
}

/** The contracts that an action ends, by name, and whether that was acknowledged. */
function showsEnds({ context: { ends, understood, changed } }: Snapshot): void {
  expect(textOf('ul > li > span')).toEqual(ends.length > 0 ? ['agent2 to nok', '1.5%'] : []);
  expect(box()?.checked).toBe(ends.length > 0 ? understood : undefined);
  expect(alerts()).toEqual(changed ? ['This list has changed. Nothing was done. Check it again.'] : []);
}

const isChoice = (snapshot: Snapshot, act: ContractAction) =>
  snapshot.matches('shown') && snapshot.context.history?.contract.may.includes(act) === true;

export const contractView: View<typeof contractMachine> = {
  open: onScreen((actor) => <Contract actor={actor} />),
  drivers: {
    'contract.retry': () => press('Try again'),
    'contract.refresh': () => press('Refresh'),
    'contract.choose': ({ act }) => press(nameOf(act)),
    'contract.back': () => press('Not now'),
    'contract.acknowledge': () => fireEvent.click(box() ?? expect.unreachable('no box')),
    'contract.submit': () =>
      (document.querySelector<HTMLElement>('button[type="submit"]') ?? expect.unreachable('no button')).click(),
    'contract.resend': () => press('Send again'),
    'contract.checkStatus': () => press('See contract'),
    'contract.close': () => press('All contracts'),
  },
  offers: {
    'contract.retry': (snapshot) => snapshot.matches('failed'),
    'contract.refresh': (snapshot) => snapshot.matches('shown'),
    'contract.choose': (snapshot, { act }) => isChoice(snapshot, act),
    'contract.back': (snapshot) => snapshot.can({ type: 'contract.back' }),
    'contract.acknowledge': (snapshot, { yes }) =>
      snapshot.matches('confirming') && snapshot.context.ends.length > 0 && yes !== snapshot.context.understood,
    'contract.submit': (snapshot) => snapshot.matches('confirming'),
    'contract.resend': (snapshot) => snapshot.matches('unsure'),
    'contract.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'contract.close': (snapshot) => snapshot.can({ type: 'contract.close' }),
  },
  expectations: {
    loading: (snapshot) => {
      showsContract(snapshot);
      expect(buttonCalled('All contracts')).toEqual(idle);
      if (snapshot.context.history) expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('This contract could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Refresh')]).toEqual([idle, null]);
    },
    shown: (snapshot) => {
      const { history, failure, done } = snapshot.context;
      showsContract(snapshot);
      expect(buttonCalled('Refresh')).toEqual(idle);
      for (const [act, name] of Object.entries(ACTS)) {
        expect(buttonCalled(name)).toEqual(history?.contract.may.includes(act as ContractAction) ? idle : null);
      }
      expect(alerts()).toEqual(failure?.kind === 'refused' ? [WHY[failure.code]] : []);
      expect(screen.queryByRole('status') === null).toBe(done === null);
      if (done)
        expect(screen.getByRole('status').textContent).toContain(
          'Downline contracts that end with their current period: 1.',
        );
    },
    previewing: (snapshot) => {
      showsContract(snapshot);
      expect([buttonCalled('Accept offer'), buttonCalled('Not now')]).toEqual([still, idle]);
    },
    confirming: (snapshot) => {
      const { act, ends, tried, understood } = snapshot.context;
      showsContract(snapshot);
      showsEnds(snapshot);
      expect([buttonCalled(nameOf(act)), buttonCalled('Not now')]).toEqual([idle, idle]);
      expect(box()?.ariaInvalid ?? null).toBe(ends.length > 0 && tried && !understood ? 'true' : null);
    },
    sending: (snapshot) => {
      showsContract(snapshot);
      showsEnds(snapshot);
      expect([buttonCalled(nameOf(snapshot.context.act)), buttonCalled('Not now')]).toEqual([
        { disabled: true, busy: true },
        still,
      ]);
    },
    unsure: (snapshot) => {
      showsContract(snapshot);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('See contract')]).toEqual([idle, idle]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
