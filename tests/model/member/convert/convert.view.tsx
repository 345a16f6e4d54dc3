import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { convertMachine } from '../../../../src/machines/member/convert/convert.machine.ts';
import { parseLots } from '../../../../src/machines/member/convert/convert.rules.ts';
import { isSixDigits } from '../../../../src/machines/money/sixDigits.ts';
import { formatMoney } from '../../../../src/ui/kit/money.ts';
import { ConvertPanel } from '../../../../src/ui/member/convert/ConvertPanel.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof convertMachine>;

const idle = { disabled: false, busy: false };
const isTyping = (snapshot: Snapshot) => snapshot.matches('typing');
const facts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
const statusTexts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const links = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link').map(({ textContent, href }) => [textContent, href]);
const when = (is: boolean) => (is ? 'true' : null);
const WORTH: Readonly<Record<string, string>> = { 200: 'P 2.00', 300: 'P 3.00', 600: 'P 6.00' };
const ACCOUNT = 'http://localhost:3000/member/securityCenter';
/** The text of a refusal and its link. */
const SAID: Readonly<Record<string, string>> = {
  BALANCE_TOO_LOW: 'Not enough left.',
  PAYMENT_PASSWORD_LOCKED: 'Locked after 5 wrong tries. Try again after 22/11/2026 18:30 GMT+8 (10:30 your time).',
  PAYMENT_PASSWORD_NOT_SET: 'You don’t have a payment password yet.',
};
const WAYS: Readonly<Record<string, readonly unknown[]>> = {
  PAYMENT_PASSWORD_LOCKED: [['Forgot it?', ACCOUNT]],
  PAYMENT_PASSWORD_NOT_SET: [['Set payment password', ACCOUNT]],
};

/** Points, their cash value and the payment password, as in the context. */
function showsForm({ context }: Snapshot): void {
  const { points, typed, paymentPassword, tried } = context;
  const lots = parseLots(context);
  expect([fieldCalled('Points')?.value, fieldCalled('Points')?.ariaInvalid]).toEqual([
    typed,
    when(tried && 'problem' in lots),
  ]);
  expect(facts()).toEqual(['points' in lots ? WORTH[typed] : '–']);
  expect([fieldCalled('Payment password')?.value, fieldCalled('Payment password')?.ariaInvalid]).toEqual([
    paymentPassword,
    when(tried && !isSixDigits(paymentPassword)),
  ]);
  expect(screen.queryAllByText(/You need at least 100 points/).length).toBe(points < 100 ? 1 : 0);
}

export const convertView: View<typeof convertMachine> = {
  open: onScreen((actor) => <ConvertPanel actor={actor} />),
  drivers: {
    'convert.type': ({ value }) => typeInto('Points', value),
    'convert.useMax': () => press('All'),
    'convert.typeSecret': ({ value }) => typeInto('Payment password', value),
    'convert.submit': () => press('Convert'),
    'convert.resend': () => press('Send again'),
    'convert.checkStatus': () => press('See my points'),
  },
  offers: {
    'convert.type': (snapshot, { value }) => isTyping(snapshot) && snapshot.context.typed !== value,
    'convert.useMax': (snapshot) => isTyping(snapshot) && snapshot.context.points >= 100,
    'convert.typeSecret': (snapshot, { value }) => isTyping(snapshot) && snapshot.context.paymentPassword !== value,
    'convert.submit': isTyping,
    'convert.resend': (snapshot) => snapshot.matches('unsure'),
    'convert.checkStatus': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    typing: (snapshot) => {
      showsForm(snapshot);
      const { failure, made } = snapshot.context;
      const code = failure?.kind === 'refused' ? failure.code : null;
      expect(alerts().join()).toContain(SAID[code ?? ''] ?? '');
      expect(alerts().length).toBe(failure === null ? 0 : 1);
      expect(links()).toEqual(WAYS[code ?? ''] ?? []);
      expect(statusTexts().length).toBe(made === null ? 0 : 1);
      if (made) {
        expect(statusTexts().join()).toContain(`points to ${formatMoney(made.amount)} in your main wallet.`);
      }
      expect(buttonCalled('Convert')).toEqual(idle);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Convert'), buttonCalled('All')?.disabled]).toEqual([{ disabled: true, busy: true }, true]);
    },
    looking: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Convert')).toEqual({ disabled: true, busy: false });
    },
    unsure: ({ context }) => {
      expect(sentAgain()).toBe(`${context.typed} points → ${WORTH[context.typed]}`);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([fieldCalled('Points'), buttonCalled('See my points')]).toEqual([null, idle]);
    },
  },
};
