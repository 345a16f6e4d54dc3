import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { AnnouncementType, announcementContract } from '../../src/api/contract/announcement.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { pageOf } from '../database/pageOf.ts';
import { announcement } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { merchantOf } from '../system/merchant.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

type Row = typeof announcement.$inferSelect;

export const announcementHandlers = (deps: ServerDeps): Handlers<typeof announcementContract> => ({
  /** API-38, NOTICE-07: current announcements, newest first. Headlines (H) come with the player notices (PL). */
  list: async ({ request }) => {
    const rows = await deps.db
      .select()
      .from(announcement)
      .where(await current(deps, request.types.split(',') as AnnouncementType[]))
      .orderBy(desc(announcement.publishedAt), announcement.id);
    const of = (...types: AnnouncementType[]) =>
      rows.filter(({ type }) => types.includes(type)).map((row) => inLanguage(row, request.language));
    return { player: of('PL', 'H'), banners: of('B'), popup: of('PU'), promotion: of('PR') };
  },

  /** AGENT-03: the same without banners and popups, by page. */
  page: async ({ request }) => {
    const where = await current(deps, ['PL', 'H', 'PR']);
    const orderBy = [desc(announcement.publishedAt), asc(announcement.id)];
    const { rows, count } = await pageOf(deps.db, { table: announcement, where, orderBy }, request);
    return { list: rows.map((row) => inLanguage(row, request.language)), count };
  },
});

const current = async (deps: ServerDeps, types: readonly AnnouncementType[]) => {
  const now = deps.now();
  const { code } = await merchantOf(deps);
  return and(
    eq(announcement.merchantCode, code),
    inArray(announcement.type, [...types]),
    lte(announcement.publishedAt, now),
    or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
  );
};

const inLanguage = ({ id, type, title, content, image, link, publishedAt }: Row, language: LanguageCode) => ({
  id,
  type,
  title: title[language],
  content: sanitiseHtml(content[language]),
  image,
  link,
  publishedAt,
});
