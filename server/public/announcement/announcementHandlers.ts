import { asc, desc } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { AnnouncementType, announcementContract } from '../../../src/api/contract/public/announcement.ts';
import { pageOf } from '../../database/pageOf.ts';
import { announcement } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { homePromotions } from '../promotion/homePromotions.ts';
import { currentAnnouncements, isCurrent } from './currentAnnouncements.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

type Row = typeof announcement.$inferSelect;

export const announcementHandlers = (deps: ServerDeps): Handlers<typeof announcementContract> => ({
  /** API-38, NOTICE-07: current announcements, newest first. Headlines (H) come with the player notices (PL), promotions
   * of the promotion list with the announced ones. */
  list: async ({ request }) => {
    const rows = await currentAnnouncements(deps, request.types.split(',') as AnnouncementType[]);
    const of = (...types: AnnouncementType[]) =>
      rows.filter(({ type }) => types.includes(type)).map((row) => inLanguage(row, request.language));
    const promotions = request.types.split(',').includes('PR') ? await homePromotions(deps, request.language) : [];
    return { player: of('PL', 'H'), banners: of('B'), popup: of('PU'), promotion: [...promotions, ...of('PR')] };
  },

  /** AGENT-03: the same without banners and popups, by page. */
  page: async ({ request }) => {
    const where = await isCurrent(deps, ['PL', 'H', 'PR']);
    const orderBy = [desc(announcement.publishedAt), asc(announcement.id)];
    const { rows, count } = await pageOf(deps.db, { table: announcement, where, orderBy }, request);
    return { list: rows.map((row) => inLanguage(row, request.language)), count };
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
