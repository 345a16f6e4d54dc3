import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { ServerConfig } from '../config.ts';
import type { Caller } from '../deps.ts';
import type { Log } from '../log.ts';

/** What a request of no socket, as tests make them, is taken to come from. */
const LOOPBACK = '127.0.0.1';

/** What the proxies in front are believed. */
export type Trust = Pick<ServerConfig, 'trustProxy' | 'countryHeader'>;

export type ServeEnv = { readonly Variables: { caller: Caller }; readonly Bindings: Partial<HttpBindings> };

/** Who calls: address, language (decision W7) and a new trace id. */
export function callerOf(c: Context<ServeEnv>, log: Log, { trustProxy, countryHeader }: Trust): Caller {
  const traceId = randomUUID();
  return {
    ip: addressOf(c, trustProxy),
    country: trustProxy > 0 && countryHeader !== null ? countryOf(c, countryHeader) : null,
    language: languageOf(c),
    traceId,
    log: log.child({ traceId }),
  };
}

const languageOf = (c: Context<ServeEnv>): LanguageCode =>
  c.req.header('language')?.toUpperCase() === 'EN' ? 'EN' : 'TH';

/** What the proxy found out; a proxy that writes no such header would pass on whatever a visitor put there. */
function countryOf(c: Context<ServeEnv>, header: string): string | null {
  const told = c.req.header(header)?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null;
}

/** Only what the nearest `trustProxy` proxies wrote is believed: anybody can send a longer list. */
function addressOf(c: Context<ServeEnv>, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? (c.req.header('x-forwarded-for')?.split(',') ?? []) : [];
  const told = forwarded[Math.max(0, forwarded.length - trustProxy)]?.trim();
  const address = told && isIP(told) ? told : (c.env?.incoming?.socket.remoteAddress ?? LOOPBACK);
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
