import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { merchant } from '../../../server/database/schema.ts';
import { demoSettings } from '../../../server/database/seed/demoSettings.ts';
import { invalidateMerchant } from '../../../server/site/system/merchant.ts';
import {
  type AgentFeatures,
  agentFeaturesContract,
  agentFeatures as named,
} from '../../../src/api/contract/agent/agentFeatures.ts';
import { agreementContract as calls } from '../../../src/api/contract/agent/agreement.ts';
import { billContract } from '../../../src/api/contract/agent/bill.ts';
import { qaContract } from '../../../src/api/contract/qa.ts';
import { allFeatures } from '../../support/agentFeatures.ts';
import { agreed, flat, offerTo, signedIn, withoutAgreements } from '../../support/agents.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const withoutAny = { ...allFeatures, hasAgreements: false };

let server: Reference;
beforeEach(async () => {
  server = await startReference();
  await withoutAgreements(server);
});
afterEach(() => server.close());

const features = async (of = 'agent2') => (await signedIn(server, of))(agentFeaturesContract.read, { request: {} });
const change = async (settings: object) => {
  await server.db
    .update(merchant)
    .set({ settings: { ...demoSettings, ...settings } })
    .where(eq(merchant.code, 'demo'));
  invalidateMerchant(server.deps);
};

it('[AGENT-14] returns the agent features with a session and refuses without one', async () => {
  expect(await features()).toEqual(withoutAny);
  expect(await failureFrom(visitorOf(server)(agentFeaturesContract.read, { request: {} }))).toMatchObject({
    code: 'NOT_LOGGED_IN',
  });
});

it.each(Object.keys(named.shape) as (keyof AgentFeatures)[])(
  '[ROLE-19] [ROLE-20] [ROLE-21] [ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] the server settings switch %s alone',
  async (name) => {
    await visitorOf(server)(qaContract.setAgentFeatures, { request: { features: { [name]: false } } });
    expect(await features()).toEqual({ ...withoutAny, [name]: false });
  },
);

it('[ROLE-19] [ROLE-20] [ROLE-21] [ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] the white-label flags switch their features', async () => {
  const off = (...names: (keyof AgentFeatures)[]) => ({
    ...withoutAny,
    ...Object.fromEntries(names.map((name) => [name, false])),
  });
  const agreements = ['enableCt', 'salary', 'hourSalary', 'realTimeSalary'] as const;
  const [member, agent] = demoSettings.modules;
  await change({ modules: [member, { ...agent, enabled: '0' }] });
  expect(await features()).toEqual(off('agentPolicy', ...agreements));
  await change({ modules: [{ ...member, enabled: '0' }, agent] });
  expect(await features()).toEqual(off('rebate'));
  await change({ modules: [member, { ...agent, childrenNodes: [] }] });
  expect(await features()).toEqual(off('agentPolicy'));
  await change({ features: { ...demoSettings.features, referralPromotion: false } });
  expect(await features()).toEqual(off('referralInvite'));
});

it('[CONTRACT-07] tells both sides of an agreement that they have one, while its kind is on', async () => {
  expect((await features('somchai')).hasAgreements).toBe(false);
  await offerTo(server, ['agent1', 'somchai'], { kind: 'daily' });
  expect([
    (await features('somchai')).hasAgreements,
    (await features('agent1')).hasAgreements,
    (await features('agent2')).hasAgreements,
  ]).toEqual([true, true, false]);
  await visitorOf(server)(qaContract.setAgentFeatures, { request: { features: { salary: false } } });
  expect((await features('somchai')).hasAgreements).toBe(false);
});

it.each([
  ['enableCt', 'dividend', 'dividendList', 100_000],
  ['salary', 'daily', 'dailyList', 10_000],
  ['hourSalary', 'hourly', 'hourlyList', 1_000],
  ['realTimeSalary', 'realTime', 'realTimeList', 500],
] as const)(
  '[AGENT-11] [AGENT-12] [AGENT-13] [AGENT-15] with %s off every call of it says so',
  async (name, kind, list, rate) => {
    const agreement = await agreed(server, ['agent1', 'agent2'], { kind, tiers: flat(rate) });
    const api = await signedIn(server, 'agent2');
    await visitorOf(server)(qaContract.setAgentFeatures, { request: { features: { [name]: false } } });
    const page = { page: 1, pageSize: '10' } as const;
    const asked = { as: 'downline', from: 0, to: server.now(), status: 'all', ...page } as const;
    const refused = { kind: 'refused', code: 'FEATURE_OFF' };
    const { id } = agreement;
    const refusedCalls = [
      api(calls[list], { request: { as: 'downline', open: '1', ...page } }),
      api(calls[kind], { request: { do: 'requestTermination', id }, idempotencyKey: crypto.randomUUID() }),
      api(calls.history, { request: { id } }),
      api(calls.terms, { request: { kind } }),
      api(billContract.list, { request: { ...asked, kind } }),
      offerTo(server, ['agent1', 'somchai'], { kind, tiers: flat(rate) }),
    ];
    for (const call of refusedCalls) expect(await failureFrom(call)).toMatchObject(refused);
    expect((await api(billContract.list, { request: { ...asked, kind: 'all' } })).count).toBe(0);
    expect((await api(calls.requests, { request: {} })).list).toEqual([]);
    const rules = api(calls.realTimeRules, { request: {} });
    if (kind === 'realTime') expect(await failureFrom(rules)).toMatchObject(refused);
    else expect((await rules).agreement).toBeNull();
    // What is on stays on.
    const other = kind === 'daily' ? 'hourly' : 'daily';
    expect((await api(calls.terms, { request: { kind: other } })).mostTiers).toBe(10);
  },
);
