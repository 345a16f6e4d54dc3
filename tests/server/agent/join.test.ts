import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { payPeriodAt } from '../../../server/agent/settlement/periods.ts';
import { agentAgreement, agentApplication, bill, member, message } from '../../../server/database/schema.ts';
import { demoAgentProgram } from '../../../server/database/seed/demoAgentProgram.ts';
import { demoSettings } from '../../../server/database/seed/demoSettings.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { agentReportsContract } from '../../../src/api/contract/agent/agentReports.ts';
import { agreementContract } from '../../../src/api/contract/agent/agreement.ts';
import { joinContract } from '../../../src/api/contract/agent/join.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { addMembers, withoutAgreements } from '../../support/agents.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf, P, sendSealed, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const DAY = 86_400_000;
const FORM = {
  players: 24,
  channels: ['friends', 'line'],
  plan: 'My football club and a LINE group.',
  contact: 'LINE: fah2030',
  agreed: true,
} as const;

onEachDatabase('becoming an agent', (database) => {
  let server: Reference;
  let fah: Player;
  let desk: TestOperator;
  beforeEach(async () => {
    server = await startReference({ database });
    await addMembers(server, { fah: null });
    fah = await signedInPlayer(server, 'fah');
    desk = await signedInOperator(server);
  });
  afterEach(() => server.close());

  const program = async () => visitorOf(server)(joinContract.program, { request: {} });
  const standing = (one = fah) => one.api(joinContract.standing, { request: {} });
  const apply = (one = fah, idempotencyKey = newKey()) =>
    one.api(joinContract.apply, { request: { ...FORM, channels: [...FORM.channels] }, idempotencyKey });
  const withdraw = (id: string, one = fah) => one.api(joinContract.withdraw, { request: { id } });
  const queue = (which: 'inProgress' | 'reviewed' = 'inProgress', one = desk) =>
    one.api(deskContract.applications, { request: { queue: which, page: 1 } });
  const approve = (id: string, one = desk) =>
    one.api(deskContract.approveApplication, { request: { id }, idempotencyKey: newKey() });
  const refuse = (id: string, one = desk, remark = 'Too few players.') =>
    one.api(deskContract.refuseApplication, { request: { id, remark }, idempotencyKey: newKey() });
  const applied = async (one = fah) => (await apply(one)).application?.id ?? expect.unreachable();
  const rowOf = async (username: string) => {
    const [row] = await server.db.select().from(member).where(eq(member.username, username));
    return row ?? expect.unreachable(`there is no ${username}`);
  };

  it('[ROUTE-30] tells everybody what the agreements of the house say, and what is measured', async () => {
    expect(await program()).toEqual({
      open: true,
      agreements: demoAgentProgram.contracts,
      caps: [
        { kind: 'dividend', highest: 300_000 },
        { kind: 'daily', highest: 15_000 },
        { kind: 'hourly', highest: 3_000 },
        { kind: 'realTime', highest: 1_000 },
      ],
      activeFrom: 500 * P,
      againAfterDays: 30,
      age: 18,
      answerMs: null,
      income: null,
    });
  });

  it('[ROLE-21] [ROLE-24] leaves out agreements that are off or have no payer, and closes with the policy', async () => {
    await changeSettings(server, { agentFeatures: { ...demoSettings.agentFeatures, salary: false } });
    const told = await program();
    expect([told.agreements, told.caps].map((list) => list.map(({ kind }) => kind))).toEqual([
      ['dividend'],
      ['dividend', 'hourly', 'realTime'],
    ]);
    await changeSettings(server, {
      agentFeatures: { ...demoSettings.agentFeatures, agentPolicy: false },
      agentProgram: { ...demoAgentProgram, payer: null },
    });
    const closed = await program();
    expect([closed.open, closed.agreements]).toEqual([false, []]);
    expect(await outcomeOf(apply())).toEqual(['FEATURE_OFF', null]);
  });

  it.each([
    ['1', true],
    ['0', false],
  ] as const)('[CONFIG-07] is open with AGENTPOLICY3 enabled %s: %s', async (enabled, isOpen) => {
    const flag = { modId: 'AGENTPOLICY3', enabled, childrenNodes: [] };
    await changeSettings(server, { modules: [{ modId: 'AGENT3', enabled: '1', childrenNodes: [flag] }] });
    expect((await program()).open).toBe(isOpen);
    const outcome = await outcomeOf(apply());
    expect(Array.isArray(outcome) ? outcome : 'sent').toEqual(isOpen ? 'sent' : ['FEATURE_OFF', null]);
  });

  it('measures the time to an answer, and what half of the agents earned last month', async () => {
    const names = ['an', 'bo', 'chai', 'dao', 'ek'];
    await addMembers(server, Object.fromEntries(names.map((name) => [name, 'agent1'])));
    await withoutAgreements(server);
    const month = payPeriodAt('monthly', server.now());
    await server.db.update(member).set({ createdAt: month.from - 60 * DAY });
    for (const name of names) await server.db.update(member).set({ isAgent: 2 }).where(eq(member.username, name));
    const last = payPeriodAt('monthly', month.from - 1).from;
    await server.db.insert(agentAgreement).values({
      ...{ id: 'c', merchantCode: 'demo', kind: 'daily', uplineId: 'demo-agent1', downlineId: 'demo-an', version: 1 },
      ...{ tiers: [], highestRate: 3_000, period: 'daily', status: 'withdrawn', offeredAt: last },
    });
    const bills = ['an', 'bo', 'chai', 'dao'].map((name, place) => ({
      ...{ id: `b${place}`, merchantCode: 'demo', agreementId: 'c', kind: 'daily' as const, uplineId: 'demo-agent1' },
      ...{ downlineId: `demo-${name}`, level: 0, fromAt: last + place, toAt: last + DAY, countedFrom: last },
      ...{ activeMembers: 1, validBet: 0, loss: 0, countedValidBet: 0, countedLoss: 0, carriedIn: 0, tier: null },
      ...{ base: 0, rate: 0, share: 100 * P, voided: 0, owedBefore: 0, owedAfter: 0, due: 100 * P, paid: 100 * P },
      ...{ status: 'issued' as const, issuedAt: last, changedAt: last },
    }));
    await server.db.insert(bill).values(bills);
    for (const [place, name] of names.entries()) {
      const decidedAt = month.from + (place + 1) * 3_600_000;
      await server.db.insert(agentApplication).values({
        ...{ id: `a${place}`, merchantCode: 'demo', memberId: `demo-${name}`, players: 1, channels: [] },
        ...{ plan: '', contact: '', status: 'approved', sentAt: month.from, decidedAt, decidedBy: 'desk1' },
      });
    }
    const { answerMs, income } = await program();
    // Three hours is the middle of one to five. Of the seven agents below another one, three earned nothing.
    expect([answerMs, income]).toEqual([3 * 3_600_000, { month: last, median: 100 * P }]);
  });

  it('takes one application at a time, once for each key, and keeps the contact encrypted', async () => {
    expect(await standing()).toEqual({
      isAgent: false,
      hasUpline: false,
      application: null,
      mayApplyFrom: server.now(),
      serverTime: server.now(),
    });
    const key = newKey();
    const sent = await apply(fah, key);
    expect(sent).toMatchObject({
      mayApplyFrom: null,
      application: { status: 'pending', players: 24, channels: ['friends', 'line'], plan: FORM.plan, reason: null },
    });
    expect(await apply(fah, key)).toEqual(sent);
    expect(await outcomeOf(apply())).toEqual(['STATUS_CHANGED', null]);
    const rows = await server.db.select().from(agentApplication);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('fah2030');
  });

  it('takes one of many that are sent at a time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(apply())));
    expect(answers.filter((one) => Array.isArray(one))).toEqual(Array(4).fill(['STATUS_CHANGED', null]));
    expect(await server.db.$count(agentApplication)).toBe(1);
  });

  it('refuses what is no application', async () => {
    const bad = (change: object) => sendSealed(server, fah, joinContract.apply, { ...FORM, ...change });
    const changes = [
      { players: 0 },
      { players: 1.5 },
      { channels: [] },
      { channels: ['dreams'] },
      { plan: 'short' },
      { plan: 'x'.repeat(501) },
      { contact: '' },
      { contact: 'a\u0007b-c' },
      { agreed: false },
    ];
    for (const change of changes) expect(await bad(change)).toEqual([422, 'INVALID_FIELDS', expect.anything()]);
    expect(await server.db.$count(agentApplication)).toBe(0);
  });

  it('[ROLE-17] is for true members who are no agents', async () => {
    expect(await outcomeOf(apply(await signedInPlayer(server, 'agent42')))).toEqual(['STATUS_CHANGED', null]);
    await server.db.update(member).set({ isAgent: 4 }).where(eq(member.username, 'fah'));
    expect([await outcomeOf(apply()), await outcomeOf(standing())]).toEqual([
      ['NEED_TRUE_ACCOUNT', null],
      ['NEED_TRUE_ACCOUNT', null],
    ]);
  });

  it('lets the applicant, and nobody else, take an open application back, and apply again', async () => {
    const id = await applied();
    expect(await outcomeOf(withdraw(id, await signedInPlayer(server)))).toEqual(['NOT_FOUND', null]);
    expect(await withdraw(id)).toMatchObject({ application: { status: 'withdrawn' }, mayApplyFrom: server.now() });
    expect(await outcomeOf(withdraw(id))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(approve(id))).toEqual(['STATUS_CHANGED', null]);
    expect((await queue()).count + (await queue('reviewed')).count).toBe(0);
    expect((await apply()).application?.status).toBe('pending');
  });

  it('approves: an agent with a code, under the payer of the house, with its agreements on offer', async () => {
    const id = await applied();
    const seen = await queue();
    expect(seen).toEqual({
      count: 1,
      list: [
        {
          ...{ id, status: 'pending', member: { username: 'fah', nickname: 'fah' }, upline: null },
          ...{ memberSince: server.now(), players: 24, channels: ['friends', 'line'], plan: FORM.plan },
          ...{ contact: FORM.contact, sentAt: server.now(), decidedBy: null, remark: null },
        },
      ],
    });
    expect(await outcomeOf(fah.api(agentReportsContract.downlines, downlines))).toEqual(['NOT_AN_AGENT', null]);
    expect(await approve(id)).toMatchObject({ status: 'approved', upline: 'agent1', decidedBy: 'desk1' });
    expect(await rowOf('fah')).toMatchObject({
      isAgent: 2,
      uplineId: 'demo-agent1',
      affiliateCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
    });
    expect(await standing()).toMatchObject({ isAgent: true, mayApplyFrom: null, application: { status: 'approved' } });
    expect((await fah.api(memberContract.info, { request: {} })).isAgent).toBe(2);
    expect((await fah.api(agentReportsContract.downlines, downlines)).count).toBe(0);
    const { list } = await fah.api(agreementContract.requests, { request: {} });
    expect(list.map(({ kind, tiers, upline }) => ({ kind, tiers, by: upline.username }))).toEqual(
      expect.arrayContaining(demoAgentProgram.contracts.map(({ kind, tiers }) => ({ kind, tiers, by: 'agent1' }))),
    );
    expect(await topics()).toEqual(['agentApproved', 'contractOffered', 'contractOffered']);
    expect([(await queue()).count, (await queue('reviewed')).list.map(({ status }) => status)]).toEqual([
      0,
      ['approved'],
    ]);
    expect(await outcomeOf(apply())).toEqual(['STATUS_CHANGED', null]);
  });

  it('leaves the upline of who has one, who then makes the offers, and the code of who has one', async () => {
    await addMembers(server, { low: 'agent42' });
    await server.db.update(member).set({ affiliateCode: 'MYCODE' }).where(eq(member.username, 'low'));
    const low = await signedInPlayer(server, 'low');
    expect((await standing(low)).hasUpline).toBe(true);
    await approve(await applied(low));
    expect(await rowOf('low')).toMatchObject({ isAgent: 2, uplineId: 'demo-agent42', affiliateCode: 'MYCODE' });
    expect((await low.api(agreementContract.requests, { request: {} })).list).toEqual([]);
  });

  it('makes an agent of the top where no house pays', async () => {
    await changeSettings(server, { agentProgram: { ...demoAgentProgram, payer: null } });
    await approve(await applied());
    expect(await rowOf('fah')).toMatchObject({ isAgent: 1, uplineId: null });
  });

  it('refuses with a reason, which the applicant reads, and takes the next application after a while', async () => {
    const id = await applied();
    await refuse(id);
    const from = server.now() + 30 * DAY;
    expect(await standing()).toMatchObject({
      isAgent: false,
      application: { status: 'refused', reason: 'Too few players.' },
      mayApplyFrom: from,
    });
    expect(await topics()).toEqual(['agentRefused']);
    expect(await outcomeOf(refuse(id))).toEqual(['STATUS_CHANGED', null]);
    server.advance(30 * DAY - 1);
    fah = await signedInPlayer(server, 'fah');
    expect(await outcomeOf(apply())).toEqual(['STATUS_CHANGED', null]);
    server.advance(1);
    expect((await apply()).application?.status).toBe('pending');
  });

  it('is decided once, by operators only, and is in the audit log', async () => {
    const id = await applied();
    const auditor = await signedInOperator(server, 'audit1');
    expect((await queue('inProgress', auditor)).count).toBe(1);
    expect([await outcomeOf(approve(id, auditor)), await outcomeOf(refuse(id, auditor))]).toEqual([
      ['NOT_ALLOWED', null],
      ['NOT_ALLOWED', null],
    ]);
    expect(await outcomeOf(approve('nobody'))).toEqual(['NOT_FOUND', null]);
    expect(
      await outcomeOf(fah.api(deskContract.approveApplication, { request: { id }, idempotencyKey: newKey() })),
    ).toEqual(['NOT_LOGGED_IN', null]);
    const both = await Promise.all([outcomeOf(approve(id)), outcomeOf(refuse(id))]);
    expect(both.filter((one) => Array.isArray(one))).toEqual([['STATUS_CHANGED', null]]);
    const { list } = await desk.api(deskContract.audit, {
      request: { ...ANY_TIME, search: 'demo-fah', page: 1, pageSize: '10' },
    });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ operator: 'desk1', before: { application: id, status: 'pending' } });
  });

  const downlines = { request: { under: '', search: '', page: 1, pageSize: '10' as const } };
  const topics = async () =>
    (await server.db.select().from(message).where(eq(message.memberId, 'demo-fah')))
      .map(({ topic }) => topic)
      .toSorted();
});
