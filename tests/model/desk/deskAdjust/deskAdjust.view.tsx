import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { deskAdjustMachine } from '../../../../src/machines/desk/deskAdjust/deskAdjust.machine.ts';
import { AdjustForm } from '../../../../src/ui/desk/desk/AdjustForm.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof deskAdjustMachine>;

const idle = { disabled: false, busy: false };
const choose = (value: string): void => {
  const radio = screen.queryAllByRole<HTMLInputElement>('radio').find((one) => one.value === value);
  fireEvent.click(radio ?? expect.unreachable(`no choice ${value}`));
};
const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const isNaming = (snapshot: Snapshot) => snapshot.matches('naming');
const isFilling = (snapshot: Snapshot) => snapshot.matches('filling');

/** The member has 100 P and 20 points, of which 50 cannot be taken. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'main give': ['Main wallet+P 50.00', 'NowP 100.00', 'AfterP 150.00'],
  'main take': ['Main wallet−P 50.00', 'NowP 100.00', 'AfterP 50.00'],
  'points give': ['Points+50 points', 'Now20 points', 'After70 points'],
};

/** The confirmation: the amount, and the balance before and after. */
function showsCheck({ context: { purse, direction } }: Snapshot): void {
  const text = document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const sums = CHECKS[`${purse} ${direction}`] ?? expect.unreachable('more than the member has');
  for (const part of [...sums, 'Membersomchai · Somchai', 'ReasonA prize.']) expect(text).toContain(part);
}

export const deskAdjustView: View<typeof deskAdjustMachine> = {
  open: onScreen((actor) => <AdjustForm actor={actor} />),
  drivers: {
    'deskAdjust.typeName': ({ value }) => typeInto('Member username', value),
    'deskAdjust.find': () => press('Find'),
    'deskAdjust.changeMember': () => press('Change member'),
    'deskAdjust.choosePurse': ({ purse }) => choose(purse),
    'deskAdjust.chooseDirection': ({ direction }) => choose(direction),
    'deskAdjust.typeAmount': ({ value }) => typeInto('Amount', value),
    'deskAdjust.typeReason': ({ value }) => typeInto('Reason', value),
    'deskAdjust.submit': () => press('Continue'),
    'deskAdjust.confirm': () => press('Apply adjustment'),
    'deskAdjust.back': () => press('Back'),
    'deskAdjust.resend': () => press('Send again'),
    'deskAdjust.close': () => press(buttonCalled('Back to the list') ? 'Back to the list' : 'Cancel'),
  },
  offers: {
    'deskAdjust.typeName': (snapshot, { value }) => isNaming(snapshot) && value !== snapshot.context.username,
    'deskAdjust.find': isNaming,
    'deskAdjust.changeMember': isFilling,
    'deskAdjust.choosePurse': isFilling,
    'deskAdjust.chooseDirection': isFilling,
    'deskAdjust.typeAmount': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.typed,
    'deskAdjust.typeReason': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.reason,
    'deskAdjust.submit': isFilling,
    'deskAdjust.confirm': (snapshot) => snapshot.matches('confirming'),
    'deskAdjust.back': (snapshot) => snapshot.matches('confirming'),
    'deskAdjust.resend': (snapshot) => snapshot.matches('unsure'),
    'deskAdjust.close': (snapshot) =>
      isNaming(snapshot) || isFilling(snapshot) || snapshot.matches('unsure') || snapshot.matches('made'),
  },
  expectations: {
    naming: ({ context: { username, tried, failure } }) => {
      const unknown = failure?.kind === 'refused' && failure.code === 'ACCOUNT_UNKNOWN';
      expect(fieldCalled('Member username')?.value).toBe(username);
      expect(fieldCalled('Member username')?.ariaInvalid).toBe(
        unknown || (tried && username.trim() === '') ? 'true' : null,
      );
      expect([buttonCalled('Find'), alerts().length]).toEqual([idle, failure !== null && !unknown ? 1 : 0]);
    },
    finding: () => {
      expect(buttonCalled('Find')).toEqual({ disabled: true, busy: true });
    },
    filling: ({ context: { purse, direction, typed, reason, tried, failure } }) => {
      // 50 points are more than the 20 of the member.
      expect(chosen()).toEqual([purse, direction]);
      expect([fieldCalled('Amount')?.value, fieldCalled('Reason')?.value]).toEqual([typed, reason]);
      expect([fieldCalled('Amount')?.ariaInvalid, fieldCalled('Reason')?.ariaInvalid]).toEqual([
        tried && (typed === '' || (purse === 'points' && direction === 'take')) ? 'true' : null,
        tried && reason === '' ? 'true' : null,
      ]);
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
    },
    confirming: (snapshot) => {
      showsCheck(snapshot);
      expect(buttonCalled('Apply adjustment')).toEqual(idle);
    },
    sending: (snapshot) => {
      showsCheck(snapshot);
      expect(buttonCalled('Apply adjustment')).toEqual({ disabled: true, busy: true });
    },
    unsure: () => {
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('Back to the list')]).toEqual([idle, idle]);
    },
    made: ({ context: { made } }) =>
      expect(screen.getByRole('status').textContent).toBe(
        made?.status === 'done' ? 'Adjustment applied.' : 'Awaiting a second operator. Nothing has changed yet.',
      ),
    closed: () => expect(screen.queryAllByRole('button')).toEqual([]),
  },
};
