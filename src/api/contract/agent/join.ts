import * as z from 'zod/mini';
import { defineEndpoint, secret, visible } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { agreementKind, MAX_TIERS, payPeriod, rate, tier } from '../rules/agreementTerms.ts';

export const MAX_PLAYERS = 100_000;
/** Characters of a plan and of a contact. */
export const LEAST_PLAN = 10;
export const MAX_PLAN = 500;
export const LEAST_CONTACT = 3;
export const MAX_CONTACT = 120;

/** How an applicant invites people. */
export const joinChannel = z.enum(['friends', 'line', 'facebook', 'telegram', 'video', 'website', 'events']);
export type JoinChannel = z.infer<typeof joinChannel>;

export const applicationStatus = z.enum(['pending', 'approved', 'refused', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** An agreement that the house offers to every new agent without an upline. */
export const standardAgreement = z.object({
  kind: agreementKind,
  period: payPeriod,
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(MAX_TIERS)),
});
export type StandardAgreement = z.infer<typeof standardAgreement>;

const program = z.object({
  /** Whether applications are taken (ROLE-21). */
  open: z.boolean(),
  /** Of kinds that are on. */
  agreements: z.array(standardAgreement),
  /** The highest rate of each kind that is on, in millionths. */
  caps: z.array(z.object({ kind: agreementKind, highest: rate })),
  /** Valid bets of a period from which on a member counts as active. */
  activeFrom: money,
  /** A refused applicant may apply again after so many days. */
  againAfterDays: z.int(),
  /** Years. */
  age: z.int(),
  /** Median time to an answer, ms; null while too little is measured. */
  answerMs: z.nullable(z.int()),
  /** What half of the agents earned at most by bills of last month; null where there are too few. */
  income: z.nullable(z.object({ month: instant, median: money })),
});
export type JoinProgram = z.infer<typeof program>;

const text = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^(\n|[^\p{Cc}])*$/u));

/** What an applicant fills in. */
export const applicationForm = {
  /** People expected to play within three months. */
  players: z.int().check(z.minimum(1), z.maximum(MAX_PLAYERS)),
  channels: z.array(joinChannel).check(z.minLength(1), z.maxLength(joinChannel.options.length)),
  plan: visible(text(LEAST_PLAN, MAX_PLAN)),
  /** Telephone, LINE or email for questions of the desk; stored encrypted. */
  contact: secret(text(LEAST_CONTACT, MAX_CONTACT)),
};

const application = z.object({
  id: rowId,
  status: applicationStatus,
  players: z.int(),
  channels: z.array(joinChannel),
  plan: z.string(),
  sentAt: instant,
  decidedAt: z.nullable(instant),
  /** Of a refusal. */
  reason: z.nullable(z.string()),
});
export type JoinApplication = z.infer<typeof application>;

const standing = z.object({
  isAgent: z.boolean(),
  /** The upline, not the house, then offers the agreements. */
  hasUpline: z.boolean(),
  /** The last one; null before the first. */
  application: z.nullable(application),
  /** When the member may apply; null while that is not possible. */
  mayApplyFrom: z.nullable(instant),
  serverTime: instant,
});
export type JoinStanding = z.infer<typeof standing>;

const refusals = ['NEED_TRUE_ACCOUNT'] as const;
const mine = { token: true, encrypted: false } as const;

export const joinContract = {
  program: defineEndpoint({
    id: 'join.program',
    method: 'GET',
    path: '/wps/ext/v1/join/program',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: program,
    refusals: [],
    spec: 'assumed: what an agent gets (ROUTE-30, AGENT-16)',
  }),
  standing: defineEndpoint({
    ...mine,
    id: 'join.standing',
    method: 'GET',
    path: '/wps/ext/v1/join/standing',
    sends: 'nothing',
    repeat: 'safe',
    request: empty,
    value: standing,
    refusals,
    spec: 'assumed: the own application (AGENT-16)',
  }),
  apply: defineEndpoint({
    ...mine,
    id: 'join.apply',
    method: 'POST',
    path: '/wps/ext/v1/join/applications',
    sends: 'json',
    encrypted: true,
    repeat: 'keyed',
    request: z.object({
      ...applicationForm,
      /** Of age, and with the rules of invitations agreed. */
      agreed: z.literal(true),
    }),
    value: standing,
    /** STATUS_CHANGED: an agent already, another application is open, or it is too early for the next. */
    refusals: [...refusals, 'FEATURE_OFF', 'STATUS_CHANGED'],
    spec: 'assumed: application of an agent (AGENT-16)',
  }),
  withdraw: defineEndpoint({
    ...mine,
    id: 'join.withdraw',
    method: 'POST',
    path: '/wps/ext/v1/join/applications/withdraw',
    sends: 'json',
    repeat: 'once',
    request: z.object({ id: rowId }),
    value: standing,
    refusals: [...refusals, 'NOT_FOUND', 'STATUS_CHANGED'],
    spec: 'assumed: withdrawal of an application (AGENT-16)',
  }),
};
