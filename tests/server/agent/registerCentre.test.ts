import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry, idempotency, member, message, periodicBonus } from '../../../server/database/schema.ts';
import { demoSettings } from '../../../server/database/seed/demoSettings.ts';
import { creditBonuses } from '../../../server/member/bonus/creditBonuses.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { passwordContract } from '../../../src/api/contract/account/password.ts';
import { registrationContract } from '../../../src/api/contract/account/registration.ts';
import { agentReportsContract } from '../../../src/api/contract/agent/agentReports.ts';
import { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { MAX_REGISTER_LINKS, registerCentreContract } from '../../../src/api/contract/agent/registerCentre.ts';
import { vipContract } from '../../../src/api/contract/member/vip.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { joinWith, settledBet } from '../../support/friends.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const DAY = 86_400_000;
/** The code of a refusal; null of a success. */
const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const outcome = await outcomeOf(call);
  return Array.isArray(outcome) ? outcome[0] : null;
};
const NO_REBATE = { agentFeatures: { ...demoSettings.agentFeatures, rebate: false } };
const { overview, makeLink, switchLink, accounts, makeAccount, issuePassword, rate, changeRate } =
  registerCentreContract;

onEachDatabase('the register centre of an agent', (database) => {
  let server: Reference;
  let agent: Player;
  beforeEach(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1', CAPTCHA_AFTER_FAILURES: '100' } });
    await changeSettings(server, { shown: ['username', 'password', 'affiliateCode'] });
    // Noon of a business day.
    server.advance(startOfDay(businessDay(server.now())) + 1.5 * DAY - server.now());
    agent = await signedInPlayer(server, 'agent1');
  });
  afterEach(() => server.close());

  const rowOf = async (username: string) => {
    const [row] = await server.db.select().from(member).where(eq(member.username, username));
    return row;
  };
  const LINK = { label: 'Chiang Mai', code: '', isAgent: false, rate: 6_000 };
  const link = (change: Partial<typeof LINK> = {}, by = agent, idempotencyKey = newKey()) =>
    by.api(makeLink, { request: { ...LINK, ...change }, idempotencyKey });
  const turn = (id: string, open: boolean, by = agent) => by.api(switchLink, { request: { id, open } });
  const join = (code: string, username = 'niran77', ip = '203.0.113.9') => joinWith(server, { code, username, ip });
  const ACCOUNT = { username: 'kaew2030', nickname: 'Kaew', isAgent: false, rate: 5_000, confirmed: true } as const;
  const make = (change: object = {}, by = agent, idempotencyKey = newKey()) =>
    by.api(makeAccount, {
      request: { ...ACCOUNT, ...('username' in change ? { nickname: '' } : {}), ...change },
      idempotencyKey,
    });
  const issue = (id: string, by = agent) => by.api(issuePassword, { request: { id } });
  const made = (by = agent) => by.api(accounts, { request: { page: 1, pageSize: '10' } });
  const change = (id: string, to: number, by = agent, idempotencyKey = newKey()) =>
    by.api(changeRate, { request: { id, rate: to }, idempotencyKey });
  interface Login {
    readonly player: Player;
    readonly granted?: { readonly passwordExpired: boolean };
    readonly failed?: unknown;
  }
  const login = async (password: string, username: string = ACCOUNT.username): Promise<Login> => {
    const player = createPlayer(server, { ip: '203.0.113.20' });
    try {
      return { player, granted: await player.signIn(username, password) };
    } catch (error) {
      return { player, failed: await codeOf(Promise.reject(error)) };
    }
  };

  it('[AGENT-05] tells what may be given, the rules of the fields, and the permanent code', async () => {
    expect(await agent.api(overview, { request: {} })).toEqual({
      highestRate: 8_000,
      rules: {
        username: expect.objectContaining({ minLength: 6, maxLength: 16, required: true }),
        nickname: expect.objectContaining({ required: false }),
        code: expect.objectContaining({ minLength: 4, maxLength: 12, required: false }),
      },
      ageThreshold: demoSettings.ageThreshold,
      links: [
        {
          ...{ id: 'permanent', code: 'LANTERN1', label: '', isAgent: false, rate: 0 },
          ...{ joined: null, lastJoinedAt: null, open: true },
        },
      ],
    });
  });

  it('[AGENT-05] [AGENT-18] is for agents only', async () => {
    const somchai = await signedInPlayer(server);
    const calls = [
      somchai.api(overview, { request: {} }),
      link({}, somchai),
      turn('x', true, somchai),
      made(somchai),
      make({}, somchai),
      issue('x', somchai),
      somchai.api(rate, { request: { id: 'demo-malee' } }),
      change('demo-malee', 1, somchai),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'NOT_AN_AGENT'));
  });

  it('[AGENT-05] [REG-21] places who registers with a link below the agent, with its rate, and counts', async () => {
    const { id, links } = await link({ code: 'chiang1' });
    expect(links.map(({ code, joined }) => [code, joined])).toEqual([
      ['LANTERN1', null],
      ['CHIANG1', 0],
    ]);
    await join('Chiang1');
    expect(await rowOf('niran77')).toMatchObject({ uplineId: 'demo-agent1', isAgent: 0, lineRate: 6_000 });
    const now = await agent.api(overview, { request: {} });
    expect(now.links[1]).toEqual({
      ...{ id, code: 'CHIANG1', label: 'Chiang Mai', isAgent: false, rate: 6_000 },
      ...{ joined: 1, lastJoinedAt: server.now(), open: true },
    });
  });

  it('[AGENT-05] [REG-21] makes an agent of the next level by a link for agents; old codes still work', async () => {
    const own = await link({ isAgent: true });
    await join(own.links.find(({ id }) => id === own.id)?.code ?? '');
    expect(await rowOf('niran77')).toMatchObject({ uplineId: 'demo-agent1', isAgent: 2 });
    const of41 = await link({ isAgent: true, rate: 0, code: 'RIVERSIDE' }, await signedInPlayer(server, 'agent41'));
    expect(of41.links.map(({ code }) => code)).toEqual(['RIVER41', 'RIVERSIDE']);
    await join('RIVERSIDE', 'preecha8', '203.0.113.10');
    expect(await rowOf('preecha8')).toMatchObject({ uplineId: 'demo-agent41', isAgent: 42, lineRate: 0 });
    await join('LANTERN1', 'wanchai9', '203.0.113.11');
    expect(await rowOf('wanchai9')).toMatchObject({ uplineId: 'demo-agent1', isAgent: 0, lineRate: 0 });
  });

  it('[AGENT-05] refuses rates above the own one, foreign and taken codes, and too many links', async () => {
    expect(await codeOf(link({ rate: 8_001 }))).toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(link({ rate: 8_000 }))).not.toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(link({ code: 'river41' }))).toBe('CODE_TAKEN');
    await link({ code: 'MINE1' });
    expect(await codeOf(link({ code: 'mine1' }, await signedInPlayer(server, 'agent41')))).toBe('CODE_TAKEN');
    for (const code of ['abc', 'with space', 'ไทยไทย', 'x'.repeat(13)])
      expect(await codeOf(link({ code }))).toBe('INVALID_FIELDS');
    expect(await codeOf(link({ label: 'x'.repeat(31) }))).toBe('INVALID_FIELDS');
    const many = Array.from({ length: MAX_REGISTER_LINKS - 2 }, () => codeOf(link()));
    await Promise.all(many);
    expect(await codeOf(link())).toBe('LIMIT_REACHED');
  });

  it('[AGENT-05] makes one link of a request that is sent twice', async () => {
    const key = newKey();
    const both = await Promise.all([link({}, agent, key), link({}, agent, key)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await agent.api(overview, { request: {} })).links).toHaveLength(2);
  });

  it('[AGENT-05] registers nobody with a link that is off, and switches only own links', async () => {
    const { id } = await link({ code: 'SHORT1' });
    const affiliate = () =>
      codeOf(
        createPlayer(server, { ip: '203.0.113.30' }).api(registrationContract.affiliate, {
          request: { code: 'SHORT1', domain: 'x' },
        }),
      );
    expect(await affiliate()).toBe(null);
    expect((await turn(id, false)).links[1]?.open).toBe(false);
    expect(await affiliate()).toBe('INVITATION_CODE_ERROR');
    expect(await codeOf(join('SHORT1'))).toBe('INVITATION_CODE_ERROR');
    expect(await rowOf('niran77')).toBe(undefined);
    const stranger = await signedInPlayer(server, 'agent41');
    expect(await codeOf(turn(id, true, stranger))).toBe('NOT_FOUND');
    expect(await codeOf(turn('permanent', false))).toBe('NOT_FOUND');
    await turn(id, true);
    await join('SHORT1');
    expect((await rowOf('niran77'))?.uplineId).toBe('demo-agent1');
  });

  it('[AGENT-05] [CHPW-01] opens an account made by hand once, and only to set another password', async () => {
    const { id, account } = await make();
    expect(account).toBe('kaew2030');
    expect((await login('anything')).failed).toBe('BAD_CREDENTIALS');
    const { oneTimePassword, expiresAt } = await issue(id);
    expect(oneTimePassword).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(expiresAt).toBe(server.now() + DAY);
    expect((await made()).list).toMatchObject([{ id, account, nickname: 'Kaew', rate: 5_000, state: 'waiting' }]);

    const tries = await Promise.all([login(oneTimePassword), login(oneTimePassword)]);
    expect(tries.map(({ failed = null }) => failed).sort()).toEqual(['BAD_CREDENTIALS', null]);
    const owner = tries.find(({ failed }) => failed === undefined)?.player as Player;
    expect((await owner.api(memberContract.info, { request: {} })).passwordChangeRequired).toBe(true);
    expect(await codeOf(owner.api(vipContract.standing, { request: {} }))).toBe('PASSWORD_CHANGE_REQUIRED');
    expect((await made()).list[0]?.state).toBe('opened');
    expect((await login(oneTimePassword)).failed).toBe('BAD_CREDENTIALS');

    await owner.api(passwordContract.change, {
      request: { oldPassword: oneTimePassword, newPassword: 'Own#Pass2026', confirmNewPassword: 'Own#Pass2026' },
    });
    const again = await login('Own#Pass2026');
    expect(again.granted).toMatchObject({ passwordExpired: false });
    expect((await login('Own#Pass2026')).failed).toBe(undefined);
    expect(await again.player.api(vipContract.standing, { request: {} })).toMatchObject({ rebate: { rate: 5_000 } });
    expect((await made()).list[0]?.state).toBe('claimed');
    expect(await codeOf(issue(id))).toBe('STATUS_CHANGED');
    expect(await rowOf('kaew2030')).toMatchObject({ uplineId: 'demo-agent1', isAgent: 0 });
  });

  it('[AGENT-05] ends a one-time password after a day, and by the next one with what it has opened', async () => {
    const { id } = await make();
    const first = await issue(id);
    server.advance(DAY + 1);
    agent = await signedInPlayer(server, 'agent1');
    expect((await login(first.oneTimePassword)).failed).toBe('BAD_CREDENTIALS');
    expect((await made()).list[0]?.state).toBe('expired');
    const second = await issue(id);
    const { player } = await login(second.oneTimePassword);
    const third = await issue(id);
    expect(await codeOf(player.api(memberContract.info, { request: {} }))).toBe('SESSION_REVOKED');
    expect((await login(second.oneTimePassword)).failed).toBe('BAD_CREDENTIALS');
    expect((await login(third.oneTimePassword)).failed).toBe(undefined);
  });

  it('[AGENT-05] issues passwords for own accounts only, that were made by hand', async () => {
    const { id } = await make();
    const stranger = await signedInPlayer(server, 'agent41');
    expect(await codeOf(issue(id, stranger))).toBe('NOT_FOUND');
    expect(await codeOf(issue('demo-somchai'))).toBe('NOT_FOUND');
    // Not even the upline of the agent, or who is below.
    const { id: deep } = await make({ username: 'deep2030' }, await signedInPlayer(server, 'agent2'));
    expect(await codeOf(issue(deep))).toBe('NOT_FOUND');
    expect(await made(stranger)).toEqual({ list: [], count: 0 });
    expect((await login('Player#2026', 'somchai')).failed).toBe(undefined);
  });

  it('[AGENT-05] makes one account of a request that is sent twice, and refuses taken names and bad fields', async () => {
    const key = newKey();
    const both = await Promise.all([make({}, agent, key), make({}, agent, key)]);
    expect(both[0]).toEqual(both[1]);
    expect((await made()).count).toBe(1);
    expect(await codeOf(make())).toBe('USERNAME_TAKEN');
    expect(await codeOf(make({ username: 'SOMCHAI' }))).toBe('USERNAME_TAKEN');
    for (const bad of [
      { username: 'kaew_lampang' },
      { username: 'ab' },
      { nickname: 'x' },
      { nickname: '<b>bold</b>' },
    ])
      expect(await codeOf(make({ username: 'other2030', ...bad }))).toBe('INVALID_FIELDS');
    expect(await codeOf(make({ username: 'other2030', rate: 8_001 }))).toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(make({ username: 'other2030', rate: 8_000, isAgent: true }))).not.toBe('RATE_OUT_OF_RANGE');
    expect(await rowOf('other2030')).toMatchObject({ isAgent: 2, lineRate: 8_000 });
  });

  it('[AGENT-05] makes 30 accounts an hour', async () => {
    for (let place = 0; place < 30; place++) await make({ username: `kaew20${place}` });
    expect(await codeOf(make())).toBe('TOO_MANY_REQUESTS');
    server.advance(3_600_001);
    agent = await signedInPlayer(server, 'agent1');
    await make();
  });

  it('[AGENT-05] keeps no password, and audits what agents do', async () => {
    const { id } = await make();
    const { oneTimePassword } = await issue(id);
    await change(id, 6_000);
    const kept = JSON.stringify([
      await server.db.select().from(idempotency),
      await server.db.select().from(member),
      await server.db.select().from(auditEntry),
      await server.db.select().from(message),
    ]);
    expect(kept).not.toContain(oneTimePassword);
    const acts = await server.db.select().from(auditEntry).where(eq(auditEntry.subject, id));
    expect(acts.map(({ act, before, after }) => [act, JSON.parse(before), JSON.parse(after).agent])).toEqual([
      ['accountMade', {}, 'agent1'],
      ['accountPasswordMade', {}, 'agent1'],
      ['lineRateChanged', { rate: 5_000 }, 'agent1'],
    ]);
  });

  it('[AGENT-06] [AGENT-05] changes the rebate of a direct downline between what both have given, and tells it', async () => {
    const of = (id: string, by = agent) => by.api(rate, { request: { id } });
    expect(await of('demo-agent2')).toEqual({
      ...{ id: 'demo-agent2', account: 'agent2', rate: 6_000, least: 4_000, most: 8_000 },
    });
    const agent2 = await signedInPlayer(server, 'agent2');
    const { id: below } = await make({ rate: 3_000 }, agent2);
    const { id: linkId } = await link({ rate: 5_000 }, agent2);
    expect(await of('demo-agent2')).toMatchObject({ least: 5_000, most: 8_000 });
    expect(await codeOf(change('demo-agent2', 4_999))).toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(change('demo-agent2', 8_001))).toBe('RATE_OUT_OF_RANGE');
    expect(await change('demo-agent2', 5_000)).toMatchObject({ rate: 5_000 });
    await turn(linkId, false, agent2);
    await change('demo-agent2', 4_000);
    expect(await codeOf(turn(linkId, true, agent2))).toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(change(below, 4_001, agent2))).toBe('RATE_OUT_OF_RANGE');
    const mine = and(eq(message.memberId, 'demo-agent2'), eq(message.topic, 'lineRateChanged'));
    const told = await server.db.select().from(message).where(mine);
    expect(told.map(({ topic, facts }) => [topic, facts.rate]).sort()).toEqual([
      ['lineRateChanged', 4_000],
      ['lineRateChanged', 5_000],
    ]);
  });

  it('[AGENT-06] tells an agent no phone number and no email address of the line', async () => {
    await make();
    const page = { page: 1, pageSize: '50' } as const;
    const told = JSON.stringify([
      await agent.api(agentReportsContract.downlines, { request: { ...page, under: '', search: '' } }),
      await agent.api(agentReportsContract.downlines, { request: { ...page, under: 'agent2', search: '' } }),
      await agent.api(lineTransferContract.downlines, { request: { ...page, search: '' } }),
      await agent.api(rate, { request: { id: 'demo-somchai' } }),
      await agent.api(overview, { request: {} }),
      await made(),
    ]);
    const people = await server.db.select().from(member);
    const secrets = people.flatMap(({ email, mobileNum }) => [email, mobileNum]).filter((text) => text !== null);
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((text) => told.includes(text))).toEqual([]);
  });

  it('[AGENT-06] touches nobody but direct downlines', async () => {
    const { id: deep } = await make({ rate: 0 }, await signedInPlayer(server, 'agent2'));
    for (const id of [deep, 'demo-agent1', 'demo-agent41', 'demo-agent42', 'demo-weak', 'nobody']) {
      expect(await codeOf(agent.api(rate, { request: { id } }))).toBe('NOT_FOUND');
      expect(await codeOf(change(id, 1_000))).toBe('NOT_FOUND');
    }
  });

  it('[AGENT-05] [AGENT-06] credits the rate of the line where the VIP level has less', async () => {
    await change('demo-somchai', 8_000);
    await change('demo-malee', 1_000);
    const today = startOfDay(businessDay(server.now()));
    for (const id of ['demo-somchai', 'demo-malee']) await settledBet(server, id, 1_000 * P);
    server.advance(today + DAY + 2 * 3_600_000 - server.now());
    await creditBonuses(server.deps);
    const rows = await server.db.select().from(periodicBonus).where(eq(periodicBonus.fromAt, today));
    const rateOf = (id: string) => rows.find(({ memberId, kind }) => memberId === id && kind === 'rebate');
    expect(rateOf('demo-somchai')).toMatchObject({ rate: 8_000, base: 1_000 * P, amount: 8 * P });
    expect(rateOf('demo-malee')?.rate).toBe(2_500);
  });

  it('[ROLE-19] gives nothing while rebates are switched off', async () => {
    await change('demo-somchai', 8_000);
    await changeSettings(server, NO_REBATE);
    expect((await agent.api(overview, { request: {} })).highestRate).toBe(null);
    expect(await codeOf(link({ rate: 1 }))).toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(make({ rate: 1 }))).toBe('RATE_OUT_OF_RANGE');
    expect(await codeOf(change('demo-somchai', 0))).toBe('FEATURE_OFF');
    expect(await codeOf(agent.api(rate, { request: { id: 'demo-somchai' } }))).toBe('FEATURE_OFF');
    await make({ rate: 0 });
    await settledBet(server, 'demo-somchai', 1_000 * P);
    const today = startOfDay(businessDay(server.now()));
    server.advance(today + DAY + 2 * 3_600_000 - server.now());
    await creditBonuses(server.deps);
    const rows = await server.db.select().from(periodicBonus).where(eq(periodicBonus.fromAt, today));
    expect(rows.find(({ memberId, kind }) => memberId === 'demo-somchai' && kind === 'rebate')?.rate).not.toBe(8_000);
  });
});
