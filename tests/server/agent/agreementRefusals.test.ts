import { afterAll, beforeAll, expect, it } from 'vitest';
import { agentAgreement } from '../../../server/database/schema.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import { type AgreementRow, agreementContract as calls } from '../../../src/api/contract/agent/agreement.ts';
import { actOn, addMembers, agreed, flat, offerTo, signedIn, withoutAgreements } from '../../support/agents.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom } from '../site/visitor.ts';

onEachDatabase('refusals of agent agreements', (database) => {
  let server: Reference;
  let agreement: AgreementRow;
  beforeAll(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
    await addMembers(server, { nok: 'agent2', dao: 'nok' });
    agreement = await agreed(server, ['agent1', 'agent2']);
  });
  afterAll(() => server.close());

  it.each(['somchai', 'agent41', 'nok', 'dao'])('returns NOT_FOUND to %s', async (username) => {
    const api = await signedIn(server, username);
    for (const call of [calls.preview, calls.history])
      expect(await failureFrom(api(call, { request: { id: agreement.id } }))).toMatchObject({ code: 'NOT_FOUND' });
    for (const act of ['accept', 'decline', 'withdraw', 'requestTermination', 'acceptTermination'] as const)
      expect(await failureFrom(actOn(server, username, agreement, act))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('returns NOT_FOUND under the path of another kind', async () => {
    const elsewhere = actOn(server, 'agent2', { ...agreement, kind: 'hourly' }, 'requestTermination');
    expect(await failureFrom(elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['nobody', 'agent1', 'nok', 'agent41', 'trial', 'staff'])(
    '[CONTRACT-02] refuses an offer from agent1 to %s',
    async (downline) => {
      expect(await failureFrom(offerTo(server, ['agent1', downline]))).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('[ROLE-17] refuses trial accounts', async () => {
    const request = { as: 'downline', open: '1', page: 1, pageSize: '10' } as const;
    const api = await signedIn(server, 'trial');
    expect(await failureFrom(api(calls.dailyList, { request }))).toMatchObject({ code: 'NEED_TRUE_ACCOUNT' });
  });

  const [one] = flat(100);
  it.each<[string, object]>([
    ['no tier', { tiers: [] }],
    ['a rate of nothing', { tiers: flat(0) }],
    ['a negative rate', { tiers: flat(-5) }],
    ['a rate that is no integer', { tiers: flat(0.5) }],
    ['a rate above the limit of its kind', { tiers: flat(15_001) }],
    ['a rate in Thai digits', { tiers: [{ ...one, rate: '๑๐๐' }] }],
    ['a negative threshold', { tiers: [{ ...one, minLoss: -1 }] }],
    ['a huge threshold', { tiers: [{ ...one, minValidBet: 1e18 }] }],
    ['tiers that fall', { tiers: [...flat(200), ...flat(100)] }],
    ['eleven tiers', { tiers: Array.from({ length: 11 }, (_, place) => ({ ...one, rate: 100 + place })) }],
    ['an end before the start', { end: 1 }],
    ['a period that there is not', { period: 'yearly' }],
    ['a long remark', { remark: 'x'.repeat(141) }],
  ])('[CONTRACT-11] refuses an offer with %s', async (_what, wrong) => {
    const session = { memberId: 'demo-agent1', shownHash: null, passwordChangeRequired: false };
    const { token } = await openSession(server.deps, session);
    const before = await server.db.$count(agentAgreement);
    const right = { do: 'offer', downline: 'somchai', tiers: flat(100), period: 'daily', start: null, end: null };
    const sent = await server.app.request(calls.daily.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ ...right, remark: '', ...wrong }),
    });
    expect([sent.status, (await sent.json()).errorCode]).toEqual([422, 'INVALID_FIELDS']);
    expect(await server.db.$count(agentAgreement)).toBe(before);
  });
});
