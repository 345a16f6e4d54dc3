import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { defineEndpoint } from '../../src/api/contract/endpoint.ts';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { announcementContract } from '../../src/api/contract/public/announcement.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { openClient, success } from './openClient.ts';

/** Calls of kinds that the contract foresees and the first flows do not use. */
const sample = {
  method: 'POST',
  token: false,
  encrypted: false,
  value: z.null(),
  refusals: [],
  spec: 'a sample for this test',
} as const;
const recover = defineEndpoint({
  ...sample,
  id: 'sample.recover',
  path: '/sample/recover',
  sends: 'form',
  repeat: 'once',
  request: z.object({ username: z.string(), email: z.string() }),
});
const prove = defineEndpoint({
  ...sample,
  id: 'sample.prove',
  path: '/sample/prove',
  sends: 'upload',
  repeat: 'once',
  request: z.object({ remark: z.string(), images: z.array(z.file()) }),
});
const transfer = defineEndpoint({
  ...sample,
  id: 'sample.transfer',
  path: '/sample/transfer',
  sends: 'json',
  repeat: 'keyed',
  token: true,
  request: z.object({ amount: z.int() }),
});

const leaving = async (answer: unknown, make: (api: ReturnType<typeof openClient>['api']) => Promise<unknown>) => {
  const { api, sent } = openClient(() => success(answer));
  await make(api);
  const [request] = sent;
  if (request === undefined || sent.length > 1) throw new Error(`${sent.length} requests left`);
  return request;
};

describe('a request', () => {
  it('[API-01] [API-21] goes to the path on the host, with the query', async () => {
    const request = await leaving({ domainList: ['*'] }, (api) => api(systemContract.domainRoute, { request: {} }));
    expect([request.method, request.url]).toEqual(['GET', 'http://server.test/wps/system/domainRoute']);
  });

  it("[NOTICE-06] sends the contract's defaults in its query", async () => {
    const answer = { player: [], banners: [], popup: [], promotion: [] };
    const request = await leaving(answer, (api) =>
      api(announcementContract.list, { request: { types: 'B', platform: 'W', language: 'TH' } }),
    );
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
      types: 'B',
      platform: 'W',
      execution: 'B',
      language: 'TH',
    });
  });

  it('[API-04] sends the language', async () => {
    const headers = await Promise.all(
      (['TH', 'EN'] as const).map(async (language) => {
        const { api, sent } = openClient(() => success({ domainList: [] }), { readLanguage: () => language });
        await api(systemContract.domainRoute, { request: {} });
        return sent[0]?.headers.get('language');
      }),
    );
    expect(headers).toEqual(['TH', 'EN']);
  });

  it('[API-02] sends the session token only if the call is marked T', async () => {
    const marked = await leaving({ sumBalance: 1 }, (api) =>
      api(walletContract.balance, { request: {}, headers: { 'x-background': '1' } }),
    );
    expect(marked.headers.get('authorization')).toBe('Bearer token-1');
    const unmarked = await leaving({ domainList: [] }, (api) => api(systemContract.domainRoute, { request: {} }));
    expect(unmarked.headers.has('authorization')).toBe(false);
  });

  it('[API-26] sends the headers of its call', async () => {
    const request = await leaving({ sumBalance: 1 }, (api) =>
      api(walletContract.balance, { request: {}, headers: { 'x-background': '1' } }),
    );
    expect(request.headers.get('x-background')).toBe('1');
  });

  it('[API-06] sends JSON', async () => {
    const request = await leaving({}, (api) =>
      api(verificationContract.smsLogin, { request: { mobileNum: ' 812345678 ', countryDialingCode: '66' } }),
    );
    expect([request.method, request.headers.get('content-type')]).toEqual(['POST', 'application/json']);
    expect(await request.json()).toEqual({ mobileNum: '812345678', countryDialingCode: '66' });
  });

  it('[API-03] [API-05] [LOGIN-05] sends nothing in the clear if the call is marked E', async () => {
    const request = await leaving({ token: 't', firstTimeLogin: false, passwordExpired: false }, (api) =>
      api(sessionContract.login, {
        headers: { 'login-area': 'site' },
        request: { type: 'username', username: ' somchai ', password: ' Player#2026 ', human: 'proof' },
      }),
    );
    const { sealed, ...rest } = (await request.json()) as { sealed: string };
    const [payload = '', method, path] = sealed.split('.');
    expect(rest).toEqual({});
    expect([method, path]).toEqual(['POST', '/wps/session/login']);
    expect(JSON.parse(atob(payload))).toEqual({
      type: 'username',
      username: 'somchai',
      password: 'Player#2026',
      human: 'proof',
    });
  });

  it('sends form data url-encoded', async () => {
    const request = await leaving(null, (api) =>
      api(recover, { request: { username: 'somchai', email: 'somchai+1@example.test' } }),
    );
    expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await request.text()).toBe('username=somchai&email=somchai%2B1%40example.test');
  });

  it('sends files as multipart', async () => {
    const images = [new File(['one'], 'one.png'), new File(['two'], 'two.png')];
    const request = await leaving(null, (api) => api(prove, { request: { remark: 'paid', images } }));
    const form = await request.formData();
    expect(form.get('remark')).toBe('paid');
    expect(form.getAll('images').map((part) => (part instanceof File ? part.name : part))).toEqual([
      'one.png',
      'two.png',
    ]);
  });

  it('sends the idempotency key of a keyed call', async () => {
    const request = await leaving(null, (api) =>
      api(transfer, { request: { amount: 10_000 }, idempotencyKey: 'intent-1' }),
    );
    expect(request.headers.get('idempotency-key')).toBe('intent-1');
  });

  it('[API-16] sends no body without a payload', async () => {
    const request = await leaving(null, (api) => api(sessionContract.logout, { request: {} }));
    expect([request.method, request.body]).toEqual(['DELETE', null]);
  });
});
