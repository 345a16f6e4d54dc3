import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '../../../server/database/schema.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { NewsDraft } from '../../../src/api/contract/desk/deskNews.ts';
import { announcementContract } from '../../../src/api/contract/public/announcement.ts';
import { searchContract } from '../../../src/api/contract/public/search.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const draft: NewsDraft = {
  ...{ type: 'PL', title: { EN: 'Ferry days', TH: 'วันเรือข้ามฟาก' }, image: null, link: '/promotions' },
  content: { EN: 'Boats at noon.\n\nBring a hat.', TH: '<p onclick="x()">เรือออกเที่ยง</p><script>x()</script>' },
  ...{ startsAt: null, endsAt: null },
};

onEachDatabase('news at the desk', (database) => {
  let server: Reference;
  let operator: TestOperator;
  beforeEach(async () => {
    server = await startReference({ database });
    operator = await signedInOperator(server);
  });
  afterEach(() => server.close());

  const updatedAtOf = async (id: string | null): Promise<number | null> =>
    id === null
      ? null
      : operator.api(deskContract.newsArticle, { request: { id } }).then(
          ({ updatedAt }) => updatedAt,
          () => null,
        );
  const saveOver = (updatedAt: number | null, one: NewsDraft, id: string | null, publish = true, by = operator) =>
    by.api(deskContract.saveNews, { request: { id, updatedAt, draft: one, publish }, idempotencyKey: newKey() });
  const save = async (one: NewsDraft, id: string | null = null, publish = true, by = operator) =>
    saveOver(await updatedAtOf(id), one, id, publish, by);
  const withdraw = (id: string) =>
    operator.api(deskContract.withdrawNews, { request: { id, remark: 'Wrong day.' }, idempotencyKey: newKey() });
  const inState = async (state: 'draft' | 'scheduled' | 'running' | 'ended') =>
    (await operator.api(deskContract.newsList, { request: { state, page: 1, language: 'EN' } })).list;
  const onSite = async (id: string, language: 'EN' | 'TH' = 'EN') => {
    const { player } = await visitorOf(server)(announcementContract.list, {
      request: { types: 'B,PL,H', platform: 'W', language },
    });
    return player.filter((one) => one.id === id).map(({ title, content, link }) => [title, content, link]);
  };

  it('refuses to overwrite an article that another operator has changed since it was read', async () => {
    const { id } = await save(draft);
    const read = await updatedAtOf(id);
    const titled = (EN: string) => ({ ...draft, title: { ...draft.title, EN } });
    await saveOver(read, titled('First'), id);
    expect(await outcomeOf(saveOver(read, titled('Second'), id))).toEqual(['STATUS_CHANGED', null]);
    expect((await onSite(id))[0]?.[0]).toBe('First');
  });

  it('[SCREEN-02] [NOTICE-03] are shown when published, sanitised, and gone when withdrawn', async () => {
    const { id } = await save(draft);
    expect(await onSite(id)).toEqual([['Ferry days', '<p>Boats at noon.</p><p>Bring a hat.</p>', '/promotions']]);
    expect(await onSite(id, 'TH')).toEqual([['วันเรือข้ามฟาก', '<p>เรือออกเที่ยง</p>', '/promotions']]);
    expect((await inState('running'))[0]).toEqual({
      ...{ id, title: 'Ferry days', type: 'PL', state: 'running', startsAt: server.now(), endsAt: null },
    });
    await withdraw(id);
    expect(await onSite(id)).toEqual([]);
    expect((await inState('ended')).map((row) => row.id)).toEqual([id]);
    expect(await outcomeOf(withdraw(id))).toEqual(['STATUS_CHANGED', null]);
    const acts = await server.db.select().from(auditEntry).where(eq(auditEntry.subject, id));
    expect(acts.map(({ act, operator: by, remark }) => [act, by, remark])).toEqual([
      ['newsSaved', 'desk1', 'Ferry days'],
      ['newsWithdrawn', 'desk1', 'Wrong day.'],
    ]);
  });

  it('[SCREEN-02] [SCREEN-04] wait as drafts that nobody sees, or for their time', async () => {
    const { id } = await save({ ...draft, content: { EN: '', TH: '' } }, null, false);
    expect([await onSite(id), (await inState('draft')).map((row) => [row.id, row.startsAt])]).toEqual([
      [],
      [[id, null]],
    ]);
    const found = await visitorOf(server)(searchContract.find, { request: { query: 'Ferry days', language: 'EN' } });
    expect(found.news.map((one) => one.id)).not.toContain(id);
    await save({ ...draft, startsAt: server.now() + 60_000, endsAt: server.now() + 120_000 }, id);
    expect([await onSite(id), (await inState('scheduled')).map((row) => row.id)]).toEqual([[], [id]]);
    expect(await operator.api(deskContract.newsArticle, { request: { id } })).toMatchObject({
      ...{ published: true, draft: { startsAt: server.now() + 60_000, title: draft.title } },
    });
    server.advance(60_000);
    expect(await onSite(id)).toHaveLength(1);
    server.advance(60_000);
    expect(await onSite(id)).toEqual([]);
  });

  it('[SCREEN-02] are refused without words, with an end before the start, as a banner without picture, and by auditors', async () => {
    const faultsOf = async (more: Partial<NewsDraft>) => outcomeOf(save({ ...draft, ...more }));
    expect(await faultsOf({ content: { EN: ' ', TH: '<script>x()</script>' } })).toEqual([
      ...['INVALID_FIELDS', { fields: ['contentTH', 'contentEN'] }],
    ]);
    expect(await faultsOf({ startsAt: 5, endsAt: 5 })).toEqual(['INVALID_FIELDS', { fields: ['endsAt'] }]);
    expect(await faultsOf({ type: 'B' })).toEqual(['INVALID_FIELDS', { fields: ['image'] }]);
    expect(await outcomeOf(save(draft, 'nothing'))).toEqual(['NOT_FOUND', null]);
    const { id } = await save(draft);
    expect(await outcomeOf(save(draft, id, false))).toEqual(['STATUS_CHANGED', null]);
    const auditor = await signedInOperator(server, 'audit1');
    expect(await outcomeOf(save(draft, null, false, auditor))).toEqual(['NOT_ALLOWED', null]);
  });
});
