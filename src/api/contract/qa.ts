import * as z from 'zod/mini';
import { agentFeatures } from './agentFeatures.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, instant, money } from './fields.ts';
import { amountMoved } from './funds.ts';
import { refusalDetails } from './refusal.ts';
import { fieldRule, phoneAuth, registrationContract, ruledField } from './registration.ts';
import { features } from './system.ts';

const registration = registrationContract.settings.value.shape;

const qaCall = { token: false, encrypted: false, repeat: 'once', refusals: [], spec: 'QA=1 only' } as const;

/** The doors for QA. They exist only where the server runs with QA=1; a production build does not import this file. */
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
      /** In the order of the form; fields without a place in it come last. */
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
    /** What is not named stays as it is. */
    request: z.object({ features: z.partial(agentFeatures) }),
    value: z.null(),
  }),
  settleBet: defineEndpoint({
    ...qaCall,
    id: 'qa.settleBet',
    method: 'POST',
    path: '/wps/ext/v1/qa/bets',
    sends: 'json',
    /** A bet of this account that a vendor has settled just now; without a valid bet all of the stake counts. */
    request: z
      .object({
        username: z.string(),
        requestId: z.string().check(z.minLength(1), z.maxLength(64)),
        vendor: z._default(z.string().check(z.regex(/^[A-Z0-9]{2,16}$/)), 'NAGA'),
        stake: amountMoved,
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
  settleContracts: defineEndpoint({
    ...qaCall,
    id: 'qa.settleContracts',
    method: 'POST',
    path: '/wps/ext/v1/qa/contracts/settle',
    sends: 'nothing',
    /** Settles what is due by the server's clock, as the job does every five minutes of the real time. */
    request: empty,
    value: z.object({ bills: z.int() }),
  }),
  reviewBill: defineEndpoint({
    ...qaCall,
    id: 'qa.reviewBill',
    method: 'POST',
    path: '/wps/ext/v1/qa/bills/review',
    sends: 'json',
    /** What the operator says to a bill that waits for a look. */
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
    /** What the operator says to an exchange of points that is in progress. */
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
    /** Another price, another stock, or none any more: what is not named stays as it is. */
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
    /** What a registration is like: what is not named stays as it is. */
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
    /** Adds to the server's clock, at most ten years at once; only forward. 0 returns to the real time. */
    request: z.object({ ms: z.int().check(z.nonnegative(), z.maximum(10 * 366 * 86_400_000)) }),
    value: z.object({ serverTime: instant }),
  }),
  fault: defineEndpoint({
    ...qaCall,
    id: 'qa.fault',
    method: 'POST',
    path: '/wps/ext/v1/qa/fault',
    sends: 'json',
    /** What the next `times` calls of an endpoint meet. `none` clears. */
    request: z.object({
      endpoint: z.string(),
      fault: z.enum(['none', 'slow', 'hang', 'drop', 'http-500', 'refuse', 'answer', 'outside-schema', 'not-json']),
      /** What `refuse` says. */
      errorCode: z.optional(z.string()),
      details: z.optional(refusalDetails),
      /** What `answer` says instead of doing anything. */
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
    /** What the next `times` orders of the built-in payment provider meet. `none` clears. */
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
    /** A session of this account without a login; one whose password is due opens only the change of it. */
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
    /** What the database holds of an account, for whoever compares it with what a screen says. */
    value: z.object({
      openSessions: z.int(),
      endedSessions: z.int(),
      /** Another one once the password is another; it says nothing of what the password is. */
      passwordMark: z.string(),
      /** Of the mails that lead to a new password. */
      passwordLinks: z.object({ open: z.int(), used: z.int() }),
      /** Of each purse, in 1/10,000 P or of a point, the sum of its entries and how many there are. */
      purses: z.record(z.string(), z.object({ balance: money, entries: z.int() })),
      /** How many of each were ever made. */
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
