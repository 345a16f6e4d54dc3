import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { playLimitMachine } from '../../../../src/machines/member/protect/playLimit.machine.ts';
import { typedLimit } from '../../../../src/machines/member/protect/playLimit.rules.ts';
import { LimitDialog } from '../../../../src/ui/member/protect/LimitDialog.tsx';
import type { View } from '../../kit/view.ts';
import {
  alerts,
  buttonCalled,
  dialogShown,
  fieldCalled,
  nothingShown,
  onScreen,
  press,
  pressIn,
  typeInto,
} from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof playLimitMachine>;

const idle = { disabled: false, busy: false };
const KINDS = { deposit: 'Deposits', loss: 'Losses', stake: 'Stake', time: 'Play time' } as const;
const PERIODS = { bet: 'per bet', day: 'per day', week: 'in 7 days', month: 'in 30 days' } as const;
const MONEY = 'At most (P)';
const MINUTES = 'At most (minutes)';
const labelOf = ({ context }: Snapshot) => (context.kind === 'time' ? MINUTES : MONEY);
const isTyping = (snapshot: Snapshot) => snapshot.matches('typing');
/** Periods of the kind that have no limit yet, of those that the tests choose. */
const isFree = ({ context: { kind, which } }: Snapshot, period: string) =>
  which === null &&
  (kind === 'deposit' || kind === 'time'
    ? period !== 'day' && period !== 'bet'
    : kind === 'loss'
      ? period === 'week'
      : period === 'bet');

/** Kind, period, field and its error, as in the context. */
function showsForm(snapshot: Snapshot): void {
  const { which, kind, period, typed, tried } = snapshot.context;
  expect(dialogShown()).toEqual({
    title: which === null ? 'Add a limit' : 'Change limit',
    busy: snapshot.matches('sending'),
  });
  const field = fieldCalled(labelOf(snapshot));
  const isWrong = tried && 'problem' in typedLimit(snapshot.context);
  expect([field?.value, field?.ariaInvalid ?? null]).toEqual([typed, isWrong ? 'true' : null]);
  const pressed = screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  if (which === null) expect(pressed.slice(0, 2)).toEqual([KINDS[kind], PERIODS[period]]);
  else expect(screen.getByText('Deposits per day').tagName).toBe('STRONG');
}

export const playLimitView: View<typeof playLimitMachine> = {
  open: onScreen((actor) => <LimitDialog actor={actor} />),
  drivers: {
    'limit.kind': ({ kind }) => press(KINDS[kind]),
    'limit.period': ({ period }) => press(PERIODS[period]),
    'limit.type': ({ value }) => typeInto(fieldCalled(MINUTES) ? MINUTES : MONEY, value),
    'limit.submit': () => press('Set limit'),
    'limit.remove': () => press('Remove this limit'),
    'limit.ask': () => press('Send request'),
    'limit.back': () => press('Back'),
    'limit.close': () => pressIn('dialog', 'Close'),
  },
  offers: {
    'limit.kind': (snapshot, { kind }) =>
      isTyping(snapshot) && snapshot.context.which === null && snapshot.context.kind !== kind,
    'limit.period': (snapshot, { period }) =>
      isTyping(snapshot) && isFree(snapshot, period) && snapshot.context.period !== period,
    'limit.type': (snapshot, { value }) => isTyping(snapshot) && snapshot.context.typed !== value,
    'limit.submit': isTyping,
    'limit.remove': (snapshot) => isTyping(snapshot) && snapshot.context.which !== null,
    'limit.ask': (snapshot) => snapshot.matches('warned'),
    'limit.back': (snapshot) => snapshot.matches('warned'),
    'limit.close': (snapshot) => isTyping(snapshot) || snapshot.matches('warned'),
  },
  expectations: {
    typing: (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Set limit'), alerts().length]).toEqual([idle, snapshot.context.failure === null ? 0 : 1]);
    },
    warned: ({ context }) => {
      expect(dialogShown()).toEqual({ title: 'Higher limits wait 24 hours', busy: false });
      const rest = context.removes ? 'confirm that you want no limit' : 'confirm P 8,000.00';
      expect(screen.getByText(/Deposits per day stays at P 5,000.00 until then/).textContent).toContain(rest);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Set limit')?.busy).toBe(true);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
