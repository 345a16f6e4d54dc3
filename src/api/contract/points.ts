import * as z from 'zod/mini';
import { rowId } from './bankAccount.ts';
import { defineEndpoint, secret } from './endpoint.ts';
import { empty, instant, languageCode, money } from './fields.ts';
import { LARGEST } from './funds.ts';
import { paymentPassword } from './paymentPassword.ts';
import { movementKind, PAGE_SIZES, span } from './statement.ts';

/** Decision M4: a valid bet of so much gives a point, in 1/10,000 P. */
export const BET_A_POINT = 1_000_000;
/** Decision M4: so many points become `MONEY_A_LOT` (1/10,000 P); fewer become nothing. */
export const POINTS_A_LOT = 100;
export const MONEY_A_LOT = 10_000;
/** How many of a reward one exchange takes. */
export const MOST_AT_ONCE = 100;
/** How long an address and a nationality may be, in characters. */
export const ADDRESS_MOST = 300;
export const NATIONALITY_MOST = 60;

/** POINTS-09. */
const rewardKind = z.enum(['goods', 'redEnvelopeTicket', 'wheelTicket', 'goldenEggTicket', 'notificationMessage']);
export type RewardKind = z.infer<typeof rewardKind>;

/** What points go for: a reward, or `points` themselves where they become money. */
const itemKind = z.enum(['points', ...rewardKind.options]);
export type ItemKind = z.infer<typeof itemKind>;

/** The pictures that the site can draw. */
const rewardPicture = z.enum(['lantern', 'teaSet', 'redEnvelope', 'wheel', 'goldenEgg', 'letter']);
export type RewardPicture = z.infer<typeof rewardPicture>;

/** POINTS-03. */
const exchangeStatus = z.enum(['inProgress', 'rejected', 'approved']);
export type ExchangeStatus = z.infer<typeof exchangeStatus>;

const points = z.int().check(z.nonnegative());

const reward = z.object({
  id: rowId,
  kind: rewardKind,
  name: z.string(),
  picture: rewardPicture,
  /** What one of it costs. */
  points,
  /** How many are left; null where it does not run out. */
  stock: z.nullable(points),
});
export type Reward = z.infer<typeof reward>;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
/** POINTS-05. May be empty on the way in: what is missing is refused with words of its own (ERR-39). */
const receiver = () => secret(z.object({ address: line(ADDRESS_MOST), nationality: line(NATIONALITY_MOST) }));

/** Decision M4. */
const exchange = z.object({
  id: rowId,
  type: itemKind,
  status: exchangeStatus,
  /** The reward's name as it was; null for points that became money. */
  item: z.nullable(z.string()),
  quantity: z.int(),
  /** Of all of it. */
  points,
  /** What came to the main wallet; null for a reward. */
  amount: z.nullable(money),
  /** The points at hand after it. */
  balanceAfter: points,
  /** Null where nothing is sent. */
  receiver: z.nullable(receiver()),
  /** What the operator wrote. */
  remark: z.nullable(z.string()),
  createdAt: instant,
  reviewedAt: z.nullable(instant),
});
export type Exchange = z.infer<typeof exchange>;

const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe' } as const;
const paged = {
  ...span,
  page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  pageSize: z.enum(PAGE_SIZES),
};
const moves = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: true,
  paymentPassword: true,
  repeat: 'keyed',
} as const;

export const pointsContract = {
  balance: defineEndpoint({
    ...reads,
    id: 'points.balance',
    path: '/wps/relay/MCS2_getPointBalance',
    sends: 'nothing',
    request: empty,
    /** `held` is set aside for exchanges that are in progress, and in no other number. */
    value: z.object({ points, held: points }),
    refusals: [],
    spec: '7.6 points balance (API-55); answer assumed',
  }),
  rewards: defineEndpoint({
    ...reads,
    id: 'points.rewards',
    path: '/wps/relay/MCS2_getPointReward',
    sends: 'query',
    request: z.object({ language: languageCode }),
    /** What is offered now, in the merchant's order; what has run out too. */
    value: z.object({ list: z.array(reward) }),
    refusals: [],
    spec: '7.6 points rewards (API-56); request and answer assumed, decision M4',
  }),
  config: defineEndpoint({
    ...reads,
    id: 'points.config',
    path: '/wps/relay/MCS2_getPointConfig',
    sends: 'nothing',
    request: empty,
    /** The rules (POINTS-01): a point for each `betAPoint` of valid bets; `pointsALot` become `moneyALot`. */
    value: z.object({
      betAPoint: money,
      pointsALot: points,
      moneyALot: money,
      expiry: z.enum(['never']),
      goodsNeed: z.array(z.enum(['address', 'nationality'])),
      mostAtOnce: z.int(),
    }),
    refusals: [],
    spec: '7.6 points config (API-59); answer assumed, decision M4',
  }),
  redeem: defineEndpoint({
    ...moves,
    id: 'points.redeem',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    request: z.object({
      reward: rowId,
      quantity: z.int().check(z.minimum(1), z.maximum(MOST_AT_ONCE)),
      /** What the member was shown that it costs in all: at another price nothing is exchanged. */
      points: z.int().check(z.minimum(1), z.maximum(LARGEST)),
      receiver: z.optional(receiver()),
      paymentPassword: paymentPassword(),
      language: languageCode,
    }),
    value: exchange,
    refusals: [
      'NEED_TRUE_ACCOUNT',
      'NOT_FOUND',
      'STATUS_CHANGED',
      'RECEIVER_MISSING',
      'OUT_OF_STOCK',
      'BALANCE_TOO_LOW',
    ],
    spec: '7.6 redeem reward (API-57), sealed for its payment password; request and answer assumed, decision M4',
  }),
  list: defineEndpoint({
    ...reads,
    id: 'points.list',
    path: '/wps/relay/MCS2_getRedeemPointList',
    sends: 'query',
    request: z.object({ ...paged, language: languageCode }),
    /** Exchanges of the time that was asked for, the newest first. */
    value: z.object({ list: z.array(exchange), count: z.int() }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: '7.6 redeem list (API-58); request and answer assumed, decision M4',
  }),
  detail: defineEndpoint({
    ...reads,
    id: 'points.detail',
    path: '/wps/ext/v1/points/exchange',
    sends: 'query',
    request: z.object({ id: rowId, language: languageCode }),
    value: exchange,
    refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
    spec: 'assumed: one exchange, decision M4',
  }),
  history: defineEndpoint({
    ...reads,
    id: 'points.history',
    path: '/wps/ext/v1/points/history',
    sends: 'query',
    request: z.object(paged),
    /** POINTS-08: everything that moved points at hand, the newest first; below zero, it took. */
    value: z.object({
      list: z.array(
        z.object({ id: z.string(), type: movementKind, points: z.int(), balanceAfter: points, at: instant }),
      ),
      count: z.int(),
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: the points record (3, POINTS-08), decision M4',
  }),
  convert: defineEndpoint({
    ...moves,
    id: 'points.convert',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    request: z.object({
      points: z.int().check(z.minimum(POINTS_A_LOT), z.maximum(LARGEST), z.multipleOf(POINTS_A_LOT)),
      paymentPassword: paymentPassword(),
    }),
    /** `amount` came to the main wallet; `points` and `balance` are what the member has afterwards. */
    value: z.object({ id: rowId, amount: money, points, balance: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'BALANCE_TOO_LOW'],
    spec: '7.6 convert points (API-61), sealed for its payment password; request and answer assumed, decision M4',
  }),
};
