import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Announcement } from '../../../src/api/contract/public/announcement.ts';
import { promotion } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

/** Promotions on home, beside those that are announced. */
const SHOWN = 4;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The first current promotions, as home shows them (HOME-06): each leads to its details. */
export async function homePromotions(
  { db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>,
  language: LanguageCode,
): Promise<Announcement[]> {
  const at = now();
  const rows = await db
    .select()
    .from(promotion)
    .where(
      and(
        eq(promotion.merchantCode, config.merchant),
        eq(promotion.published, true),
        lte(promotion.startsAt, at),
        or(isNull(promotion.endsAt), gt(promotion.endsAt, at)),
      ),
    )
    .orderBy(asc(promotion.sort), asc(promotion.id))
    .limit(SHOWN);
  return rows.map(({ id, words, startsAt }) => ({
    ...{ id, type: 'PR' as const, title: words.title[language], content: `<p>${escaped(words.summary[language])}</p>` },
    ...{ image: null, link: `/promoDetail?id=${id}`, publishedAt: startsAt },
  }));
}
