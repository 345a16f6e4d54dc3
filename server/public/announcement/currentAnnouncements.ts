import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { AnnouncementType } from '../../../src/api/contract/public/announcement.ts';
import { announcement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';

/** The condition for announcements of these types that are published and not over. */
export async function isCurrent(deps: ServerDeps, types: readonly AnnouncementType[]) {
  const now = deps.now();
  const { code } = await merchantOf(deps);
  return and(
    eq(announcement.merchantCode, code),
    eq(announcement.published, true),
    inArray(announcement.type, [...types]),
    lte(announcement.publishedAt, now),
    or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
  );
}

/** Current announcements of these types, newest first. */
export const currentAnnouncements = async (deps: ServerDeps, types: readonly AnnouncementType[]) =>
  deps.db
    .select()
    .from(announcement)
    .where(await isCurrent(deps, types))
    .orderBy(desc(announcement.publishedAt), announcement.id);
