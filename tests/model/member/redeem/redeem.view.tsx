import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { redeemMachine } from '../../../../src/machines/member/redeem/redeem.machine.ts';
import { quantityOf, quantityProblem } from '../../../../src/machines/member/redeem/redeem.rules.ts';
import { isSixDigits } from '../../../../src/machines/money/sixDigits.ts';
import { formatPoints } from '../../../../src/ui/kit/points.ts';
import { RedeemDialog } from '../../../../src/ui/member/redeem/RedeemDialog.tsx';
import type { View } from '../../kit/view.ts';
import {
  alerts,
  buttonCalled,
  dialogShown,
  fieldCalled,
  nothingShown,
  onScreen,
  press,
  typeInto,
} from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof redeemMachine>;

const idle = { disabled: false, busy: false };
const LABELS = { address: 'Address', nationality: 'Nationality', paymentPassword: 'Payment password' } as const;
const isTyping = (snapshot: Snapshot) => snapshot.matches('typing');
const isGoods = ({ context }: Snapshot) => context.reward.kind === 'goods';
const facts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
const submitName = ({ context }: Snapshot) => `Exchange for ${quantityOf(context).total.toLocaleString('en')} points`;
const wrong = (label: string) => fieldCalled(label)?.ariaInvalid ?? null;
const when = (is: boolean) => (is ? 'true' : null);
const typedIn = ({ receiver, paymentPassword }: Snapshot['context'], field: keyof typeof LABELS) =>
  field === 'paymentPassword' ? paymentPassword : receiver[field];

/** Reward, quantity, total, receiver and payment password, as in the context. */
function showsForm(snapshot: Snapshot): void {
  const { context } = snapshot;
  const { reward, points, typed, receiver, paymentPassword, tried } = context;
  const { total } = quantityOf(context);
  const problem = quantityProblem(context);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(reward.name);
  expect(screen.getByText(`${reward.points.toLocaleString('en')} points each`).tagName).toBe('P');
  expect([fieldCalled('Quantity')?.value, wrong('Quantity')]).toEqual([
    typed,
    when(problem !== null && (tried || problem.kind !== 'noNumber')),
  ]);
  expect(facts()).toEqual([
    problem === null || problem.kind === 'short' ? total.toLocaleString('en') : '–',
    problem === null ? (points - total).toLocaleString('en') : '–',
  ]);
  for (const field of ['address', 'nationality'] as const) {
    expect(fieldCalled(LABELS[field])?.value ?? null).toBe(isGoods(snapshot) ? receiver[field] : null);
    expect(wrong(LABELS[field])).toBe(when(isGoods(snapshot) && tried && receiver[field] === ''));
  }
  const isMissing = (field: keyof typeof receiver) => isGoods(snapshot) && tried && receiver[field] === '';
  const [noAddress, noNationality] = [isMissing('address'), isMissing('nationality')];
  const said = ['Enter your address and your nationality.', 'Enter your address.', 'Enter your nationality.'];
  expect(said.map((words) => screen.queryAllByText(words).length > 0)).toEqual([
    noAddress && noNationality,
    noAddress,
    noNationality,
  ]);
  expect([fieldCalled(LABELS.paymentPassword)?.value, wrong(LABELS.paymentPassword)]).toEqual([
    paymentPassword,
    when(tried && !isSixDigits(paymentPassword)),
  ]);
}

export const redeemView: View<typeof redeemMachine> = {
  open: onScreen((actor) => <RedeemDialog actor={actor} />),
  drivers: {
    'redeem.type': ({ value }) => typeInto('Quantity', value),
    'redeem.step': ({ by }) => press(by === 1 ? 'Increase' : 'Decrease'),
    'redeem.typeSecret': ({ field, value }) => typeInto(LABELS[field], value),
    'redeem.submit': () => void fireEvent.click(screen.getByRole('button', { name: /^Exchange for/ })),
    'redeem.resend': () => press('Send again'),
    'redeem.checkStatus': () => press('See my points'),
    'redeem.close': () => press('Close'),
  },
  offers: {
    'redeem.type': (snapshot, { value }) => isTyping(snapshot) && snapshot.context.typed !== value,
    'redeem.step': (snapshot, { by }) => isTyping(snapshot) && snapshot.can({ type: 'redeem.step', by }),
    'redeem.typeSecret': (snapshot, { field, value }) =>
      isTyping(snapshot) &&
      (field === 'paymentPassword' || isGoods(snapshot)) &&
      typedIn(snapshot.context, field) !== value,
    'redeem.submit': isTyping,
    'redeem.resend': (snapshot) => snapshot.matches('unsure'),
    'redeem.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'redeem.close': (snapshot) => isTyping(snapshot) || snapshot.matches('done') || snapshot.matches('gone'),
  },
  expectations: {
    typing: (snapshot) => {
      showsForm(snapshot);
      const { failure, reward } = snapshot.context;
      expect(dialogShown()).toEqual({ title: 'Exchange points', busy: false });
      expect([buttonCalled(submitName(snapshot)), buttonCalled('Close')]).toEqual([idle, idle]);
      const code = failure?.kind === 'refused' ? failure.code : null;
      const said: Readonly<Record<string, string>> = {
        PAYMENT_PASSWORD_WRONG: 'The payment password is incorrect. Try again. Tries left: 4.',
        STATUS_CHANGED: `The price is now ${reward.points.toLocaleString('en')} points each. Nothing was exchanged.`,
      };
      expect(alerts()).toEqual(code === null ? [] : [said[code]]);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect(dialogShown()).toEqual({ title: 'Exchange points', busy: true });
      expect([buttonCalled(submitName(snapshot)), buttonCalled('Close')]).toEqual([
        { disabled: true, busy: true },
        null,
      ]);
    },
    'looking.rewards': (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled(submitName(snapshot)), alerts().length]).toEqual([{ disabled: true, busy: false }, 1]);
    },
    'looking.balance': (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled(submitName(snapshot)), alerts().length]).toEqual([{ disabled: true, busy: false }, 1]);
    },
    unsure: () => {
      expect(alerts().join()).toContain('This may have gone through.');
      expect([fieldCalled('Quantity'), buttonCalled('Send again'), buttonCalled('Close')]).toEqual([null, idle, null]);
    },
    gone: () => {
      expect(alerts().join()).toContain('This reward is no longer available');
      expect([fieldCalled('Quantity'), buttonCalled('Back to rewards')]).toEqual([null, idle]);
    },
    done: ({ context: { exchange } }) => {
      const { points = 0, quantity, item } = exchange ?? {};
      const aside = `${formatPoints(points)} points are on hold for ${quantity} × ${item}.`;
      expect(screen.getByRole('status').textContent).toContain(aside);
      expect([fieldCalled('Quantity'), buttonCalled('Back to rewards')]).toEqual([null, idle]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
