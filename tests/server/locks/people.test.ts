import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyPaymentPassword } from '../../../server/account/paymentPassword/verifyPaymentPassword.ts';
import { makeLink } from '../../../server/account/recovery/passwordLink.ts';
import { apply, withdraw } from '../../../server/agent/join/applications.ts';
import { decideApplication } from '../../../server/agent/join/decideApplication.ts';
import type { Database } from '../../../server/database/database.ts';
import {
  agentApplication,
  announcement,
  auditHead,
  bankAccount,
  member,
  operator,
  operatorSession,
  passwordLink,
  session,
  ticketMessage,
} from '../../../server/database/schema.ts';
import type { ServerDeps } from '../../../server/deps.ts';
import { audit } from '../../../server/desk/desk/audit.ts';
import { askMove } from '../../../server/desk/desk/lineMoves.ts';
import { openDeskSession } from '../../../server/desk/desk/openDeskSession.ts';
import { verifyAuditLog } from '../../../server/desk/desk/proveAudit.ts';
import { switchesOf, switchFeature } from '../../../server/desk/desk/switches.ts';
import { removeBankAccount } from '../../../server/money/bankAccount/bankAccounts.ts';
import { saveNews } from '../../../server/public/announcement/writeNews.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import { reportViewsContract } from '../../../src/api/contract/agent/reportViews.ts';
import type { NewsDraft } from '../../../src/api/contract/desk/deskNews.ts';
import { feedbackContract } from '../../../src/api/contract/member/feedback.ts';
import { bankAccountContract } from '../../../src/api/contract/money/bankAccount.ts';
import { addMembers, withoutAgreements } from '../../support/agents.ts';
import { addAccount, newKey, PAYMENT_PASSWORD, signedInPlayer } from '../../support/payments.ts';
import { isPostgresThere } from '../../support/testDatabase.ts';
import { atOnce, oneOf, twoServers } from './atOnce.ts';

describe.skipIf(!(await isPostgresThere()))('two servers at once', () => {
  const { first, second, transactions, calls } = twoServers();
  const desk = (name: string) => ({ id: name, name, role: 'operator', hasFactor: false, tokenHash: '' }) as const;

  it('[M5] count wrong payment passwords', async () => {
    const wrong = async (deps: ServerDeps) => {
      const judge = await verifyPaymentPassword(deps, 'demo-agent1', '999999');
      return deps.db.transaction(async (db) => judge(db));
    };
    const told: (string | undefined)[] = [];
    const tell = async (deps: ServerDeps) => void told.push((await wrong(deps))?.code);
    for (let tries = 0; tries < 3; tries += 1) await wrong(first().deps);
    expect(await calls('payment_password', tell, tell)).toEqual(['ok', 'ok']);
    expect(told.toSorted()).toEqual(['PAYMENT_PASSWORD_LOCKED', 'PAYMENT_PASSWORD_WRONG']);
  });

  it('[AGENT-08] keep twenty views of a report', async () => {
    const agents = await Promise.all([first(), second()].map(async (at) => (await signedInPlayer(at, 'agent1')).api));
    const choice = { filters: {}, search: '', span: 'week', days: { from: '', to: '' }, hidden: [] } as const;
    const keep = (at: number, name: string) =>
      agents[at]?.(reportViewsContract.change, {
        request: { do: 'keep', report: 'teamProfit', name, choice: { ...choice, hidden: [] } },
      }) ?? Promise.reject(new Error('no such agent'));
    for (let count = 1; count < 20; count += 1) await keep(0, `View ${count}`);
    const both = [0, 1].map((at) => () => keep(at, `Last ${at}`));
    expect((await atOnce(first(), 'report_view', both)).toSorted()).toEqual(oneOf('LIMIT_REACHED'));
  });

  it('keep five bank accounts of a member', async () => {
    const players = [await signedInPlayer(first()), await signedInPlayer(second())];
    const [here = expect.unreachable()] = players;
    for (const number of ['1000000001', '1000000002', '1000000003', '1000000004']) await addAccount(here, number);
    const adds = players.map((player, place) => () => addAccount(player, `200000000${place}`));
    expect((await atOnce(first(), 'bank_account', adds)).toSorted()).toEqual(oneOf('BANK_ACCOUNTS_FULL'));
  });

  it('leave a default bank account', async () => {
    const here = await signedInPlayer(first());
    const { list } = await here.api(bankAccountContract.list, { request: { language: 'EN' } });
    const removal = (place: number) => (deps: ServerDeps) =>
      removeBankAccount(deps, 'demo-somchai', list[place]?.id ?? '');
    expect(await calls('bank_account', removal(0), removal(1))).toEqual(['ok', 'ok']);
    const left = await first().db.select().from(bankAccount).where(eq(bankAccount.memberId, 'demo-somchai'));
    expect(left.map(({ isDefault }) => isDefault).toSorted()).toEqual([false, false, true]);
  });

  it('[W4] keep five sessions of a member', async () => {
    const open = (deps: ServerDeps) =>
      openSession(deps, { memberId: 'demo-malee', shownHash: null, passwordChangeRequired: false });
    for (let opened = 0; opened < 5; opened += 1) await open(first().deps);
    expect(await calls('session', open, open)).toEqual(['ok', 'ok']);
    expect(await first().db.$count(session, and(eq(session.memberId, 'demo-malee'), isNull(session.endedAt)))).toBe(5);
  });

  it('keep five sessions of an operator', async () => {
    const [row = expect.unreachable()] = await first().db.select().from(operator).limit(1);
    const open = (deps: ServerDeps, db: Database) => openDeskSession({ ...deps, db }, row.id, row.passwordHash, '');
    for (let opened = 0; opened < 5; opened += 1) await first().db.transaction((db) => open(first().deps, db));
    expect(await transactions('operator_session', open, open)).toEqual(['ok', 'ok']);
    expect(
      await first().db.$count(
        operatorSession,
        and(eq(operatorSession.operatorId, row.id), isNull(operatorSession.endedAt)),
      ),
    ).toBe(5);
  });

  it('leave one link to a new password', async () => {
    const make = (deps: ServerDeps) => makeLink(deps, 'demo-malee', 'malee@example.com');
    expect(await calls('password_link', make, make)).toEqual(['ok', 'ok']);
    expect(await first().db.$count(passwordLink, isNull(passwordLink.usedAt))).toBe(1);
  });

  describe('an application', () => {
    beforeAll(() => addMembers(first(), { fah: null }));
    const form = { players: 24, channels: ['line'], plan: 'A club.', contact: 'LINE: fah', agreed: true } as const;
    const send = (deps: ServerDeps, db: Database) =>
      apply({ ...deps, db }, 'demo-fah', { ...form, channels: [...form.channels] });
    const decide = (reason: string | null) => (deps: ServerDeps, db: Database) =>
      decideApplication({ ...deps, db }, { id: latest, operator: 'desk1', reason });
    let latest = '';

    it('[AGENT-16] is sent once', async () => {
      expect((await transactions('agent_application', send, send)).toSorted()).toEqual(oneOf('STATUS_CHANGED'));
      latest =
        (await first().db.select().from(agentApplication).where(eq(agentApplication.status, 'pending')))[0]?.id ?? '';
    });

    it('is decided or taken back', async () => {
      const both = await transactions('agent_application', decide('Too few.'), (deps, db) =>
        withdraw({ ...deps, db }, 'demo-fah', latest),
      );
      expect(both.toSorted()).toEqual(oneOf('STATUS_CHANGED'));
    });
  });

  it('[CONTRACT-06] move no two lines under each other', async () => {
    await withoutAgreements(first());
    await addMembers(first(), { north: null, south: null });
    for (const name of ['north', 'south'])
      await first().db.update(member).set({ isAgent: 1 }).where(eq(member.username, name));
    const move = (username: string, upline: string) => (deps: ServerDeps, db: Database) =>
      askMove({ ...deps, db }, { operator: desk('desk1'), username, upline, reason: 'Asked by both.' });
    const both = await transactions('line_move', move('north', 'south'), move('south', 'north'));
    expect(both.toSorted()).toEqual(oneOf('UPLINE_UNFIT').toSorted());
  });

  it('[FEEDBACK-03] number the messages of a ticket', async () => {
    const players = [await signedInPlayer(first()), await signedInPlayer(second())];
    const { api } = players[0] ?? expect.unreachable();
    const content = 'My withdrawal says paid, but nothing has arrived.\nThe bank knows of nothing.';
    const { id } = await api(feedbackContract.send, {
      request: { type: 'withdrawal', content, language: 'EN' },
      idempotencyKey: newKey(),
    });
    const replies = players.map(
      (player, place) => () =>
        player.api(feedbackContract.reply, { request: { id, text: `Reply ${place}.` }, idempotencyKey: newKey() }),
    );
    expect(await atOnce(first(), 'ticket_message', replies)).toEqual(['ok', 'ok']);
    const rows = await first().db.select().from(ticketMessage).where(eq(ticketMessage.ticketId, id));
    expect(rows.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3]);
  });

  it('chain the audit log', async () => {
    const [before] = await first().db.select().from(auditHead);
    const note = (deps: ServerDeps, db: Database) =>
      audit(db, { merchantCode: 'demo', at: deps.now(), operator: 'desk1', act: 'signedIn', subject: 'desk1' });
    expect(await transactions('audit_entry', note, note)).toEqual(['ok', 'ok']);
    const [after] = await first().db.select().from(auditHead);
    expect(after?.entries).toBe((before?.entries ?? 0) + 2);
    expect(await verifyAuditLog(first().db)).toMatchObject({ faults: [] });
  });

  it('[CONFIG-11] keep both of two switches', async () => {
    const { features } = await switchesOf(first().deps, first().db);
    const [one, other] = (Object.keys(features) as (keyof typeof features)[]).filter((name) => features[name]);
    if (one === undefined || other === undefined) expect.unreachable('the demo has features');
    expect(
      await calls(
        'merchant',
        (deps) => switchFeature(deps, desk('desk1'), { name: one, on: false }),
        (deps) => switchFeature(deps, desk('desk1'), { name: other, on: false }),
      ),
    ).toEqual(['ok', 'ok']);
    const after = (await switchesOf(first().deps, first().db)).features;
    expect([after[one], after[other]]).toEqual([false, false]);
  });

  it('overwrite no article that was changed since it was read', async () => {
    const draft: NewsDraft = {
      ...{ type: 'PL' as const, title: { EN: 'Ferry days', TH: 'วันเรือข้ามฟาก' }, image: null, link: null },
      ...{ content: { EN: 'Boats at noon.', TH: 'เรือออกเที่ยง' }, startsAt: null, endsAt: null },
    };
    const save = (id: string | null, updatedAt: number | null) => (deps: ServerDeps, db: Database) =>
      saveNews(deps, db, desk('desk1'), { id, updatedAt, draft, publish: true });
    const { id } = await first().db.transaction((db) => save(null, null)(first().deps, db));
    const [row] = await first().db.select().from(announcement).where(eq(announcement.id, id));
    const again = save(id, row?.updatedAt ?? 0);
    expect((await transactions('announcement', again, again)).toSorted()).toEqual(oneOf('STATUS_CHANGED'));
  });

  it('use a key once', async () => {
    const players = [await signedInPlayer(first(), 'agent2'), await signedInPlayer(second(), 'agent2')];
    const key = newKey();
    const ids: string[] = [];
    const request = { bank: 'LANTERN', holderName: 'สมชาย ใจดี', accountNumber: '3000000001' };
    const adds = players.map(({ api }) => async () => {
      const { id } = await api(bankAccountContract.add, {
        request: { ...request, paymentPassword: PAYMENT_PASSWORD },
        idempotencyKey: key,
      });
      ids.push(id);
    });
    expect(await atOnce(first(), 'idempotency', adds)).toEqual(['ok', 'ok']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});
