import { ok, refused, require } from '../player.ts';
import type { Scenario } from '../scenario.ts';

export const order: readonly Scenario[] = [
  {
    id: 'win-first',
    title: 'a win before its bet is paid with the bet, once, or refused',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      const win = round.transaction('win', { amount: 3 * unit, final: true });
      const early = await moves(0, () => round.repeat(win));
      if (early.body.status !== 'OK') {
        refused('win', early, 'ROUND_UNKNOWN');
        return;
      }
      require(early.body.outcome === 'PARKED', `a win before its bet is ${String(early.body.outcome)}, not PARKED`);
      await moves(2 * unit, async () => ok('bet', await round.ask('bet', { amount: unit })));
      await moves(0, () => round.repeat(win));
    },
  },
  {
    id: 'cancel-first',
    title: 'a bet that was cancelled before it came is not taken',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      const bet = round.transaction('bet', { amount: unit });
      await moves(0, async () => {
        const cancelled = await round.ask('cancelBet', { betTransactionId: bet.id, reason: 'conform' });
        if (cancelled.body.status !== 'OK') {
          refused('cancelBet', cancelled, 'BET_UNKNOWN');
          return;
        }
        const { outcome } = cancelled.body;
        require(outcome === 'TOMBSTONE', `a cancellation before its bet is ${String(outcome)}, not TOMBSTONE`);
        refused('bet', await round.repeat(bet), 'BET_CANCELLED');
      });
    },
  },
  {
    id: 'cancelled-round',
    title: 'a cancelled round returns its stake and pays no win',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      await moves(0, async () => {
        const bet = round.transaction('bet', { amount: unit });
        ok('bet', await round.repeat(bet));
        ok('cancelBet', await round.ask('cancelBet', { betTransactionId: bet.id, reason: 'conform' }));
        refused('win', await round.ask('win', { amount: 9 * unit, final: true }), 'ROUND_CLOSED');
      });
    },
  },
  {
    id: 'cancel-foreign',
    title: 'a bet is not cancelled by way of another round',
    points: 2,
    run: async ({ newRound, moves, unit }) => {
      const [one, other] = [newRound(), newRound()];
      const bet = one.transaction('bet', { amount: unit });
      ok('bet', await one.repeat(bet));
      ok('bet', await other.ask('bet', { amount: unit }));
      await moves(0, async () => {
        const wrong = await other.ask('cancelBet', { betTransactionId: bet.id, reason: 'conform' });
        refused('cancelBet', wrong, 'BET_UNKNOWN', 'ROUND_CLOSED');
      });
      for (const round of [one, other]) ok('finishRound', await round.ask('finishRound'));
    },
  },
];

/** Runs last: the session is over after it. */
export const afterTheEnd: Scenario = {
  id: 'session-ended',
  title: 'after the session has ended wins and cancellations are taken, bets are not',
  points: 3,
  skip: ({ target }) => (target.endSession ? null : 'no way to end the session was given'),
  run: async ({ target, newRound, unit }) => {
    const [won, cancelled] = [newRound(), newRound()];
    const bet = cancelled.transaction('bet', { amount: unit });
    ok('bet', await won.ask('bet', { amount: unit }));
    ok('bet', await cancelled.repeat(bet));
    await target.endSession?.();
    refused('bet', await newRound().ask('bet', { amount: unit }), 'SESSION_ENDED');
    ok('win', await won.ask('win', { amount: 2 * unit, final: true }));
    const back = { betTransactionId: bet.id, reason: 'conform' };
    ok('cancelBet', await cancelled.ask('cancelBet', back));
  },
};
