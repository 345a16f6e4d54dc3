import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { captchaContract } from '../../../../src/api/contract/captcha.ts';
import { brokenReplies } from '../../../../src/console/core/calls/brokenReplies.ts';
import { tapFetch } from '../../../../src/console/core/calls/tapFetch.ts';
import { verdictOf } from '../../../../src/console/core/calls/verdict.ts';
import { createServerSteering, type ServerSteering } from '../../../../src/console/core/server/serverView.ts';
import { openQaDoors } from '../../../../src/qa/qaDoors.ts';
import { replyShape, watchedCalls } from '../../../../src/qa/watchedCalls.ts';
import { visitorOf } from '../../../server/visitor.ts';
import { type Reference, startReference } from '../../../support/reference.ts';
import { settled } from '../calls/openTap.ts';

let server: Reference;
let steering: ServerSteering;
beforeAll(async () => {
  server = await startReference();
  const doors = openQaDoors(server.baseURL, server.fetch);
  steering = createServerSteering(
    {
      state: () => doors.state({}),
      outbox: async () => (await doors.outbox({})).list,
      setStatus: async (status) => void (await doors.setStatus({ status })),
      travel: async (ms) => void (await doors.travel({ ms })),
      openSession: async (username) => void (await doors.openSession({ username })),
      endSessions: async (username, reason) => void (await doors.endSessions({ username, reason })),
      reset: async () => void (await doors.reset({})),
    },
    (error) => {
      throw error;
    },
  );
});
beforeEach(() => steering.reset());
afterAll(() => server.close());

describe('the reference server', () => {
  it('is steered: status, clock, sessions, and back to the seed', async () => {
    const before = steering.read().state;
    await steering.setStatus(1);
    await steering.travel(86_400_000);
    const after = steering.read().state;
    expect([before?.status, after?.status]).toEqual([0, 1]);
    expect((after?.serverTime ?? 0) - (before?.serverTime ?? 0)).toBeGreaterThanOrEqual(86_400_000);
    const [account] = after?.accounts ?? [];
    await steering.openSession(account?.username ?? '');
    await steering.endSessions(account?.username ?? '', 'revoked');
    expect(steering.read().failure).toBeNull();
    await steering.openSession('nobody');
    expect(steering.read().failure).toContain('Opening as nobody');
    await steering.reset();
    expect(steering.read()).toMatchObject({ state: { status: 0 }, busy: null, failure: null });
  });

  it('shows what it has sent', async () => {
    const headers = { 'captcha-key': 'captcha-of-form-01' };
    await visitorOf(server)(captchaContract.image, { request: {}, headers });
    await steering.refresh();
    expect(steering.read().letters).toMatchObject([{ kind: 'captcha', to: 'captcha-of-form-01' }]);
    const [letter] = steering.read().letters;
    expect(letter?.text).toContain(letter?.code);
  });

  it.each(['system.status', 'system.whitelabel', 'system.domainRoute', 'registration.settings', 'ext.countries'])(
    'answers %s as the contract has it, and each break of that very answer is refused',
    async (id) => {
      const call = watchedCalls.find((one) => one.id === id);
      if (!call) throw new Error(`no call ${id}`);
      const target = { fetch: server.fetch };
      const tap = tapFetch({
        ...{ calls: watchedCalls, shape: replyShape, mask: (value) => value, clock: new SimulatedClock() },
        ...{ baseURL: server.baseURL, target },
        onError: (error) => {
          throw error;
        },
      });
      await target.fetch(`${server.baseURL}${call.path}?url=site.test`);
      await settled();
      const record = tap.log.read().at(-1);
      expect(record).toMatchObject({ id, status: 200, replyVerdict: { kind: 'fits' } });
      const broken = brokenReplies(call, replyShape, replyShape.valueIn(record?.reply)).slice(0, -2);
      const schema = replyShape.success(call.value);
      expect(broken.filter(({ text }) => verdictOf(schema, JSON.parse(text)).kind === 'fits')).toEqual([]);
      expect(broken.length).toBeGreaterThan(5);
    },
  );
});
