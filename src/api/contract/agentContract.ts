import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { empty, instant, money } from './fields.ts';
import { contractKind, contractTerms, payPeriod, rate, tier } from './rules/contractTerms.ts';
import { PAGE_SIZES } from './statement.ts';

export type { ContractKind, PayPeriod, Tier } from './rules/contractTerms.ts';
export { contractKind };

/** Decision M8. */
export const contractStatus = z.enum([
  'offered',
  'active',
  'terminationRequested',
  'declined',
  'withdrawn',
  'superseded',
  'terminated',
  'expired',
]);
export type ContractStatus = z.infer<typeof contractStatus>;

/** What the two sides do with a contract that is there. */
const contractAct = z.enum([
  'accept',
  'decline',
  'withdraw',
  'requestTermination',
  'acceptTermination',
  'declineTermination',
  'withdrawTermination',
]);
export type ContractAct = z.infer<typeof contractAct>;

/** What a row of the history tells: an act, or what followed from something else. */
const contractChange = z.enum([...contractAct.options, 'offer', 'supersede', 'endWithUpline', 'expire']);
export type ContractChange = z.infer<typeof contractChange>;

const id = z.uuid();
const side = z.enum(['upline', 'downline']);
const person = z.object({ username: z.string(), nickname: z.string() });

const contractRow = z.object({
  id: z.string(),
  kind: contractKind,
  /** Which of the two the caller is. */
  own: side,
  upline: person,
  downline: person,
  version: z.int(),
  tiers: z.array(tier),
  period: payPeriod,
  status: contractStatus,
  /** From and until when it counts: edges of the periods that it is settled by. */
  start: z.nullable(instant),
  end: z.nullable(instant),
  offeredAt: instant,
  agreedAt: z.nullable(instant),
  remark: z.string(),
  /** Who asked for the end. */
  terminationBy: z.nullable(side),
  /** What the caller can do with it now. */
  may: z.array(contractAct),
});
export type ContractRow = z.infer<typeof contractRow>;

/** What is agreed already, and ends when an offer is accepted. */
const contractBefore = z.object({
  version: z.int(),
  tiers: z.array(tier),
  period: payPeriod,
  start: z.nullable(instant),
  end: z.nullable(instant),
});
export type ContractBefore = z.infer<typeof contractBefore>;

/** A contract further down that ends with something the caller agrees to (CONTRACT-06). */
const endingContract = z.object({ id: z.string(), upline: person, downline: person, rate });
export type EndingContract = z.infer<typeof endingContract>;

const paged = {
  page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  pageSize: z.enum(PAGE_SIZES),
};

/** `ends` names the contracts further down that `preview` showed: when others would end by now, nothing happens. */
const ends = z.array(id).check(z.maxLength(1_000));

const contractRequest = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('offer'),
    /** The name of somebody directly below the caller. */
    downline: z.string().check(z.minLength(1), z.maxLength(64)),
    ...contractTerms,
  }),
  z.object({ do: z.literal('accept'), id, ends }),
  z.object({ do: z.literal('decline'), id }),
  z.object({ do: z.literal('withdraw'), id }),
  z.object({ do: z.literal('requestTermination'), id }),
  z.object({ do: z.literal('acceptTermination'), id, ends }),
  z.object({ do: z.literal('declineTermination'), id }),
  z.object({ do: z.literal('withdrawTermination'), id }),
]);
export type ContractRequest = z.output<typeof contractRequest>;

const marks = { token: true, encrypted: false } as const;
const reads = { ...marks, method: 'GET', sends: 'query', repeat: 'safe' } as const;
const refusals = ['NEED_TRUE_ACCOUNT', 'FEATURE_OFF', 'NOT_FOUND'] as const;

const listCall = <const Id extends string, const Path extends `/${string}`>(id: Id, path: Path, spec: string) =>
  defineEndpoint({
    ...reads,
    id,
    path,
    /** Those that the caller gave (`upline`) or has (`downline`); `open` leaves out what is over. */
    request: z.object({ as: side, open: z.enum(['0', '1']), ...paged }),
    /** The newest first. */
    value: z.object({ list: z.array(contractRow), count: z.int() }),
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
    request: contractRequest,
    /** The contract as it is now, and what ended with it. */
    value: z.object({ contract: contractRow, ended: z.array(endingContract) }),
    refusals: [...refusals, 'CONTRACT_STATE', 'CONTRACT_ENDS_CHANGED', 'RATE_TOO_HIGH'],
    spec,
  });

const dividendPath = '/wps/relay/MCS2_processDividendReq';
const dailyPath = '/wps/relay/MCS2_processDailySalContract';
const hourlyPath = '/wps/relay/MCS2_processContractHourSalary';
const realTimePath = '/wps/relay/MCSFE_processRealTimeSalaryContract';
const listed = 'shapes assumed, decisions M7, W3';
const acted = 'shapes assumed, decisions M7, M8, W3, W8';

/** CONTRACT-01: what a request that waits for an answer is about; null where none waits. */
const requestType = z.nullable(z.enum(['new', 'termination']));

export const agentContractContract = {
  dividendList: listCall('agentContract.dividendList', dividendPath, `7.5 dividend request (API-50); ${listed}`),
  dividend: actCall('agentContract.dividend', dividendPath, `7.5 dividend request (API-50); ${acted}`),
  dailyList: listCall('agentContract.dailyList', dailyPath, `7.5 daily salary contract (API-51); ${listed}`),
  daily: actCall('agentContract.daily', dailyPath, `7.5 daily salary contract (API-51); ${acted}`),
  hourlyList: listCall('agentContract.hourlyList', hourlyPath, `GET beside 7.5 hourly salary (API-52); ${listed}`),
  hourly: actCall('agentContract.hourly', hourlyPath, `7.5 hourly salary (API-52); ${acted}`),
  realTimeList: listCall(
    'agentContract.realTimeList',
    realTimePath,
    `GET beside 7.5 real-time salary (API-53); ${listed}`,
  ),
  realTime: actCall('agentContract.realTime', realTimePath, `7.5 real-time salary (API-53); ${acted}`),
  preview: defineEndpoint({
    ...reads,
    id: 'agentContract.preview',
    path: '/wps/ext/v1/contracts/preview',
    /** An offer, or a contract whose end was asked for. */
    request: z.object({ id }),
    /** What ends in the same moment as the caller says yes (CONTRACT-06). */
    value: z.object({ ends: z.array(endingContract) }),
    refusals: [...refusals, 'CONTRACT_STATE'],
    spec: 'assumed: what an acceptance would end, decision M8',
  }),
  history: defineEndpoint({
    ...reads,
    id: 'agentContract.history',
    path: '/wps/ext/v1/contracts/history',
    request: z.object({ id }),
    /**
     * The oldest first. `by` is null where it followed from something else. `before` is what an offer that waits would
     * take the place of; null where there is nothing, or nothing waits.
     */
    value: z.object({
      contract: contractRow,
      before: z.nullable(contractBefore),
      changes: z.array(z.object({ at: instant, by: z.nullable(side), what: contractChange, status: contractStatus })),
    }),
    refusals,
    spec: 'assumed: all that happened to a contract, decision M8',
  }),
  terms: defineEndpoint({
    ...reads,
    id: 'agentContract.terms',
    path: '/wps/ext/v1/contracts/terms',
    request: z.object({ kind: contractKind }),
    /** What the caller may offer: `highestRate` is the caller's own, and 0 where there is none to give of. */
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
    id: 'agentContract.requests',
    method: 'GET',
    path: '/wps/ext/v1/contracts/requests',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    /** CONTRACT-09: what waits for the caller's answer, by kind; `list` has each of them, the newest first. */
    value: z.object({
      dailysalreqtype: requestType,
      divtypereq: requestType,
      contracthoursalreq: requestType,
      realtimesalreqtype: requestType,
      list: z.array(contractRow),
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: '3 consolidated contract response (CONTRACT-09); path and values assumed',
  }),
  realTimeRules: defineEndpoint({
    ...marks,
    id: 'agentContract.realTimeRules',
    method: 'GET',
    path: '/wps/ext/v1/contracts/real-time-rules',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    /** CONTRACT-08. The caller's own contract, or null; examples of what a valid bet brings at each of its rates. */
    value: z.object({
      contract: z.nullable(contractRow),
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
