import { randomUUID } from 'node:crypto';
import { refused } from '../player.ts';
import type { Scenario } from '../scenario.ts';

const WRONG_AMOUNTS = [0, -1, 0.5, '10000', null, 1e15] as const;

export const requests: readonly Scenario[] = [
  {
    id: 'token-once',
    title: 'a launch token opens one session, and an unknown one none',
    points: 3,
    run: async ({ target, send }) => {
      for (const token of [target.token, 'conform-unknown-token'])
        refused('session', await send({ verb: 'session', body: JSON.stringify({ token }) }), 'TOKEN_INVALID');
    },
  },
  {
    id: 'session-unknown',
    title: 'a session that was never opened is refused',
    points: 3,
    run: async (player) => {
      const session = 'conform-unknown-session';
      const answer = await player.send({ verb: 'balance', body: JSON.stringify({ session }) });
      refused('balance', answer, 'SESSION_ENDED', 'TOKEN_INVALID');
      await player.moves(0, async () => {
        const bet = await player.newRound().ask('bet', { session, amount: player.unit });
        refused('bet', bet, 'SESSION_ENDED', 'TOKEN_INVALID');
      });
    },
  },
  {
    id: 'body-unreadable',
    title: 'a body that is no JSON, or lacks a field, is refused',
    points: 1,
    run: async (player) => {
      refused('balance', await player.send({ verb: 'balance', body: '{"session":' }), 'BAD_REQUEST');
      refused('balance', await player.send({ verb: 'balance', body: '{}' }), 'BAD_REQUEST');
      refused('bet', await player.newRound().ask('bet'), 'BAD_REQUEST', 'AMOUNT_INVALID');
    },
  },
  {
    id: 'amounts',
    title: 'an amount that is no positive whole number of 1/10,000 is refused, never rounded',
    points: 3,
    run: (player) =>
      player.moves(0, async () => {
        for (const amount of WRONG_AMOUNTS)
          refused('bet', await player.newRound().ask('bet', { amount }), 'AMOUNT_INVALID', 'BAD_REQUEST');
      }),
  },
  {
    id: 'beyond-balance',
    title: 'a stake above the balance takes nothing, and stays refused when it is repeated',
    points: 3,
    run: async (player) => {
      const round = player.newRound();
      const start = await player.balance();
      const bet = round.transaction('bet', { amount: start + player.unit });
      await player.moves(0, async () =>
        refused('bet', await round.repeat(bet), 'INSUFFICIENT_FUNDS', 'LIMIT_REACHED', 'AMOUNT_INVALID'),
      );
      await player.newRound().ask('promoWin', { amount: 2 * player.unit, campaign: 'conform' });
      await player.moves(0, async () =>
        refused('bet', await round.repeat(bet), 'INSUFFICIENT_FUNDS', 'LIMIT_REACHED', 'AMOUNT_INVALID'),
      );
      await player.newRound().ask('betWin', { stake: 2 * player.unit, payout: 0, transactionId: randomUUID() });
    },
  },
];
