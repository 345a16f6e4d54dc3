import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { billMachine } from '../../../src/machines/bill/bill.machine.ts';
import { Bill } from '../../../src/ui/bill/Bill.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof billMachine>;

const idle = { disabled: false, busy: false };
const CLAIM = 'Claim P 150,000.00';
const textsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

/** The bill, line by line, and the requirement of the next tier. */
function showsBill({ context: { detail } }: Snapshot): void {
  if (detail === null) return;
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines.slice(0, 3)).toEqual([
    'Share1% of P 15,200,000.00P 152,000.00',
    'Deducted for voided bets−P 2,000.00',
    'DueP 150,000.00',
  ]);
  expect(lines.slice(3, 5)).toEqual(
    detail.mayClaim
      ? ['Paid so farP 0.00', 'OutstandingP 150,000.00']
      : ['Paid so farP 90,000.00', 'OutstandingP 60,000.00'],
  );
  expect(lines.slice(5)).toEqual([
    'Valid betsP 15,200,000.00',
    'Team winningsP 300.00',
    'Active members2',
    'Valid betsreachedP 1,000.00',
    'Active members3 more5',
  ]);
  expect(screen.getByText('Tier reached: 1%')).not.toBeNull();
  expect(screen.getByText('Note from our team: Looked at')).not.toBeNull();
  expect(screen.getByText('Daily wages · 21/11/2026 · From agent1')).not.toBeNull();
}

export const billView: View<typeof billMachine> = {
  open: onScreen((actor) => <Bill actor={actor} />),
  drivers: {
    'bill.retry': () => press('Try again'),
    'bill.refresh': () => press('Refresh'),
    'bill.claim': () => press(CLAIM),
    'bill.resend': () => press('Send again'),
    'bill.checkStatus': () => press('See bill'),
    'bill.close': () => press('All bills'),
  },
  offers: {
    'bill.retry': (snapshot) => snapshot.matches('failed'),
    'bill.refresh': (snapshot) => snapshot.matches('shown'),
    'bill.claim': (snapshot) => snapshot.matches('shown') && snapshot.context.detail?.mayClaim === true,
    'bill.resend': (snapshot) => snapshot.matches('unsure'),
    'bill.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'bill.close': (snapshot) => snapshot.can({ type: 'bill.close' }),
  },
  expectations: {
    loading: (snapshot) => {
      expect(buttonCalled('All bills')).toEqual(idle);
      showsBill(snapshot);
      if (snapshot.context.detail) expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('This bill could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Refresh')]).toEqual([idle, null]);
    },
    shown: (snapshot) => {
      const { detail, failure, claimed } = snapshot.context;
      showsBill(snapshot);
      expect([buttonCalled('All bills'), buttonCalled('Refresh')]).toEqual([idle, idle]);
      expect(buttonCalled(CLAIM)).toEqual(detail?.mayClaim ? idle : null);
      expect(alerts()).toEqual(failure ? ['This bill cannot be claimed now. Refresh and check its status.'] : []);
      expect(textsOf('status')).toEqual(claimed === null ? [] : ['Claimed. P 90,000.00 paid so far.']);
    },
    claiming: (snapshot) => {
      showsBill(snapshot);
      expect([buttonCalled(CLAIM), buttonCalled('All bills')]).toEqual([
        { disabled: true, busy: true },
        { disabled: true, busy: false },
      ]);
    },
    unsure: (snapshot) => {
      showsBill(snapshot);
      expect(alerts().join()).toContain('This may have gone through.');
      expect(buttonCalled('Send again')).toEqual(idle);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
