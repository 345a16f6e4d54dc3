import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { roundMachine } from '../../../src/machines/round/round.machine.ts';
import { Round } from '../../../src/ui/round/Round.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof roundMachine>;

const idle = { disabled: false, busy: false };
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

function showsRound({ context: { detail } }: Snapshot): void {
  if (detail === null) return;
  expect(screen.getByRole('heading', { name: 'Lantern Night' })).not.toBeNull();
  const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines).toEqual(
    detail.state === 'settled'
      ? [
          'StakeP 20.00',
          'PayoutP 10.00',
          'Net result−P 10.00',
          'Valid betP 20.00',
          'Opened22/11/2026 18:29',
          'Settled22/11/2026 18:30',
          'RoundLN-ZF16-Y752',
        ]
      : ['StakeP 20.00', 'PayoutP 0.00', 'Net result−P 20.00', 'Opened22/11/2026 18:29', 'RoundLN-ZF16-Y752'],
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.length).toBe(detail.ledger.length);
  expect(rows[0]).toContain('22/11/2026 18:29Change−P 20.00BalanceP 80.00');
  expect([hrefOf('Check this round'), hrefOf('Replay this round')]).toEqual([
    'https://games.example.test/check/LN-ZF16-Y752',
    'https://games.example.test/replay/LN-ZF16-Y752',
  ]);
}

export const roundView: View<typeof roundMachine> = {
  open: onScreen((actor) => <Round actor={actor} />),
  drivers: {
    'round.refresh': () => press(buttonCalled('Try again') ? 'Try again' : 'Refresh'),
    'round.close': () => press('All bets'),
  },
  offers: {
    'round.refresh': (snapshot) => snapshot.can({ type: 'round.refresh' }),
    'round.close': (snapshot) => snapshot.can({ type: 'round.close' }),
  },
  expectations: {
    loading: (snapshot) => {
      expect(buttonCalled('All bets')).toEqual(idle);
      showsRound(snapshot);
      if (snapshot.context.detail) expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    shown: (snapshot) => {
      showsRound(snapshot);
      expect([alerts(), buttonCalled('Refresh')]).toEqual([[], idle]);
    },
    failed: () => {
      expect(alerts().join()).toContain('The round could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Refresh')]).toEqual([idle, null]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
