import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { deskAdjustMachine } from '../../../src/machines/deskAdjust/deskAdjust.machine.ts';
import { amountMeant, isReasonSound } from '../../../src/machines/deskAdjust/deskAdjust.rules.ts';
import { AdjustForm } from '../../../src/ui/desk/AdjustForm.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../onScreen.tsx';

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

/** What is said of it once more: the amount, and what there is before and after. */
function showsCheck({ context }: Snapshot): void {
  const text = document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const amount = amountMeant(context) ?? 0;
  const expected =
    context.purse === 'main'
      ? amount > 0
        ? ['+P 50.00', 'P 100.00', 'P 150.00']
        : ['−P 50.00', 'P 100.00', 'P 50.00']
      : ['+50 points', '20 points', '70 points'];
  for (const part of [...expected, 'somchai', context.reason]) expect(text).toContain(part);
}

export const deskAdjustView: View<typeof deskAdjustMachine> = {
  open: onScreen((actor) => <AdjustForm actor={actor} />),
  drivers: {
    'deskAdjust.typeName': ({ value }) => typeInto('User name of the member', value),
    'deskAdjust.find': () => press('Find'),
    'deskAdjust.other': () => press('Another member'),
    'deskAdjust.choosePurse': ({ purse }) => choose(purse),
    'deskAdjust.chooseWay': ({ way }) => choose(way),
    'deskAdjust.typeAmount': ({ value }) => typeInto('How much', value),
    'deskAdjust.typeReason': ({ value }) => typeInto('Reason', value),
    'deskAdjust.submit': () => press('Go on'),
    'deskAdjust.confirm': () => press('Make the adjustment'),
    'deskAdjust.leave': () => press('Change it'),
    'deskAdjust.again': () => press('Send the same again'),
    'deskAdjust.close': () => press(buttonCalled('To the list') ? 'To the list' : 'Cancel'),
  },
  offers: {
    'deskAdjust.typeName': (snapshot, { value }) => isNaming(snapshot) && value !== snapshot.context.username,
    'deskAdjust.find': isNaming,
    'deskAdjust.other': isFilling,
    'deskAdjust.choosePurse': isFilling,
    'deskAdjust.chooseWay': isFilling,
    'deskAdjust.typeAmount': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.typed,
    'deskAdjust.typeReason': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.reason,
    'deskAdjust.submit': isFilling,
    'deskAdjust.confirm': (snapshot) => snapshot.matches('confirming'),
    'deskAdjust.leave': (snapshot) => snapshot.matches('confirming'),
    'deskAdjust.again': (snapshot) => snapshot.matches('unsure'),
    'deskAdjust.close': (snapshot) =>
      isNaming(snapshot) || isFilling(snapshot) || snapshot.matches('unsure') || snapshot.matches('made'),
  },
  expectations: {
    naming: ({ context: { username, tried, failure } }) => {
      const unknown = failure?.kind === 'refused' && failure.code === 'ACCOUNT_UNKNOWN';
      expect(fieldCalled('User name of the member')?.value).toBe(username);
      expect(fieldCalled('User name of the member')?.ariaInvalid).toBe(
        unknown || (tried && username.trim() === '') ? 'true' : null,
      );
      expect([buttonCalled('Find'), alerts().length]).toEqual([idle, failure !== null && !unknown ? 1 : 0]);
    },
    finding: () => {
      expect(buttonCalled('Find')).toEqual({ disabled: true, busy: true });
    },
    filling: ({ context }) => {
      const { purse, way, typed, reason, tried, failure } = context;
      expect(chosen()).toEqual([purse, way]);
      expect([fieldCalled('How much')?.value, fieldCalled('Reason')?.value]).toEqual([typed, reason]);
      expect([fieldCalled('How much')?.ariaInvalid, fieldCalled('Reason')?.ariaInvalid]).toEqual([
        tried && amountMeant(context) === null ? 'true' : null,
        tried && !isReasonSound(context) ? 'true' : null,
      ]);
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
    },
    confirming: (snapshot) => {
      showsCheck(snapshot);
      expect(buttonCalled('Make the adjustment')).toEqual(idle);
    },
    sending: (snapshot) => {
      showsCheck(snapshot);
      expect(buttonCalled('Make the adjustment')).toEqual({ disabled: true, busy: true });
    },
    unsure: () => {
      expect(alerts().join()).toContain('It may have gone through.');
      expect([buttonCalled('Send the same again'), buttonCalled('To the list')]).toEqual([idle, idle]);
    },
    made: ({ context: { made } }) =>
      expect(screen.getByRole('status').textContent).toBe(
        made?.status === 'done' ? 'It is made.' : 'It waits for a second operator. Nothing has moved yet.',
      ),
    closed: () => expect(screen.queryAllByRole('button')).toEqual([]),
  },
};
