import { and, eq } from 'drizzle-orm';
import { bonusRun } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { bonusSpanAt } from './spans.ts';

/**
 * Closes everything before the current day and week, where none was computed so far: a site that starts, or gets its
 * first version with bonuses, pays none for bets of long ago.
 */
export async function beginBonuses({ db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  const merchantCode = config.merchant;
  for (const kind of ['rebate', 'cashBack'] as const) {
    const own = and(eq(bonusRun.merchantCode, merchantCode), eq(bonusRun.kind, kind));
    if ((await db.$count(bonusRun, own)) > 0) continue;
    const { from, to } = bonusSpanAt(kind, bonusSpanAt(kind, now()).from - 1);
    await db
      .insert(bonusRun)
      .values({ merchantCode, kind, fromAt: from, toAt: to, runAt: now() })
      .onConflictDoNothing();
  }
}
