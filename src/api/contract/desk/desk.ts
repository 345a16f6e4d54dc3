import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { dateRange, paged, pageQuery } from '../paging.ts';
import { features } from '../site/system.ts';
import { deskAgents } from './deskAgents.ts';
import { deskChat } from './deskChat.ts';
import { deskFactor } from './deskFactor.ts';
import { deskGames } from './deskGames.ts';
import { deskLines } from './deskLines.ts';
import { deskLinked } from './deskLinked.ts';
import { atDesk, reads, sets } from './deskMarks.ts';
import { deskMessages } from './deskMessages.ts';
import { deskMoney } from './deskMoney.ts';
import { deskNews } from './deskNews.ts';
import { deskPayments } from './deskPayments.ts';
import { deskPromotions } from './deskPromotions.ts';
import { deskReferrals } from './deskReferrals.ts';
import { deskSettings } from './deskSettings.ts';
import { deskSetup } from './deskSetup.ts';
import { deskTickets } from './deskTickets.ts';

/** In minutes. */
export const MAX_MAINTENANCE_MINUTES = 7 * 24 * 60;

/** An auditor is read-only. */
const operatorRole = z.enum(['operator', 'auditor']);
export type OperatorRole = z.infer<typeof operatorRole>;

/** Kinds of entries in the audit log. */
const auditAct = z.enum([
  'signedIn',
  'signInFailed',
  'signedOut',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalPaid',
  'paidAgain',
  'claimRefused',
  'receiptForced',
  'exchangeApproved',
  'exchangeRejected',
  'referralApproved',
  'referralRefused',
  'accountMade',
  'accountPasswordMade',
  'lineRateChanged',
  'applicationApproved',
  'applicationRefused',
  'lineMoveAsked',
  'lineMoved',
  'lineMoveDeclined',
  'lineFrozen',
  'lineUnfrozen',
  'playClosed',
  'adjusted',
  'adjustmentAsked',
  'adjustmentConfirmed',
  'adjustmentDeclined',
  'featureSwitched',
  'statusSwitched',
  'promotionApproved',
  'promotionFirstApproved',
  'promotionRejected',
  'promotionSaved',
  'promotionEnded',
  'newsSaved',
  'newsWithdrawn',
  'booksProved',
  'messageSent',
  'secondFactorOn',
  'recoveryCodeUsed',
  'passwordChanged',
  'secondFactorReset',
  'ticketAnswered',
  'ticketClosed',
  'chatRemoved',
  'chatMuted',
  'chatAnswered',
  'vendorImported',
  'vendorChanged',
  'gameChanged',
  'methodImported',
  'methodChanged',
  'paymentsReconciled',
  'settingAsked',
  'settingChanged',
  'settingDeclined',
  'openingAsked',
  'siteOpened',
]);
export type AuditAct = z.infer<typeof auditAct>;

/** Operator names; separate from member names. */
const operatorName = z.string().check(z.trim(), z.minLength(3), z.maxLength(32), z.regex(/^[A-Za-z][\w.-]*$/));
const me = z.object({ name: z.string(), role: operatorRole });
export type DeskOperator = z.infer<typeof me>;

const sums = z.array(
  z.object({ book: z.enum(['main', 'trial']), currency: z.enum(['P', 'points']), purse: z.string(), sum: z.int() }),
);
const books = z.object({
  /** The last proof; null before the first. */
  proof: z.nullable(
    z.object({ at: instant, movements: z.int(), entries: z.int(), auditEntries: z.int(), faults: z.array(z.string()) }),
  ),
  /** For each house account; negative if it has paid out more. */
  house: sums,
  /** For all members' purses of a kind. */
  members: sums,
});
export type Books = z.infer<typeof books>;

const switches = z.object({
  /** 0 open, 1 maintenance, 2 closed to a region. */
  status: z.int(),
  maintenanceUntil: z.nullable(instant),
  features,
});
export type Switches = z.infer<typeof switches>;

const auditRow = z.object({
  /** The number as text. */
  id: z.string(),
  seq: z.int(),
  at: instant,
  operator: z.nullable(z.string()),
  act: auditAct,
  subject: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  remark: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;

export const MAX_AUDIT_SEARCH_LENGTH = 64;

export const deskContract = {
  signIn: defineEndpoint({
    ...atDesk,
    id: 'desk.signIn',
    method: 'POST',
    path: '/wps/ext/v1/desk/sign-in',
    sends: 'json',
    encrypted: true,
    repeat: 'once',
    request: z.object({
      name: operatorName,
      password: secret(z.string().check(z.minLength(1), z.maxLength(128))),
      /** Answer of the human verification (decision A2). */
      human: z.string().check(z.minLength(1), z.maxLength(4096)),
    }),
    value: z.object({ token: secret(z.string()), me }),
    refusals: ['BAD_CREDENTIALS', 'HUMAN_CHECK_FAILED', 'SECOND_FACTOR_NEEDED'],
  }),
  signOut: defineEndpoint({
    ...sets,
    id: 'desk.signOut',
    path: '/wps/ext/v1/desk/sign-out',
    sends: 'nothing',
    request: empty,
    value: z.null(),
  }),
  overview: defineEndpoint({
    ...reads,
    id: 'desk.overview',
    path: '/wps/ext/v1/desk/overview',
    sends: 'nothing',
    request: empty,
    /** The operator, and the number of open items. */
    value: z.object({
      me,
      /** `due`: must be set up before anything else. */
      secondFactor: z.enum(['on', 'off', 'due']),
      waiting: z.object({
        toApprove: z.int(),
        toPay: z.int(),
        toResolve: z.int(),
        exchanges: z.int(),
        referrals: z.int(),
        promotions: z.int(),
        applications: z.int(),
        moves: z.int(),
        adjustments: z.int(),
        tickets: z.int(),
        settings: z.int(),
        /** Missing before the brand can open. */
        setup: z.int(),
      }),
      serverTime: instant,
    }),
  }),
  ...deskMoney,
  ...deskReferrals,
  ...deskLinked,
  ...deskPromotions,
  ...deskNews,
  ...deskAgents,
  ...deskLines,
  ...deskTickets,
  ...deskChat,
  ...deskMessages,
  ...deskGames,
  ...deskPayments,
  ...deskSettings,
  ...deskSetup,
  ...deskFactor,
  books: defineEndpoint({
    ...reads,
    id: 'desk.books',
    path: '/wps/ext/v1/desk/books',
    sends: 'nothing',
    request: empty,
    value: books,
  }),
  prove: defineEndpoint({
    ...sets,
    id: 'desk.prove',
    path: '/wps/ext/v1/desk/books/prove',
    sends: 'nothing',
    /** Verifies every row of ledger and audit log, now. */
    request: empty,
    value: books,
  }),
  switches: defineEndpoint({
    ...reads,
    id: 'desk.switches',
    path: '/wps/ext/v1/desk/switches',
    sends: 'nothing',
    request: empty,
    value: switches,
  }),
  setFeature: defineEndpoint({
    ...sets,
    id: 'desk.setFeature',
    path: '/wps/ext/v1/desk/switches/feature',
    request: z.object({ name: z.keyof(features), on: z.boolean() }),
    value: switches,
  }),
  setStatus: defineEndpoint({
    ...sets,
    id: 'desk.setStatus',
    path: '/wps/ext/v1/desk/switches/status',
    /** `minutes` from now: announced end of a maintenance; null announces none. */
    request: z.object({
      status: z.literal([0, 1, 2]),
      minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_MAINTENANCE_MINUTES))),
    }),
    value: switches,
    /** A brand that has never opened is opened by `openBrand`. */
    refusals: ['SETUP_INCOMPLETE'],
  }),
  audit: defineEndpoint({
    ...reads,
    id: 'desk.audit',
    path: '/wps/ext/v1/desk/audit',
    /** `search` is part of operator, subject or remark; empty for all. */
    request: z.object({
      search: z.string().check(z.trim(), z.maxLength(MAX_AUDIT_SEARCH_LENGTH)),
      ...dateRange,
      ...pageQuery,
    }),
    /** Newest first. */
    value: paged(auditRow),
  }),
};
