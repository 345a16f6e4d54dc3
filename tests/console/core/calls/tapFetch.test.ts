import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import type { CallRecord } from '../../../../src/console/core/calls/callRecord.ts';
import { replyShape } from '../../../../src/qa/watchedCalls.ts';
import { siteCall } from '../../support/siteCall.ts';
import { openTap, settled } from './openTap.ts';

const BALANCE = '/wps/v2/wallets/balance';
const LOGIN = '/wps/session/login';
const balance = replyShape.envelope({ sumBalance: 5 });
const login = replyShape.envelope({ token: 'marker-token', firstTimeLogin: false, passwordExpired: false });

/** What the site gets, or what it meets. */
const outcome = async (answer: Promise<Response>) =>
  answer.then(
    async (response) => [response.status, await response.text()],
    (error: unknown) => String(error),
  );
const isPending = async (answer: Promise<unknown>) =>
  (await Promise.race([answer.catch(() => 'over'), settled().then(() => 'pending')])) === 'pending';

describe('a call without a fault', () => {
  it('passes, and leaves a record of what was asked and answered', async () => {
    const { fetch, reply, latest, clock } = openTap();
    const answer = fetch(`${BALANCE}?`, { method: 'GET' });
    expect(latest()).toEqual<CallRecord>({
      seq: 1,
      id: 'wallet.balance',
      method: 'GET',
      path: BALANCE,
      caller: null,
      startedAt: 0,
      request: {},
      requestVerdict: { kind: 'fits' },
      status: null,
      reply: null,
      replyVerdict: null,
      arrivedAt: null,
      endedAt: null,
      fault: null,
      state: 'waiting',
    });
    clock.increment(40);
    await reply(balance);
    expect(await outcome(answer)).toEqual([200, JSON.stringify(balance)]);
    expect(latest()).toMatchObject({
      ...{ status: 200, reply: balance, replyVerdict: { kind: 'fits' } },
      ...{ arrivedAt: 40, endedAt: 40, state: 'done' },
    });
  });

  it('gets the very response and the very error of the network', async () => {
    const { fetch, asked, latest } = openTap();
    const answer = fetch(BALANCE);
    const response = new Response(JSON.stringify(balance));
    asked[0]?.reply.resolve(response);
    expect(await answer).toBe(response);
    const lost = fetch(BALANCE);
    const error = new TypeError('no network');
    asked[1]?.reply.reject(error);
    await expect(lost).rejects.toBe(error);
    expect(latest()?.state).toBe('failed');
  });

  it('is no trouble of the console where the site gives up while it is still coming', async () => {
    const { fetch, asked, errors, latest } = openTap();
    const answered = fetch('/wps/system/status');
    let breakOff: (reason: unknown) => void = () => {};
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"success":'));
        breakOff = (reason) => stream.error(reason);
      },
    });
    asked.at(-1)?.reply.resolve(new Response(body));
    const response = await answered;
    breakOff(new DOMException('signal is aborted without reason', 'AbortError'));
    await expect(response.text()).rejects.toThrow('signal is aborted without reason');
    await settled();
    expect(errors).toEqual([]);
    expect(latest()).toMatchObject({ state: 'done', reply: null, replyVerdict: null });
  });

  it('is judged: fields that do not fit, refusals, successes with an error status, what is no JSON', async () => {
    const { fetch, reply, latest } = openTap();
    const verdictOn = async (body: unknown, status?: number) => {
      void fetch(BALANCE);
      await reply(body, status);
      return latest()?.replyVerdict;
    };
    const wrong = (path: string, says: string) => ({ kind: 'wrong', fields: [{ path, says }] });
    expect(await verdictOn(replyShape.envelope({ sumBalance: 'much' }))).toEqual(
      wrong('value.sumBalance', 'not a number'),
    );
    expect(await verdictOn(replyShape.envelope({}))).toEqual(wrong('value.sumBalance', 'missing'));
    const refusal = replyShape.refusal('SESSION_EXPIRED');
    expect(await verdictOn(refusal.body, refusal.status)).toEqual({ kind: 'refused', code: 'SESSION_EXPIRED' });
    expect(await verdictOn(replyShape.refusal('LINK_DEAD').body)).toEqual(wrong('', 'unlisted refusal LINK_DEAD'));
    expect(await verdictOn(balance, 500)).toEqual(wrong('', 'success with HTTP 500'));
    expect(await verdictOn('<html>marker-secret')).toEqual(wrong('', 'not JSON'));
    expect(latest()?.reply).toBe('(not JSON, 19 characters)');
  });

  it('says where it came from where that is not the network', async () => {
    const { fetch, asked, reply, latest } = openTap();
    void fetch(BALANCE);
    asked.at(-1)?.reply.resolve(new Response(JSON.stringify(balance), { headers: { 'x-source': 'page' } }));
    await settled();
    expect(latest()).toMatchObject({ state: 'done', status: 200, from: 'page' });
    void fetch(BALANCE);
    await reply(balance);
    expect(latest()).not.toHaveProperty('from');
  });

  it('that is sealed shows nothing of its request, and no secret of its reply', async () => {
    const { fetch, reply, latest, tap } = openTap();
    void fetch(LOGIN, { method: 'POST', body: JSON.stringify({ sealed: 'marker-sealed' }) });
    await reply(login);
    expect(latest()).toMatchObject({ request: '(encrypted)', requestVerdict: { kind: 'sealed' } });
    expect(latest()?.reply).toMatchObject({ value: { token: '•'.repeat(12) } });
    expect(JSON.stringify(tap.log.read())).not.toContain('marker');
  });

  it('shows forms, queries and JSON alike', () => {
    const { fetch, latest } = openTap();
    void fetch('/wps/member/password/email', {
      method: 'POST',
      body: new URLSearchParams({ username: 'somchai', email: '' }),
    });
    expect(latest()).toMatchObject({
      request: { username: 'somchai', email: '' },
      requestVerdict: { kind: 'wrong', fields: [{ path: 'email', says: 'below minimum 1' }] },
    });
    void fetch('/wps/system/status?url=site.test');
    expect(latest()).toMatchObject({ request: { url: 'site.test' }, requestVerdict: { kind: 'fits' } });
    void fetch('/wps/ext/v1/visit', { method: 'POST', body: '{"path":"/"}' });
    expect(latest()).toMatchObject({ request: { path: '/' }, requestVerdict: { kind: 'fits' } });
  });
});

describe('what is secret', () => {
  it('by its schema is hidden in requests, whatever travels', () => {
    const call = { ...siteCall('session.login'), encrypted: false };
    const { fetch, latest, tap } = openTap({ calls: [call] });
    const sent = { type: 'username', username: 'somchai', password: 'marker-password', human: 'yes' };
    void fetch(LOGIN, { method: 'POST', body: JSON.stringify(sent) });
    expect(latest()).toMatchObject({
      request: { ...sent, password: '•'.repeat(15) },
      requestVerdict: { kind: 'fits' },
    });
    void fetch(LOGIN, { method: 'POST', body: '{"password":"marker' });
    expect(latest()?.request).toBe('(not JSON, 19 characters)');
    expect(JSON.stringify(tap.log.read())).not.toContain('marker');
  });

  it('by the names that the console knows is hidden in requests and replies', async () => {
    const { fetch, reply, latest } = openTap({ mask: () => 'masked' });
    void fetch(BALANCE);
    await reply(balance);
    expect(latest()).toMatchObject({ request: 'masked', reply: 'masked', replyVerdict: { kind: 'fits' } });
  });
});

describe('what is not a call of the list', () => {
  it.each(['https://other.test/wps/v2/wallets/balance', 'https://site.test/elsewhere'])('passes: %s', (url) => {
    const { target, tap, asked } = openTap();
    void target.fetch(url);
    expect([asked.length, tap.log.read()]).toEqual([1, []]);
  });
});

describe('a fault in the place of the server', () => {
  it.each([
    [{ kind: 'refuse', code: 'SESSION_EXPIRED' } as const, 401, replyShape.refusal('SESSION_EXPIRED').body],
    [{ kind: 'status', status: 503 } as const, 503, ''],
    [{ kind: 'break', name: 'sumBalance missing' } as const, 200, replyShape.envelope({})],
    [{ kind: 'break', name: 'not JSON' } as const, 200, '<html>502</html>'],
  ])('%j answers once, and the server is not asked', async (fault, status, body) => {
    const { fetch, tap, asked, latest } = openTap();
    tap.faults.set('wallet.balance', 'next', fault);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(await outcome(fetch(BALANCE))).toEqual([status, text]);
    expect(latest()).toMatchObject({ fault, status, state: 'done' });
    void fetch(BALANCE);
    expect([asked.length, latest()?.fault]).toEqual([1, null]);
  });

  it('offline fails as the browser does', async () => {
    const { fetch, tap, asked, latest } = openTap();
    tap.faults.set(null, 'always', { kind: 'offline' });
    expect(await outcome(fetch(BALANCE))).toBe('TypeError: Failed to fetch');
    expect(await outcome(fetch('/wps/system/status?url='))).toBe('TypeError: Failed to fetch');
    expect([asked.length, latest()?.state]).toEqual([0, 'failed']);
  });

  it('breaks a copy of the last real reply', async () => {
    const { fetch, reply, tap } = openTap();
    void fetch('/wps/system/domainRoute');
    await reply(replyShape.envelope({ domainList: ['a.test', 'b.test'] }));
    tap.faults.set('system.domainRoute', 'always', { kind: 'break', name: 'domainList[0]: 42' });
    const broken = JSON.stringify(replyShape.envelope({ domainList: [42, 'b.test'] }));
    expect(await outcome(fetch('/wps/system/domainRoute'))).toEqual([200, broken]);
    expect(tap.breaksOf('system.domainRoute')).toContain('domainList[0]: 42');
  });

  it('that cannot be made lets the call pass, and says so', async () => {
    const { fetch, reply, tap, errors } = openTap();
    tap.faults.set('wallet.balance', 'always', { kind: 'break', name: 'no such thing' });
    const answer = fetch(BALANCE);
    await reply(balance);
    expect(await outcome(answer)).toEqual([200, JSON.stringify(balance)]);
    expect(errors.map(String)).toEqual(['Error: wallet.balance has no broken reply "no such thing"']);
  });
});

describe('a held reply', () => {
  const hold = async () => {
    const open = openTap();
    open.tap.faults.set('session.login', 'next', { kind: 'hold' });
    const answer = open.fetch(LOGIN, { method: 'POST', body: '{}' });
    await open.reply(login);
    expect(await isPending(answer)).toBe(true);
    expect(open.latest()).toMatchObject({ state: 'held', status: 200, replyVerdict: { kind: 'fits' }, endedAt: null });
    return { ...open, answer };
  };

  it('is released as it came', async () => {
    const { tap, answer, latest } = await hold();
    tap.steer(1, null);
    expect(await outcome(answer)).toEqual([200, JSON.stringify(login)]);
    expect(latest()).toMatchObject({ state: 'done', fault: null });
  });

  it('is edited with its secrets unseen, which arrive all the same', async () => {
    const { tap, answer, latest } = await hold();
    const text = tap.editable(1) ?? '';
    expect(text).not.toContain('marker');
    tap.edit(1, text.replace('"passwordExpired": false', '"passwordExpired": true'));
    const edited = replyShape.envelope({ token: 'marker-token', firstTimeLogin: false, passwordExpired: true });
    expect(await outcome(answer)).toEqual([200, JSON.stringify(edited)]);
    expect(latest()).toMatchObject({ fault: { kind: 'edit' }, reply: { value: { passwordExpired: true } } });
    expect(JSON.stringify(tap.log.read())).not.toContain('marker');
  });

  it('is edited to what is no JSON, too', async () => {
    const { tap, answer, latest } = await hold();
    tap.edit(1, '{');
    expect(await outcome(answer)).toEqual([200, '{']);
    expect(latest()?.replyVerdict).toEqual({ kind: 'wrong', fields: [{ path: '', says: 'not JSON' }] });
  });

  it('is delayed by the clock that was given', async () => {
    const { tap, answer, latest, clock } = await hold();
    tap.steer(1, { kind: 'slow', ms: 3000 });
    expect(latest()?.state).toBe('slowed');
    clock.increment(2999);
    expect(await isPending(answer)).toBe(true);
    clock.increment(1);
    expect(await outcome(answer)).toEqual([200, JSON.stringify(login)]);
    expect(latest()).toMatchObject({ endedAt: 3000, state: 'done' });
  });

  it('is held again while it is delayed', async () => {
    const { tap, answer, clock, latest } = await hold();
    tap.steer(1, { kind: 'slow', ms: 3000 });
    tap.steer(1, { kind: 'hold' });
    clock.increment(10_000);
    expect([await isPending(answer), latest()?.state]).toEqual([true, 'held']);
  });

  it('that is answered before it was read stays as it was answered', async () => {
    const { tap, fetch, asked, latest } = openTap();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const body = writable.getWriter();
    tap.faults.set('wallet.balance', 'next', { kind: 'hold' });
    const answer = fetch(BALANCE);
    asked[0]?.reply.resolve(new Response(readable));
    await settled();
    expect([latest()?.state, tap.editable(1)]).toEqual(['held', null]);
    tap.steer(1, { kind: 'status', status: 500 });
    expect(await outcome(answer)).toEqual([500, '']);
    void body.write(new TextEncoder().encode(JSON.stringify(balance)));
    void body.close();
    await settled();
    expect(latest()).toMatchObject({ status: 500, reply: '(empty)' });
  });

  it('is dropped: the site waits, until it gives up', async () => {
    const { tap, fetch, reply, latest } = openTap();
    const left = new AbortController();
    tap.faults.set(null, 'always', { kind: 'drop' });
    const answer = fetch(BALANCE, { signal: left.signal });
    await reply(balance);
    expect([await isPending(answer), latest()?.state]).toEqual([true, 'waiting']);
    left.abort(new Error('enough'));
    expect([await outcome(answer), latest()?.state]).toEqual(['Error: enough', 'aborted']);
  });

  it('turns into any other fault', async () => {
    const { tap, answer, latest } = await hold();
    tap.steer(1, { kind: 'break', name: 'token: 42' });
    const broken = replyShape.envelope({ token: 42, firstTimeLogin: false, passwordExpired: false });
    expect(await outcome(answer)).toEqual([200, JSON.stringify(broken)]);
    expect(latest()?.replyVerdict).toEqual({
      kind: 'wrong',
      fields: [{ path: 'value.token', says: 'not a string' }],
    });
  });

  it('respects that the site gives up', async () => {
    const { tap, fetch, reply, latest } = openTap();
    const left = new AbortController();
    tap.faults.set('wallet.balance', 'next', { kind: 'hold' });
    const answer = fetch(BALANCE, { signal: left.signal });
    await reply(balance);
    left.abort(new Error('enough'));
    expect([await outcome(answer), latest()?.state]).toEqual(['Error: enough', 'aborted']);
    tap.steer(1, null);
    expect(latest()?.state).toBe('aborted');
  });

  it('leaves no listener behind', async () => {
    const { fetch, reply } = openTap();
    const { signal } = new AbortController();
    const listening = () => getEventListeners(signal, 'abort').length;
    void fetch(BALANCE, { signal });
    const before = listening();
    await reply(balance);
    // One is the network's own.
    expect([before, listening()]).toEqual([2, 1]);
  });

  it('is not even asked for when the site has left before', async () => {
    const { fetch, asked, latest } = openTap();
    const answer = fetch(BALANCE, { signal: AbortSignal.abort(new Error('enough')) });
    expect([await outcome(answer), asked.length, latest()?.state]).toEqual(['Error: enough', 0, 'aborted']);
  });

  it('may be asked for while the server is still at work, and answered before it is done', async () => {
    const { tap, fetch, reply, latest } = openTap();
    const held = fetch(BALANCE);
    tap.steer(1, { kind: 'hold' });
    await reply(balance);
    expect([await isPending(held), latest()?.state]).toEqual([true, 'held']);
    const failed = fetch(BALANCE);
    tap.steer(2, { kind: 'status', status: 500 });
    expect(await outcome(failed)).toEqual([500, '']);
    await reply(balance);
    expect(latest()).toMatchObject({ status: 500, state: 'done' });
  });
});

describe('the console', () => {
  it('lets go of everything when it closes, and is gone', async () => {
    const { tap, fetch, reply, target, network, asked } = openTap();
    tap.faults.set(null, 'always', { kind: 'hold' });
    const answer = fetch(BALANCE);
    await reply(balance);
    const tapped = target.fetch;
    tap.close();
    expect(await outcome(answer)).toEqual([200, JSON.stringify(balance)]);
    expect([target.fetch, tap.faults.read()]).toEqual([network, []]);
    void tapped('https://site.test/wps/v2/wallets/balance');
    expect([asked.length, tap.log.read().length]).toEqual([2, 1]);
  });

  it('leaves a fetch alone that somebody else has put in its place', () => {
    const { tap, target } = openTap();
    const other = vi.fn<typeof globalThis.fetch>();
    target.fetch = other;
    tap.close();
    expect(target.fetch).toBe(other);
  });

  it('never harms the site by an error of its own', async () => {
    const throwing = { ...siteCall('wallet.balance') };
    Object.defineProperty(throwing, 'request', {
      get: () => {
        throw new Error('broken console');
      },
    });
    const before = openTap({ calls: [throwing] });
    const asked = before.fetch(BALANCE);
    await before.reply(balance);
    expect(await outcome(asked)).toEqual([200, JSON.stringify(balance)]);
    expect(before.errors.map(String)).toEqual(['Error: broken console']);

    const after = openTap();
    after.tap.log.subscribe(() => {
      throw new Error('broken panel');
    });
    const answer = after.fetch(BALANCE);
    await after.reply(balance);
    expect(await outcome(answer)).toEqual([200, JSON.stringify(balance)]);
    expect(after.latest()?.replyVerdict).toEqual({ kind: 'fits' });
    expect(after.errors.map(String)).toContain('Error: broken panel');
  });

  it('hands on a response that cannot be read twice', async () => {
    const { fetch, asked, errors } = openTap();
    const answer = fetch(BALANCE);
    const used = new Response('x');
    await used.text();
    asked[0]?.reply.resolve(used);
    expect(await answer).toBe(used);
    expect(errors).toHaveLength(1);
  });
});
