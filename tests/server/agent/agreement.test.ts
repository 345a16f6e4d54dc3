import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expireAgreements } from '../../../server/agent/agreement/expireAgreements.ts';
import { agentAgreement, agreementChange } from '../../../server/database/schema.ts';
import { type AgreementKind, agreementContract as calls } from '../../../src/api/contract/agent/agreement.ts';
import { actOn, addMembers, agreed, flat, offerTo, signedIn, withoutAgreements } from '../../support/agents.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom } from '../site/visitor.ts';

const DAY = 86_400_000;
const midnight = (at: number): number => Math.ceil((at + DAY / 3) / DAY) * DAY - DAY / 3;
const KINDS: readonly (readonly [AgreementKind, number])[] = [
  ['dividend', 300_000],
  ['daily', 15_000],
  ['hourly', 3_000],
  ['realTime', 1_000],
];

onEachDatabase('agent agreements', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
    await addMembers(server, { nok: 'agent2', dao: 'nok', fah: 'dao' });
  });
  afterEach(() => server.close());

  const listOf = async (username: string, as: 'upline' | 'downline', open: '0' | '1' = '1') =>
    (await signedIn(server, username))(calls.dailyList, { request: { as, open, page: 1, pageSize: '10' } });
  const statusOf = async (id: string) =>
    (await server.db.select().from(agentAgreement).where(eq(agentAgreement.id, id)))[0]?.status;
  const previewOf = async (username: string, id: string) =>
    (await (await signedIn(server, username))(calls.preview, { request: { id } })).ends;

  it('[API-51] [CONTRACT-02] lets an upline offer an agreement and shows both sides their actions', async () => {
    const tiers = [
      { minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 5_000 },
      { minValidBet: 1_000_000_000, minLoss: 0, minActiveMembers: 3, rate: 12_500 },
    ];
    const offered = await offerTo(server, ['agent1', 'agent2'], { tiers, period: 'weekly', remark: 'For the summer' });
    const whole = {
      id: offered.id,
      kind: 'daily',
      own: 'upline',
      upline: { username: 'agent1', nickname: 'Anong' },
      downline: { username: 'agent2', nickname: 'Boonmee' },
      version: 1,
      tiers,
      period: 'weekly',
      status: 'offered',
      start: null,
      end: null,
      offeredAt: server.now(),
      agreedAt: null,
      remark: 'For the summer',
      terminationBy: null,
      may: ['withdraw'],
    };
    expect(offered).toEqual(whole);
    expect(await listOf('agent1', 'upline')).toEqual({ list: [whole], count: 1 });
    expect(await listOf('agent2', 'downline')).toEqual({
      list: [{ ...whole, own: 'downline', may: ['accept', 'decline'] }],
      count: 1,
    });
    expect(await listOf('agent2', 'upline')).toEqual({ list: [], count: 0 });
  });

  it.each(KINDS)(
    '[API-50] [API-52] [API-53] [CONTRACT-03] starts an accepted agreement at the next period boundary, %s',
    async (kind, rate) => {
      const offered = await offerTo(server, ['agent1', 'agent2'], { kind, tiers: flat(rate) });
      const { agreement, ended } = await actOn(server, 'agent2', offered, 'accept');
      const lengths = { dividend: DAY, daily: DAY, hourly: 3_600_000, realTime: 300_000 };
      const offset = lengths[kind] === DAY ? DAY / 3 : 0;
      const edge = Math.ceil((server.now() + offset) / lengths[kind]) * lengths[kind] - offset;
      expect(agreement).toMatchObject({ status: 'active', start: edge, end: null, agreedAt: server.now() });
      expect(agreement.may).toEqual(['requestTermination']);
      expect(ended).toEqual([]);
    },
  );

  it('[CONTRACT-02] [CONTRACT-07] shows both sides the changes of a pending offer', async () => {
    const historyOf = async (username: string, id: string) =>
      (await signedIn(server, username))(calls.history, { request: { id } });
    const first = await offerTo(server, ['agent1', 'agent2'], { period: 'weekly' });
    expect((await historyOf('agent2', first.id)).before).toBeNull();
    const { agreement } = await actOn(server, 'agent2', first, 'accept');
    const second = await offerTo(server, ['agent1', 'agent2'], { tiers: flat(8_000) });
    const { version, tiers, period, start, end } = agreement;
    for (const username of ['agent1', 'agent2'])
      expect((await historyOf(username, second.id)).before).toEqual({ version, tiers, period, start, end });
    expect((await historyOf('agent2', first.id)).before).toBeNull();
    await actOn(server, 'agent2', second, 'accept');
    expect((await historyOf('agent2', second.id)).before).toBeNull();
  });

  it('[CONTRACT-04] can be offered again after a decline or a withdrawal', async () => {
    const first = await offerTo(server, ['agent1', 'agent2']);
    expect((await actOn(server, 'agent2', first, 'decline')).agreement).toMatchObject({ status: 'declined', may: [] });
    const second = await offerTo(server, ['agent1', 'agent2']);
    expect(second.version).toBe(2);
    expect((await actOn(server, 'agent1', second, 'withdraw')).agreement).toMatchObject({
      status: 'withdrawn',
      may: [],
    });
    expect(await failureFrom(actOn(server, 'agent2', second, 'accept'))).toMatchObject({ code: 'AGREEMENT_STATE' });
    expect((await listOf('agent2', 'downline')).count).toBe(0);
    expect((await listOf('agent2', 'downline', '0')).list.map(({ status }) => status).toSorted()).toEqual([
      'declined',
      'withdrawn',
    ]);
  });

  it('[CONTRACT-01] [CONTRACT-05] ends at the end of the running period when both sides agree', async () => {
    const agreement = await agreed(server, ['agent1', 'agent2']);
    const asked = await actOn(server, 'agent1', agreement, 'requestTermination');
    expect(asked.agreement).toMatchObject({
      status: 'terminationRequested',
      terminationBy: 'upline',
      may: ['withdrawTermination'],
    });
    expect(await failureFrom(actOn(server, 'agent1', agreement, 'acceptTermination'))).toMatchObject({
      code: 'AGREEMENT_STATE',
    });
    server.advance(2 * DAY);
    const done = await actOn(server, 'agent2', agreement, 'acceptTermination');
    expect(done.agreement).toMatchObject({ status: 'terminated', end: midnight(server.now()), may: [] });
  });

  it('[CONTRACT-05] stays in force when the request to end it is declined or cancelled', async () => {
    const agreement = await agreed(server, ['agent1', 'agent2']);
    await actOn(server, 'agent2', agreement, 'requestTermination');
    expect((await actOn(server, 'agent1', agreement, 'declineTermination')).agreement.status).toBe('active');
    await actOn(server, 'agent2', agreement, 'requestTermination');
    expect((await actOn(server, 'agent2', agreement, 'withdrawTermination')).agreement).toMatchObject({
      status: 'active',
      terminationBy: null,
    });
  });

  it('[CONTRACT-03] replaces the previous version at the same period boundary', async () => {
    const first = await agreed(server, ['agent1', 'agent2'], { tiers: flat(8_000) });
    server.advance(3 * DAY);
    const second = await agreed(server, ['agent1', 'agent2'], { tiers: flat(12_000) });
    const edge = midnight(server.now());
    expect(second).toMatchObject({ version: 2, status: 'active', start: edge, end: null });
    const { list } = await listOf('agent2', 'downline', '0');
    expect(list.find(({ id }) => id === first.id)).toMatchObject({ status: 'superseded', end: edge });
  });

  it('[CONTRACT-06] ends higher rates below a lowered rate, and every agreement below those, as previewed', async () => {
    const top = await agreed(server, ['agent1', 'agent2'], { tiers: flat(12_000) });
    const below = await agreed(server, ['agent2', 'nok'], { tiers: flat(10_000) });
    const further = await agreed(server, ['nok', 'dao'], { tiers: flat(3_000) });
    const last = await agreed(server, ['dao', 'fah'], { tiers: flat(3_000) });
    const offered = await offerTo(server, ['agent1', 'agent2'], { tiers: flat(9_000) });
    const person = (username: string, nickname = username) => ({ username, nickname });
    const shown = await previewOf('agent2', offered.id);
    expect(shown).toEqual([
      { id: below.id, upline: person('agent2', 'Boonmee'), downline: person('nok'), rate: 10_000 },
      { id: further.id, upline: person('nok'), downline: person('dao'), rate: 3_000 },
      { id: last.id, upline: person('dao'), downline: person('fah'), rate: 3_000 },
    ]);
    expect(await statusOf(below.id)).toBe('active');
    const ids = shown.map(({ id }) => id);
    for (const ends of [[], ids.slice(1), [...ids, crypto.randomUUID()], [...ids.slice(1), crypto.randomUUID()]])
      expect(await failureFrom(actOn(server, 'agent2', offered, 'accept', ends))).toMatchObject({
        code: 'AGREEMENT_ENDS_CHANGED',
      });
    expect(await statusOf(last.id)).toBe('active');
    const { agreement, ended } = await actOn(server, 'agent2', offered, 'accept', ids.toReversed());
    expect(ended).toEqual(shown);
    expect(agreement.status).toBe('active');
    expect(await Promise.all([top, below, further, last].map(({ id }) => statusOf(id)))).toEqual([
      'superseded',
      'terminated',
      'terminated',
      'terminated',
    ]);
    const [because] = await server.db
      .select()
      .from(agreementChange)
      .where(eq(agreementChange.agreementId, last.id))
      .then((rows) => rows.filter(({ what }) => what === 'endWithUpline'));
    expect(because).toMatchObject({ byId: null, becauseOf: agreement.id, status: 'terminated', at: server.now() });
  });

  it('[CONTRACT-06] ends nothing for a rate that is not below the downlines’ rates', async () => {
    await agreed(server, ['agent1', 'agent2'], { tiers: flat(12_000) });
    const below = await agreed(server, ['agent2', 'nok'], { tiers: flat(9_000) });
    const offered = await offerTo(server, ['agent1', 'agent2'], { tiers: flat(9_000) });
    expect(await previewOf('agent2', offered.id)).toEqual([]);
    await actOn(server, 'agent2', offered, 'accept');
    expect(await statusOf(below.id)).toBe('active');
  });

  it('[CONTRACT-06] ends the agreements below an ended one, agreed or expired', async () => {
    const end = server.now() + 5 * DAY;
    const top = await agreed(server, ['agent1', 'agent2'], { end });
    const below = await agreed(server, ['agent2', 'nok']);
    expect(top.end).toBe(midnight(end));
    server.advance(midnight(end) - server.now() - 1);
    await expireAgreements(server.deps);
    expect([await statusOf(top.id), await statusOf(below.id)]).toEqual(['active', 'active']);
    server.advance(1);
    await Promise.all([expireAgreements(server.deps), expireAgreements(server.deps)]);
    expect([await statusOf(top.id), await statusOf(below.id)]).toEqual(['expired', 'terminated']);

    const next = await agreed(server, ['agent1', 'agent2']);
    const again = await agreed(server, ['agent2', 'nok']);
    await actOn(server, 'agent2', next, 'requestTermination');
    expect(await failureFrom(actOn(server, 'agent1', next, 'acceptTermination'))).toMatchObject({
      code: 'AGREEMENT_ENDS_CHANGED',
    });
    const { ended } = await actOn(server, 'agent1', next, 'acceptTermination', [again.id]);
    expect(ended.map(({ id }) => id)).toEqual([again.id]);
  });

  it('[CONTRACT-02] refuses a rate above the upline’s own, and any rate from an upline without an agreement', async () => {
    expect(await failureFrom(offerTo(server, ['agent2', 'nok'], { tiers: flat(1) }))).toMatchObject({
      code: 'RATE_TOO_HIGH',
    });
    await agreed(server, ['agent1', 'agent2'], { tiers: flat(9_000) });
    expect(await failureFrom(offerTo(server, ['agent2', 'nok'], { tiers: flat(9_001) }))).toMatchObject({
      code: 'RATE_TOO_HIGH',
    });
    const offered = await offerTo(server, ['agent2', 'nok'], { tiers: flat(9_000) });
    await agreed(server, ['agent1', 'agent2'], { tiers: flat(8_000) });
    expect(await failureFrom(actOn(server, 'nok', offered, 'accept'))).toMatchObject({ code: 'RATE_TOO_HIGH' });
    const terms = async (username: string, kind: AgreementKind) =>
      (await signedIn(server, username))(calls.terms, { request: { kind } });
    expect(await terms('agent2', 'daily')).toEqual({
      lowestRate: 1,
      highestRate: 8_000,
      mostTiers: 10,
      periods: ['daily', 'weekly', 'semimonthly', 'monthly'],
    });
    expect((await terms('agent2', 'hourly')).highestRate).toBe(0);
    expect(await terms('agent1', 'dividend')).toMatchObject({ lowestRate: 50_000, highestRate: 300_000 });
  });

  it('[CONTRACT-06] serializes an acceptance and a concurrent lower rate above it', async () => {
    await agreed(server, ['agent1', 'agent2'], { tiers: flat(9_000) });
    const below = await offerTo(server, ['agent2', 'nok'], { tiers: flat(9_000) });
    const lower = await offerTo(server, ['agent1', 'agent2'], { tiers: flat(5_000) });
    const outcomes = await Promise.allSettled([
      actOn(server, 'nok', below, 'accept'),
      actOn(server, 'agent2', lower, 'accept'),
    ]);
    const statuses = [await statusOf(below.id), await statusOf(lower.id)];
    // Whichever came first: never both in force with the rate below above the other.
    expect(statuses).not.toEqual(['active', 'active']);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[CONTRACT-09] [CONTRACT-01] reports pending requests by kind, new or termination', async () => {
    const requestsOf = async (username: string) => (await signedIn(server, username))(calls.requests, { request: {} });
    const none = { dailysalreqtype: null, divtypereq: null, contracthoursalreq: null, realtimesalreqtype: null };
    expect(await requestsOf('agent2')).toEqual({ ...none, list: [] });
    const daily = await agreed(server, ['agent1', 'agent2']);
    await actOn(server, 'agent1', daily, 'requestTermination');
    const dividend = await offerTo(server, ['agent1', 'agent2'], { kind: 'dividend', tiers: flat(50_000) });
    const told = await requestsOf('agent2');
    expect(told).toMatchObject({ ...none, dailysalreqtype: 'termination', divtypereq: 'new' });
    expect(told.list.map(({ id }) => id).toSorted()).toEqual([daily.id, dividend.id].toSorted());
    expect(await requestsOf('agent1')).toEqual({ ...none, list: [] });
  });

  it('[CONTRACT-08] returns the real-time salary rules: own agreement, next settlement, examples', async () => {
    const rulesOf = async () => (await signedIn(server, 'agent2'))(calls.realTimeRules, { request: {} });
    const FIVE = 300_000;
    expect(await rulesOf()).toEqual({
      agreement: null,
      intervalMs: FIVE,
      nextSettlementAt: (Math.floor(server.now() / FIVE) + 1) * FIVE,
      activeMemberFrom: 5_000_000,
      highestRate: 1_000,
      examples: [
        { validBet: 10_000_000, rate: 1_000, amount: 10_000 },
        { validBet: 100_000_000, rate: 1_000, amount: 100_000 },
        { validBet: 1_000_000_000, rate: 1_000, amount: 1_000_000 },
      ],
    });
    const own = await agreed(server, ['agent1', 'agent2'], { kind: 'realTime', tiers: flat(400) });
    const { agreement, examples } = await rulesOf();
    expect(agreement?.id).toBe(own.id);
    expect(examples.map(({ rate, amount }) => [rate, amount])).toEqual([
      [400, 4_000],
      [400, 40_000],
      [400, 400_000],
    ]);
  });

  it('keeps an append-only history of every change', async () => {
    const agreement = await agreed(server, ['agent1', 'agent2']);
    await actOn(server, 'agent2', agreement, 'requestTermination');
    const { changes } = await (await signedIn(server, 'agent1'))(calls.history, { request: { id: agreement.id } });
    const at = server.now();
    expect(changes).toEqual([
      { at, by: 'upline', what: 'offer', status: 'offered' },
      { at, by: 'downline', what: 'accept', status: 'active' },
      { at, by: 'downline', what: 'requestTermination', status: 'terminationRequested' },
    ]);
    await expect(server.db.delete(agreementChange)).rejects.toMatchObject({
      cause: { message: 'contract_change is append-only' },
    });
  });

  it('[CONTRACT-02] refuses a second pending offer and replays the first answer for a resend', async () => {
    const api = await signedIn(server, 'agent1');
    const request = { do: 'offer' as const, downline: 'agent2', tiers: [...flat(100)], period: 'daily' as const };
    const call = { request: { ...request, start: null, end: null, remark: '' }, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all([api(calls.daily, call), api(calls.daily, call), api(calls.daily, call)]);
    expect(new Set(answers.map(({ agreement }) => agreement.id)).size).toBe(1);
    expect(await failureFrom(offerTo(server, ['agent1', 'agent2']))).toMatchObject({ code: 'AGREEMENT_STATE' });
  });
});
