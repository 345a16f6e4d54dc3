import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { member, message } from '../../../server/database/schema.ts';
import { closePlay } from '../../../server/member/protection/blocks.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { addMembers } from '../../support/agents.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const words = {
  kind: 'promotion',
  title: { EN: 'A gift', TH: 'ของขวัญ' },
  text: { EN: 'For you.\nUntil Friday.', TH: 'สำหรับคุณ' },
} as const;

onEachDatabase('messages of the desk', (database) => {
  let server: Reference;
  let operator: TestOperator;
  beforeEach(async () => {
    server = await startReference({ database });
    operator = await signedInOperator(server);
    await server.db.delete(message);
  });
  afterEach(() => server.close());

  const send = (to: 'member' | 'line' | 'everybody', username = '', key = newKey()) =>
    operator.api(deskContract.sendMessage, { request: { to, username, ...words }, idempotencyKey: key });
  const receivers = async () =>
    (await server.db.select({ id: message.memberId }).from(message)).map(({ id }) => id).toSorted();

  it('[MEMBER-17] sends a message to one member, in both languages, once for each key', async () => {
    const key = newKey();
    expect(await send('member', 'somchai', key)).toEqual({ sent: 1 });
    expect(await send('member', 'somchai', key)).toEqual({ sent: 1 });
    expect(await receivers()).toEqual(['demo-somchai']);
    const { api } = await signedInPlayer(server);
    const listed = async (language: 'EN' | 'TH') => {
      const wanted = {
        kind: 'promotion',
        show: 'unread',
        order: 'newest',
        search: '',
        page: 1,
        pageSize: '10',
      } as const;
      const { list } = await api(inboxContract.list, { request: { ...wanted, language } });
      return list.map(({ topic, kind, title, text }) => ({ topic, kind, title, text }));
    };
    const note = { topic: 'note', kind: 'promotion' };
    expect(await listed('EN')).toEqual([{ ...note, title: 'A gift', text: 'For you.\nUntil Friday.' }]);
    expect(await listed('TH')).toEqual([{ ...note, title: 'ของขวัญ', text: 'สำหรับคุณ' }]);
    const [row] = await server.db.select().from(message);
    const opened = await api(inboxContract.open, { request: { id: row?.id ?? '', language: 'EN' } });
    expect([opened.title, opened.facts]).toEqual(['A gift', {}]);
  });

  it('[MEMBER-17] sends to an agent and everybody below, and to all members but trials and staff', async () => {
    await addMembers(server, { top: null, middle: 'top', low: 'middle', other: null });
    expect(await send('line', 'top')).toEqual({ sent: 3 });
    expect(await receivers()).toEqual(['demo-low', 'demo-middle', 'demo-top']);
    await server.db.delete(message);
    const all = (await server.db.select().from(member).where(eq(member.kind, 'member')))
      .filter(({ isAgent }) => isAgent !== 4)
      .map(({ id }) => id);
    expect(await send('everybody')).toEqual({ sent: all.length });
    expect(await receivers()).toEqual(all.toSorted());
  });

  it('[MEMBER-17] sends no promotion to who takes a break or is excluded, and everything else', async () => {
    const exclude = (until: number | null) =>
      server.db.transaction((db) =>
        closePlay(server.deps, db, { memberId: 'demo-somchai', kind: 'exclusion', until, operatorId: null }),
      );
    await exclude(server.now() + 1_000);
    await server.db.delete(message);
    expect(await send('member', 'somchai')).toEqual({ sent: 0 });
    const service = { to: 'member', username: 'somchai', ...words, kind: 'system' } as const;
    const sent = operator.api(deskContract.sendMessage, { request: service, idempotencyKey: newKey() });
    expect(await sent).toEqual({ sent: 1 });
    server.advance(1_000);
    expect(await send('member', 'somchai')).toEqual({ sent: 1 });
    await exclude(null);
    expect(await send('member', 'somchai')).toEqual({ sent: 0 });
  });

  it('[MEMBER-17] refuses an unknown member and an auditor, and is in the audit log', async () => {
    expect(await outcomeOf(send('member', 'nobody'))).toEqual(['ACCOUNT_UNKNOWN', null]);
    await send('member', 'somchai');
    const { list } = await operator.api(deskContract.audit, {
      request: { ...ANY_TIME, search: 'A gift', page: 1, pageSize: '10' },
    });
    expect(list.map(({ act, subject, after, remark }) => ({ act, subject, after, remark }))).toEqual([
      {
        act: 'messageSent',
        subject: 'demo-somchai',
        after: { to: 'member', kind: 'promotion', sent: 1 },
        remark: 'A gift',
      },
    ]);
    operator = await signedInOperator(server, 'audit1');
    expect(await outcomeOf(send('member', 'somchai'))).toEqual(['NOT_ALLOWED', null]);
  });
});
