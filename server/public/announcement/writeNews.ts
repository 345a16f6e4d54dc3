import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import { type deskNews, newsImage, newsType } from '../../../src/api/contract/desk/deskNews.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { newsFaults, newsHtml } from '../../../src/api/contract/rules/newsDraft.ts';
import { publicationState } from '../../../src/api/contract/rules/publicationState.ts';
import type { Database } from '../../database/database.ts';
import { announcement } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { audit } from '../../desk/desk/audit.ts';
import {
  type DeskList,
  inState,
  laterThan,
  refuseFaults,
  refuseOverwriting,
  startRead,
  startStored,
} from '../../desk/desk/publication.ts';
import { Refusal } from '../../refusal.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;
type Calls = typeof deskNews;
type Row = typeof announcement.$inferSelect;

const columns = { published: announcement.published, startsAt: announcement.publishedAt, endsAt: announcement.endsAt };

const isNews = (merchantCode: string) =>
  and(eq(announcement.merchantCode, merchantCode), inArray(announcement.type, newsType.options));

/** A page of the merchant's news in a state (SCREEN-02). */
export async function newsAtDesk(
  { config, now }: Deps,
  db: Database,
  { state, page, language }: DeskList,
): Promise<ValueOf<Calls['newsList']>> {
  const at = now();
  const where = and(isNews(config.merchant), inState(columns, state, at));
  const rows = await db
    .select()
    .from(announcement)
    .where(where)
    .orderBy(desc(announcement.publishedAt), asc(announcement.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map((row) => ({
    ...{ id: row.id, title: row.title[language], type: newsType.parse(row.type) },
    state: publicationState({ ...row, startsAt: row.publishedAt }, at),
    ...{ startsAt: startRead(row.publishedAt), endsAt: row.endsAt },
  }));
  return { list, count: await db.$count(announcement, where) };
}

/** An article as the desk wrote it. @throws {Refusal} NOT_FOUND */
export async function newsDraftOf(
  { config }: Pick<Deps, 'config'>,
  db: Database,
  id: string,
): Promise<ValueOf<Calls['newsArticle']>> {
  const [row] = await db.select().from(announcement).where(isOwn(config.merchant, id));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const { title, content, link, published, endsAt, updatedAt } = row;
  const image = newsImage.safeParse(row.image).data ?? null;
  const startsAt = startRead(row.publishedAt);
  return {
    draft: { type: newsType.parse(row.type), title, content, image, link, startsAt, endsAt },
    published,
    updatedAt,
  };
}

/**
 * Makes or changes an article, as a draft or for players. Its HTML is sanitised here, and again when it is read.
 * @throws {Refusal} NOT_FOUND; STATUS_CHANGED for one that was changed since it was read, or a published one that
 * becomes a draft; INVALID_FIELDS for `newsFaults`.
 */
export async function saveNews(
  { config, now }: Deps,
  db: Database,
  operator: Operator,
  { id, updatedAt, draft, publish }: RequestOf<Calls['saveNews']>,
): Promise<{ id: string }> {
  const [merchantCode, at] = [config.merchant, now()];
  const publishedAt = startStored(draft.startsAt, publish, at);
  const { EN, TH } = draft.content;
  const content = { EN: sanitiseHtml(newsHtml(EN)), TH: sanitiseHtml(newsHtml(TH)) };
  refuseFaults(newsFaults({ ...draft, content, startsAt: publishedAt }, publish));
  const before = id === null ? null : await lock(db, merchantCode, id);
  refuseOverwriting(before, updatedAt);
  if (before?.published && !publish) throw new Refusal('STATUS_CHANGED');
  const { type, title, image, link, endsAt } = draft;
  const set = {
    ...{ type, title, content, image, link, publishedAt, endsAt, published: publish },
    ...{ updatedAt: laterThan(before, at), updatedBy: operator.name },
  };
  const written = id ?? randomUUID();
  if (before === null) await db.insert(announcement).values({ id: written, merchantCode, ...set });
  else await db.update(announcement).set(set).where(eq(announcement.id, written));
  await audit(db, {
    ...{ merchantCode, at, operator: operator.name, act: 'newsSaved', subject: written, remark: title.EN },
    before: before === null ? {} : { title: before.title, content: before.content, published: before.published },
    after: { title, content, published: publish, publishedAt, endsAt },
  });
  return { id: written };
}

/**
 * Takes an article off the site.
 * @throws {Refusal} NOT_FOUND; STATUS_CHANGED for a draft, and when it is over.
 */
export async function withdrawNews(
  { config, now }: Deps,
  db: Database,
  operator: Operator,
  { id, remark }: RequestOf<Calls['withdrawNews']>,
): Promise<null> {
  const [merchantCode, at] = [config.merchant, now()];
  const row = await lock(db, merchantCode, id);
  if (!row.published || (row.endsAt !== null && row.endsAt <= at)) throw new Refusal('STATUS_CHANGED');
  await db
    .update(announcement)
    .set({ endsAt: at, updatedAt: laterThan(row, at), updatedBy: operator.name })
    .where(eq(announcement.id, id));
  await audit(db, {
    ...{ merchantCode, at, operator: operator.name, act: 'newsWithdrawn', subject: id, remark },
    before: { endsAt: row.endsAt },
    after: { endsAt: at },
  });
  return null;
}

const isOwn = (merchantCode: string, id: string) => and(isNews(merchantCode), eq(announcement.id, id));

async function lock(db: Database, merchantCode: string, id: string): Promise<Row> {
  const [row] = await db.select().from(announcement).where(isOwn(merchantCode, id)).for('update');
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}
