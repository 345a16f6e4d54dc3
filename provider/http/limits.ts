import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { ProviderConfig } from '../config.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Session } from '../store/sessions.ts';

const REQUEST_SECONDS = 10;
const OPENING_SECONDS = 60;
/** A page opens its stream anew before the provider has noticed that the last one is gone. */
const STREAMS_PER_SESSION = 6;

export interface Limits {
  /** Counts requests by address, and by the bearer of a session. */
  readonly requests: MiddlewareHandler;
  /** Counts openings by address. */
  readonly openings: MiddlewareHandler;
  /** @returns what ends it @throws PlayRefusal `TOO_MANY` */
  readonly openStream: (c: Context, session: Session) => () => void;
}

/** Nobody keeps the provider busy alone. Beyond a limit the answer is 429, which pages repeat. */
export function createLimits({ limits, trustProxy }: Pick<ProviderConfig, 'limits' | 'trustProxy'>): Limits {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const ofAddress = limiter(limits.requestsPerAddress, REQUEST_SECONDS);
  const ofSession = limiter(limits.requestsPerSession, REQUEST_SECONDS);
  const openings = limiter(limits.openingsPerAddress, OPENING_SECONDS);
  const streams = new Map<string, number>();

  const counted = async (
    c: Context,
    next: () => Promise<void>,
    counts: readonly (readonly [RateLimiterMemory, string])[],
  ) => {
    try {
      for (const [limit, key] of counts) await limit.consume(key);
    } catch (over) {
      c.header('retry-after', String(Math.ceil((over as RateLimiterRes).msBeforeNext / 1_000)));
      return c.json({ code: 'TOO_MANY' }, 429);
    }
    await next();
    return undefined;
  };

  return {
    requests: (c, next) => {
      const bearer = c.req.header('authorization');
      const counts = [[ofAddress, addressOf(c, trustProxy)] as const];
      return counted(c, next, bearer === undefined ? counts : [...counts, [ofSession, bearer]]);
    },
    openings: (c, next) => counted(c, next, [[openings, addressOf(c, trustProxy)]]),
    openStream: (c, session) => {
      const open = [
        [`session ${session.id}`, STREAMS_PER_SESSION],
        [`address ${addressOf(c, trustProxy)}`, limits.streamsPerAddress],
      ] as const;
      if (open.some(([key, most]) => (streams.get(key) ?? 0) >= most)) throw new PlayRefusal('TOO_MANY');
      for (const [key] of open) streams.set(key, (streams.get(key) ?? 0) + 1);
      return () => {
        for (const [key] of open) {
          const left = (streams.get(key) ?? 1) - 1;
          if (left === 0) streams.delete(key);
          else streams.set(key, left);
        }
      };
    },
  };
}

/** The caller behind so many trusted proxies; of an IPv6 household its /64. */
function addressOf(c: Context, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? (c.req.header('x-forwarded-for')?.split(',') ?? []) : [];
  const told = forwarded[Math.max(0, forwarded.length - trustProxy)]?.trim();
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const address = told || (incoming?.socket.remoteAddress ?? '');
  return isIPv6(address) && !address.startsWith('::ffff:') ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8).fill('0');
  return [...(left ?? []), ...zeros.slice((left?.length ?? 0) + (right?.length ?? 0)), ...(right ?? [])]
    .slice(0, 4)
    .join(':');
}
