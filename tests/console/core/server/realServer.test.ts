import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { captchaContract } from '../../../../src/api/contract/account/captcha.ts';
import { systemContract } from '../../../../src/api/contract/site/system.ts';
import type { ApiError } from '../../../../src/api/failure.ts';
import { brokenReplies } from '../../../../src/console/core/calls/brokenReplies.ts';
import { tapFetch } from '../../../../src/console/core/calls/tapFetch.ts';
import { verdictOf } from '../../../../src/console/core/calls/verdict.ts';
import { createServerSteering, type ServerSteering } from '../../../../src/console/core/server/serverView.ts';
import { createQaClient } from '../../../../src/qa/qaClient.ts';
import { createServerControls } from '../../../../src/qa/serverDoors.ts';
import { replyShape, watchedCalls } from '../../../../src/qa/watchedCalls.ts';
import { visitorOf } from '../../../server/site/visitor.ts';
import { type Reference, startReference } from '../../../support/reference.ts';
import { settled } from '../calls/openTap.ts';

let server: Reference;
let steering: ServerSteering;
beforeAll(async () => {
  server = await startReference();
  const doors = createQaClient(server.baseURL, server.fetch);
  steering = createServerSteering(
    {
      ...createServerControls(server.fetch, server.baseURL),
      openSession: async (username) => void (await doors.openSession({ username })),
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
    expect(steering.read().failure).toContain('Signing in as nobody');
    await steering.reset();
    expect(steering.read()).toMatchObject({ state: { status: 0 }, busy: null, failure: null });
  });

  it('has its features, its registration and its answers changed', async () => {
    const settings = () => steering.read().state;
    const ruleOf = (name: string) => settings()?.form.find((rule) => rule.name === name);
    expect([settings()?.features.smsLogin, ruleOf('nickname')?.required]).toEqual([true, false]);
    await steering.setFeature('smsLogin', false);
    await steering.setForm({ rule: { name: 'nickname', enabled: true, required: true } });
    await steering.setForm({ bonus: 1_234_500 });
    const order = settings()?.form.map(({ name }) => name) ?? [];
    await steering.setForm({ order: [...order.slice(1), ...order.slice(0, 1)] });
    expect(steering.read().failure).toBeNull();
    expect([settings()?.features.smsLogin, settings()?.bonus, ruleOf('nickname')]).toEqual([
      ...[false, 1_234_500],
      { name: 'nickname', enabled: true, required: true },
    ]);
    expect(settings()?.form.at(-1)?.name).toBe(order[0]);
    await steering.setFeature('flying', true);
    expect(steering.read().failure).toMatch(/^Switching flying: /);
  });

  it('fails as it is told, so many times, until that is taken away', async () => {
    const ask = () =>
      visitorOf(server)(systemContract.whitelabel, { request: {} }).then(
        () => 'answered',
        (error: unknown) => (error as ApiError).failure,
      );
    const fault = { call: 'system.whitelabel', fault: 'refuse', code: 'TOO_MANY_REQUESTS', times: 2 } as const;
    await steering.putFault(fault);
    expect(steering.read()).toMatchObject({ faults: [fault], failure: null });
    expect(await ask()).toMatchObject({ kind: 'refused', code: 'TOO_MANY_REQUESTS' });
    expect(await ask()).toMatchObject({ kind: 'refused', code: 'TOO_MANY_REQUESTS' });
    expect(await ask()).toBe('answered');
    await steering.putFault({ ...fault, times: 100 });
    await steering.clearFault('system.whitelabel');
    expect([await ask(), steering.read().faults]).toEqual(['answered', []]);
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
