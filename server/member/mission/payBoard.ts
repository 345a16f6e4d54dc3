import { eq, max } from 'drizzle-orm';
import { limitByWagering } from '../../../src/api/contract/rules/limitByWagering.ts';
import { payPeriodAt, type Span } from '../../agent/settlement/periods.ts';
import type { Database } from '../../database/database.ts';
import { boardPrize, boardRun } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { postAll } from '../../money/ledger/post.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { boardPaidAt, type Ranked, rankingOf } from './board.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

/**
 * MEMBER-16: pays the places of the board of each ended week. May run at any time, any number of times and on several
 * servers: each week is paid once; weeks missed are made up for. A new site begins with the week under way: no prizes
 * were promised for those before.
 */
export async function payBoard(deps: Deps): Promise<void> {
  const { db, now } = deps;
  for (let span = await nextWeek(deps); boardPaidAt(span) <= now(); span = await nextWeek(deps)) {
    const week = span;
    await db.transaction((transaction) => payWeek(deps, transaction, week));
  }
}

async function nextWeek({ db, config, now }: Deps): Promise<Span> {
  const [done] = await db
    .select({ to: max(boardRun.toAt) })
    .from(boardRun)
    .where(eq(boardRun.merchantCode, config.merchant));
  if (done?.to) return payPeriodAt('weekly', done.to);
  const current = payPeriodAt('weekly', now());
  const { from, to } = payPeriodAt('weekly', current.from - 1);
  await db
    .insert(boardRun)
    .values({ merchantCode: config.merchant, fromAt: from, toAt: to, runAt: now() })
    .onConflictDoNothing();
  return current;
}

async function payWeek(deps: Deps, db: Database, { from, to }: Span): Promise<void> {
  const [merchantCode, at] = [deps.config.merchant, deps.now()];
  // Another server waits here for the first, and finds its row.
  const mine = await db
    .insert(boardRun)
    .values({ merchantCode, fromAt: from, toAt: to, runAt: at })
    .onConflictDoNothing()
    .returning();
  const { boardPrizes, boardWagering } = (await merchantOf({ ...deps, db })).settings;
  if (mine.length === 0 || boardPrizes.length === 0) return;
  const ranking = await rankingOf(db, merchantCode, { from, to, most: boardPrizes.length });
  const won = ranking
    .map(({ memberId, validBet }: Ranked, before) => ({
      ...{ merchantCode, fromAt: from, place: before + 1, memberId, validBet, paidAt: at },
      amount: limitByWagering(boardPrizes[before] ?? 0, boardWagering, validBet),
    }))
    .filter(({ amount }) => amount > 0);
  if (won.length === 0) return;
  await db.insert(boardPrize).values(won);
  await postAll(
    db,
    won.map(({ memberId, amount, validBet, place }) => ({
      merchantCode,
      book: 'main' as const,
      kind: 'boardPrize' as const,
      cause: `${memberId}/${from}`,
      at,
      memo: { since: from, until: to, base: validBet, place },
      lines: [
        { account: memberAccount(memberId, 'main'), amount },
        { account: houseAccount(merchantCode, 'main', 'bonus'), amount: -amount },
      ],
    })),
  );
}
