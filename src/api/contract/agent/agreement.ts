import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { firstPage, paged } from '../paging.ts';
import { agreementKind, agreementTerms, payPeriod, rate, tier } from '../rules/agreementTerms.ts';

export type { AgreementKind, PayPeriod, Tier } from '../rules/agreementTerms.ts';
export { agreementKind };

/** Decision M8. */
export const agreementStatus = z.enum([
  'offered',
  'active',
  'terminationRequested',
  'declined',
  'withdrawn',
  'superseded',
  'terminated',
  'expired',
]);
export type AgreementStatus = z.infer<typeof agreementStatus>;

/** Actions of either side on an existing agreement. */
const agreementAct = z.enum([
  'accept',
  'decline',
  'withdraw',
  'requestTermination',
  'acceptTermination',
  'declineTermination',
  'withdrawTermination',
]);
export type AgreementAction = z.infer<typeof agreementAct>;

/** Kind of a history entry: an action, or a consequence of another one. */
const agreementChange = z.enum([...agreementAct.options, 'offer', 'supersede', 'endWithUpline', 'moveLine', 'expire']);
export type AgreementChange = z.infer<typeof agreementChange>;

const id = z.uuid();
const side = z.enum(['upline', 'downline']);
const person = z.object({ username: z.string(), nickname: z.string() });

const agreementRow = z.object({
  id: z.string(),
  kind: agreementKind,
  /** The caller's side. */
  own: side,
  upline: person,
  downline: person,
  version: z.int(),
  tiers: z.array(tier),
  period: payPeriod,
  status: agreementStatus,
  /** Start and end; edges of settlement periods. */
  start: z.nullable(instant),
  end: z.nullable(instant),
  offeredAt: instant,
  agreedAt: z.nullable(instant),
  remark: z.string(),
  /** Who asked for the end. */
  terminationBy: z.nullable(side),
  /** Actions allowed to the caller now. */
  may: z.array(agreementAct),
});
export type AgreementRow = z.infer<typeof agreementRow>;

/** The current agreement, which ends when the offer is accepted. */
const agreementBefore = z.object({
  version: z.int(),
  tiers: z.array(tier),
  period: payPeriod,
  start: z.nullable(instant),
  end: z.nullable(instant),
});
export type PreviousAgreement = z.infer<typeof agreementBefore>;

/** An agreement below that ends with an acceptance by the caller (CONTRACT-06). */
const endingAgreement = z.object({ id: z.string(), upline: person, downline: person, rate });
export type EndingAgreement = z.infer<typeof endingAgreement>;

/** `ends` lists the agreements shown by `preview`; if others would end by now, nothing happens. */
const ends = z.array(id).check(z.maxLength(1_000));

const agreementRequest = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('offer'),
    /** User name of a direct downline. */
    downline: z.string().check(z.minLength(1), z.maxLength(64)),
    ...agreementTerms,
  }),
  z.object({ do: z.literal('accept'), id, ends }),
  z.object({ do: z.literal('decline'), id }),
  z.object({ do: z.literal('withdraw'), id }),
  z.object({ do: z.literal('requestTermination'), id }),
  z.object({ do: z.literal('acceptTermination'), id, ends }),
  z.object({ do: z.literal('declineTermination'), id }),
  z.object({ do: z.literal('withdrawTermination'), id }),
]);
export type AgreementRequest = z.output<typeof agreementRequest>;

const marks = { token: true, encrypted: false } as const;
const reads = { ...marks, method: 'GET', sends: 'query', repeat: 'safe' } as const;
const refusals = ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF', 'NOT_FOUND'] as const;

const listCall = <const Id extends string, const Path extends `/${string}`>(id: Id, path: Path, spec: string) =>
  defineEndpoint({
    ...reads,
    id,
    path,
    /** Agreements that the caller gave (`upline`) or has (`downline`); `open` leaves out ended ones. */
    request: z.object({
      as: z._default(side, 'downline'),
      open: z._default(z.enum(['0', '1']), '0'),
      ...firstPage,
    }),
    /** Newest first. */
    value: paged(agreementRow),
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec,
  });

const actCall = <const Id extends string, const Path extends `/${string}`>(id: Id, path: Path, spec: string) =>
  defineEndpoint({
    ...marks,
    id,
    path,
    method: 'POST',
    sends: 'json',
    repeat: 'keyed',
    request: agreementRequest,
    /** The updated agreement, and what ended with it. */
    value: z.object({ agreement: agreementRow, ended: z.array(endingAgreement) }),
    refusals: [...refusals, 'AGREEMENT_STATE', 'AGREEMENT_ENDS_CHANGED', 'RATE_TOO_HIGH'],
    spec,
  });

const dividendPath = '/wps/relay/MCS2_processDividendReq';
const dailyPath = '/wps/relay/MCS2_processDailySalContract';
const hourlyPath = '/wps/relay/MCS2_processContractHourSalary';
const realTimePath = '/wps/relay/MCSFE_processRealTimeSalaryContract';
const listed = 'shapes assumed, decisions M7, W3';
const acted = 'shapes assumed, decisions M7, M8, W3, W8';

/** CONTRACT-01: subject of a pending request; null if none. */
const requestType = z.nullable(z.enum(['new', 'termination']));

export const agreementContract = {
  dividendList: listCall('agreement.dividendList', dividendPath, `7.5 dividend request (API-50); ${listed}`),
  dividend: actCall('agreement.dividend', dividendPath, `7.5 dividend request (API-50); ${acted}`),
  dailyList: listCall('agreement.dailyList', dailyPath, `7.5 daily salary agreement (API-51); ${listed}`),
  daily: actCall('agreement.daily', dailyPath, `7.5 daily salary agreement (API-51); ${acted}`),
  hourlyList: listCall('agreement.hourlyList', hourlyPath, `GET beside 7.5 hourly salary (API-52); ${listed}`),
  hourly: actCall('agreement.hourly', hourlyPath, `7.5 hourly salary (API-52); ${acted}`),
  realTimeList: listCall('agreement.realTimeList', realTimePath, `GET beside 7.5 real-time salary (API-53); ${listed}`),
  realTime: actCall('agreement.realTime', realTimePath, `7.5 real-time salary (API-53); ${acted}`),
  preview: defineEndpoint({
    ...reads,
    id: 'agreement.preview',
    path: '/wps/ext/v1/contracts/preview',
    /** An offer, or a request to end an agreement. */
    request: z.object({ id }),
    /** Agreements that end with the caller's acceptance (CONTRACT-06). */
    value: z.object({ ends: z.array(endingAgreement) }),
    refusals: [...refusals, 'AGREEMENT_STATE'],
    spec: 'assumed: agreements that an acceptance replaces, decision M8',
  }),
  history: defineEndpoint({
    ...reads,
    id: 'agreement.history',
    path: '/wps/ext/v1/contracts/history',
    request: z.object({ id }),
    /**
     * Oldest first. `by` is null for consequences. `before` is the agreement that a pending offer replaces; null if
     * none.
     */
    value: z.object({
      agreement: agreementRow,
      before: z.nullable(agreementBefore),
      changes: z.array(z.object({ at: instant, by: z.nullable(side), what: agreementChange, status: agreementStatus })),
    }),
    refusals,
    spec: 'assumed: history of an agreement, decision M8',
  }),
  terms: defineEndpoint({
    ...reads,
    id: 'agreement.terms',
    path: '/wps/ext/v1/contracts/terms',
    request: z.object({ kind: agreementKind }),
    /** Limits of the caller's offers: `highestRate` is the caller's own rate, 0 without one. */
    value: z.object({
      lowestRate: rate,
      highestRate: z.int().check(z.nonnegative()),
      mostTiers: z.int(),
      periods: z.array(payPeriod),
    }),
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec: 'assumed: limits of an offer, decision M10',
  }),
  requests: defineEndpoint({
    ...marks,
    id: 'agreement.requests',
    method: 'GET',
    path: '/wps/ext/v1/contracts/requests',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    /** CONTRACT-09: requests that wait for the caller, by kind; `list` is newest first. */
    value: z.object({
      dailysalreqtype: requestType,
      divtypereq: requestType,
      contracthoursalreq: requestType,
      realtimesalreqtype: requestType,
      list: z.array(agreementRow),
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: '3 consolidated agreement response (CONTRACT-09); path and values assumed',
  }),
  realTimeRules: defineEndpoint({
    ...marks,
    id: 'agreement.realTimeRules',
    method: 'GET',
    path: '/wps/ext/v1/contracts/real-time-rules',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    /** CONTRACT-08. The caller's own agreement, or null; with examples of the pay for a valid bet at each rate. */
    value: z.object({
      agreement: z.nullable(agreementRow),
      intervalMs: z.int(),
      nextSettlementAt: instant,
      activeMemberFrom: money,
      highestRate: rate,
      examples: z.array(z.object({ validBet: money, rate, amount: money })),
    }),
    refusals: ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF'],
    spec: '2.7 real-time salary rules (CONTRACT-08); path and answer assumed',
  }),
};
