import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, languageCode, money } from '../fields.ts';
import { gameCategory } from '../play/game.ts';

/** What a mission counts: valid bets, categories played, or deposits paid. */
export const missionKind = z.enum(['validBet', 'categories', 'deposits']);
/** Days and weeks begin anew in GMT+8; `once` never does. */
export const missionPeriod = z.enum(['day', 'week', 'once']);
export type MissionPeriod = z.infer<typeof missionPeriod>;

export const mission = z.object({
  id: z.string(),
  kind: missionKind,
  period: missionPeriod,
  name: z.string(),
  /** Of the bets that count; null for all. */
  category: z.nullable(gameCategory),
  /** Number of categories, or 1/10,000 P. */
  target: z.int(),
  /** At most the target. */
  progress: z.int(),
  reward: money,
  /** Valid bets of its period that it takes besides, and how far they are; at most that. */
  leastValidBet: money,
  validBet: money,
  /** `open` until the target is reached, `claimable` until claimed. */
  state: z.enum(['open', 'claimable', 'claimed']),
  /** When its period ends; null for one without. */
  until: z.nullable(instant),
});
export type Mission = z.infer<typeof mission>;

const standing = z.object({
  place: z.int(),
  /** Masked. */
  name: z.string(),
  validBet: money,
  /** Whether it is the reader. */
  own: z.boolean(),
});
export type BoardRow = z.infer<typeof standing>;

/**
 * What a merchant pays the places of a week's board, from the first on, in 1/10,000 P; none pays nothing. A place gets no
 * more than the one before.
 */
export const boardPrizes = z.array(z.int().check(z.minimum(100), z.multipleOf(100))).check(
  z.maxLength(100),
  z.refine((prizes) => prizes.every((prize, place) => place === 0 || prize <= (prizes[place - 1] ?? 0)), {
    error: 'A place gets more than the one before.',
  }),
);

const missionId = z.string().check(z.minLength(1), z.maxLength(64));

const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe' } as const;

export const missionContract = {
  list: defineEndpoint({
    ...reads,
    id: 'mission.list',
    path: '/wps/ext/v1/missions',
    sends: 'query',
    request: z.object({ language: languageCode }),
    value: z.object({ list: z.array(mission) }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: mission activity (MEMBER-16)',
  }),
  available: defineEndpoint({
    ...reads,
    id: 'mission.available',
    path: '/wps/ext/v1/missions/available',
    sends: 'nothing',
    request: empty,
    /** Rewards that can be claimed now. */
    value: z.object({ count: z.int() }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: the badge of mission activity (MEMBER-19, 20)',
  }),
  claim: defineEndpoint({
    id: 'mission.claim',
    method: 'POST',
    path: '/wps/ext/v1/missions/claim',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    request: z.object({ missions: z.array(missionId).check(z.minLength(1), z.maxLength(50)) }),
    /** Those of the missions that could be claimed, their rewards, and the balance of the main wallet afterwards. */
    value: z.object({ claimed: z.array(z.string()), amount: money, balance: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'STATUS_CHANGED', 'PLAY_PAUSED'],
    spec: 'assumed: claim of mission rewards (MEMBER-16); STATUS_CHANGED when none of them can be claimed',
  }),
  board: defineEndpoint({
    ...reads,
    id: 'mission.board',
    path: '/wps/ext/v1/missions/board',
    sends: 'nothing',
    request: empty,
    /**
     * The first ten by valid bets of this week, a minute old at most. `own` is the reader's row: place 0 beyond the first
     * hundred; null without a bet.
     */
    value: z.object({
      from: instant,
      to: instant,
      /** Of the places, from the first on; paid at `paidAt`. */
      prizes: z.array(money),
      /** A prize takes so many times its amount in valid bets of the week; with fewer it is lower. */
      wagering: z.int().check(z.nonnegative()),
      paidAt: instant,
      list: z.array(standing),
      own: z.nullable(standing),
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: the leaderboard of mission activity (MEMBER-16)',
  }),
};
export type MissionBoard = z.infer<(typeof missionContract)['board']['value']>;
