import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ExchangeStatus } from '../../../src/api/contract/points.ts';
import type { exchangeMachine } from '../../../src/machines/exchange/exchange.machine.ts';
import { Exchange } from '../../../src/ui/exchange/Exchange.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof exchangeMachine>;

const idle = { disabled: false, busy: false };
const facts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

const LOOKS: Readonly<Record<ExchangeStatus, readonly [title: string, text: string, facts: readonly string[]]>> = {
  inProgress: [
    '2 × Paper lantern',
    '2,400 points are on hold until we review it. If rejected, they are returned.',
    ['2,400', '600', '12/3 Tha Phae Road, Thai', '22/11/2026 18:30', 'x1'],
  ],
  rejected: [
    '2 × Paper lantern',
    'Rejected. Your 2,400 points were returned.',
    ['2,400', '600', 'We do not send there.', '12/3 Tha Phae Road, Thai', '22/11/2026 18:30', '22/11/2026 19:30', 'x1'],
  ],
  approved: [
    'Points to money',
    'You converted 300 points to P 3.00 in your main wallet.',
    ['300', 'P 3.00', '600', '22/11/2026 18:30', 'x0'],
  ],
};

/** What is known of the exchange; nothing before it is loaded. */
function showsExchange({ context: { exchange } }: Snapshot): void {
  if (exchange === null) {
    expect(facts()).toEqual([]);
    return;
  }
  const [title, text, known] = LOOKS[exchange.status];
  expect([screen.getByRole('heading', { level: 3 }).textContent, facts()]).toEqual([title, known]);
  expect(screen.getByText(text).tagName).toBe('P');
}

export const exchangeView: View<typeof exchangeMachine> = {
  open: onScreen((actor) => <Exchange actor={actor} />),
  drivers: {
    'exchange.refresh': () => press(buttonCalled('Try again') ? 'Try again' : 'Refresh'),
    'exchange.close': () => press('All exchanges'),
    'page.language': 'elsewhere',
  },
  offers: { 'exchange.refresh': (snapshot) => !snapshot.hasTag('busy') },
  expectations: {
    loading: (snapshot) => {
      showsExchange(snapshot);
      expect([buttonCalled('All exchanges'), alerts()]).toEqual([idle, []]);
    },
    shown: (snapshot) => {
      showsExchange(snapshot);
      expect([buttonCalled('All exchanges'), buttonCalled('Refresh'), alerts()]).toEqual([idle, idle, []]);
    },
    failed: () => {
      expect(alerts().join()).toContain('The exchange could not be loaded');
      expect([buttonCalled('All exchanges'), buttonCalled('Try again'), facts()]).toEqual([idle, idle, []]);
    },
    closed: () => expect(screen.queryAllByRole('button')).toEqual([]),
  },
};
