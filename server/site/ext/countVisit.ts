import { sql } from 'drizzle-orm';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';
import { pageVisit } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../system/merchant.ts';

/** SHELL-08: counts a page view of the day, if the merchant has statistics on. */
export async function countVisit(deps: ServerDeps, path: string): Promise<void> {
  const { code, settings } = await merchantOf(deps);
  if (settings.analytics.endpoint === null) throw new Refusal('FEATURE_OFF');
  const day = businessDay(deps.now());
  await deps.db
    .insert(pageVisit)
    .values({ merchantCode: code, day, path, count: 1 })
    .onConflictDoUpdate({
      target: [pageVisit.merchantCode, pageVisit.day, pageVisit.path],
      set: { count: sql`${pageVisit.count} + 1` },
    });
}
