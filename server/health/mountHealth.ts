import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import type { ServeEnv } from '../serve/caller.ts';
import type { Metrics } from './metrics.ts';

const DATABASE_LIMIT_MS = 2_000;

/**
 * What machines ask: `/livez` (the process), `/ready` (calls can be served: the database answers), `/health` (everything
 * works, and if not, what does not), both also under their names with a z, and `/metrics` for Prometheus. `/live` is the
 * live casino's (ROUTE-17).
 */
export function mountHealth(app: Hono<ServeEnv>, deps: ServerDeps, metrics: Metrics): void {
  const { health, config } = deps;
  const answer = (c: Context<ServeEnv>, reasons: readonly string[]) =>
    c.json({ ok: reasons.length === 0, reasons }, reasons.length === 0 ? 200 : 503, { 'cache-control': 'no-store' });
  const database = async () => ((await isThere(deps)) ? [] : ['the database does not answer']);
  const games = () => {
    const since = health.gamesAwaySince();
    return since === null ? [] : [`the game provider has not answered since ${new Date(since).toISOString()}`];
  };
  app.get('/livez', (c) => answer(c, []));
  for (const z of ['', 'z']) {
    app.get(`/ready${z}`, async (c) => answer(c, await database()));
    app.get(`/health${z}`, async (c) =>
      answer(c, [...(await database()), ...games(), ...health.failingJobs().map((job) => `the job "${job}" fails`)]),
    );
  }
  app.get('/metrics', async (c) => {
    if (!mayRead(c, config.metricsToken)) return c.text('Not found.\n', 404);
    return c.body(await metrics.text(await isThere(deps)), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
}

async function isThere({ db }: Pick<ServerDeps, 'db'>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(resolve, DATABASE_LIMIT_MS, false);
  db.execute(sql`select 1`).then(
    () => resolve(true),
    () => resolve(false),
  );
  const isHere = await promise;
  clearTimeout(late);
  return isHere;
}

const near = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, prefix);
near.addSubnet('fc00::', 7, 'ipv6');
near.addAddress('::1', 'ipv6');

/** Metrics are for whoever has the token, and for the own network past the proxy: never for visitors. */
function mayRead(c: Context<ServeEnv>, token: string | null): boolean {
  const told = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (token !== null) return told !== undefined && timingSafeEqual(digest(told), digest(token));
  const { remoteAddress, remoteFamily } = c.env?.incoming?.socket ?? {};
  if (c.req.header('x-forwarded-for') !== undefined || remoteAddress === undefined) return false;
  return near.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
