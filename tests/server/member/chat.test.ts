import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatHidden, chatMessageRow, chatMute, chatReport } from '../../../server/database/schema.ts';
import { cleanExpired } from '../../../server/jobs/cleanExpired.ts';
import { eraseChatOf } from '../../../server/member/chat/forgetChat.ts';
import { chatTopic } from '../../../server/member/chat/room.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { type ChatHost, openChat, startChat } from '../../support/chatting.ts';
import { signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

let server: Reference;
let room: ChatHost;
beforeEach(async () => {
  server = await startReference();
  room = await startChat(server);
});
afterEach(async () => {
  await room.close();
  await server.close();
});

const member = async (username = 'somchai') => {
  const { token } = await signedInPlayer(server, username);
  return { token: token ?? '', ...(await openChat(room, token ?? '')) };
};
const saying = (id: string, text: string) => ({ type: 'chat.say', id: `message-${id}`, text }) as const;

describe('[MODAL-08] the chat room', () => {
  it('tells each message to everybody, and marks the own ones, masked names and all', async () => {
    const [one, other] = [await member(), await member('agent1')];
    one.send(saying('1', ' สวัสดี <b>all</b> '));
    await Promise.all([one.sees('สวัสดี <b>all</b>'), other.sees('สวัสดี <b>all</b>')]);
    const [mine, theirs] = [one.shown()[0], other.shown()[0]];
    expect(mine).toEqual({
      seq: 1,
      at: server.now(),
      name: mine?.name,
      isStaff: false,
      own: 'message-1',
      text: mine?.text,
      reason: null,
    });
    expect(theirs).toEqual({ ...mine, own: null });
    expect(mine?.name.toLowerCase()).not.toBe('somchai');
  });

  it('[M14] forgets messages after the configured days, with what was reported of them', async () => {
    const [one, other] = [await member(), await member('agent1')];
    one.send(saying('1', 'old'));
    await other.sees('old');
    other.send({ type: 'chat.report', seq: 1 });
    await expect.poll(() => server.db.$count(chatReport)).toBe(1);
    const kept = server.deps.config.chatKeptDays * 86_400_000;
    server.advance(kept);
    await cleanExpired(server.deps);
    expect([await server.db.$count(chatMessageRow), await server.db.$count(chatReport)]).toEqual([1, 1]);
    server.advance(1);
    await cleanExpired(server.deps);
    expect([await server.db.$count(chatMessageRow), await server.db.$count(chatReport)]).toEqual([0, 0]);
  });

  it('[issue 34] erases what a member wrote when the account closes, on every screen', async () => {
    const [one, other] = [await member(), await member('agent1')];
    one.send(saying('1', 'my number is 081'));
    await other.sees('my number is 081');
    server.advance(2_000);
    one.send(saying('2', 'call me'));
    other.send(saying('3', 'hello'));
    await expect.poll(() => other.texts().length).toBe(3);
    other.send({ type: 'chat.hide', seq: 1 });
    await expect.poll(() => server.db.$count(chatHidden)).toBe(1);
    other.send({ type: 'chat.showAll' });
    await expect.poll(() => server.db.$count(chatHidden)).toBe(0);
    await server.db.transaction((db) => eraseChatOf(server.deps, db, 'demo-somchai'));
    server.deps.live.publish(chatTopic('demo'), { type: 'chat', at: server.now() });
    await expect.poll(() => other.texts().toSorted()).toEqual(['hello', null, null]);
    const rows = await server.db.select().from(chatMessageRow);
    expect(rows.filter(({ memberId }) => memberId === 'demo-somchai').map(({ text }) => text)).toEqual(['', '']);
    const { token } = await signedInPlayer(server, 'agent2');
    expect((await openChat(room, token ?? '')).texts().toSorted()).toEqual(['hello', null, null]);
  });

  it('stores a message that is sent again once, and acknowledges it again', async () => {
    const one = await member();
    one.send(saying('1', 'once'));
    await one.sees('once');
    const before = one.heard.length;
    one.send(saying('1', 'once'));
    await expect.poll(() => one.heard.length).toBeGreaterThan(before);
    expect(one.texts()).toEqual(['once']);
  });

  it('opens with the last 100 messages, and after a lost connection with all that were missed', async () => {
    const one = await member();
    for (let index = 0; index < 103; index += 1) {
      server.advance(2_000);
      one.send(saying(`n${index}`, `text ${index}`));
      await expect.poll(() => one.texts().at(-1), { timeout: 10_000 }).toBe(`text ${index}`);
    }
    const { token } = await signedInPlayer(server, 'agent1');
    const late = await openChat(room, token ?? '');
    expect([late.texts().length, late.texts()[0]]).toEqual([100, 'text 3']);
    const back = await openChat(room, token ?? '', { after: 1 });
    expect([back.texts().length, back.texts()[0]]).toEqual([102, 'text 1']);
  }, 60_000);

  it('[M14] takes one message of a member in two seconds', async () => {
    const [one, other] = [await member(), await member('agent1')];
    one.send(saying('1', 'first'));
    one.send(saying('2', 'second'));
    other.send(saying('3', 'third'));
    await one.hears({ type: 'chat.refused', id: 'message-2', problem: 'TOO_FAST' });
    await expect.poll(() => one.texts().toSorted()).toEqual(['first', 'third']);
    server.advance(2_000);
    one.send(saying('2', 'second'));
    await other.sees(...['first', 'third', 'second']);
  });

  it('takes one of two messages that come at the same time by different connections', async () => {
    const one = await member();
    const two = await openChat(room, one.token);
    one.send(saying('1', 'left'));
    two.send(saying('2', 'right'));
    await expect.poll(() => [...one.heard, ...two.heard].filter(({ type }) => type === 'chat.refused').length).toBe(1);
    expect(one.texts()).toHaveLength(1);
  });

  it('refuses texts that are empty, too long, of several lines or turn the direction of writing', async () => {
    const one = await member();
    const wrong = ['', '   ', 'x'.repeat(201), 'a\nb', 'a\u202Eb', 'a\u0000'];
    for (const [index, text] of wrong.entries()) one.send(saying(`w${index}`, text));
    for (const index of wrong.keys())
      await one.hears({ type: 'chat.refused', id: `message-w${index}`, problem: 'NOT_SAYABLE' });
    one.send(saying('1', 'x'.repeat(200)));
    await one.sees('x'.repeat(200));
  });

  it('ends for what it does not understand, and for a large frame', async () => {
    for (const frame of ['{', '{"type":"chat.remove","seq":1}', 'x'.repeat(5_000)]) {
      const one = await member();
      one.send(frame);
      expect([1008, 1009]).toContain(await one.ended);
    }
  });

  it('is for members: visitors and trials are refused, and no other site may open it', async () => {
    const stranger = await openChat(room, 'x'.repeat(43));
    await stranger.hears({ type: 'chat.ended', code: 'NOT_LOGGED_IN' });
    const silent = await openChat(room, null);
    silent.send(saying('1', 'hello?'));
    expect(await silent.ended).toBe(1008);
    const { token } = await signedInPlayer(server);
    const elsewhere = await openChat(room, token ?? '', { origin: 'https://elsewhere.test' });
    expect([await elsewhere.ended, elsewhere.heard]).toEqual([1006, []]);
  });

  it('ends with the session: at the next message, and at the next beat', async () => {
    const [one, other] = [await member(), await member()];
    for (const { token } of [one, other]) await visitorOf(server, { token })(sessionContract.logout, { request: {} });
    one.send(saying('1', 'still here?'));
    await one.hears({ type: 'chat.ended', code: 'NOT_LOGGED_IN' });
    await room.chat.beat();
    await other.hears({ type: 'chat.ended', code: 'NOT_LOGGED_IN' });
    expect(one.texts()).toEqual([]);
  });

  it('lets a muted member read, and write when the time is over', async () => {
    const one = await member();
    const until = server.now() + 60_000;
    await server.db
      .insert(chatMute)
      .values({ memberId: 'demo-somchai', until, reason: 'spam', mutedBy: 'op', mutedAt: server.now() });
    one.send(saying('1', 'muted'));
    await one.hears({ type: 'chat.refused', id: 'message-1', problem: 'MUTED', mutedUntil: until });
    const again = await openChat(room, one.token);
    expect(again.heard[0]).toMatchObject({ room: { mutedUntil: until } });
    server.advance(60_000);
    one.send(saying('1', 'muted'));
    await again.sees('muted');
  });

  it('hides an author from one member, and shows all again', async () => {
    const [one, other] = [await member(), await member('agent1')];
    other.send(saying('1', 'noise'));
    await one.sees('noise');
    one.send({ type: 'chat.hide', seq: 1 });
    await one.sees();
    server.advance(2_000);
    other.send(saying('2', 'more noise'));
    await other.sees('noise', 'more noise');
    expect([one.texts(), one.heard.findLast(({ type }) => type === 'chat.room')]).toMatchObject([
      [],
      { room: { hidden: 1 } },
    ]);
    one.send({ type: 'chat.showAll' });
    await one.sees('noise', 'more noise');
  });

  it('counts the members in the room, each once', async () => {
    const [one, other] = [await member(), await member('agent1')];
    await openChat(room, other.token);
    await one.hears({ type: 'chat.present', present: 2 });
    other.leave();
    await room.chat.beat();
    expect(one.heard.findLast(({ type }) => type === 'chat.present')).toEqual({ type: 'chat.present', present: 2 });
  });

  it('leaves no more than 50 connections to one address', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => openChat(room, null)));
    const { token } = await signedInPlayer(server);
    const refused = await openChat(room, token ?? '');
    expect(refused.heard).toEqual([]);
    all[0]?.leave();
    await all[0]?.ended;
    await expect.poll(async () => (await openChat(room, token ?? '')).heard.length).toBeGreaterThan(0);
  });

  it('counts what a member asks by all connections together, and ends them beyond thirty in ten seconds', async () => {
    const [one, other] = [await member(), await member('agent1')];
    const own = [one, await openChat(room, one.token), await openChat(room, one.token)];
    one.send(saying('first', 'first'));
    await Promise.all(own.map(({ sees }) => sees('first')));
    for (const [nth, { send, hears }] of own.entries()) {
      const ids = Array.from({ length: nth === 0 ? 10 : 8 }, (_, more) => `${nth}-${more}`);
      for (const id of ids) send(saying(id, 'spam'));
      await hears({ type: 'chat.refused', id: `message-${ids.at(-1)}`, problem: 'TOO_FAST' });
    }
    for (const { send } of own) send(saying('last', 'last'));
    await Promise.all(own.map(({ hears }) => hears({ type: 'chat.ended', code: 'TOO_MANY_REQUESTS' })));
    expect(await Promise.all(own.map(({ ended }) => ended))).toEqual([1008, 1008, 1008]);
    const again = await openChat(room, one.token);
    await again.hears({ type: 'chat.ended', code: 'TOO_MANY_REQUESTS' });
    other.send(saying('other', 'hello'));
    await expect.poll(() => other.texts().at(-1)).toBe('hello');
    expect(other.texts()).toHaveLength(2);
    server.advance(10_000);
    expect((await openChat(room, one.token)).texts()).toHaveLength(2);
  });

  it('leaves ten connections to a member: the newest', async () => {
    const first = await member();
    const second = await openChat(room, first.token);
    for (let nth = 2; nth < 10; nth += 1) await openChat(room, first.token);
    expect([first, second].flatMap(({ heard }) => heard.filter(({ type }) => type === 'chat.ended'))).toEqual([]);
    const newest = await openChat(room, first.token);
    await first.hears({ type: 'chat.ended', code: 'TOO_MANY_REQUESTS' });
    newest.send(saying('1', 'from the newest'));
    await second.sees('from the newest');
    expect(await first.ended).toBe(1008);
  });

  it('lets an address open three hundred connections in a minute', async () => {
    for (let nth = 0; nth < 6; nth += 1) {
      const some = await Promise.all(Array.from({ length: 50 }, () => openChat(room, null)));
      for (const { leave } of some) leave();
      await Promise.all(some.map(({ ended }) => ended));
    }
    const { token } = await signedInPlayer(server);
    expect((await openChat(room, token ?? '')).heard).toEqual([]);
    server.advance(60_000);
    const { token: later } = await signedInPlayer(server);
    expect((await openChat(room, later ?? '')).heard.length).toBeGreaterThan(0);
  });

  it('tells every page to come back when the server stops', async () => {
    const one = await member();
    await room.chat.close();
    expect(await one.ended).toBe(1001);
  });
});
