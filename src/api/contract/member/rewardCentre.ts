import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { paged, pageQuery } from '../paging.ts';

/** Days of a streak of check-ins. */
export const STREAK_DAYS = 7;

export const rewardGame = z.enum(['wheel', 'envelope', 'egg']);
export type RewardGame = z.infer<typeof rewardGame>;

export const winKind = z.enum(['checkIn', ...rewardGame.options]);
export type WinKind = z.infer<typeof winKind>;

const currency = z.enum(['P', 'points']);

/** A prize with its odds: `weight` of the sum of all weights. */
const prize = z.object({
  currency,
  /** In 1/10,000 P, or points. */
  amount: z.int().check(z.minimum(1)),
  weight: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type Prize = z.infer<typeof prize>;

const prizes = z.array(prize).check(z.minLength(1), z.maxLength(12));

/** What a merchant decides of its reward centre. */
export const rewardCentreSettings = z.object({
  /** Points of each day of a streak. */
  checkIn: z.array(z.int().check(z.minimum(1))).check(z.length(STREAK_DAYS)),
  /** Valid bets of a day that earn its check-in and chances. */
  leastValidBet: money,
  wheel: prizes,
  envelope: prizes,
  egg: prizes,
});
export type RewardCentreSettings = z.infer<typeof rewardCentreSettings>;

/** SHA-256 of a seed, in hex. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const draw = z.object({
  id: rowId,
  game: rewardGame,
  /** Its place in the list of prizes at the time. */
  prize: z.int(),
  currency,
  amount: z.int(),
  at: instant,
  /** Whose SHA-256 is the commitment that was told before. */
  seed: hash,
  commitment: hash,
});
export type Draw = z.infer<typeof draw>;

const game = z.object({
  game: rewardGame,
  prizes,
  /** Of the next draw. */
  commitment: hash,
  /** The draw of today's chance; null before it. */
  drawn: z.nullable(draw),
  /** Tickets of the points mall that are left: each is a draw more (POINTS-09). */
  tickets: z.int(),
});
export type GameState = z.infer<typeof game>;

const centre = z.object({
  /** When the next day begins, with its check-in and chances. */
  nextDay: instant,
  now: instant,
  checkIn: z.object({
    /** Points of each day. */
    points: z.array(z.int()),
    /** Days in a row so far, with today's; 0 for a new streak. */
    streak: z.int(),
    isDone: z.boolean(),
  }),
  /** What earns the check-in and one chance of each game today. */
  chance: z.object({
    isEarned: z.boolean(),
    validBet: money,
    leastValidBet: money,
  }),
  games: z.array(game),
});
export type RewardCentre = z.infer<typeof centre>;

const win = z.object({
  id: rowId,
  kind: winKind,
  currency,
  amount: z.int(),
  at: instant,
  /** Day of the streak, of a check-in. */
  streak: z.nullable(z.int()),
  /** Of a draw: the odds of its prize, and what proves it. */
  proof: z.nullable(z.object({ weight: z.int(), weights: z.int(), seed: hash, commitment: hash })),
});

const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe' } as const;
const wins = { method: 'POST', sends: 'json', token: true, encrypted: false, repeat: 'keyed' } as const;

export const rewardCentreContract = {
  state: defineEndpoint({
    ...reads,
    id: 'rewardCentre.state',
    path: '/wps/ext/v1/reward-centre/state',
    sends: 'nothing',
    request: empty,
    value: centre,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: reward centre (MEMBER-14)',
  }),
  checkIn: defineEndpoint({
    ...wins,
    id: 'rewardCentre.checkIn',
    path: '/wps/ext/v1/reward-centre/check-in',
    request: empty,
    value: z.object({ streak: z.int(), points: z.int() }),
    refusals: ['NEED_TRUE_ACCOUNT', 'STATUS_CHANGED', 'PLAY_PAUSED'],
    spec: 'assumed: daily check-in (MEMBER-14)',
  }),
  draw: defineEndpoint({
    ...wins,
    id: 'rewardCentre.draw',
    path: '/wps/ext/v1/reward-centre/draw',
    /** The commitment on screen: a draw from another seed is refused. */
    request: z.object({ game: rewardGame, commitment: hash }),
    /** Today's chance is used before a ticket; `next` is the commitment of the next draw. */
    value: z.object({ ...draw.shape, byTicket: z.boolean(), tickets: z.int(), next: hash }),
    refusals: ['NEED_TRUE_ACCOUNT', 'STATUS_CHANGED', 'PLAY_PAUSED'],
    spec: 'assumed: lucky wheel, red envelope and golden egg (MEMBER-14, POINTS-09)',
  }),
  history: defineEndpoint({
    ...reads,
    id: 'rewardCentre.history',
    path: '/wps/ext/v1/reward-centre/history',
    sends: 'query',
    request: z.object({ ...pageQuery, kind: z.enum(['all', ...winKind.options]) }),
    /** Newest first. */
    value: paged(win),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: history of rewards (MEMBER-14)',
  }),
};
