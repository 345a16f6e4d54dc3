import * as z from 'zod/mini';
import { paymentPassword } from '../account/paymentPassword.ts';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant, languageCode, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { MAX_AMOUNT } from '../money/funds.ts';
import { movementKind } from '../money/statement.ts';
import { anyTime, dateRange, firstPage, paged, pageQuery } from '../paging.ts';

/** Decision M4: valid bet for one point, in 1/10,000 P. */
export const BET_PER_POINT = 1_000_000;
/** Decision M4: size of a lot of points, worth `MONEY_A_LOT` (1/10,000 P). */
export const POINTS_PER_LOT = 100;
export const MONEY_PER_LOT = 10_000;
/** Maximum quantity of one exchange. */
export const MAX_PER_EXCHANGE = 100;
/** Maximum length of address and nationality, in characters. */
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_NATIONALITY_LENGTH = 60;

/** POINTS-09. */
const rewardKind = z.enum(['goods', 'redEnvelopeTicket', 'wheelTicket', 'goldenEggTicket', 'notificationMessage']);
export type RewardKind = z.infer<typeof rewardKind>;

/** Target of an exchange: a reward, or `points` for money. */
const itemKind = z.enum(['points', ...rewardKind.options]);
export type ItemKind = z.infer<typeof itemKind>;

/** Bundled illustrations. */
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
  /** Price of one, in points. */
  points,
  /** Stock; null if unlimited. */
  stock: z.nullable(points),
});
export type Reward = z.infer<typeof reward>;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
/** POINTS-05. May be empty in requests: missing data has a refusal of its own (ERR-39). */
const receiver = () =>
  secret(z.object({ address: line(MAX_ADDRESS_LENGTH), nationality: line(MAX_NATIONALITY_LENGTH) }));

/** Decision M4. */
const exchange = z.object({
  id: rowId,
  type: itemKind,
  status: exchangeStatus,
  /** Name of the reward at the time; null for a conversion. */
  item: z.nullable(z.string()),
  quantity: z.int(),
  /** Total price. */
  points,
  /** Credited to the main wallet; null for a reward. */
  amount: z.nullable(money),
  /** Available points afterwards. */
  balanceAfter: points,
  /** Null if nothing is shipped. */
  receiver: z.nullable(receiver()),
  /** The operator's remark. */
  remark: z.nullable(z.string()),
  createdAt: instant,
  reviewedAt: z.nullable(instant),
});
export type Exchange = z.infer<typeof exchange>;

const pointMovement = z.object({
  id: z.string(),
  type: movementKind,
  points: z.int(),
  balanceAfter: points,
  at: instant,
});
export type PointMovement = z.infer<typeof pointMovement>;

const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe' } as const;
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
    /** `held` is reserved for pending exchanges and in no other figure. */
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
    /** Current rewards in the merchant's order, including sold-out ones. */
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
    /**
     * The rules (POINTS-01): one point for each `betPerPoint` of valid bets; `pointsPerLot` convert to `moneyPerLot`.
     */
    value: z.object({
      betPerPoint: money,
      pointsPerLot: points,
      moneyPerLot: money,
      expiry: z.enum(['never']),
      goodsNeed: z.array(z.enum(['address', 'nationality'])),
      maxPerExchange: z.int(),
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
      quantity: z.int().check(z.minimum(1), z.maximum(MAX_PER_EXCHANGE)),
      /** Total shown to the member: a different price is refused. */
      points: z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT)),
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
    request: z.object({ ...anyTime, ...firstPage, language: languageCode }),
    /** Exchanges in the period, newest first. */
    value: paged(exchange),
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
    spec: 'assumed: details of an exchange, decision M4',
  }),
  history: defineEndpoint({
    ...reads,
    id: 'points.history',
    path: '/wps/ext/v1/points/history',
    sends: 'query',
    request: z.object({ ...dateRange, ...pageQuery }),
    /** POINTS-08: every movement of available points, newest first; negative for a debit. */
    value: paged(pointMovement),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: the points record (3, POINTS-08), decision M4',
  }),
  convert: defineEndpoint({
    ...moves,
    id: 'points.convert',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    request: z.object({
      points: z.int().check(z.minimum(POINTS_PER_LOT), z.maximum(MAX_AMOUNT), z.multipleOf(POINTS_PER_LOT)),
      paymentPassword: paymentPassword(),
    }),
    /** `amount` went to the main wallet; `points` and `balance` are afterwards. */
    value: z.object({ id: rowId, amount: money, points, balance: money }),
    refusals: ['NEED_TRUE_ACCOUNT', 'BALANCE_TOO_LOW', 'PLAY_PAUSED'],
    spec: '7.6 convert points (API-61), sealed for its payment password; request and answer assumed, decision M4',
  }),
};
