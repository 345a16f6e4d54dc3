import { describe, expect, it } from 'vitest';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { ApiError } from '../../src/api/failure.ts';
import { failureIn } from './failing.ts';
import { openClient, refusal, success } from './openClient.ts';

const { balance } = walletContract;
const { smsLogin } = verificationContract;
const balanceCall = { request: {}, headers: { 'x-background': '0' } } as const;
const smsCall = { request: { mobileNum: '812345678', countryDialingCode: '66' } };
const loginCall = {
  headers: { 'login-area': 'site' },
  request: { type: 'username', username: 'somchai', password: 'Player#2026', human: 'proof' },
} as const;

/** A server that never answers, and ends when the client aborts. */
const silent = ({ signal }: Request): Promise<Response> => {
  const { promise, reject } = Promise.withResolvers<Response>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return promise;
};

/** A body that breaks off. */
const halfABody = (): Response =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));

describe('a failing call', () => {
  it.each([
    [
      '[ERR-27] offline, when there is no network',
      () => Promise.reject(new TypeError('fetch failed')),
      { kind: 'offline' },
    ],
    ['[ERR-27] offline, when the connection breaks in the body', halfABody, { kind: 'offline' }],
    [
      'malformed, when the body is not JSON',
      () => new Response('<h1>hello</h1>'),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    ['malformed, when the body is empty', () => new Response(''), { kind: 'malformed', endpoint: 'wallet.balance' }],
    [
      'malformed, when the value is outside the schema',
      () => success({ sumBalance: '12.50' }),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    [
      'malformed, when an amount is not an integer',
      () => success({ sumBalance: 1.5 }),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    [
      'malformed, when there is no envelope',
      () => Response.json({ sumBalance: 1 }),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    [
      'malformed, when a success comes with a status that says otherwise',
      () => Response.json({ success: true, message: '', value: { sumBalance: 1 }, traceId: 't' }, { status: 400 }),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    [
      'malformed, when the refusal is one that the call never makes',
      () => refusal(200, 'BAD_CREDENTIALS'),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    [
      'malformed, when the code is of nobody',
      () => refusal(400, 'NO_SUCH_CODE'),
      { kind: 'malformed', endpoint: 'wallet.balance' },
    ],
    [
      'broken, when the server shows a page of its own',
      () => new Response('<h1>oops</h1>', { status: 500 }),
      { kind: 'broken', status: 500 },
    ],
    [
      'broken, when something before the server does',
      () => new Response('bad gateway', { status: 502 }),
      { kind: 'broken', status: 502 },
    ],
    [
      'refused, in the words and with the code of the server',
      () => refusal(401, 'SESSION_EXPIRED', null, 'Please log in again'),
      { kind: 'refused', code: 'SESSION_EXPIRED', message: 'Please log in again', details: null },
    ],
    [
      '[ERR-32] refused, when the site is in maintenance',
      () => refusal(503, 'SYSTEM_MAINTENANCE'),
      { kind: 'refused', code: 'SYSTEM_MAINTENANCE', message: 'no', details: null },
    ],
  ] as const)('%s', async (_title, answer, failure) => {
    expect(await failureIn(openClient(answer).api(balance, balanceCall))).toEqual(failure);
  });

  it('[SMS-13] [ERR-11] is refused with the data beside the code', async () => {
    const { api } = openClient(() => refusal(429, 'SMS_TOO_MANY', { waitSeconds: 300 }, 'Wait 5 minutes'));
    expect(await failureIn(api(smsLogin, smsCall))).toEqual({
      kind: 'refused',
      code: 'SMS_TOO_MANY',
      message: 'Wait 5 minutes',
      details: { waitSeconds: 300 },
    });
  });

  it('[LOGIN-13] is refused with the captcha flag of a login', async () => {
    const { api } = openClient(() => refusal(200, 'BAD_CREDENTIALS', { captcha: true }));
    expect(await failureIn(api(sessionContract.login, loginCall))).toMatchObject({ details: { captcha: true } });
  });

  it('[ERR-28] times out', async () => {
    const { api } = openClient(silent, { timeoutMs: 1 });
    expect(await failureIn(api(balance, balanceCall))).toEqual({ kind: 'timeout' });
  });

  it('is aborted when the calling machine leaves the state', async () => {
    const left = new AbortController();
    const { api, sent } = openClient(silent);
    const failure = failureIn(api(balance, balanceCall, { signal: left.signal }));
    await expect.poll(() => sent.length).toBe(1);
    left.abort();
    expect(await failure).toEqual({ kind: 'aborted' });
  });

  it('[ERR-28] times out, or is aborted, also while its payload is being encrypted', async () => {
    const seal = () => new Promise<string>(() => {});
    const late = openClient(() => success(null), { seal, timeoutMs: 1 });
    expect(await failureIn(late.api(sessionContract.login, loginCall))).toEqual({ kind: 'timeout' });
    const left = new AbortController();
    const { api, sent } = openClient(() => success(null), { seal });
    const failure = failureIn(api(sessionContract.login, loginCall, { signal: left.signal }));
    left.abort();
    expect([await failure, sent, late.sent]).toEqual([{ kind: 'aborted' }, [], []]);
    expect(await failureIn(api(sessionContract.login, loginCall, { signal: left.signal }))).toEqual({
      kind: 'aborted',
    });
  });

  it('is insecure if nothing can be encrypted', async () => {
    const { api, sent } = openClient(() => success(null), {
      seal: () => Promise.reject(new ApiError({ kind: 'insecure' })),
    });
    expect([await failureIn(api(sessionContract.login, loginCall)), sent]).toEqual([{ kind: 'insecure' }, []]);
  });

  it('[API-02] [ROLE-01] is refused without a request if it needs a session and there is none', async () => {
    const { api, sent } = openClient(() => success(null), { readToken: () => null });
    expect([await failureIn(api(memberContract.info, { request: {} })), sent]).toEqual([
      { kind: 'refused', code: 'NOT_LOGGED_IN', message: '', details: null },
      [],
    ]);
  });

  it('is a defect, and sends nothing, if the request violates the contract', async () => {
    const { api, sent } = openClient(() => success({}));
    const call = { request: { mobileNum: 'not a number', countryDialingCode: '66' } };
    expect([await failureIn(api(smsLogin, call)), sent]).toEqual([{ kind: 'defect' }, []]);
  });

  it('is reported with its token', async () => {
    const heard: unknown[] = [];
    const { api } = openClient(() => refusal(401, 'SESSION_REVOKED'), {
      onFailure: ({ id }, failure, token) => heard.push([id, failure.kind, token]),
    });
    await failureIn(api(balance, balanceCall));
    await failureIn(api(smsLogin, smsCall));
    expect(heard).toEqual([
      ['wallet.balance', 'refused', 'token-1'],
      ['verification.smsLogin', 'malformed', null],
    ]);
  });

  it('is not retried', async () => {
    const { api, sent } = openClient(() => new Response('busy', { status: 503 }));
    await failureIn(api(balance, balanceCall));
    expect(sent.length).toBe(1);
  });
});
