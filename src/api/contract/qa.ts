import * as z from 'zod/mini';
import { fieldRule, phoneAuth, registrationContract, ruledField } from './account/registration.ts';
import { agentFeatures } from './agent/agentFeatures.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, instant, money } from './fields.ts';
import { transferAmount } from './money/funds.ts';
import { refusalDetails } from './refusal.ts';
import { features } from './site/system.ts';

const registration = registrationContract.settings.value.shape;

const qaCall = { token: false, encrypted: false, repeat: 'once', refusals: [], spec: 'QA=1 only' } as const;

/** QA calls. They exist only on a server with QA=1; production builds do not import this file. */
export const qaContract = {
  state: defineEndpoint({
    ...qaCall,
    id: 'qa.state',
    method: 'GET',
    path: '/wps/ext/v1/qa/state',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    value: z.object({
      status: z.int(),
      serverTime: instant,
      database: z.enum(['embedded', 'postgresql']),
      accounts: z.array(z.object({ username: z.string(), note: z.string() })),
      features,
      agentFeatures,
      /** In the order of the form; fields without a position come last. */
      registrationFields: z.array(z.object({ name: ruledField, enabled: z.boolean(), required: z.boolean() })),
      /** In 1/10,000 P. */
      registrationBonus: registration.registrationBonus,
    }),
  }),
  outbox: defineEndpoint({
    ...qaCall,
    id: 'qa.outbox',
    method: 'GET',
    path: '/wps/ext/v1/qa/outbox',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    value: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['sms', 'email', 'captcha']),
          to: z.string(),
          text: z.string(),
          code: z.nullable(z.string()),
          sentAt: instant,
        }),
      ),
    }),
  }),
  setStatus: defineEndpoint({
    ...qaCall,
    id: 'qa.setStatus',
    method: 'POST',
    path: '/wps/ext/v1/qa/status',
    sends: 'json',
    request: z.object({ status: z.int().check(z.minimum(-1000), z.maximum(1000)) }),
    value: z.null(),
  }),
  setFeatures: defineEndpoint({
    ...qaCall,
    id: 'qa.setFeatures',
    method: 'POST',
    path: '/wps/ext/v1/qa/features',
    sends: 'json',
    request: z.object({ features: z.record(z.string(), z.boolean()) }),
    value: z.null(),
  }),
  setAgentFeatures: defineEndpoint({
    ...qaCall,
    id: 'qa.setAgentFeatures',
    method: 'POST',
    path: '/wps/ext/v1/qa/agent-features',
    sends: 'json',
    /** Omitted values stay unchanged. */
    request: z.object({ features: z.partial(agentFeatures) }),
    value: z.null(),
  }),
  settleBet: defineEndpoint({
    ...qaCall,
    id: 'qa.settleBet',
    method: 'POST',
    path: '/wps/ext/v1/qa/bets',
    sends: 'json',
    /** Settles a bet of this account at a vendor, now; without a valid bet, the whole stake counts. */
    request: z
      .object({
        username: z.string(),
        requestId: z.string().check(z.minLength(1), z.maxLength(64)),
        vendor: z._default(z.string().check(z.regex(/^[A-Z0-9]{2,16}$/)), 'NAGA'),
        stake: transferAmount,
        validBet: z.optional(money.check(z.nonnegative())),
        payout: z._default(money.check(z.nonnegative(), z.maximum(10_000_000_000_000)), 0),
      })
      .check(z.refine(({ stake, validBet = 0 }) => validBet <= stake)),
    refusals: ['ACCOUNT_UNKNOWN', 'BALANCE_TOO_LOW'],
    value: z.object({ id: z.string(), settledAt: instant }),
  }),
  voidBet: defineEndpoint({
    ...qaCall,
    id: 'qa.voidBet',
    method: 'POST',
    path: '/wps/ext/v1/qa/bets/void',
    sends: 'json',
    request: z.object({ requestId: z.string(), vendor: z._default(z.string(), 'NAGA') }),
    refusals: ['NOT_FOUND'],
    value: z.null(),
  }),
  settleAgreements: defineEndpoint({
    ...qaCall,
    id: 'qa.settleAgreements',
    method: 'POST',
    path: '/wps/ext/v1/qa/contracts/settle',
    sends: 'nothing',
    /** Runs the settlements due by the server's clock, like the job that runs every five minutes of real time. */
    request: empty,
    value: z.object({ bills: z.int() }),
  }),
  creditBonuses: defineEndpoint({
    ...qaCall,
    id: 'qa.creditBonuses',
    method: 'POST',
    path: '/wps/ext/v1/qa/bonuses/credit',
    sends: 'nothing',
    /** Credits the rebates, cash backs and referral rewards due by the server's clock, like the jobs of every five minutes. */
    request: empty,
    value: z.null(),
  }),
  reviewBill: defineEndpoint({
    ...qaCall,
    id: 'qa.reviewBill',
    method: 'POST',
    path: '/wps/ext/v1/qa/bills/review',
    sends: 'json',
    /** The operator's decision on a bill under review. */
    request: z.object({ id: z.string(), approved: z.boolean(), remark: z._default(z.string(), '') }),
    refusals: ['NOT_FOUND', 'BILL_NOT_CLAIMABLE'],
    value: z.null(),
  }),
  reviewExchange: defineEndpoint({
    ...qaCall,
    id: 'qa.reviewExchange',
    method: 'POST',
    path: '/wps/ext/v1/qa/exchanges/review',
    sends: 'json',
    /** The operator's decision on an exchange in progress. */
    request: z.object({ id: z.string(), approved: z.boolean(), remark: z._default(z.string(), '') }),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
    value: z.null(),
  }),
  changeReward: defineEndpoint({
    ...qaCall,
    id: 'qa.changeReward',
    method: 'POST',
    path: '/wps/ext/v1/qa/rewards',
    sends: 'json',
    /** New price, stock or availability; omitted values stay unchanged. */
    request: z.object({
      id: z.string(),
      points: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
      stock: z.optional(z.int().check(z.nonnegative(), z.maximum(1_000_000))),
      enabled: z.optional(z.boolean()),
    }),
    refusals: ['NOT_FOUND'],
    value: z.null(),
  }),
  setRegistration: defineEndpoint({
    ...qaCall,
    id: 'qa.setRegistration',
    method: 'POST',
    path: '/wps/ext/v1/qa/registration',
    sends: 'json',
    /** Registration settings; omitted values stay unchanged. */
    request: z.object({
      rules: z.optional(z.partialRecord(ruledField, z.partial(z.pick(fieldRule, { enabled: true, required: true })))),
      order: z.optional(registration.order),
      /** In 1/10,000 P. */
      registrationBonus: z.optional(registration.registrationBonus),
      phoneAuth: z.optional(phoneAuth),
    }),
    value: z.null(),
  }),
  travel: defineEndpoint({
    ...qaCall,
    id: 'qa.travel',
    method: 'POST',
    path: '/wps/ext/v1/qa/travel',
    sends: 'json',
    /** Advances the server's clock by at most ten years; 0 returns to real time. */
    request: z.object({ ms: z.int().check(z.nonnegative(), z.maximum(10 * 366 * 86_400_000)) }),
    value: z.object({ serverTime: instant }),
  }),
  fault: defineEndpoint({
    ...qaCall,
    id: 'qa.fault',
    method: 'POST',
    path: '/wps/ext/v1/qa/fault',
    sends: 'json',
    /** Fault for the next `times` calls of an endpoint. `none` clears it. */
    request: z.object({
      endpoint: z.string(),
      fault: z.enum(['none', 'slow', 'hang', 'drop', 'http-500', 'refuse', 'answer', 'outside-schema', 'not-json']),
      /** Code for `refuse`. */
      errorCode: z.optional(z.string()),
      details: z.optional(refusalDetails),
      /** Reply for `answer`, which skips the handler. */
      value: z.optional(z.unknown()),
      delayMs: z.optional(z.int().check(z.nonnegative())),
      times: z._default(z.int().check(z.positive()), 1),
    }),
    value: z.null(),
  }),
  payments: defineEndpoint({
    ...qaCall,
    id: 'qa.payments',
    method: 'POST',
    path: '/wps/ext/v1/qa/payments',
    sends: 'json',
    /** Fault for the next `times` orders at the built-in payment provider. `none` clears it. */
    request: z.object({
      mishap: z.enum(['none', 'fails', 'twice', 'late', 'silent', 'unheard', 'unanswered']),
      times: z._default(z.int().check(z.positive(), z.maximum(1_000)), 1),
    }),
    value: z.null(),
  }),
  openSession: defineEndpoint({
    ...qaCall,
    id: 'qa.openSession',
    method: 'POST',
    path: '/wps/ext/v1/qa/sessions/open',
    sends: 'json',
    /** Session of this account without a login; if its password must be changed, the session allows only that. */
    request: z.object({ username: z.string(), passwordChangeRequired: z._default(z.boolean(), false) }),
    refusals: ['ACCOUNT_UNKNOWN'],
    value: z.object({ token: z.string() }),
  }),
  endSessions: defineEndpoint({
    ...qaCall,
    id: 'qa.endSessions',
    method: 'POST',
    path: '/wps/ext/v1/qa/sessions/end',
    sends: 'json',
    request: z.object({ username: z.string(), reason: z.enum(['expired', 'revoked']) }),
    value: z.object({ ended: z.int() }),
  }),
  account: defineEndpoint({
    ...qaCall,
    id: 'qa.account',
    method: 'GET',
    path: '/wps/ext/v1/qa/account',
    sends: 'query',
    repeat: 'safe',
    request: z.object({ username: z.string() }),
    refusals: ['ACCOUNT_UNKNOWN'],
    /** Database state of an account, to compare with the screen. */
    value: z.object({
      openSessions: z.int(),
      endedSessions: z.int(),
      /** Changes with the password and reveals nothing about it. */
      passwordMark: z.string(),
      /** Sent password recovery emails. */
      passwordLinks: z.object({ open: z.int(), used: z.int() }),
      /** Sum (1/10,000 P or points) and number of entries, by purse. */
      purses: z.record(z.string(), z.object({ balance: money, entries: z.int() })),
      /** Rows ever created, by kind. */
      made: z.object({ deposits: z.int(), withdrawals: z.int(), exchanges: z.int() }),
    }),
  }),
  reset: defineEndpoint({
    ...qaCall,
    id: 'qa.reset',
    method: 'POST',
    path: '/wps/ext/v1/qa/reset',
    sends: 'nothing',
    request: empty,
    value: z.null(),
  }),
};
