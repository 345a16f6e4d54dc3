import { describe, expect, it, vi } from 'vitest';
import { failureOf, type PhoneProblem } from '../../src/api/failure.ts';
import { createPhoneAuth } from '../../src/api/phone/phoneAuth.ts';
import { createPhoneSessionStore } from '../../src/api/phone/phoneSessionStore.ts';
import { storageOf } from '../../src/routes/browserStorage.ts';

const service = { channel: 'phone-service', url: 'https://phone.example.test', key: 'a key' };
const { signal } = new AbortController();

/** A service that answers these, one after another, and what it was asked. */
function hosted(...answers: readonly { readonly status?: number; readonly body: unknown }[]) {
  const coming = [...answers];
  const request = vi.fn<typeof fetch>(async () => {
    const next = coming.shift();
    if (next === undefined) throw new TypeError('network');
    return new Response(typeof next.body === 'string' ? next.body : JSON.stringify(next.body), {
      status: next.status ?? 200,
    });
  });
  const storage = memory();
  return { phone: createPhoneAuth(request, createPhoneSessionStore(storage)), request, storage };
}

/** A storage as of a tab that has just been opened. */
const memory = () =>
  storageOf(() => {
    throw new Error('node has none');
  });
const refusal = (message: string) => ({ status: 400, body: { error: { message } } });
const failureFrom = (run: Promise<unknown>) =>
  run.then(
    () => 'no failure',
    (error: unknown) => failureOf(error),
  );

describe('a hosted phone service', () => {
  it('[REG-26] [REG-27] sends a code and returns a token for it', async () => {
    const { phone, request } = hosted({ body: { sessionInfo: 's1' } }, { body: { idToken: 'token-1' } });
    await phone.send(service, '+66812345678', signal);
    expect(await phone.confirm('123456', signal)).toEqual({ channel: 'phone-service', idToken: 'token-1' });
    expect(request.mock.calls.map(([url, options]) => [url, JSON.parse(String(options?.body))])).toEqual([
      ['https://phone.example.test/v1/accounts:sendVerificationCode?key=a%20key', { phoneNumber: '+66812345678' }],
      [
        'https://phone.example.test/v1/accounts:signInWithPhoneNumber?key=a%20key',
        { sessionInfo: 's1', code: '123456' },
      ],
    ]);
  });

  it.each<[string, string, PhoneProblem]>([
    ['[ERR-16]', 'INVALID_PHONE_NUMBER_FORMAT', 'badFormat'],
    ['[ERR-17]', 'INVALID_PHONE_NUMBER : too short', 'badNumber'],
    ['[ERR-18]', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'tooMany'],
    ['[ERR-19]', 'SOMETHING_NEW', 'unknown'],
    ['[ERR-23]', 'CAPTCHA_CHECK_FAILED', 'badCaptcha'],
    ['[ERR-24]', 'QUOTA_EXCEEDED : project', 'noQuota'],
    ['[ERR-25]', 'OPERATION_NOT_ALLOWED', 'notEnabled'],
    ['[ERR-26]', 'POPUP_CLOSED_BY_USER', 'popupClosed'],
  ])('%s refuses to send: %s is %s', async (_id, message, problem) => {
    const { phone } = hosted(refusal(message));
    expect(await failureFrom(phone.send(service, '+66812345678', signal))).toEqual({ kind: 'phone', problem });
  });

  it.each<[string, string, PhoneProblem]>([
    ['[ERR-20]', 'INVALID_CODE', 'codeInvalid'],
    ['[ERR-21]', 'MISSING_CODE', 'codeMissing'],
    ['[ERR-22]', 'SESSION_EXPIRED', 'codeExpired'],
  ])('%s refuses a code: %s is %s', async (_id, message, problem) => {
    const { phone } = hosted({ body: { sessionInfo: 's1' } }, refusal(message));
    await phone.send(service, '+66812345678', signal);
    expect(await failureFrom(phone.confirm('123456', signal))).toEqual({ kind: 'phone', problem });
  });

  it('[ERR-21] makes no request without a code sent before', async () => {
    const { phone, request } = hosted({ body: { sessionInfo: 's1' } }, refusal('QUOTA_EXCEEDED'));
    const missing = { kind: 'phone', problem: 'codeMissing' };
    expect(await failureFrom(phone.confirm('123456', signal))).toEqual(missing);
    await phone.send(service, '+66812345678', signal);
    await failureFrom(phone.send(service, '+66812345678', signal));
    expect(await failureFrom(phone.confirm('123456', signal))).toEqual(missing);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('[REG-26] [REG-27] verifies a code after a reload', async () => {
    const before = hosted({ body: { sessionInfo: 's1' } });
    await before.phone.send(service, '+66812345678', signal);
    const request = vi.fn<typeof fetch>(async () => Response.json({ idToken: 'token-1' }));
    const phone = createPhoneAuth(request, createPhoneSessionStore(before.storage));
    expect(await phone.confirm('123456', signal)).toEqual({ channel: 'phone-service', idToken: 'token-1' });
    expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toEqual({ sessionInfo: 's1', code: '123456' });
  });

  it.each([
    ['that is none', '{"sessionInfo":7}'],
    ['that cannot be read', '{'],
  ])('[ERR-21] ignores a session %s', async (_what, kept) => {
    const storage = memory();
    storage.setItem('phone-session', kept);
    const request = vi.fn<typeof fetch>();
    const phone = createPhoneAuth(request, createPhoneSessionStore(storage));
    expect(await failureFrom(phone.confirm('123456', signal))).toEqual({ kind: 'phone', problem: 'codeMissing' });
    expect(request).not.toHaveBeenCalled();
  });

  it('[ERR-21] ignores a reload without a code sent', async () => {
    const { phone, storage } = hosted({ body: { sessionInfo: 's1' } }, refusal('QUOTA_EXCEEDED'));
    await phone.send(service, '+66812345678', signal);
    await failureFrom(phone.send(service, '+66812345678', signal));
    expect(createPhoneSessionStore(storage).read()).toBeNull();
  });

  it.each([
    ['is not JSON', 'oops', { kind: 'phone', problem: 'unknown' }],
    ['lacks the session', {}, { kind: 'phone', problem: 'unknown' }],
  ])('[ERR-19] takes an answer that %s for no answer', async (_what, body, failure) => {
    const { phone } = hosted({ body });
    expect(await failureFrom(phone.send(service, '+66812345678', signal))).toEqual(failure);
  });

  it('[ERR-27] is offline without network', async () => {
    const { phone } = hosted();
    expect(await failureFrom(phone.send(service, '+66812345678', signal))).toEqual({ kind: 'offline' });
  });

  it('rejects as aborted when the calling machine leaves', async () => {
    const left = new AbortController();
    left.abort();
    const { phone } = hosted();
    expect(await failureFrom(phone.send(service, '+66812345678', left.signal))).toEqual({ kind: 'aborted' });
  });
});
