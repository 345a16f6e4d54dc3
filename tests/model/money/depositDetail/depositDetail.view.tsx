import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { depositDetailMachine } from '../../../../src/machines/money/depositDetail/depositDetail.machine.ts';
import { secondsLeft, textOf } from '../../../../src/machines/money/depositDetail/depositDetail.rules.ts';
import { DepositDetailView } from '../../../../src/ui/money/deposit/DepositDetailView.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof depositDetailMachine>;

const idle = { disabled: false, busy: false };
const labels = {
  amount: 'Exact amount',
  bankName: 'Bank',
  accountName: 'Account holder',
  accountNumber: 'Account number',
  note: 'Note',
};
const endings = {
  starting: '',
  awaiting: '',
  paid: 'P 495.00 was added to your main wallet.',
  failed:
    'The payment failed and nothing was credited. If money left your account, give customer service the deposit number.',
  expired: 'Time is up and no payment has arrived. If you have paid, it will be credited when it arrives.',
};

const shown = () => document.body.textContent ?? '';
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent ?? '');

/** `00:29:55`. */
const clockOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

function isWatching(snapshot: Snapshot): void {
  expect(screen.getByRole('timer').textContent).toBe(clockOf(secondsLeft(snapshot.context)));
  expect(alerts().length).toBe(snapshot.context.failure === null ? 0 : 1);
  const isKnown = snapshot.context.detail?.payTo !== null;
  expect(shown().includes('Getting your payment details…')).toBe(!isKnown);
  expect(screen.queryAllByRole('img').length).toBe(isKnown ? 1 : 0);
  const cashier = screen.queryByRole('link', { name: 'Pay now' });
  expect(cashier?.getAttribute('href') ?? null).toBe(isKnown ? 'https://pay.example.test/pay/5e2f' : null);
  const isCopying = snapshot.matches({ watching: { copying: 'copying' } });
  expect(buttonCalled('Copy Note')).toEqual(isKnown ? { disabled: isCopying, busy: isCopying } : null);
}

export const depositDetailView: View<typeof depositDetailMachine> = {
  open: onScreen((actor) => <DepositDetailView actor={actor} />),
  drivers: {
    'depositDetail.retry': () => press('Try again'),
    'depositDetail.copy': ({ field }) => press(`Copy ${labels[field]}`),
    'depositDetail.back': () => press('All deposits'),
    'page.language': 'elsewhere',
  },
  offers: {
    'depositDetail.retry': (snapshot) => snapshot.matches('failed'),
    'depositDetail.copy': (snapshot, { field }) =>
      snapshot.matches({ watching: { copying: 'idle' } }) && textOf(snapshot.context.detail, field) !== null,
  },
  expectations: {
    begun: () => expect.unreachable('it is left at once'),
    opening: ({ context: { detail } }) => {
      expect([alerts(), screen.queryAllByRole('timer')]).toEqual([[], []]);
      expect(screen.queryAllByRole('heading').length > 0).toBe(detail !== null);
    },
    failed: () => {
      expect(alerts().join()).toContain('This deposit could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'watching.clock.ticking': isWatching,
    'watching.copying.idle': ({ context: { copied, detail } }) => {
      if (detail?.payTo == null) return;
      const said = { done: 'Note copied', failed: 'The browser blocked copying. Select the text and copy it.' };
      expect(statuses()).toEqual([copied === null || copied.outcome === 'underWay' ? '' : said[copied.outcome]]);
    },
    'watching.copying.copying': () => expect(statuses()).toEqual(['']),
    'watching.status.fresh': isWatching,
    'watching.status.resting': isWatching,
    'watching.status.looking': isWatching,
    ended: ({ context: { detail } }) => {
      expect(statuses()).toEqual([endings[detail?.status ?? 'starting']]);
      expect(shown().includes('You overpaid P 500.00. Customer service will refund it.')).toBe(
        detail?.status === 'paid',
      );
      expect([alerts(), screen.queryAllByRole('timer')]).toEqual([[], []]);
    },
    left: () => {},
  },
};
