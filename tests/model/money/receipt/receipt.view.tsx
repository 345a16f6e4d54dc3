import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { receiptMachine } from '../../../../src/machines/money/receipt/receipt.machine.ts';
import { areProofsRequired, proofsProblem, receivedOf } from '../../../../src/machines/money/receipt/receipt.rules.ts';
import { Receipt } from '../../../../src/ui/money/receipt/Receipt.tsx';
import type { View } from '../../kit/view.ts';
import {
  alerts,
  buttonCalled,
  fieldCalled,
  nothingShown,
  onScreen,
  press,
  sentAgain,
  typeInto,
} from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof receiptMachine>;

const ANSWERS = { received: 'Received in full', partly: 'Partly received', not: 'Not received' } as const;
const idle = { disabled: false, busy: false };
const isShown = (snapshot: Snapshot) => snapshot.matches('shown');
const asks = ({ context }: Snapshot) => context.detail?.canConfirm === true;
const hasForm = (snapshot: Snapshot) => asks(snapshot) || snapshot.context.disputing;
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const LOOKED_INTO = 'We are investigating. Auto-confirmation is paused.';
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;

/** The withdrawal and the question, as in the context. */
function showsDetail(snapshot: Snapshot): void {
  const { context } = snapshot;
  const { detail, answer, disputing, typed, proofs, tried } = context;
  if (detail === null) return;
  expect(screen.getByText(detail.reference).tagName).toBe('DD');
  expect(screen.getByText('River Bank •••• 4471').textContent).toBe('River Bank •••• 4471');
  expect(screen.queryAllByText('Requested').length).toBe(1);
  const isAsked = hasForm(snapshot) && !disputing;
  expect(chosen()).toBe(isAsked ? answer : null);
  const isAnswered = detail.status === 'notReceived' || detail.status === 'partlyReceived';
  const question = screen.queryByRole('group')?.querySelector('legend')?.textContent ?? null;
  expect(question).toBe(isAsked ? (isAnswered ? 'Update your answer' : 'Have you received the money?') : null);
  expect(statuses()).toEqual(isAsked && isAnswered ? [LOOKED_INTO] : []);
  expect(screen.queryByText('Choose an answer.') !== null).toBe(isAsked && tried && answer === null);
  const isPartly = hasForm(snapshot) && !disputing && answer === 'partly';
  expect(fieldCalled('Amount received')?.value ?? null).toBe(isPartly ? typed : null);
  if (isPartly) {
    expect(fieldCalled('Amount received')?.ariaInvalid).toBe(tried && 'problem' in receivedOf(context) ? 'true' : null);
  }
  const wants = hasForm(snapshot) && areProofsRequired(context);
  expect(picker() !== null).toBe(wants);
  expect(screen.queryAllByRole('button', { name: /^Remove / }).length).toBe(wants ? proofs.length : 0);
  if (wants) expect(picker()?.ariaInvalid).toBe(tried && proofsProblem(context) ? 'true' : null);
}

function showsWhole(snapshot: Snapshot): void {
  showsDetail(snapshot);
  expect(buttonCalled('Refresh')).toEqual(idle);
  expect(buttonCalled('Send answer')).toEqual(hasForm(snapshot) ? idle : null);
  expect(alerts().length).toBe(snapshot.context.failure === null ? 0 : 1);
}

export const receiptView: View<typeof receiptMachine> = {
  open: onScreen((actor) => <Receipt actor={actor} />),
  drivers: {
    'page.language': 'elsewhere',
    'receipt.retry': () => press('Try again'),
    'receipt.refresh': () => press('Refresh'),
    'receipt.choose': ({ answer }) => screen.getByDisplayValue(answer).click(),
    'receipt.type': ({ value }) => typeInto('Amount received', value),
    'receipt.addProofs': ({ proofs }) => {
      const input = picker() ?? expect.unreachable();
      fireEvent.change(input, { target: { files: proofs.map(({ file }) => file) } });
    },
    'receipt.removeProof': ({ index }) => screen.getAllByRole('button', { name: /^Remove / })[index]?.click(),
    'receipt.dispute': () => press('Not received'),
    'receipt.leaveDispute': () => press('Cancel'),
    'receipt.submit': () => press('Send answer'),
    'receipt.resend': () => press('Send again'),
    'receipt.checkStatus': () => press('See withdrawal'),
    'receipt.close': () => press('All withdrawals'),
  },
  offers: {
    'receipt.retry': (snapshot) => snapshot.matches('failed'),
    'receipt.refresh': isShown,
    'receipt.choose': (snapshot) => isShown(snapshot) && asks(snapshot) && !snapshot.context.disputing,
    'receipt.type': (snapshot, { value }) =>
      isShown(snapshot) &&
      asks(snapshot) &&
      !snapshot.context.disputing &&
      snapshot.context.answer === 'partly' &&
      snapshot.context.typed !== value,
    'receipt.addProofs': (snapshot, { proofs }) =>
      isShown(snapshot) &&
      hasForm(snapshot) &&
      areProofsRequired(snapshot.context) &&
      proofs.every(({ name }) => name === 'proof.png'),
    'receipt.removeProof': (snapshot, { index }) =>
      isShown(snapshot) &&
      hasForm(snapshot) &&
      areProofsRequired(snapshot.context) &&
      snapshot.context.proofs[index] !== undefined,
    'receipt.dispute': (snapshot) =>
      isShown(snapshot) && snapshot.context.detail?.disputeUntil != null && !snapshot.context.disputing,
    'receipt.leaveDispute': (snapshot) => isShown(snapshot) && snapshot.context.disputing,
    'receipt.submit': (snapshot) => isShown(snapshot) && hasForm(snapshot),
    'receipt.resend': (snapshot) => snapshot.matches('unsure'),
    'receipt.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'receipt.close': (snapshot) => isShown(snapshot) || snapshot.matches('loading') || snapshot.matches('failed'),
  },
  expectations: {
    loading: (snapshot) => {
      showsDetail(snapshot);
      expect(buttonCalled('All withdrawals')).toEqual(idle);
      if (snapshot.context.detail) expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('This withdrawal could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'shown.resting': showsWhole,
    'shown.polling': showsWhole,
    'sending.received': (snapshot) => {
      showsDetail(snapshot);
      expect([buttonCalled('Send answer')?.busy, chosen()]).toEqual([true, 'received']);
    },
    'sending.partly': (snapshot) => {
      showsDetail(snapshot);
      expect([buttonCalled('Send answer')?.busy, chosen()]).toEqual([true, 'partly']);
    },
    'sending.not': (snapshot) => {
      showsDetail(snapshot);
      expect([buttonCalled('Send answer')?.busy, chosen()]).toEqual([true, 'not']);
    },
    'sending.dispute': (snapshot) => {
      showsDetail(snapshot);
      expect([buttonCalled('Send answer')?.busy, chosen()]).toEqual([true, null]);
    },
    taken: () => expect.unreachable(),
    refused: () => expect.unreachable(),
    unsure: ({ context: { disputing, answer } }) => {
      expect(sentAgain()).toBe(disputing ? 'Not received' : answer && ANSWERS[answer]);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('All withdrawals')?.disabled]).toEqual([idle, true]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
