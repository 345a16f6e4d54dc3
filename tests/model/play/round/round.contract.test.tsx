// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { betContract, type RoundDetail } from '../../../../src/api/contract/play/bet.ts';
import { roundPage } from '../../../../src/machines/play/round/round.machine.ts';
import { Round } from '../../../../src/ui/play/round/Round.tsx';
import { pageContract } from '../../page/pageContract.tsx';

const P = 10_000;
const at = Date.UTC(2026, 10, 22, 10, 30);
const roundId = 'LN-ZF16-Y752';

const settled: RoundDetail = {
  roundId,
  openedAt: at - 3_000,
  vendor: 'Nine Lamps',
  category: 'RNG',
  game: 'Lantern Night',
  gameId: 'lantern-night',
  stake: 20 * P,
  payout: 10 * P,
  provider: 'statehouse-games',
  state: 'settled',
  validBet: 18 * P,
  settledAt: at,
  voidReason: null,
  demo: false,
  transactions: [{ transactionId: 't1', kind: 'bet', amount: 20 * P, state: 'done', at: at - 3_000 }],
  ledger: [
    { id: 'm1/1', at: at - 3_000, kind: 'gameBet', amount: -20 * P, balance: 80 * P, wallet: 'main' },
    { id: 'm2/1', at, kind: 'gameWin', amount: 10 * P, balance: 90 * P, wallet: 'main' },
  ],
  checkUrl: `https://games.example.test/check/${roundId}`,
  replayUrl: `https://games.example.test/replay/${roundId}`,
};
const open: RoundDetail = {
  ...{ ...settled, state: 'open', payout: 0, validBet: null, settledAt: null },
  ledger: settled.ledger.slice(0, 1),
};

describe('[MEMBER-10] a round', () => {
  it.each(
    pageContract({
      page: roundPage,
      view: (actor) => <Round actor={actor} />,
      input: { roundId },
      close: 'All bets',
      reads: {
        detail: {
          endpoint: betContract.round,
          request: { roundId, language: 'TH' },
          refresh: 'Refresh',
          values: [settled, open],
          failed: 'The round could not be loaded',
        },
      },
    }),
  )('%s', (_title, run) => run());
});
