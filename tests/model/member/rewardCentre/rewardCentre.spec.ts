import { expect } from 'vitest';
import { rewardCentreContract } from '../../../../src/api/contract/member/rewardCentre.ts';
import { rewardCentreMachine } from '../../../../src/machines/member/rewardCentre/rewardCentre.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { state, checkIn, draw } = rewardCentreContract;
const P = 10_000;
/** 22/11/2026 19:42 GMT+8. */
export const NOW = Date.UTC(2026, 10, 22, 11, 42);
const hash = (digit: string) => digit.repeat(64);

/** Today's draw of the wheel. */
export const wheelDraw = {
  id: 'win-3',
  game: 'wheel',
  prize: 1,
  currency: 'points',
  amount: 10,
  at: NOW,
  seed: hash('5'),
  commitment: hash('a'),
} as const;
export const wheelPrize = draw.value.parse({ ...wheelDraw, byTicket: false, tickets: 0, next: hash('d') });
/** With one of two tickets. */
export const ticketPrize = draw.value.parse({ ...wheelDraw, byTicket: true, tickets: 1, next: hash('d') });

const games = [
  {
    game: 'wheel',
    prizes: [
      { currency: 'P', amount: 1 * P, weight: 600 },
      { currency: 'points', amount: 10, weight: 399 },
      { currency: 'P', amount: 1_000 * P, weight: 1 },
    ],
    commitment: hash('a'),
    drawn: null,
    tickets: 0,
  },
  {
    game: 'envelope',
    prizes: [{ currency: 'P', amount: 5 * P, weight: 1 }],
    commitment: hash('b'),
    drawn: null,
    tickets: 0,
  },
  {
    game: 'egg',
    prizes: [{ currency: 'P', amount: 20 * P, weight: 1 }],
    commitment: hash('c'),
    drawn: null,
    tickets: 0,
  },
] as const;

/** Day 3 of a streak is open; today's chances are earned. */
export const earned = state.value.parse({
  now: NOW,
  nextDay: NOW + 4.3 * 3_600_000,
  checkIn: { points: [5, 5, 10, 10, 15, 20, 50], streak: 2, isDone: false },
  chance: { isEarned: true, validBet: 520 * P, leastValidBet: 500 * P },
  games,
});

/** Nothing to be had today: neither check-in nor chances are earned. */
export const unearned = state.value.parse({
  ...earned,
  chance: { isEarned: false, validBet: 120 * P, leastValidBet: 500 * P },
});

/** No chances earned, and two tickets for the wheel. */
export const ticketed = state.value.parse({
  ...unearned,
  games: games.map((one) => (one.game === 'wheel' ? { ...one, tickets: 2 } : one)),
});

const told = [{ told: { type: 'page.moneyMoved' } }, { sent: { type: 'list.refresh' }, to: 'history' }];

export const rewardCentreFlow: Flow<typeof rewardCentreMachine> = {
  machine: () => rewardCentreMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/member/rewardCenter' }],
  cases: {
    'rewardCentre.retry': [{}],
    'rewardCentre.checkIn': [{}],
    'rewardCentre.draw': [{ game: 'wheel' }, { game: 'egg' }],
    'rewardCentre.resend': [{}],
    'rewardCentre.look': [{}],
  },
  outcomes: {
    fetchState: [
      answers(state, earned),
      answers(state, unearned),
      answers(state, ticketed),
      ...wireFailures(state).slice(0, 1),
    ],
    sendCheckIn: [
      answers(checkIn, { streak: 3, points: 10 }),
      refuses(checkIn, 'STATUS_CHANGED'),
      ...wireFailures(checkIn).slice(0, 1),
    ],
    sendDraw: [
      answers(draw, wheelPrize),
      answers(draw, ticketPrize),
      refuses(draw, 'STATUS_CHANGED'),
      ...wireFailures(draw).slice(0, 1),
    ],
    history: [defect],
  },
  project: ({ centre, failure, got, game }) => [
    centre?.checkIn.isDone,
    centre?.chance.isEarned,
    centre?.games.map(({ drawn, tickets }) => [drawn?.id, tickets]),
    failure?.kind,
    got,
    game,
  ],
  invariants: {
    '[MEMBER-14] a draw is from the commitment on screen': ({ pending, snapshot: { context } }) => {
      if (!('sendDraw' in pending)) return;
      const { game } = context;
      const commitment = expect.stringMatching(game === 'wheel' ? /^(a{64}|d{64})$/ : /^c{64}$/);
      expect(pending.sendDraw).toMatchObject({ request: { game, commitment } });
    },
    'tells of money, and renews the history, and no more': ({ fresh }) => {
      for (const effect of fresh) expect(told).toContainEqual(effect);
    },
    'what was got is never shown beside a failure': ({ snapshot: { context } }) => {
      if (context.got !== null && context.failure !== null) expect(context.failure.kind).toBe('offline');
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchState: { request: {} } }),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'rewardCentre.retry' })]).toEqual([{}, true]),
    'open.known': ({ pending, snapshot }) => {
      const { centre } = snapshot.context;
      expect(Object.keys(pending)).toEqual(['history']);
      expect(snapshot.can({ type: 'rewardCentre.checkIn' })).toBe(
        centre?.checkIn.isDone === false && centre.chance.isEarned,
      );
      const wheel = centre?.games[0];
      expect(snapshot.can({ type: 'rewardCentre.draw', game: 'wheel' })).toBe(
        (centre?.chance.isEarned === true && wheel?.drawn === null) || Number(wheel?.tickets) > 0,
      );
    },
    'open.checkingIn.sending': ({ pending, snapshot }) =>
      expect(['sendCheckIn' in pending, snapshot.hasTag('busy')]).toEqual([true, true]),
    'open.checkingIn.unsure': ({ pending, snapshot }) =>
      expect(['sendCheckIn' in pending, snapshot.can({ type: 'rewardCentre.resend' })]).toEqual([false, true]),
    'open.drawing.sending': ({ pending, snapshot }) =>
      expect(['sendDraw' in pending, snapshot.hasTag('busy')]).toEqual([true, true]),
    'open.drawing.unsure': ({ pending, snapshot }) =>
      expect(['sendDraw' in pending, snapshot.can({ type: 'rewardCentre.resend' })]).toEqual([false, true]),
    'open.refreshing': ({ pending, snapshot }) =>
      expect([pending.fetchState, snapshot.hasTag('busy')]).toEqual([{ request: {} }, true]),
    'open.stale': ({ pending, snapshot }) =>
      expect(['fetchState' in pending, snapshot.can({ type: 'rewardCentre.retry' })]).toEqual([false, true]),
  },
};
