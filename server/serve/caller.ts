import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { ServerConfig } from '../config.ts';
import type { Caller } from '../deps.ts';
import type { Log } from '../log.ts';
import { isHttps } from '../site/site/isHttps.ts';

/** Address of a request without a socket, as in tests. */
const LOOPBACK = '127.0.0.1';

const COOKIE_SECONDS = 180 * 24 * 60 * 60;

const USER_AGENT_MAX = 300;

/** Proxy settings: which forwarded headers to trust. */
export type Trust = Pick<ServerConfig, 'trustProxy' | 'countryHeader'>;

export type ServeEnv = { readonly Variables: { caller: Caller }; readonly Bindings: Partial<HttpBindings> };

/** The caller: address, language (decision W7) and a new trace id. Cookies to set are put into `cookies`. */
export function callerOf(
  c: Context<ServeEnv>,
  log: Log,
  { trustProxy, countryHeader }: Trust,
  cookies: Map<string, string>,
): Caller {
  const traceId = randomUUID();
  return {
    ip: addressOf(c, trustProxy),
    country: trustProxy > 0 && countryHeader !== null ? countryOf(c, countryHeader) : null,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    origin: c.req.header('origin') ?? null,
    language: languageOf(c),
    traceId,
    cookie: (name) => getCookie(c, name) ?? null,
    keepCookie: (name, value) => void cookies.set(name, value),
    log: log.child({ traceId }),
  };
}

/** Sets cookies on an answer. */
export function sendCookies(c: Context<ServeEnv>, { trustProxy }: Trust, cookies: ReadonlyMap<string, string>): void {
  const secure = trustProxy > 0 && isHttps(c);
  for (const [name, value] of cookies) {
    setCookie(c, name, value, { path: '/wps', httpOnly: true, sameSite: 'Strict', secure, maxAge: COOKIE_SECONDS });
  }
}

const languageOf = (c: Context<ServeEnv>): LanguageCode =>
  c.req.header('language')?.toUpperCase() === 'EN' ? 'EN' : 'TH';

/** Only with a configured header: otherwise a visitor could send any. */
const countryOf = (c: Context<ServeEnv>, header: string): string | null => countryFrom(c.req.header(header));

/** A country of ISO 3166 in a trusted header; null without one. */
export function countryFrom(header: string | undefined): string | null {
  const told = header?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null;
}

/** Trusts only the entries written by the nearest `trustProxy` proxies. */
const addressOf = (c: Context<ServeEnv>, trustProxy: number): string =>
  clientAddress(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, trustProxy);

/** The address of a client behind so many trusted proxies. */
export function clientAddress(header: string | undefined, remote: string | undefined, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? (header?.split(',') ?? []) : [];
  const told = forwarded[Math.max(0, forwarded.length - trustProxy)]?.trim();
  const address = told && isIP(told) ? told : (remote ?? LOOPBACK);
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
