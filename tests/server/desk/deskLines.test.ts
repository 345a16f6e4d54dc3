import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inviterByCode } from '../../../server/account/registration/inviterByCode.ts';
import {
  agentAgreement,
  agreementChange,
  bankAccount,
  member,
  message,
  playBlock,
  withdrawal,
} from '../../../server/database/schema.ts';
import { demoAgentProgram } from '../../../server/database/seed/demoAgentProgram.ts';
import { gateOfPlay } from '../../../server/member/protection/gates.ts';
import { Refusal } from '../../../server/refusal.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { Closing } from '../../../src/api/contract/desk/deskLines.ts';
import { protectionContract } from '../../../src/api/contract/member/protection.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { give } from '../../support/accountBalance.ts';
import { addMembers, agreed, flat, offerTo, withoutAgreements } from '../../support/agents.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import {
  addAccount,
  approveAndPay,
  newKey,
  outcomeOf,
  P,
  PAYMENT_PASSWORD,
  signedInPlayer,
  withdraw,
} from '../../support/payments.ts';
import { createPlayer, DEMO_PASSWORD } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const DAY = 86_400_000;
const REASON = 'Asked by both sides.';

onEachDatabase('lines at the desk', (database) => {
  let server: Reference;
  let desk: TestOperator;
  beforeEach(async () => {
    server = await startReference({ database });
    await withoutAgreements(server);
    await server.db.delete(message);
    await addMembers(server, { top: null, mid: 'top', low: 'mid', leaf: 'low', other: null, plain: null });
    for (const name of ['top', 'mid', 'low', 'other']) await makeAgent(name);
    desk = await signedInOperator(server);
  });
  afterEach(() => server.close());

  const makeAgent = (name: string) =>
    server.db
      .update(member)
      .set({ isAgent: 1, affiliateCode: name.toUpperCase().padEnd(6, 'X') })
      .where(eq(member.username, name));
  const uplineOf = async (name: string) =>
    (await server.db.select().from(member).where(eq(member.username, name)))[0]?.uplineId ?? null;
  const look = (search: string, one = desk) => one.api(deskContract.lineMember, { request: { search } });
  const move = (username: string, upline: string, one = desk) =>
    one.api(deskContract.moveLine, { request: { username, upline, reason: REASON }, idempotencyKey: newKey() });
  const freeze = (username: string, one = desk) =>
    one.api(deskContract.freezeLine, { request: { username, reason: REASON }, idempotencyKey: newKey() });
  const unfreeze = (username: string, one = desk) =>
    one.api(deskContract.unfreezeLine, { request: { username, reason: REASON }, idempotencyKey: newKey() });
  /** What a login past the password comes to. */
  const loginOf = (username: string) =>
    signedInPlayer(server, username).then(
      () => 'open',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );
  const close = (username: string, closing: Closing, one = desk) =>
    one.api(deskContract.closePlay, { request: { username, closing, reason: REASON }, idempotencyKey: newKey() });
  const moves = async () => (await desk.api(deskContract.moves, { request: { page: 1 } })).list;
  const confirm = (id: string, one: TestOperator) =>
    one.api(deskContract.confirmMove, { request: { id }, idempotencyKey: newKey() });
  const decline = (id: string, one: TestOperator) =>
    one.api(deskContract.declineMove, { request: { id, remark: 'Not agreed.' }, idempotencyKey: newKey() });
  const acts = async (search: string) =>
    (await desk.api(deskContract.audit, { request: { ...ANY_TIME, search, page: 1, pageSize: '10' } })).list.map(
      ({ act, before, after, remark }) => ({ act, before, after, remark }),
    );
  const two = (members: number) =>
    changeSettings(server, { agentProgram: { ...demoAgentProgram, twoPeopleFrom: members } });

  it('[AGENT-16] looks a member up by username, id, phone, email or bank account', async () => {
    const found = async (search: string) => {
      const { username, alsoFound } = await look(search);
      return [username, alsoFound];
    };
    await addAccount(await signedInPlayer(server, 'somchai'), '0123456789');
    const phones = ['812345678', '081 234 5678', '0812345678', '+66 81-234-5678', '66812345678', '0066812345678'];
    for (const phone of [...phones, '+66 (0)81 234 5678'])
      expect([phone, await found(phone)]).toEqual([phone, ['somchai', []]]);
    for (const search of [' SOMCHAI ', 'demo-somchai', 'Somchai@Example.test', '0123456789', '012-3-45678-9'])
      expect([search, await found(search)]).toEqual([search, ['somchai', []]]);
    const [account] = await server.db.select().from(bankAccount);
    await server.db
      .insert(bankAccount)
      .values({ ...(account as typeof bankAccount.$inferInsert), id: 'a2', memberId: 'demo-plain' });
    await server.db
      .update(member)
      .set({ email: 'one@example.test' })
      .where(inArray(member.username, ['low', 'mid', 'top']));
    expect([await found('0123456789'), await found('one@example.test')]).toEqual([
      ['plain', ['somchai']],
      ['low', ['mid', 'top']],
    ]);
    for (const nobody of ['81234567', '12345678', 'somcha', 'example.test', '123456789', 'staff', 'demo-trial', '%'])
      expect([nobody, await outcomeOf(look(nobody))]).toEqual([nobody, ['ACCOUNT_UNKNOWN', null]]);
  });

  it('shows a member with the line above and below', async () => {
    await give(server, 'demo-low', 70 * P);
    expect(await look('LOW')).toEqual({
      ...{ username: 'low', nickname: 'low', isAgent: true, affiliateCode: 'LOWXXX', since: server.now() },
      ...{ lastLoginAt: null, main: 70 * P, held: 0, direct: 1, members: 2, agreementsAbove: 0, agreementsBelow: 0 },
      uplines: [
        { username: 'top', nickname: 'top' },
        { username: 'mid', nickname: 'mid' },
      ],
      ...{ freeze: null, move: null, block: null, twoPeopleFrom: 50, alsoFound: [] },
    });
    for (const name of ['nobody', 'staff', 'trial'])
      expect(await outcomeOf(look(name))).toEqual(['ACCOUNT_UNKNOWN', null]);
  });

  it('moves a member with everybody below, tells the member, and audits it', async () => {
    const view = await move('low', 'other');
    expect(view.uplines.map(({ username }) => username)).toEqual(['other']);
    expect([await uplineOf('low'), await uplineOf('leaf')]).toEqual(['demo-other', 'demo-low']);
    const [told] = await server.db.select().from(message);
    expect([told?.memberId, told?.topic, told?.facts]).toEqual(['demo-low', 'lineMoved', { person: 'other' }]);
    const [entry] = await acts('demo-low');
    expect(entry).toEqual({
      act: 'lineMoved',
      before: { move: expect.any(String), upline: 'demo-mid' },
      after: { move: expect.any(String), upline: 'demo-other', members: 2, status: 'done' },
      remark: REASON,
    });
  });

  it('moves nobody below their own line, under a member, staff, or the upline already', async () => {
    for (const [who, under] of [
      ['top', 'low'],
      ['top', 'top'],
      ['mid', 'low'],
      ['leaf', 'plain'],
      ['low', 'mid'],
    ] as const)
      expect(await outcomeOf(move(who, under))).toEqual(['UPLINE_UNFIT', null]);
    expect(await outcomeOf(move('low', 'staff'))).toEqual(['ACCOUNT_UNKNOWN', null]);
    expect(await outcomeOf(move('nobody', 'top'))).toEqual(['ACCOUNT_UNKNOWN', null]);
    expect(await uplineOf('top')).toBeNull();
  });

  it('two moves at a time that would close a circle: one of them is made', async () => {
    const answers = await Promise.all([outcomeOf(move('top', 'other')), outcomeOf(move('other', 'low'))]);
    expect(answers.filter((one) => Array.isArray(one))).toEqual([['UPLINE_UNFIT', null]]);
    expect([await uplineOf('top'), await uplineOf('other')].filter((id) => id !== null)).toHaveLength(1);
  });

  it('a large line is moved by two operators, and only one move waits', async () => {
    await two(2);
    expect(await move('low', 'other')).toMatchObject({
      move: { status: 'pending', members: 2, from: 'mid', to: 'other' },
    });
    expect(await uplineOf('low')).toBe('demo-mid');
    expect(await outcomeOf(move('low', 'top'))).toEqual(['STATUS_CHANGED', null]);
    const [waiting] = await moves();
    const id = waiting?.id ?? expect.unreachable();
    expect(await outcomeOf(confirm(id, desk))).toEqual(['SECOND_PERSON_NEEDED', null]);
    const auditor = await signedInOperator(server, 'audit1');
    expect(await outcomeOf(confirm(id, auditor))).toEqual(['NOT_ALLOWED', null]);
    const second = await signedInOperator(server, 'desk2');
    const both = await Promise.all([outcomeOf(confirm(id, second)), outcomeOf(confirm(id, second))]);
    expect(both.filter((one) => Array.isArray(one))).toEqual([['STATUS_CHANGED', null]]);
    expect(await uplineOf('low')).toBe('demo-other');
    expect((await acts('demo-low')).map(({ act }) => act)).toEqual(['lineMoved', 'lineMoveAsked']);
    expect((await moves()).map(({ status, decidedBy }) => [status, decidedBy])).toEqual([['done', 'desk2']]);
  });

  it('a waiting move is declined by either, and checked again when it is confirmed', async () => {
    await two(2);
    await move('low', 'other');
    const first = (await moves())[0]?.id ?? expect.unreachable();
    expect(await decline(first, desk)).toMatchObject({ status: 'declined', remark: 'Not agreed.', decidedBy: 'desk1' });
    await move('low', 'other');
    const next = (await moves())[0]?.id ?? expect.unreachable();
    await freeze('other');
    const second = await signedInOperator(server, 'desk2');
    expect(await outcomeOf(confirm(next, second))).toEqual(['UPLINE_UNFIT', null]);
    expect(await outcomeOf(confirm('nobody', second))).toEqual(['NOT_FOUND', null]);
    expect(await uplineOf('low')).toBe('demo-mid');
  });

  it('[CONTRACT-06] agreements with the upline before end with their period, and those that stood on them', async () => {
    const above = await agreed(server, ['top', 'mid'], { tiers: flat(9_000) });
    const moved = await agreed(server, ['mid', 'low'], { tiers: flat(5_000) });
    const below = await agreed(server, ['low', 'leaf'], { tiers: flat(2_000) });
    const dividend = await agreed(server, ['top', 'mid'], {
      kind: 'dividend',
      tiers: flat(100_000),
      period: 'monthly',
    });
    const offer = await offerTo(server, ['mid', 'low'], { kind: 'dividend', tiers: flat(60_000), period: 'monthly' });
    await move('low', 'other');
    const rows = new Map((await server.db.select().from(agentAgreement)).map((row) => [row.id, row]));
    const endOf = (id: string) => [rows.get(id)?.status, rows.get(id)?.endsAt];
    const edge = rows.get(moved.id)?.endsAt ?? 0;
    expect(edge).toBeGreaterThan(server.now());
    expect(edge - server.now()).toBeLessThanOrEqual(DAY);
    expect([above, moved, below, dividend, offer].map(({ id }) => endOf(id))).toEqual([
      ['active', null],
      ['terminated', edge],
      ['terminated', edge],
      ['active', null],
      ['withdrawn', null],
    ]);
    const changes = await server.db.select().from(agreementChange);
    const whyOf = (id: string) => changes.filter(({ agreementId }) => agreementId === id).at(-1);
    expect([whyOf(moved.id)?.what, whyOf(below.id)?.what, whyOf(below.id)?.becauseOf]).toEqual([
      'moveLine',
      'endWithUpline',
      moved.id,
    ]);
    // The new upline may offer at once.
    await agreed(server, ['other', 'low'], { tiers: flat(3_000) });
  });

  it('[CONTRACT-06] a top agent who comes under another has no rate of the own any more', async () => {
    const agreement = await agreed(server, ['top', 'mid'], { tiers: flat(9_000) });
    await move('top', 'other');
    const [row] = await server.db.select().from(agentAgreement).where(eq(agentAgreement.id, agreement.id));
    expect(row?.status).toBe('terminated');
  });

  it('freezing a line ends its sessions, and nobody in it logs in, until it is lifted', async () => {
    const leaf = await signedInPlayer(server, 'leaf');
    const top = await signedInPlayer(server, 'top');
    const view = await freeze('mid');
    expect([view.freeze, (await look('leaf')).freeze]).toEqual([
      { top: 'mid', isOwn: true, at: server.now(), by: 'desk1', reason: REASON },
      { top: 'mid', isOwn: false, at: server.now(), by: 'desk1', reason: REASON },
    ]);
    expect(await outcomeOf(leaf.api(memberContract.info, { request: {} }))).toEqual(['SESSION_REVOKED', null]);
    expect((await top.api(memberContract.info, { request: {} })).userName).toBe('top');
    expect(await loginOf('leaf')).toBe('LINE_FROZEN');
    expect(await outcomeOf(freeze('mid'))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(unfreeze('low'))).toEqual(['STATUS_CHANGED', null]);
    // A line within a frozen one has a freeze of its own, which outlasts it.
    await freeze('low');
    expect((await unfreeze('mid')).freeze).toBeNull();
    expect((await look('leaf')).freeze?.top).toBe('low');
    await unfreeze('low');
    expect((await signedInPlayer(server, 'leaf')).token).not.toBeNull();
    expect((await acts('demo-mid')).map(({ act, remark }) => [act, remark])).toEqual([
      ['lineUnfrozen', REASON],
      ['lineFrozen', REASON],
    ]);
  });

  it('a frozen member with the right password learns of the freeze; with a wrong one, nothing', async () => {
    await freeze('agent1');
    const said = (password: string) => outcomeOf(createPlayer(server).signIn('somchai', password));
    expect([await said(DEMO_PASSWORD), await said('Wrong#2026')]).toEqual([
      ['LINE_FROZEN', null],
      ['BAD_CREDENTIALS', null],
    ]);
  });

  it('freezing and a login at a time leave no session open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [token] = await Promise.all([
        signedInPlayer(server, 'leaf').then(
          (player) => player,
          () => null,
        ),
        freeze('mid'),
      ]);
      if (token !== null)
        expect(await outcomeOf(token.api(memberContract.info, { request: {} }))).toEqual(['SESSION_REVOKED', null]);
      await unfreeze('mid');
    }
  });

  it('a frozen line plays no more, gets no money from above, and keeps what it asked for before', async () => {
    const somchai = await signedInPlayer(server);
    const agent = await signedInPlayer(server, 'agent1');
    const send = (to: string) =>
      agent.api(lineTransferContract.send, {
        request: { to, amount: 10 * P, paymentPassword: PAYMENT_PASSWORD },
        idempotencyKey: newKey(),
      });
    const gate = () => gateOfPlay(server.db, { memberId: 'demo-somchai', stake: P, at: server.now() });
    await send('demo-somchai');
    expect(await gate()).toBeNull();
    const { id } = await withdraw(somchai, await addAccount(somchai), 1_000 * P);
    await freeze('somchai');
    expect([await gate(), await outcomeOf(send('demo-somchai'))]).toEqual([
      { why: 'blocked' },
      ['RECEIVER_CLOSED', null],
    ]);
    await approveAndPay(server, id);
    const [row] = await server.db.select().from(withdrawal).where(eq(withdrawal.id, id));
    expect(row?.status).toBe('paying');
    await unfreeze('somchai');
    expect(await gate()).toBeNull();
  });

  it('[REG-21] nobody joins a frozen line by its code, until it is lifted', async () => {
    const invitation = () => outcomeOf(inviterByCode(server.deps, 'lowxxx', '203.0.113.9'));
    expect(await invitation()).toMatchObject({ uplineId: 'demo-low', inviterId: null });
    await freeze('top');
    await expect(inviterByCode(server.deps, 'lowxxx', '203.0.113.9')).rejects.toMatchObject({
      code: 'INVITATION_CODE_ERROR',
    });
    await unfreeze('top');
    expect(await invitation()).toMatchObject({ uplineId: 'demo-low', inviterId: null });
  });

  it('nobody moves into a frozen line; out of it is a way to release', async () => {
    await freeze('other');
    expect(await outcomeOf(move('low', 'other'))).toEqual(['UPLINE_UNFIT', null]);
    await unfreeze('other');
    await freeze('top');
    expect((await move('low', 'other')).freeze).toBeNull();
    expect((await signedInPlayer(server, 'leaf')).token).not.toBeNull();
  });

  it('the desk sets a break or an exclusion, longer ones only, and never lifts it', async () => {
    expect((await close('somchai', 'break7')).block).toEqual({
      ...{ kind: 'break', since: server.now(), until: server.now() + 7 * DAY, by: 'operator' },
    });
    expect(await outcomeOf(close('somchai', 'break1'))).toEqual(['STATUS_CHANGED', null]);
    expect((await close('somchai', 'exclusionever')).block).toMatchObject({ kind: 'exclusion', until: null });
    expect(await outcomeOf(close('somchai', 'exclusion60'))).toEqual(['STATUS_CHANGED', null]);
    const player = await signedInPlayer(server);
    expect((await player.api(protectionContract.state, { request: {} })).block).toMatchObject({
      by: 'operator',
      until: null,
    });
    expect(await server.db.$count(playBlock)).toBe(2);
    expect((await acts('demo-somchai')).map(({ act }) => act)).toEqual(['playClosed', 'playClosed']);
  });

  it('an auditor looks and does nothing; a member is nobody here', async () => {
    const auditor = await signedInOperator(server, 'audit1');
    expect((await look('low', auditor)).username).toBe('low');
    const tries = [
      () => move('low', 'other', auditor),
      () => freeze('low', auditor),
      () => unfreeze('low', auditor),
      () => close('low', 'break1', auditor),
    ];
    for (const one of tries) expect(await outcomeOf(one())).toEqual(['NOT_ALLOWED', null]);
    const agent = await signedInPlayer(server, 'agent1');
    expect(await outcomeOf(agent.api(deskContract.lineMember, { request: { search: 'low' } }))).toEqual([
      'NOT_LOGGED_IN',
      null,
    ]);
    expect([await uplineOf('low'), (await look('low')).freeze]).toEqual(['demo-mid', null]);
  });
});
