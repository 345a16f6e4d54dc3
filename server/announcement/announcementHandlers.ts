import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { AnnouncementType, announcementContract } from '../../src/api/contract/announcement.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { announcement } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { merchantOf } from '../system/merchant.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

type Row = typeof announcement.$inferSelect;

export const announcementHandlers = (deps: ServerDeps): Handlers<typeof announcementContract> => ({
  /** API-38, NOTICE-07: current announcements, newest first. Headlines (H) come with the player notices (PL). */
  list: async ({ request }) => {
    const now = deps.now();
    const { code } = await merchantOf(deps);
    const rows = await deps.db
      .select()
      .from(announcement)
      .where(
        and(
          eq(announcement.merchantCode, code),
          inArray(announcement.type, request.types.split(',') as AnnouncementType[]),
          lte(announcement.publishedAt, now),
          or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
        ),
      )
      .orderBy(desc(announcement.publishedAt), announcement.id);
    const of = (...types: AnnouncementType[]) =>
      rows.filter(({ type }) => types.includes(type)).map((row) => inLanguage(row, request.language));
    return { player: of('PL', 'H'), banners: of('B'), popup: of('PU'), promotion: of('PR') };
  },
});

const inLanguage = ({ id, type, title, content, image, link, publishedAt }: Row, language: LanguageCode) => ({
  id,
  type,
  title: title[language],
  content: sanitiseHtml(content[language]),
  image,
  link,
  publishedAt,
});
