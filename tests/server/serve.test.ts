import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../../server/app.ts';
import { refusalSentence } from '../../server/messages/refusalSentence.ts';
import { Refusal } from '../../server/refusal.ts';
import { refusalAnswer } from '../../server/serve/envelope.ts';
import { merchantOf } from '../../server/site/system/merchant.ts';
import { qaContract } from '../../src/api/contract/qa.ts';
import { refusalStatus } from '../../src/api/contract/refusalStatus.ts';
import { createPlayer } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SMS = '/wps/verification/sms/noLogin';
const MB = 1024 * 1024;

const refusalShape = z.strictObject({
  success: z.literal(false),
  message: z.string().check(z.minLength(1)),
  value: z.unknown(),
  errorCode: z.string(),
  traceId: z.uuid(),
});

describe('a call', () => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference();
  });
  afterAll(() => server.close());

  const call = async (path: string, init: RequestInit = {}, at = server) => {
    const response = await at.fetch(at.baseURL + path, init);
    const { errorCode, message, value } = refusalShape.parse(await response.json());
    return { status: response.status, errorCode, message, value, headers: response.headers };
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
    call(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const short = async (answer: ReturnType<typeof call>) => {
    const { status, errorCode, value } = await answer;
    return [status, errorCode, value];
  };

  it('[API-01] is answered in the envelope, with the trace id also in a header', async () => {
    const response = await server.fetch(`${server.baseURL}/wps/system/domainRoute`);
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      200,
      'no-store',
      { success: true, message: 'เรียบร้อย', value: { domainList: ['*'] }, traceId: response.headers.get('x-trace-id') },
    ]);
  });

  it('is compressed when worthwhile and accepted', async () => {
    const asked = async (path: string, encoding: string) => {
      const response = await server.fetch(server.baseURL + path, { headers: { 'accept-encoding': encoding } });
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = (response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      return [response.headers.get('content-encoding'), bytes.byteLength < 3500, JSON.parse(text).success];
    };
    expect(await asked('/wps/ext/v1/countries', 'gzip, br')).toEqual(['gzip', true, true]);
    expect(await asked('/wps/ext/v1/countries', 'identity')).toEqual([null, false, true]);
    expect(await asked('/wps/system/domainRoute', 'gzip')).toEqual([null, true, true]);
  });

  it.each([
    ['TH', 'ไม่พบสิ่งที่ต้องการในที่อยู่นี้'],
    ['EN', 'There is nothing at this address.'],
    ['xx', 'ไม่พบสิ่งที่ต้องการในที่อยู่นี้'],
  ])('[API-04] is refused in the language of its header, %s', async (language, message) => {
    expect((await call('/wps/nothing', { headers: { language } })).message).toBe(message);
  });

  it.each(['/wps/nothing', '/wps/', '/wps', '/lgw/x', '/lotto/lgw/x', '/wps/member/info/', '/wps/ext/v1/%00'])(
    'to %s returns 404',
    async (path) => {
      expect(await short(call(path))).toEqual([404, 'NOT_FOUND', null]);
    },
  );

  it('with an unsupported method returns the allowed ones', async () => {
    const answer = await call('/wps/session/login', { method: 'GET' });
    expect([answer.status, answer.errorCode, answer.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
    expect((await call('/wps/member/info', { method: 'OPTIONS' })).headers.get('allow')).toBe('GET');
  });

  it.each(['', '{', 'null,', '{"a":1}}', 'true false', '\u0000'])(
    'with unreadable JSON %j is a bad request',
    async (body) => {
      expect(await short(post(SMS, body))).toEqual([400, 'BAD_REQUEST', null]);
    },
  );

  it('with invalid UTF-8 is a bad request', async () => {
    expect(await short(post(SMS, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])))).toEqual([
      400,
      'BAD_REQUEST',
      null,
    ]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'with the content type %j is a bad request',
    async (type) => {
      expect(await short(post(SMS, '{}', { 'content-type': type }))).toEqual([400, 'BAD_REQUEST', null]);
    },
  );

  it.each(['null', '[]', '"text"', '7', '{}', '{"mobileNum":{},"countryDialingCode":[]}'])(
    'with JSON outside the schema, %s, names the fields',
    async (body) => {
      const { status, errorCode, value } = await post(SMS, body);
      expect([status, errorCode]).toEqual([422, 'INVALID_FIELDS']);
      expect(value).toEqual({ fields: body.startsWith('{') ? ['mobileNum', 'countryDialingCode'] : [''] });
    },
  );

  it.each([
    ['a NUL', String.raw`{"mobileNum":"0812345678\u0000","countryDialingCode":"66"}`],
    ['half a surrogate pair', String.raw`{"mobileNum":"\ud83d","countryDialingCode":"66"}`],
    ['a NUL deep inside', String.raw`{"mobileNum":[[{"a":["\u0000"]}]],"countryDialingCode":"66"}`],
    ['a NUL in a key', String.raw`{"mobileNum":{"\u0000":1},"countryDialingCode":"66"}`],
  ])('with %s in a text is refused before it reaches the database', async (_, body) => {
    expect(await short(post(SMS, body))).toEqual([422, 'INVALID_FIELDS', { fields: ['mobileNum'] }]);
  });

  it('with a NUL in the query is refused', async () => {
    expect(await short(call('/wps/system/status?url=a%00b'))).toEqual([422, 'INVALID_FIELDS', { fields: ['url'] }]);
  });

  it('nested thirty thousand deep is refused without a crash', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect(await short(post(SMS, `{"mobileNum":${deep},"countryDialingCode":"66"}`))).toEqual([
      422,
      'INVALID_FIELDS',
      { fields: ['mobileNum'] },
    ]);
  });

  it('over 64 kB is too large, with or without Content-Length', async () => {
    expect(await short(post(SMS, 'x'.repeat(64 * 1024 + 1)))).toEqual([413, 'BODY_TOO_LARGE', null]);
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(MB)),
    });
    expect(await short(post(SMS, stream))).toEqual([413, 'BODY_TOO_LARGE', null]);
  });

  it('without required headers names them', async () => {
    expect(await short(call('/wps/session/login/freeplay', { method: 'POST' }))).toEqual([
      422,
      'INVALID_FIELDS',
      { fields: ['os', 'platform', 'x-random', 'gateway-version'] },
    ]);
  });

  it('[STATUS-02] [ERR-32] is refused under maintenance, except status calls and logout', async () => {
    const player = createPlayer(server);
    await player.signIn('somchai');
    const authorization = `Bearer ${player.token}`;
    await player.api(qaContract.setStatus, { request: { status: 1 } });
    const statusOf = async (path: string, method = 'GET') =>
      (await server.fetch(server.baseURL + path, { method, headers: { authorization } })).status;
    expect(await short(call('/wps/member/info', { headers: { authorization } }))).toEqual([
      503,
      'SYSTEM_MAINTENANCE',
      null,
    ]);
    expect(await short(post('/wps/session/login', '{}'))).toEqual([503, 'SYSTEM_MAINTENANCE', null]);
    expect(await statusOf('/wps/system/status?url=x')).toBe(200);
    expect(await statusOf('/wps/ext/v1/countries')).toBe(200);
    expect(await statusOf('/wps/session/logout', 'DELETE')).toBe(200);
    await player.api(qaContract.setStatus, { request: { status: 2 } });
    expect(await short(call('/wps/member/info', { headers: { authorization } }))).toEqual([
      403,
      'REGION_RESTRICTED',
      null,
    ]);
    await player.api(qaContract.setStatus, { request: { status: 0 } });
    expect((await merchantOf(server.deps)).status).toBe(0);
  });

  it('[STATUS-03] [ERR-31] is refused only from a restricted country', async () => {
    const restricted = await startReference({ env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' } });
    const merchant = await merchantOf(restricted.deps);
    const from = async (country: string) => {
      Object.assign(merchant.settings, { restrictedCountries: ['US'] });
      const headers = { 'cf-ipcountry': country };
      return (await restricted.fetch(`${restricted.baseURL}/wps/member/info`, { headers })).status;
    };
    expect([await from('US'), await from('TH')]).toEqual([403, 401]);
    await restricted.close();
  });

  it('is attributed to the address written by a trusted proxy, and no other', async () => {
    const headers = { 'x-forwarded-for': '9.9.9.9, 203.0.113.5' };
    const ipAt = async (proxies: string) => {
      const one = await startReference({ env: { TRUST_PROXY: proxies } });
      const response = await one.fetch(`${one.baseURL}/wps/system/status?url=x`, { headers });
      await one.close();
      return ((await response.json()) as { value: { location: { ip: string } } }).value.location.ip;
    };
    expect([await ipAt('0'), await ipAt('1'), await ipAt('2')]).toEqual(['127.0.0.1', '203.0.113.5', '9.9.9.9']);
  });

  it('to a QA path returns 404 without QA', async () => {
    const closed = await startReference({ env: { QA: '0' } });
    const answers = await Promise.all(
      Object.values(qaContract).map(({ path, method }) => call(path, { method }, closed)),
    );
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['NOT_FOUND']));
    await closed.close();
  });
});

describe('an internal error', () => {
  it('is a 500 in the envelope, logged with its trace id, and reveals no details', async () => {
    const lines: string[] = [];
    const server = await startReference({ onLog: (line) => lines.push(line) });
    const broken = { ...server.deps, config: { ...server.deps.config, domains: [7 as unknown as string] } };
    const app = createApp({ deps: broken, qa: null, site: null });
    const response = await app.request('/wps/system/domainRoute');
    const body = refusalShape.parse(await response.json());
    expect([response.status, body.errorCode, body.message]).toEqual([500, 'UNAVAILABLE', 'ระบบขัดข้อง กรุณาลองอีกครั้ง']);
    const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'defect');
    expect([logged.traceId, logged.err.message]).toEqual([
      body.traceId,
      'system.domainRoute answered outside the contract: domainList.0 (invalid_type)',
    ]);
    await server.close();
  });
});

describe('refusal messages', () => {
  it('state the wait in whole minutes', () => {
    expect(refusalSentence('TOO_MANY_REQUESTS', 'EN', { waitSeconds: 61 })).toBe(
      'Too many attempts. Please try again in 2 min.',
    );
    expect(refusalSentence('SMS_TOO_MANY', 'TH', { waitSeconds: 300 })).toBe('ขอรหัสหลายครั้งเกินไป กรุณารอ 5 นาที');
  });

  it('come with Retry-After on every 429', () => {
    const caller = {
      ip: '',
      country: null,
      userAgent: '',
      origin: null,
      language: 'EN',
      traceId: 'x',
      cookie: () => null,
      keepCookie: () => {},
      log: undefined as never,
    } as const;
    const { code, details } = new Refusal('SMS_TOO_MANY', { waitSeconds: 42 });
    expect(refusalStatus(code)).toBe(429);
    expect(refusalAnswer(caller, code, details).headers.get('retry-after')).toBe('42');
  });
});
