import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { watchProvider } from '../../server/play/provider/watchProvider.ts';
import { gameContract } from '../../src/api/contract/play/game.ts';
import { launchRequest, startWithProvider } from '../support/gameProvider.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { signedInPlayer } from '../support/payments.ts';
import type { Reference } from '../support/reference.ts';

const METRICS_TOKEN = 'secret-of-monitoring';

onEachDatabase('what machines ask', (database) => {
  let server: Reference;
  beforeEach(async () => {
    const started = await startWithProvider({ database, env: { METRICS_TOKEN } });
    server = started;
    let isOpen = true;
    server = {
      ...started,
      close: async () => {
        if (isOpen) await started.close();
        isOpen = false;
      },
    };
    onTestFinished(() => server.close());
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server.app.request(path, { headers });
    return { status: response.status, body: await response.text() };
  };
  const answer = (status: number, ...reasons: readonly string[]) => ({
    status,
    body: JSON.stringify({ ok: reasons.length === 0, reasons }),
  });

  it('is well while database, games and jobs are', async () => {
    for (const path of ['/livez', '/ready', '/readyz', '/health', '/healthz'])
      expect([path, await get(path)]).toEqual([path, answer(200)]);
  });

  it('leaves /live to the live casino', async () => {
    expect((await get('/live', { accept: 'text/html' })).body).not.toContain('reasons');
  });

  it('is not ready while the database is away', async () => {
    await server.close();
    const away = 'the database does not answer';
    expect(await get('/ready')).toEqual(answer(503, away));
    expect(await get('/health')).toEqual(answer(503, away));
    expect(await get('/livez')).toEqual(answer(200));
    const { body } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toContain('\nstatehouse_database_up 0\n');
  });

  it('tells which job fails, until it has run', async () => {
    server.deps.health.jobFailed('credit bonuses', new Error('disk full'));
    expect(await get('/health')).toEqual(answer(503, 'the job "credit bonuses" fails'));
    expect(await get('/ready')).toEqual(answer(200));
    server.deps.health.jobDone('credit bonuses');
    expect(await get('/health')).toEqual(answer(200));
  });

  it('[GAME-18] refuses launches at once while the games are away, and takes them again by itself', async () => {
    let isAway = true;
    const asked: string[] = [];
    const look = () =>
      watchProvider(server.deps, async (url) => {
        asked.push(url);
        if (isAway) throw new Error('nobody listens');
      })();
    const player = await signedInPlayer(server, 'somchai');
    const launch = () => player.api(gameContract.launch, { request: launchRequest, headers: { language: 'EN' } });
    look();
    await setImmediate();
    const since = new Date(server.now()).toISOString();
    expect(asked).toEqual(['http://games.test/health']);
    expect(await get('/health')).toEqual(answer(503, `the game provider has not answered since ${since}`));
    await expect(launch()).rejects.toMatchObject({ failure: { kind: 'refused', code: 'GAME_PROVIDER_DOWN' } });
    isAway = false;
    look();
    await setImmediate();
    expect(await get('/health')).toEqual(answer(200));
    expect((await launch()).game_url).toContain('http://games.test/play/lantern-night?token=');
  });

  it('shows metrics to whoever has the token, and to nobody else', async () => {
    await get('/wps/system/status?url=x');
    const { status, body } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(status).toBe(200);
    expect(body).toContain('\nstatehouse_database_up 1\n');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/wps/system/status",status="200"} 1\n',
    );
    for (const authorization of ['', 'Bearer secret-of-somebody', METRICS_TOKEN])
      expect(await get('/metrics', { authorization })).toEqual({ status: 404, body: 'Not found.\n' });
  });
});

describe('metrics without a token', () => {
  it('are for the own network past the proxy', async () => {
    const server = await startWithProvider();
    onTestFinished(() => server.close());
    const from = async (remoteAddress: string, headers: Record<string, string> = {}) => {
      const remoteFamily = remoteAddress.includes(':') ? 'IPv6' : 'IPv4';
      const incoming = { socket: { remoteAddress, remoteFamily } };
      return (await server.app.request('/metrics', { headers }, { incoming })).status;
    };
    expect(await from('127.0.0.1')).toBe(200);
    expect(await from('::1')).toBe(200);
    expect(await from('10.3.0.7')).toBe(200);
    expect(await from('203.0.113.9')).toBe(404);
    expect(await from('2001:db8::9')).toBe(404);
    expect(await from('10.3.0.7', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  });
});
