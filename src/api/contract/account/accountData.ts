import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';
import { loginPassword } from './account.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A file that is ready is kept so long. */
export const EXPORT_KEPT_MS = 7 * DAY_MS;
/** An account closes so long after it was asked for. */
export const CLOSING_MS = 7 * DAY_MS;

/** What keeps an account from closing. */
const closingObstacle = z.enum(['money', 'withdrawal', 'deposit', 'round', 'line', 'break']);
export type ClosingObstacle = z.infer<typeof closingObstacle>;

const dataState = z.object({
  /** The last file that was asked for; null where none is kept. */
  file: z.nullable(
    z.object({
      status: z.enum(['waiting', 'ready', 'failed']),
      askedAt: instant,
      /** In bytes; null until it is ready. */
      bytes: z.nullable(z.int()),
      /** Null until it is ready. */
      expiresAt: z.nullable(instant),
    }),
  ),
  /** When the account closes; null where that was not asked for. */
  closesAt: z.nullable(instant),
  /** What keeps it from closing. */
  obstacles: z.array(closingObstacle),
  /** Less than this, in 1/10,000 P, cannot be withdrawn and is given up. */
  smallestWithdrawal: money,
});
export type DataState = z.infer<typeof dataState>;

const act = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: true,
  repeat: 'once',
  request: z.object({ loginPassword: loginPassword() }),
} as const;

export const accountDataContract = {
  state: defineEndpoint({
    id: 'accountData.state',
    method: 'GET',
    path: '/wps/ext/v1/member/data',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: dataState,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: data export and closing (issue 32)',
  }),
  /** Asks for a file of everything that is kept of the account; a job writes it. */
  ask: defineEndpoint({
    ...act,
    id: 'accountData.ask',
    path: '/wps/ext/v1/member/data/ask',
    value: dataState,
    refusals: ['NEED_TRUE_ACCOUNT', 'LOGIN_PASSWORD_WRONG'],
    spec: 'assumed: data export (issue 32)',
  }),
  /** A path that downloads the file, for five minutes and once. */
  link: defineEndpoint({
    ...act,
    id: 'accountData.link',
    path: '/wps/ext/v1/member/data/link',
    value: z.object({ exportPath: secret(z.string().check(z.regex(/^\/exports\/[\w-]{43}$/))) }),
    refusals: ['NEED_TRUE_ACCOUNT', 'LOGIN_PASSWORD_WRONG', 'NOT_FOUND'],
    spec: 'assumed: data export (issue 32)',
  }),
  /** Closes the account after seven days, and every other session at once. A login within that time cancels it. */
  close: defineEndpoint({
    ...act,
    id: 'accountData.close',
    path: '/wps/ext/v1/member/data/close',
    value: dataState,
    refusals: ['NEED_TRUE_ACCOUNT', 'LOGIN_PASSWORD_WRONG', 'ACCOUNT_IN_USE'],
    spec: 'assumed: closing of the account (issue 32)',
  }),
  /** Keeps an account that was to close. */
  keep: defineEndpoint({
    ...act,
    id: 'accountData.keep',
    path: '/wps/ext/v1/member/data/keep',
    encrypted: false,
    request: empty,
    value: dataState,
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: closing of the account (issue 32)',
  }),
};
