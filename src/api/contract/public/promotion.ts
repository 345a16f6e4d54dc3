import * as z from 'zod/mini';
import { defineEndpoint, visible } from '../endpoint.ts';
import { empty, instant, languageCode, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { gameCategory } from '../play/game.ts';
import { PROMOTION_STATUSES } from '../rules/promotionStatus.ts';

/** PROMO-03, without `all`. */
export const promotionFilter = z.enum([
  'sports',
  'live',
  'slots',
  'cards',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'app',
  'newbie',
]);
export type PromotionFilter = z.infer<typeof promotionFilter>;

/**
 * `deposit`: a share of a deposit. `task`: an amount for what the server has measured. `apply`: an application that the
 * desk reviews. `raffle`: tickets by valid bets, drawn after the end. `info`: nothing to join; leads to its page.
 */
export const promotionKind = z.enum(['deposit', 'task', 'apply', 'raffle', 'info']);

/** What the server measures: all paid deposits, valid bets since joining, a verified number, a sign-in on a phone. */
export const promotionTask = z.enum(['deposits', 'validBet', 'mobile', 'phone']);

/** Names of the drawn posters. */
export const promotionArt = z.enum([
  'market',
  'goal',
  'deposit',
  'table',
  'cards',
  'rank',
  'naga',
  'boat',
  'balls',
  'mall',
  'app',
  'newbie',
  'umbrella',
]);
export type PromotionArt = z.infer<typeof promotionArt>;

const promotionStatus = z.enum(PROMOTION_STATUSES);

/** PROMO-07, CONST-25. */
export const MAX_REMARK = 140;

const TIMES = 100;

/** The terms that matter. Those of the moment of joining hold until the end. Amounts in 1/10,000 P. */
export const promotionTerms = z.object({
  kind: promotionKind,
  /** What it is worth at most; of a raffle the first prize. */
  amount: money.check(z.minimum(0)),
  /** Of a deposit: its share in 1/100. */
  percent: z.int().check(z.minimum(0), z.maximum(1_000)),
  task: z.nullable(promotionTask),
  /** The smallest deposit, the target of a task, or the valid bets for one ticket of a raffle. */
  least: money.check(z.minimum(0)),
  /** Prizes of a raffle, the first first. */
  prizes: z.array(money.check(z.minimum(1))).check(z.maxLength(50)),
  /** Valid bets that release the bonus, as a multiple of it; 0 pays at once. */
  wagering: z.int().check(z.minimum(0), z.maximum(TIMES)),
  /** Days for the wagering. */
  days: z.int().check(z.minimum(1), z.maximum(90)),
  /** How much of a valid bet counts by category, in 1/100; empty: all games count whole. */
  games: z.array(z.object({ category: gameCategory, percent: z.int().check(z.minimum(1), z.maximum(100)) })),
  /** For members who registered within so many days before joining; null: for all. */
  newDays: z.nullable(z.int().check(z.minimum(1))),
  endsAt: z.nullable(instant),
});
export type PromotionTerms = z.infer<typeof promotionTerms>;

const offer = z.object({
  id: rowId,
  filters: z.array(promotionFilter),
  art: promotionArt,
  title: z.string(),
  summary: z.string(),
  startsAt: instant,
  /** Until when one can join; null: no end. */
  endsAt: z.nullable(instant),
  terms: promotionTerms,
  /** Where an `info` promotion leads. */
  link: z.nullable(z.string()),
});
export type PromotionOffer = z.infer<typeof offer>;

const raffle = z.object({
  /** SHA-256 of the seed, told from the start; the seed is told after the draw. */
  commitment: z.string(),
  seed: z.nullable(z.string()),
  /** SHA-256 of the tickets of all, and their number; null before the draw. */
  tickets: z.nullable(z.int()),
  ticketsHash: z.nullable(z.string()),
  drawnAt: z.nullable(instant),
  /** Winning tickets by prize. Names are masked. */
  winners: z.array(z.object({ ticket: z.int(), prize: money, name: z.string() })),
});
export type PromotionRaffle = z.infer<typeof raffle>;

const detail = z.object({
  ...offer.shape,
  /** Who can join, in words. */
  who: z.string(),
  /** The full terms, one sentence each. */
  rules: z.array(z.string()),
  raffle: z.nullable(raffle),
  serverTime: instant,
});
export type PromotionDetail = z.infer<typeof detail>;

/** Why a bet counts towards the wagering, or not. */
const promotionBetReason = z.enum(['counts', 'partly', 'category', 'noValidBet', 'voided']);

const standing = z.object({
  status: promotionStatus,
  /** Why a member cannot join. */
  barred: z.nullable(z.enum(['notNew', 'paused'])),
  /** Since when; null before joining. */
  joinedAt: z.nullable(instant),
  /** What can be claimed now; else what was granted; 0 before. */
  amount: money,
  /** The terms at joining, and which of them have changed since. */
  terms: z.nullable(promotionTerms),
  changed: z.array(z.keyof(promotionTerms)),
  /** The condition before the claim: done and needed, in 1/10,000 P, or 0 and 1. Null without one. */
  condition: z.nullable(z.object({ done: z.int(), needed: z.int() })),
  /** Own tickets of a raffle so far; `first` is known after the draw. */
  tickets: z.nullable(z.object({ count: z.int(), first: z.nullable(z.int()) })),
  /** What was applied for. */
  application: z.nullable(
    z.object({ comment: z.string(), images: z.int(), at: instant, remark: z.nullable(z.string()) }),
  ),
  /** Until when to claim; null: no claim, or no end. */
  claimBy: z.nullable(instant),
  wagering: z.nullable(
    z.object({
      done: money,
      needed: money,
      since: instant,
      until: instant,
      /** The newest bets since the claim. */
      bets: z.array(
        z.object({
          id: z.string(),
          at: instant,
          category: z.string(),
          game: z.nullable(z.string()),
          stake: money,
          counted: money,
          percent: z.int(),
          reason: promotionBetReason,
        }),
      ),
    }),
  ),
  endedAt: z.nullable(instant),
});
export type PromotionStanding = z.infer<typeof standing>;

const mine = z.object({
  id: rowId,
  status: promotionStatus,
  /** The deadline of this status; null without one. */
  until: z.nullable(instant),
  amount: money,
});
export type MyPromotion = z.infer<typeof mine>;

const one = { id: rowId, language: languageCode };
const reads = { method: 'GET', encrypted: false, repeat: 'safe' } as const;
const acts = {
  method: 'POST',
  token: true,
  encrypted: false,
  repeat: 'keyed',
  value: standing,
} as const;
const actRefusals = ['NEED_TRUE_ACCOUNT', 'NOT_FOUND', 'STATUS_CHANGED', 'PLAY_PAUSED'] as const;

export const promotionContract = {
  list: defineEndpoint({
    ...reads,
    id: 'promotion.list',
    path: '/wps/ext/v1/promotions',
    sends: 'query',
    token: false,
    request: z.object({ language: languageCode }),
    /** Coming and current ones, and those that ended within 14 days. */
    value: z.object({ list: z.array(offer), serverTime: instant }),
    refusals: [],
    spec: '2.7 promotions list (PROMO-01…03, ROUTE-24); call assumed',
  }),
  detail: defineEndpoint({
    ...reads,
    id: 'promotion.detail',
    path: '/wps/ext/v1/promotion',
    sends: 'query',
    token: false,
    request: z.object(one),
    value: detail,
    refusals: ['NOT_FOUND'],
    spec: '2.7 promotion details (PROMO-04, ROUTE-25); call assumed',
  }),
  mine: defineEndpoint({
    ...reads,
    id: 'promotion.mine',
    path: '/wps/ext/v1/promotions/mine',
    sends: 'nothing',
    token: true,
    request: empty,
    /** Those that the member has taken part in. */
    value: z.object({ list: z.array(mine) }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: own status of promotions (PROMO-11, decision M12)',
  }),
  standing: defineEndpoint({
    ...reads,
    id: 'promotion.standing',
    path: '/wps/ext/v1/promotion/standing',
    sends: 'query',
    token: true,
    request: z.object(one),
    value: standing,
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
    spec: 'assumed: own status, wagering and application of a promotion (PROMO-11, decision M12)',
  }),
  join: defineEndpoint({
    ...acts,
    id: 'promotion.join',
    path: '/wps/ext/v1/promotion/join',
    sends: 'json',
    request: z.object(one),
    refusals: actRefusals,
    spec: 'assumed: join a promotion; its terms hold from now on (PROMO-11)',
  }),
  apply: defineEndpoint({
    ...acts,
    id: 'promotion.apply',
    path: '/wps/ext/v1/promotion/apply',
    sends: 'upload',
    request: z.object({
      ...one,
      comment: visible(z.string().check(z.trim(), z.maxLength(MAX_REMARK), z.regex(/^(\r?\n|[^\p{Cc}])*$/u))),
      /** PROMO-08…10: one or several pictures; a single one parses as one. */
      images: z.optional(z.union([z.file(), z.array(z.file()).check(z.maxLength(16))])),
    }),
    refusals: [...actRefusals, 'PROOF_UNREADABLE'],
    spec: '2.7 activity apply form (PROMO-05…10); call assumed',
  }),
  claim: defineEndpoint({
    ...acts,
    id: 'promotion.claim',
    path: '/wps/ext/v1/promotion/claim',
    sends: 'json',
    request: z.object(one),
    refusals: actRefusals,
    spec: 'assumed: take a bonus that is ready (PROMO-11, decision M12)',
  }),
  claimRaffle: defineEndpoint({
    ...acts,
    id: 'promotion.claimRaffle',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    sends: 'json',
    request: z.object(one),
    refusals: actRefusals,
    spec: '7.5 claim raffle promotion (API-54, PROMO-12); request and answer assumed',
  }),
};
