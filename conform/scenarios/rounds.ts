import { ok, refused, require } from '../player.ts';
import type { Scenario } from '../scenario.ts';

export const rounds: readonly Scenario[] = [
  {
    id: 'bet-win',
    title: 'bet and final win move exactly stake and payout',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      await moves(-2 * unit, async () => ok('bet', await round.ask('bet', { amount: 2 * unit })));
      const { outcome } = await moves(5 * unit, async () =>
        ok('win', await round.ask('win', { amount: 5 * unit, final: true })),
      );
      require(outcome === 'PAID', `a win after its bet is ${String(outcome)}, not PAID`);
    },
  },
  {
    id: 'bet-and-win',
    title: 'betWin moves payout minus stake and settles the round',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      await moves(unit, async () => ok('betWin', await round.ask('betWin', { stake: unit, payout: 2 * unit })));
      refused('bet', await round.ask('bet', { amount: unit }), 'ROUND_CLOSED');
    },
  },
  {
    id: 'answer-balance',
    title: 'each answer tells the balance after the call',
    points: 2,
    run: async ({ newRound, balance, unit }) => {
      const round = newRound();
      const start = await balance();
      const bet = ok('bet', await round.ask('bet', { amount: unit }));
      require(bet.balance === start - unit, `bet answered the balance ${String(bet.balance)}, not ${start - unit}`);
      const win = ok('win', await round.ask('win', { amount: 3 * unit, final: true }));
      require(win.balance === start + 2 * unit, `win answered ${String(win.balance)}, not ${start + 2 * unit}`);
    },
  },
  {
    id: 'several-bets',
    title: 'a round takes several bets and wins before it is finished',
    points: 2,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      await moves(0, async () => {
        for (const verb of ['bet', 'bet'] as const) ok(verb, await round.ask(verb, { amount: unit }));
        for (const final of [false, false]) ok('win', await round.ask('win', { amount: unit, final }));
        ok('finishRound', await round.ask('finishRound'));
      });
    },
  },
  {
    id: 'closed',
    title: 'a settled round takes no bet, win, finish or cancellation',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      const bet = round.transaction('bet', { amount: unit });
      ok('bet', await round.repeat(bet));
      ok('finishRound', await round.ask('finishRound'));
      await moves(0, async () => {
        refused('bet', await round.ask('bet', { amount: unit }), 'ROUND_CLOSED');
        refused('win', await round.ask('win', { amount: unit, final: false }), 'ROUND_CLOSED');
        refused('finishRound', await round.ask('finishRound'), 'ROUND_CLOSED');
        const cancel = { betTransactionId: bet.id, reason: 'conform' };
        refused('cancelBet', await round.ask('cancelBet', cancel), 'ROUND_CLOSED');
      });
    },
  },
  {
    id: 'round-info',
    title: 'roundInfo tells state, stake, payout and transactions; an unknown round is refused',
    points: 1,
    run: async ({ newRound, unit }) => {
      const round = newRound();
      refused('roundInfo', await round.ask('roundInfo'), 'ROUND_UNKNOWN');
      await round.ask('bet', { amount: 2 * unit });
      const open = ok('roundInfo', await round.ask('roundInfo'));
      const told = [open.state, open.stake, open.payout, (open.transactions as unknown[]).length];
      require(String(told) === String(['open', 2 * unit, 0, 1]), `an open round was told as ${told.join(', ')}`);
      await round.ask('win', { amount: unit, final: true });
      const { state, stake, payout } = ok('roundInfo', await round.ask('roundInfo'));
      const after = String([state, stake, payout]);
      require(after === String(['settled', 2 * unit, unit]), `a settled round was told as ${after}`);
    },
  },
  {
    id: 'promotion',
    title: 'a promotional win pays outside a round',
    points: 1,
    run: async ({ newRound, moves, unit }) => {
      const promotion = { amount: 3 * unit, campaign: 'conform' };
      await moves(3 * unit, async () => ok('promoWin', await newRound().ask('promoWin', promotion)));
    },
  },
  {
    id: 'unsettle',
    title: 'an un-settlement takes the payout back, its cancellation restores it, and a new result can follow',
    points: 3,
    run: async ({ newRound, moves, unit }) => {
      const round = newRound();
      ok('bet', await round.ask('bet', { amount: unit }));
      ok('win', await round.ask('win', { amount: 4 * unit, final: true }));
      const first = round.transaction('unsettle', { reason: 'conform' });
      await moves(-4 * unit, async () => ok('unsettle', await round.repeat(first)));
      const restored = { unsettleTransactionId: first.id };
      await moves(4 * unit, async () => ok('cancelUnsettle', await round.ask('cancelUnsettle', restored)));
      await moves(-4 * unit, async () => ok('unsettle', await round.ask('unsettle', { reason: 'conform' })));
      await moves(2 * unit, async () => ok('win', await round.ask('win', { amount: 2 * unit, final: true })));
    },
  },
];
