import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../../src/api/client.ts';
import { walletContract } from '../../../../src/api/contract/money/wallet.ts';
import { failureOf } from '../../../../src/api/failure.ts';
import type { Fault } from '../../../../src/console/core/calls/fault.ts';
import { replyShape } from '../../../../src/qa/watchedCalls.ts';
import { openTap, settled } from './openTap.ts';

const balance = { sumBalance: 5 };

/** The site's own client behind the tap, and a call of it under way. */
function call(fault: Fault | null, signal?: AbortSignal) {
  const open = openTap();
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  if (fault) open.tap.faults.set('wallet.balance', 'always', fault);
  const api = createApiClient({
    baseURL: 'https://site.test/',
    readToken: () => 'marker-token',
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('nothing is sealed here')),
    fetch: open.target.fetch,
  });
  const answer = api(
    walletContract.balance,
    { request: {}, headers: { 'x-background': '0' } },
    signal ? { signal } : {},
  );
  const outcome = answer.catch((error: unknown) => {
    const failure = failureOf(error);
    return failure.kind === 'refused' ? failure.code : failure.kind;
  });
  const endTime = () => limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  return { ...open, outcome, endTime };
}

describe('the site under a fault', () => {
  it.each<[Fault, string]>([
    [{ kind: 'offline' }, 'offline'],
    [{ kind: 'status', status: 500 }, 'broken'],
    [{ kind: 'status', status: 401 }, 'malformed'],
    [{ kind: 'refuse', code: 'SESSION_EXPIRED' }, 'SESSION_EXPIRED'],
    [{ kind: 'break', name: 'sumBalance: "no"' }, 'malformed'],
    [{ kind: 'break', name: 'not JSON' }, 'malformed'],
  ])('%j meets "%s"', async (fault, kind) => {
    expect(await call(fault).outcome).toBe(kind);
  });

  it('whose reply is lost meets its own time limit', async () => {
    const { outcome, reply, latest, endTime } = call({ kind: 'drop' });
    await settled();
    await reply(replyShape.envelope(balance));
    endTime();
    expect([await outcome, latest()?.state]).toEqual(['timeout', 'aborted']);
  });

  it('may leave while its reply is held', async () => {
    const left = new AbortController();
    const { outcome, reply, latest } = call({ kind: 'hold' }, left.signal);
    await settled();
    await reply(replyShape.envelope(balance));
    left.abort();
    expect([await outcome, latest()?.state]).toEqual(['aborted', 'aborted']);
  });

  it('has all the time that the console takes', async () => {
    const { outcome, reply, tap, latest, endTime } = call({ kind: 'hold' });
    await settled();
    await reply(replyShape.envelope(balance));
    endTime();
    expect(latest()?.state).toBe('held');
    tap.steer(1, null);
    expect(await outcome).toEqual(balance);
  });

  it('hears at once that its time is over when the held reply is dropped later than that', async () => {
    const { outcome, reply, tap, endTime } = call({ kind: 'hold' });
    await settled();
    await reply(replyShape.envelope(balance));
    endTime();
    tap.steer(1, { kind: 'drop' });
    expect(await outcome).toBe('timeout');
  });

  it('keeps its token to itself', async () => {
    const { outcome, reply, tap } = call(null);
    await settled();
    await reply(replyShape.envelope(balance));
    expect(await outcome).toEqual(balance);
    expect(JSON.stringify(tap.log.read())).not.toContain('marker');
  });
});
