import { expect } from 'vitest';
import { betContract, type RoundDetail } from '../../../src/api/contract/bet.ts';
import { roundMachine } from '../../../src/machines/round/round.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const P = 10_000;
const at = Date.UTC(2026, 10, 22, 10, 30);
const ROUND = 'LN-ZF16-Y752';
const { round } = betContract;

export const settled: RoundDetail = {
  roundId: ROUND,
  openedAt: at - 3_000,
  vendor: 'Nine Lamps',
  category: 'RNG',
  game: 'Lantern Night',
  gameId: 'lantern-night',
  stake: 20 * P,
  payout: 10 * P,
  provider: 'statehouse-games',
  state: 'settled',
  validBet: 20 * P,
  settledAt: at,
  voidReason: null,
  demo: false,
  transactions: [{ transactionId: 't1', kind: 'bet', amount: 20 * P, state: 'done', at: at - 3_000 }],
  ledger: [
    { id: 'm1/1', at: at - 3_000, kind: 'gameBet', amount: -20 * P, balance: 80 * P, wallet: 'main' },
    { id: 'm2/1', at, kind: 'gameWin', amount: 10 * P, balance: 90 * P, wallet: 'main' },
  ],
  checkUrl: `https://games.example.test/check/${ROUND}`,
  replayUrl: `https://games.example.test/replay/${ROUND}`,
};
const open: RoundDetail = {
  ...settled,
  state: 'open',
  payout: 0,
  validBet: null,
  settledAt: null,
  ledger: settled.ledger.slice(0, 1),
};

export const roundFlow: Flow<typeof roundMachine> = {
  machine: () => roundMachine,
  inputs: [{ roundId: ROUND, language: 'EN' }],
  cases: { 'round.refresh': [{}], 'round.close': [{}] },
  outcomes: { fetchRound: [answers(round, open), answers(round, settled), ...wireFailures(round)] },
  project: ({ detail, failure }) => [detail?.state, failure?.kind],
  invariants: {
    'never loses a round that it has shown': ({ snapshot }) => {
      if (snapshot.matches('shown')) expect(snapshot.context.detail?.roundId).toBe(ROUND);
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchRound: { request: { roundId: ROUND, language: 'EN' } } });
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'round.close' })]).toEqual([true, true]);
    },
    shown: ({ pending, snapshot }) => expect([pending, snapshot.context.failure]).toEqual([{}, null]),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'round.refresh' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
