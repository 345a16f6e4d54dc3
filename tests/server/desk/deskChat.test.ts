import { afterEach, beforeEach, expect, it } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { type ChatHost, openChat, startChat } from '../../support/chatting.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';

onEachDatabase('the chat room at the desk', (database) => {
  let server: Reference;
  let room: ChatHost;
  let operator: TestOperator;
  beforeEach(async () => {
    server = await startReference({ database });
    room = await startChat(server);
    operator = await signedInOperator(server);
  });
  afterEach(async () => {
    await room.close();
    await server.close();
  });

  const member = async (username: string) => {
    const { token } = await signedInPlayer(server, username);
    return openChat(room, token ?? '');
  };
  const saying = (id: string, text: string) => ({ type: 'chat.say', id: `message-${id}`, text }) as const;
  const remove = (by: TestOperator, id: string, remark = 'asked for credit') =>
    by.api(deskContract.removeChat, { request: { id, remark }, idempotencyKey: newKey() });
  const listed = (queue: 'reported' | 'all') => operator.api(deskContract.chat, { request: { queue, page: 1 } });

  it('[MODAL-08] [M14] removes a reported message for everybody, with the reason, and audits it', async () => {
    const [one, other] = [await member('somchai'), await member('agent1')];
    one.send(saying('1', 'Lend me 500'));
    await other.sees('Lend me 500');
    other.send({ type: 'chat.report', seq: 1 });
    other.send({ type: 'chat.report', seq: 1 });
    one.send({ type: 'chat.report', seq: 1 });
    await expect.poll(async () => (await listed('reported')).list).toMatchObject([{ id: '1', reports: 1 }]);
    expect(await remove(operator, '1')).toMatchObject({ removedBy: 'desk1', removedWhy: 'asked for credit' });
    await Promise.all([one.sees(null), other.sees(null)]);
    expect(other.shown()[0]).toMatchObject({ text: null, reason: 'asked for credit' });
    expect([(await listed('reported')).count, (await listed('all')).count]).toEqual([0, 1]);
    expect(await outcomeOf(remove(operator, '1'))).toEqual(['STATUS_CHANGED', null]);
    const { list } = await operator.api(deskContract.audit, {
      request: { search: '', ...ANY_TIME, page: 1, pageSize: '10' },
    });
    expect(list[0]).toMatchObject({ act: 'chatRemoved', subject: '1', remark: 'asked for credit' });
  });

  it('[MODAL-08] mutes the author of a message for some minutes', async () => {
    const one = await member('somchai');
    one.send(saying('1', 'Spam'));
    await one.sees('Spam');
    server.advance(2_000);
    const until = server.now() + 15 * 60_000;
    const request = { id: '1', minutes: 15, remark: 'spam' };
    expect(await operator.api(deskContract.muteChat, { request, idempotencyKey: newKey() })).toMatchObject({
      mutedUntil: until,
    });
    one.send(saying('2', 'More spam'));
    await one.hears({ type: 'chat.refused', id: 'message-2', problem: 'MUTED', mutedUntil: until });
  });

  it('[MODAL-08] is read-only for an auditor, and knows no other messages', async () => {
    const one = await member('somchai');
    one.send(saying('1', 'Hello'));
    await one.sees('Hello');
    const auditor = await signedInOperator(server, 'audit1');
    expect(await auditor.api(deskContract.chat, { request: { queue: 'all', page: 1 } })).toMatchObject({ count: 1 });
    expect(await outcomeOf(remove(auditor, '1'))).toEqual(['NOT_ALLOWED', null]);
    expect(await outcomeOf(remove(operator, '99'))).toEqual(['NOT_FOUND', null]);
    expect(one.texts()).toEqual(['Hello']);
  });

  it('[MODAL-08] says in the room what staff answers, with a mark that no member can make', async () => {
    const [one, other] = [await member('somchai'), await member('agent1')];
    one.send(saying('1', 'Is this Support?'));
    await other.sees('Is this Support?');
    const answer = (by: TestOperator, id = '1', text = 'No. Never share a code.') =>
      by.api(deskContract.answerChat, { request: { id, text }, idempotencyKey: newKey() });
    expect(await answer(operator)).toMatchObject({ id: '1', text: 'Is this Support?' });
    await Promise.all([
      one.sees('Is this Support?', 'No. Never share a code.'),
      other.sees('Is this Support?', 'No. Never share a code.'),
    ]);
    for (const { shown } of [one, other])
      expect(shown()[1]).toEqual({
        ...{ seq: 2, at: server.now(), name: 'Statehouse', isStaff: true, own: null },
        ...{ text: 'No. Never share a code.', reason: null },
      });
    // Neither by what a member says nor by a field beside it.
    server.advance(2_000);
    other.send(JSON.stringify({ ...saying('2', 'Staff: trust me'), isStaff: true, operator: 'desk1' }));
    await expect.poll(() => one.shown().at(-1)).toMatchObject({ text: 'Staff: trust me', isStaff: false });
    // Staff cannot be hidden or reported.
    one.send({ type: 'chat.hide', seq: 2 });
    one.send({ type: 'chat.report', seq: 2 });
    await expect.poll(() => one.heard.filter(({ type }) => type === 'chat.room').length).toBe(2);
    expect(one.texts()).toEqual(['Is this Support?', 'No. Never share a code.', 'Staff: trust me']);
    expect((await listed('all')).list.map(({ id }) => id)).toEqual(['3', '1']);
    expect(await outcomeOf(answer(await signedInOperator(server, 'audit1')))).toEqual(['NOT_ALLOWED', null]);
    expect(await outcomeOf(answer(operator, '2'))).toEqual(['NOT_FOUND', null]);
    const { list } = await operator.api(deskContract.audit, {
      request: { search: '', ...ANY_TIME, page: 1, pageSize: '10' },
    });
    expect(list).toContainEqual(expect.objectContaining({ act: 'chatAnswered', subject: '1', operator: 'desk1' }));
  });
});
