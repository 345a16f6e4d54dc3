import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchant, pageVisit } from '../../../server/database/schema.ts';
import { countries } from '../../../server/site/ext/countries.ts';
import { invalidateMerchant } from '../../../server/site/system/merchant.ts';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, type Visit, visitorOf } from './visitor.ts';

const lines: string[] = [];
let server: Reference;
beforeAll(async () => {
  server = await startReference({
    env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => server.close());

const from = (ip: string, country = ''): Visit => ({ proxy: { 'x-forwarded-for': ip, 'cf-ipcountry': country } });

describe('the countries', () => {
  it.each([
    ['VN', 'VN'],
    ['FR', 'TH'],
    ['', 'TH'],
  ])('[COUNTRY-07] a visitor from %j starts with %s', async (country, current) => {
    const value = await visitorOf(server, from('203.0.113.1', country))(extContract.countries, { request: {} });
    expect(value).toEqual({ current, list: countries });
  });
});

describe('client error reports', () => {
  const report = (detail: string, ip: string) =>
    visitorOf(server, from(ip))(extContract.report, { request: { kind: 'unknown-status', detail } });

  it('[STATUS-04] are logged as data, with line breaks escaped', async () => {
    expect(await report('status 7\n{"level":"fatal"}', '203.0.113.2')).toBeNull();
    const logged = lines.filter((line) => line.includes('client error report')).map((line) => JSON.parse(line));
    expect(logged).toEqual([
      expect.objectContaining({
        level: 40,
        report: { kind: 'unknown-status', detail: 'status 7\n{"level":"fatal"}' },
        traceId: expect.any(String),
      }),
    ]);
  });

  it('are limited to twenty a minute per address', async () => {
    for (let sent = 0; sent < 20; sent++) await report('x', '203.0.113.3');
    expect(await failureFrom(report('x', '203.0.113.3'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await report('x', '203.0.113.4')).toBeNull();
  });

  it('are refused above 500 characters', async () => {
    const answer = await server.fetch(`${server.baseURL}${extContract.report.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'unknown-status', detail: 'x'.repeat(501) }),
    });
    expect(answer.status).toBe(422);
  });
});

describe('human challenges', () => {
  it('are limited to 120 a minute per address', async () => {
    const ask = () => visitorOf(server, from('203.0.113.5'))(extContract.humanChallenge, { request: {} });
    for (let asked = 0; asked < 120; asked++) await ask();
    expect(await failureFrom(ask())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('[SHELL-08] a visit', () => {
  const visit = (path: string) => visitorOf(server, from('203.0.113.9'))(extContract.visit, { request: { path } });
  const measure = async (endpoint: string | null) => {
    const [row] = await server.db.select().from(merchant);
    const settings = { ...(row?.settings as object), analytics: { endpoint, requiresConsent: true } };
    await server.db.update(merchant).set({ settings });
    invalidateMerchant(server.deps);
  };

  it('is refused when the merchant has statistics off', async () => {
    expect(await failureFrom(visit('/'))).toMatchObject({ code: 'FEATURE_OFF' });
    expect(await server.db.select().from(pageVisit)).toEqual([]);
  });

  it('is counted by page and day only', async () => {
    await measure(extContract.visit.path);
    await visit('/');
    await visit('/');
    await visit('/member/transferFund');
    const rows = await server.db.select().from(pageVisit).orderBy(pageVisit.path);
    const day = new Date(server.deps.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(rows).toEqual([
      { merchantCode: rows[0]?.merchantCode, day, path: '/', count: 2 },
      { merchantCode: rows[0]?.merchantCode, day, path: '/member/transferFund', count: 1 },
    ]);
    await measure(null);
  });
});
