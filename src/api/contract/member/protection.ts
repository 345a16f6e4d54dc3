import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { paged, pageQuery } from '../paging.ts';

/** A raised limit counts after so long, and only with a second yes (player protection). */
export const RAISE_WAIT_MS = 24 * 3_600_000;
/** A raise without a second yes lapses so long after it could have been confirmed. */
export const RAISE_KEPT_MS = 7 * 24 * 3_600_000;
/** A pause between two bets beyond this ends a session of play. */
export const PLAY_GAP_MS = 10 * 60_000;

/** `stake` is of one bet; `time` in ms, everything else in 1/10,000 P. */
export const limitKind = z.enum(['deposit', 'loss', 'stake', 'time']);
export type LimitKind = z.infer<typeof limitKind>;
/** A business day, the last 7 and the last 30 days; a bet for stakes. */
export const limitPeriod = z.enum(['bet', 'day', 'week', 'month']);
export type LimitPeriod = z.infer<typeof limitPeriod>;

export const REALITY_CHECK_MINUTES = ['15', '30', '60'] as const;
export const BREAK_DAYS = ['1', '7', '30'] as const;
/** Months of a self-exclusion; `ever` has no end. */
export const EXCLUSION_MONTHS = ['6', '12', '60', 'ever'] as const;

const raise = z.object({
  /** Null: without a limit. */
  amount: z.nullable(money),
  requestedAt: instant,
  /** From when the second yes is taken. */
  from: instant,
  /** When it lapses without one. */
  until: instant,
});

const limit = z.object({
  kind: limitKind,
  period: limitPeriod,
  amount: money,
  /** Of the period; of stakes the highest of the day. */
  used: money,
  /** Null for a period that moves with the clock. */
  resetsAt: z.nullable(instant),
  raise: z.nullable(raise),
});
export type PlayLimit = z.infer<typeof limit>;

export const playBlock = z.object({
  kind: z.enum(['break', 'exclusion']),
  since: instant,
  /** Null: for good. */
  until: z.nullable(instant),
  by: z.enum(['member', 'operator']),
});
export type PlayBlock = z.infer<typeof playBlock>;

const state = z.object({
  now: instant,
  /** The session of play that is under way; null without one. */
  session: z.nullable(z.object({ startedAt: instant, net: money })),
  /** The last 30 days. `net` is what was won, less what was lost; `played` in ms. */
  month: z.object({ deposits: money, withdrawals: money, net: money, played: z.int() }),
  limits: z.array(limit),
  realityCheckMinutes: z.int(),
  /** The one that ends last; null where play is open. */
  block: z.nullable(playBlock),
  /** Rounds that are still open: they run to their end. */
  openRounds: z.int(),
  balance: money,
  /** The last 30 business days, oldest first: time played in ms. */
  days: z.array(z.object({ start: instant, played: z.int() })),
});
export type Protection = z.infer<typeof state>;

const which = { kind: limitKind, period: limitPeriod };
const change = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: false,
  repeat: 'once',
  value: state,
  spec: 'assumed: player protection',
} as const;

export const protectionContract = {
  state: defineEndpoint({
    id: 'protection.state',
    method: 'GET',
    path: '/wps/ext/v1/protection',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: state,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: player protection',
  }),
  sessions: defineEndpoint({
    id: 'protection.sessions',
    method: 'GET',
    path: '/wps/ext/v1/protection/sessions',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object(pageQuery),
    /** Sessions of play, newest first. `net` of the rounds begun in it; null `endedAt`: under way. */
    value: paged(
      z.object({ startedAt: instant, endedAt: z.nullable(instant), played: z.int(), deposits: money, net: money }),
    ),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: player protection',
  }),
  setLimit: defineEndpoint({
    ...change,
    id: 'protection.setLimit',
    path: '/wps/ext/v1/protection/limit',
    /** Lower counts at once. Higher, or null for no limit, waits 24 h for a second yes. */
    request: z.object({ ...which, amount: z.nullable(money.check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))) }),
    refusals: ['NEED_TRUE_ACCOUNT', 'AMOUNT_OUT_OF_RANGE'],
  }),
  confirmRaise: defineEndpoint({
    ...change,
    id: 'protection.confirmRaise',
    path: '/wps/ext/v1/protection/limit/confirm',
    request: z.object(which),
    refusals: ['NEED_TRUE_ACCOUNT', 'STATUS_CHANGED'],
  }),
  cancelRaise: defineEndpoint({
    ...change,
    id: 'protection.cancelRaise',
    path: '/wps/ext/v1/protection/limit/cancel',
    request: z.object(which),
    refusals: ['NEED_TRUE_ACCOUNT'],
  }),
  setRealityCheck: defineEndpoint({
    ...change,
    id: 'protection.setRealityCheck',
    path: '/wps/ext/v1/protection/reality-check',
    request: z.object({ minutes: z.enum(REALITY_CHECK_MINUTES) }),
    refusals: ['NEED_TRUE_ACCOUNT'],
  }),
  takeBreak: defineEndpoint({
    ...change,
    id: 'protection.takeBreak',
    path: '/wps/ext/v1/protection/break',
    request: z.object({ days: z.enum(BREAK_DAYS) }),
    refusals: ['NEED_TRUE_ACCOUNT'],
  }),
  exclude: defineEndpoint({
    ...change,
    id: 'protection.exclude',
    path: '/wps/ext/v1/protection/exclusion',
    encrypted: true,
    /** The login password: nobody else at an open screen excludes a member for years. */
    request: z.object({
      months: z.enum(EXCLUSION_MONTHS),
      loginPassword: secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
    }),
    refusals: ['NEED_TRUE_ACCOUNT', 'LOGIN_PASSWORD_WRONG'],
  }),
};
