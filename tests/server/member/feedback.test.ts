import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rasterise } from '../../../server/account/captcha/rasterise.ts';
import { message, storedFile, ticket, ticketMessage } from '../../../server/database/schema.ts';
import { MOST_REPLIES } from '../../../server/member/feedback/feedbackHandlers.ts';
import { MOST_IN_A_DAY } from '../../../server/member/feedback/openTicket.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { ANSWER_WITHIN_MS, feedbackContract } from '../../../src/api/contract/member/feedback.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { FEEDBACK_BOUNDS } from '../../../src/api/contract/rules/feedbackText.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { advanceTime, newKey, outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
const picture = await rasterise(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
);
const slip = (bytes: Uint8Array = picture) => new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' });
const CONTENT = 'My withdrawal says paid, but nothing has arrived.\nThe bank knows of nothing.';

onEachDatabase('feedback', (database) => {
  let server: Reference;
  let player: Player;
  let operator: TestOperator;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    await server.db.delete(message);
    await server.db.delete(storedFile);
    player = await signedInPlayer(server);
    operator = await signedInOperator(server);
  });
  afterAll(() => server.close());

  const send = (more: object = {}, key = newKey(), by = player) =>
    by.api(feedbackContract.send, {
      request: { type: 'withdrawal', content: CONTENT, language: 'EN', ...more },
      idempotencyKey: key,
    });
  const read = (id: string, by = player) => by.api(feedbackContract.ticket, { request: { id }, headers: {} });
  const list = (group: 'all' | 'open' | 'answered' | 'closed' = 'all', by = player) =>
    by.api(feedbackContract.list, { request: { page: 1, pageSize: '10', group } });
  const act = (what: 'close' | 'reopen', id: string, by = player) =>
    by.api(feedbackContract[what], { request: { id }, idempotencyKey: newKey() });
  const reply = (id: string, text = 'Thank you.', by = player) =>
    by.api(feedbackContract.reply, { request: { id, text }, idempotencyKey: newKey() });
  const answer = (id: string, text = 'We have found it.') =>
    operator.api(deskContract.replyTicket, { request: { id, text }, idempotencyKey: newKey() });
  const close = (id: string, remark = 'It has arrived.') =>
    operator.api(deskContract.closeTicket, { request: { id, remark }, idempotencyKey: newKey() });
  const promises = async () => player.api(feedbackContract.promises, { request: {} });

  it('[FEEDBACK-01] [FEEDBACK-02] [FEEDBACK-05] [API-24] opens a ticket once for each key, with pictures and the promised time', async () => {
    const key = newKey();
    const pictures = [slip(), slip()];
    const made = await send({ pictures, article: 'withdrawal-time' }, key);
    expect(await send({ pictures, article: 'withdrawal-time' }, key)).toEqual(made);
    expect(made).toMatchObject({
      number: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      type: 'withdrawal',
      status: 'open',
      title: 'My withdrawal says paid, but nothing has arrived.',
      article: 'withdrawal-time',
      dueAt: made.openedAt + ANSWER_WITHIN_MS.withdrawal,
      closedAt: null,
    });
    expect(made.messages).toEqual([
      {
        id: expect.any(String),
        from: 'member',
        text: CONTENT,
        at: made.openedAt,
        pictures: [expect.any(String), expect.any(String)],
      },
    ]);
    expect((await list()).list.map(({ id }) => id)).toEqual([made.id]);
    expect(await server.db.$count(storedFile)).toBe(2);
  });

  it('[FEEDBACK-03] [FEEDBACK-04] holds content to the bounds of characters and words, in both languages', async () => {
    const refused = ['INVALID_FIELDS', { fields: ['content'] }];
    const { minChars, maxChars, maxWords } = FEEDBACK_BOUNDS;
    const words = (count: number, word = 'a') => Array(count).fill(word).join(' ');
    for (const content of [words(4, 'word'), 'x '.repeat(maxWords + 1), 'x'.repeat(maxChars + 1)])
      expect([content.length, await outcomeOf(send({ content }))]).toEqual([content.length, refused]);
    expect(await outcomeOf(send({ content: 'x'.repeat(minChars - 1) }))).toMatchObject({ kind: 'defect' });
    expect((await send({ content: words(maxWords) })).status).toBe('open');
    expect((await send({ content: words(5, 'word') })).status).toBe('open');
    // Thai writes no spaces between words.
    expect((await send({ content: 'ถอนเงินแล้วยังไม่เข้าบัญชีธนาคาร', language: 'TH' })).status).toBe('open');
    expect(await outcomeOf(send({ content: 'ขอบคุณมากครับ', language: 'TH' }))).toEqual(refused);
    expect((await list()).count).toBe(3);
  });

  it('[FEEDBACK-02] refuses an unknown article, what is no picture, and too many pictures, and keeps nothing', async () => {
    expect(await outcomeOf(send({ article: 'no-such-thing' }))).toEqual(['INVALID_FIELDS', { fields: ['article'] }]);
    const wrong = [[slip(Buffer.from('no picture'))], [slip(), slip(), slip(), slip()]];
    for (const pictures of wrong) expect(await outcomeOf(send({ pictures }))).toEqual(['PROOF_UNREADABLE', null]);
    expect([(await list()).count, await server.db.$count(storedFile)]).toEqual([0, 0]);
  });

  it('[FEEDBACK-01] shows a ticket to nobody else, and lets nobody else act on it', async () => {
    const { id } = await send();
    const other = await signedInPlayer(server, 'malee');
    const foreign = [() => read(id, other), () => reply(id, 'Mine!', other)];
    for (const what of ['close', 'reopen'] as const) foreign.push(() => act(what, id, other));
    for (const call of foreign) expect(await outcomeOf(call())).toEqual(['NOT_FOUND', null]);
    expect((await list('all', other)).count).toBe(0);
    expect(await outcomeOf(send({}, newKey(), createPlayer(server)))).toEqual(['NOT_LOGGED_IN', null]);
    expect((await read(id)).status).toBe('open');
  });

  it('[FEEDBACK-01] goes back and forth: answered, written back, closed, opened again', async () => {
    const { id, openedAt } = await send();
    await advanceTime(server, 10 * MINUTE);
    await answer(id);
    expect(await read(id)).toMatchObject({ status: 'answered', dueAt: null });
    const again = await reply(id);
    expect(again.messages.map(({ from, text }) => [from, text])).toEqual([
      ['member', CONTENT],
      ['desk', 'We have found it.'],
      ['member', 'Thank you.'],
    ]);
    expect(again.dueAt).toBeGreaterThan(openedAt + ANSWER_WITHIN_MS.withdrawal);
    expect(await act('close', id)).toMatchObject({ status: 'closed', dueAt: null, closedAt: expect.any(Number) });
    expect(await outcomeOf(act('close', id))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(reply(id))).toEqual(['STATUS_CHANGED', null]);
    expect(await act('reopen', id)).toMatchObject({ status: 'open', closedAt: null });
    expect(await outcomeOf(act('reopen', id))).toEqual(['STATUS_CHANGED', null]);
    const groups = await Promise.all(
      (['open', 'answered', 'closed'] as const).map(async (group) => (await list(group)).count),
    );
    expect(groups).toEqual([1, 0, 0]);
  });

  it('[FEEDBACK-01] a second message does not put off the promised time', async () => {
    const { id, dueAt } = await send();
    await advanceTime(server, 20 * MINUTE);
    expect((await reply(id, 'Are you there?')).dueAt).toBe(dueAt);
  });

  it('[FEEDBACK-01] bounds tickets of a day and replies of an hour', async () => {
    const { id } = await send();
    for (let nth = 1; nth < MOST_REPLIES; nth += 1) await reply(id, `Reply ${nth}`);
    expect(await outcomeOf(reply(id))).toEqual(['LIMIT_REACHED', null]);
    for (let nth = 1; nth < MOST_IN_A_DAY; nth += 1) await send();
    expect(await outcomeOf(send())).toEqual(['LIMIT_REACHED', null]);
    expect(await server.db.$count(ticket)).toBe(MOST_IN_A_DAY);
  });

  it('[FEEDBACK-01] tells the member of each answer in the messages', async () => {
    const { id, number } = await send();
    await answer(id);
    await close(id);
    const wanted = { kind: 'all', show: 'unread', order: 'newest', search: '', page: 1, pageSize: '10' } as const;
    const { list: rows } = await player.api(inboxContract.list, { request: { ...wanted, language: 'EN' } });
    // Both are of one instant.
    const told = rows.map(({ topic, title, text }) => ({ topic, title, text }));
    expect(told.toSorted((one, other) => one.topic.localeCompare(other.topic))).toEqual([
      {
        topic: 'ticketAnswered',
        title: `We answered your question ${number}`,
        text: 'Open it to read the answer or to write back.',
      },
      {
        topic: 'ticketClosed',
        title: `Your question ${number} is closed`,
        text: 'It has arrived. If it is not solved, open it again.',
      },
    ]);
  });

  it('[FEEDBACK-01] measures what answers take and whether they keep the promise', async () => {
    expect(await promises()).toMatchObject({ kept: null });
    for (const minutes of [10, 20, 180]) {
      const { id } = await send();
      await server.db
        .update(ticket)
        .set({
          waitingSince: server.now() - minutes * MINUTE,
          dueAt: server.now() - minutes * MINUTE + ANSWER_WITHIN_MS.withdrawal,
        })
        .where(eq(ticket.id, id));
      await answer(id);
    }
    const { types, kept } = await promises();
    expect(kept).toEqual({ answers: 3, inTime: 2 });
    const measured = types.find(({ type }) => type === 'withdrawal');
    expect(measured?.withinMs).toBe(ANSWER_WITHIN_MS.withdrawal);
    expect(Math.abs((measured?.medianMs ?? 0) - 20 * MINUTE)).toBeLessThan(MINUTE);
    expect(types.filter(({ type }) => type !== 'withdrawal').map(({ medianMs }) => medianMs)).toEqual(
      Array(7).fill(null),
    );
    // A second answer to the same question was not waited for.
    const [row] = await server.db.select().from(ticket);
    await answer(row?.id ?? '', 'And one thing more.');
    expect((await promises()).kept).toEqual(kept);
    const answers = await server.db.select().from(ticketMessage).where(eq(ticketMessage.text, 'And one thing more.'));
    expect(answers.map(({ waitedMs, inTime }) => [waitedMs, inTime])).toEqual([[null, null]]);
  });

  it('[FEEDBACK-01] the desk sees the most urgent first, with its pictures, and audits what it does', async () => {
    const idea = await send({ type: 'idea' });
    const urgent = await send({ pictures: slip() });
    const { list: queue, count } = await operator.api(deskContract.tickets, { request: { queue: 'open', page: 1 } });
    expect([queue.map(({ id }) => id), count]).toEqual([[urgent.id, idea.id], 2]);
    expect(queue[0]?.member).toEqual({ username: 'somchai', nickname: expect.any(String) });
    expect((await operator.api(deskContract.overview, { request: {} })).waiting.tickets).toBe(2);
    const pictureId = urgent.messages[0]?.pictures[0] ?? '';
    const { webp } = await operator.api(deskContract.ticketPicture, { request: { id: pictureId } });
    expect(Buffer.from(webp, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect(await answer(urgent.id)).toMatchObject({ status: 'answered', operators: [null, 'desk1'] });
    expect(await close(urgent.id)).toMatchObject({ status: 'closed', operators: [null, 'desk1', 'desk1'] });
    expect(await outcomeOf(answer(urgent.id))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(close(urgent.id))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(operator.api(deskContract.ticket, { request: { id: 'none' } }))).toEqual([
      'NOT_FOUND',
      null,
    ]);
    expect(await outcomeOf(operator.api(deskContract.ticketPicture, { request: { id: 'none' } }))).toEqual([
      'NOT_FOUND',
      null,
    ]);
    const { list: audited } = await operator.api(deskContract.audit, {
      request: { ...ANY_TIME, search: urgent.id, page: 1, pageSize: '10' },
    });
    expect(audited.map((row) => [row.act, row.before, row.after, row.remark])).toEqual([
      ['ticketClosed', { status: 'answered' }, { status: 'closed' }, 'It has arrived.'],
      ['ticketAnswered', { status: 'open' }, { status: 'answered' }, ''],
    ]);
  });

  it('[FEEDBACK-01] an auditor reads and does not answer', async () => {
    const { id } = await send();
    operator = await signedInOperator(server, 'audit1');
    expect((await operator.api(deskContract.ticket, { request: { id } })).id).toBe(id);
    expect(await outcomeOf(answer(id))).toEqual(['NOT_ALLOWED', null]);
    expect(await outcomeOf(close(id))).toEqual(['NOT_ALLOWED', null]);
  });
});
