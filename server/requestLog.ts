import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Metrics } from './health/metrics.ts';
import type { Log } from './log.ts';
import { callerOf, type ServeEnv, sendCookies, type Trust } from './serve/caller.ts';

const LONGEST_PATH = 200;

/** Assigns a trace id to every request and logs one line, without query, headers or body. */
export const requestLog =
  (log: Log, trust: Trust, metrics?: Metrics): MiddlewareHandler<ServeEnv> =>
  async (c, next) => {
    const cookies = new Map<string, string>();
    const caller = callerOf(c, log, trust, cookies);
    c.set('caller', caller);
    const began = performance.now();
    await next();
    sendCookies(c, trust, cookies);
    const ms = Math.round((performance.now() - began) * 10) / 10;
    metrics?.answered(c.req.method, routePath(c), c.res.status, ms / 1_000);
    caller.log.info(
      { method: c.req.method, path: c.req.path.slice(0, LONGEST_PATH), status: c.res.status, ms },
      'request',
    );
  };
