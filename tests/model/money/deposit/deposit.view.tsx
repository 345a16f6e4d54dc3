import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { depositMachine } from '../../../../src/machines/money/deposit/deposit.machine.ts';
import { amountOf } from '../../../../src/machines/money/deposit/deposit.rules.ts';
import { NewDeposit } from '../../../../src/ui/money/deposit/DepositPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof depositMachine>;

const idle = { disabled: false, busy: false };
const resting = { disabled: true, busy: false };
const isChoosing = (snapshot: Snapshot) => snapshot.matches({ ready: 'choosing' });
const canType = (snapshot: Snapshot) => isChoosing(snapshot) && snapshot.context.methods?.length !== 0;
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;
const facts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

const COSTS: Readonly<Record<string, readonly string[]>> = {
  'TRANSFER 250': ['P 250.00', 'P 0.00', 'P 250.00'],
  'EWALLET 250': ['P 250.00', 'P 12.50', 'P 237.50'],
};
const UNKNOWN = ['–', '–', '–'];

function showsPage({ context }: Snapshot): void {
  if (context.methods === null) {
    expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]);
    return;
  }
  expect(chosen()).toBe(context.method);
  expect(facts()).toEqual(context.method === null ? [] : (COSTS[`${context.method} ${context.typed}`] ?? UNKNOWN));
}

export const depositView: View<typeof depositMachine> = {
  open: onScreen((actor) => <NewDeposit actor={actor} record={null} />),
  drivers: {
    'deposit.retry': () => press('Try again'),
    'deposit.choose': ({ method }) => screen.getByDisplayValue(method).click(),
    'deposit.type': ({ value }) => typeInto('Amount', value),
    'deposit.submit': () => press('Deposit'),
    'deposit.resend': () => press('Send again'),
    'deposit.checkStatus': () => press('See my deposits'),
    'deposit.guide': () => press('How it works'),
    'deposit.closeGuide': () => press('Back to deposit'),
    'page.language': 'elsewhere',
  },
  offers: {
    'deposit.retry': (snapshot) => snapshot.matches('failed'),
    'deposit.choose': (snapshot, { method }) => canType(snapshot) && method === 'EWALLET',
    'deposit.type': (snapshot, { value }) => canType(snapshot) && value !== snapshot.context.typed,
    'deposit.submit': canType,
    'deposit.resend': (snapshot) => snapshot.matches('unsure'),
    'deposit.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'deposit.guide': isChoosing,
    'deposit.closeGuide': (snapshot) => snapshot.matches({ ready: 'reading' }),
  },
  expectations: {
    loading: (snapshot) => {
      showsPage(snapshot);
      if (snapshot.context.methods !== null) expect(buttonCalled('How it works')).toEqual(resting);
    },
    failed: () => {
      expect(alerts().join()).toContain('The deposit page could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'ready.choosing': (snapshot) => {
      const { typed, tried, failure, methods } = snapshot.context;
      showsPage(snapshot);
      expect(buttonCalled('How it works')).toEqual(idle);
      if (methods?.length === 0) return;
      expect(fieldCalled('Amount')?.value).toBe(typed);
      expect(fieldCalled('Amount')?.ariaInvalid).toBe(tried && 'problem' in amountOf(snapshot.context) ? 'true' : null);
      expect([buttonCalled('Deposit'), alerts().length]).toEqual([idle, failure === null ? 0 : 1]);
    },
    'ready.reading': ({ context: { methods } }) => {
      expect(screen.getByRole('heading').textContent).toBe('A deposit in three steps');
      expect(facts()).toEqual(
        methods?.length === 0
          ? []
          : [
              ...['P 100.00 to P 500,000.00', 'No fee'],
              ...['P 20.00 to P 30,000.00', 'Fee P 10.00 + 1%', 'Usually 20 s'],
            ],
      );
    },
    sending: (snapshot) => {
      showsPage(snapshot);
      expect([buttonCalled('Deposit'), buttonCalled('How it works')]).toEqual([
        { disabled: true, busy: true },
        resting,
      ]);
    },
    unsure: ({ context }) => {
      const by = context.methods?.find(({ code }) => code === context.method);
      expect(sentAgain()).toBe(`P 250.00 · ${by?.name}`);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('See my deposits')]).toEqual([idle, idle]);
    },
  },
};
