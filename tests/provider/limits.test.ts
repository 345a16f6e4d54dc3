import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPages } from '../../provider/http/pages.ts';
import { securityHeaders } from '../../provider/http/securityHeaders.ts';
import { startPlaying } from './playing.ts';
import { until } from './until.ts';

async function start(env: Readonly<Record<string, string>> = {}) {
  const game = await startPlaying({}, env);
  onTestFinished(() => game.stop());
  const address = `http://127.0.0.1:${game.provider().port}`;
  const lines: AbortController[] = [];
  onTestFinished(() => {
    for (const line of lines) line.abort();
  });
  return {
    game,
    get: (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers }),
    /** Opens a stream and holds it; its status, and what ends it. */
    hold: async (path: string, bearer: string) => {
      const line = new AbortController();
      lines.push(line);
      const headers = { authorization: `Bearer ${bearer}` };
      const { status } = await fetch(`${address}/api${path}`, { headers, signal: line.signal });
      return { status, end: () => line.abort() };
    },
  };
}
const repeated = async (count: number, call: () => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push((await call()).status);
  return statuses;
};
const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('nobody keeps the provider busy alone', () => {
  it('a session has six streams, and another one when one of them ends', async () => {
    const { game, hold } = await start();
    const { bearer } = await game.open('rocket-rise');
    const held = [];
    for (let stream = 0; stream < 7; stream += 1) held.push(await hold('/crash/stream', bearer));
    expect(held.map(({ status }) => status)).toEqual([...times(6, 200), 429]);
    const other = await game.open('rocket-rise', 'p-2');
    expect((await hold('/crash/stream', other.bearer)).status).toBe(200);
    held[0]?.end();
    await until(async () => (await hold('/crash/stream', bearer)).status === 200, 'its place is free');
  });

  it('an address has so many streams in all its sessions', async () => {
    const { game, hold } = await start({ PROVIDER_STREAMS_PER_ADDRESS: '3' });
    const statuses = [];
    for (const player of ['p-1', 'p-2', 'p-3', 'p-4'])
      statuses.push((await hold('/crash/stream', (await game.open('rocket-rise', player)).bearer)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('a session asks 200 times in ten seconds, and is told when it may ask again', async () => {
    const { game, get } = await start();
    const [one, other] = [await game.open(), await game.open('lantern-night', 'p-2')];
    const of = (token: string) => get('/api/state', { authorization: `Bearer ${token}` });
    // The opening was the first.
    expect(await repeated(200, () => of(one.bearer))).toEqual([...times(199, 200), 429]);
    const refused = await of(one.bearer);
    expect(await refused.json()).toEqual({ code: 'TOO_MANY' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await of(other.bearer)).status).toBe(200);
  });

  it('an address asks so often in all its sessions; behind a proxy the visitor’s address counts', async () => {
    const { get } = await start({ PROVIDER_REQUESTS_PER_ADDRESS: '5', TRUST_PROXY: '1' });
    const from = (address: string) => () => get('/api/rounds/none', { 'x-forwarded-for': `203.0.113.1, ${address}` });
    expect(await repeated(6, from('198.51.100.7'))).toEqual([...times(5, 404), 429]);
    expect(await repeated(1, from('198.51.100.8'))).toEqual([404]);
    // One household.
    expect(await repeated(6, from('2001:db8:1:2::7'))).toEqual([...times(5, 404), 429]);
    expect(await repeated(1, from('2001:db8:1:2:3:4:5:9'))).toEqual([429]);
    expect(await repeated(1, from('2001:db8:1:3::9'))).toEqual([404]);
  });

  it('an address opens so many sessions a minute; the wallet is not asked for more', async () => {
    const { game } = await start({ PROVIDER_OPENINGS_PER_ADDRESS: '2' });
    const statuses = [];
    for (const player of ['p-1', 'p-2', 'p-3']) statuses.push((await game.open('lantern-night', player)).opened.status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(game.testWallet.calls.map(({ verb }) => verb)).toEqual(['session', 'session']);
  });
});

describe('headers of the provider', () => {
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  };

  it('stand on calls and errors', async () => {
    const { get } = await start();
    for (const path of ['/health', '/api/state', '/api/rounds/none', '/nowhere', '/assets/none.js'])
      expect([path, Object.fromEntries((await get(path)).headers)]).toEqual([
        path,
        expect.objectContaining({
          ...fixed,
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        }),
      ]);
    expect((await get('/health')).headers.has('strict-transport-security')).toBe(false);
  });

  it('let pages load the provider’s own files, and the site alone frame them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-pages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [style, script] = ['p { margin: 0 }', 'document.title'];
    writeFileSync(join(folder, 'slot.html'), '<title>Game</title>');
    writeFileSync(join(folder, 'check.html'), '<title>Check</title>');
    writeFileSync(join(folder, 'fair.html'), `<style>${style}</style><script type="module">${script}</script>`);
    const app = new Hono().use(securityHeaders({ trustProxy: 0 })).route('/', createPages(folder, 'https://site.test'));
    const policyOf = async (path: string) => {
      const { headers } = await app.request(path);
      expect([path, Object.fromEntries(headers)]).toEqual([path, expect.objectContaining(fixed)]);
      return headers.get('content-security-policy');
    };
    const policy = (own: string) =>
      `default-src 'none'; script-src ${own}; style-src ${own}; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors https://site.test`;
    for (const path of ['/play/lantern-night', '/check/LN-0000-0000', '/replay/LN-0000-0000'])
      expect([path, await policyOf(path)]).toEqual([path, policy("'self'")]);
    const hashes = [style, script].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(await policyOf('/fair.html')).toBe(policy(`'self' ${hashes.join(' ')}`));
  });

  it('keep browsers to HTTPS where the trusted proxy says that it is HTTPS', async () => {
    const { get } = await start({ TRUST_PROXY: '1' });
    const { headers } = await get('/health', { 'x-forwarded-proto': 'https' });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});
