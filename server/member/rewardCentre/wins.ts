import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { type rewardCentreContract, STREAK_DAYS, type WinKind } from '../../../src/api/contract/member/rewardCentre.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { rewardWin } from '../../database/schema.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { post } from '../../money/ledger/post.ts';
import { Refusal } from '../../refusal.ts';

export type WinRow = typeof rewardWin.$inferSelect;
type Draft = Omit<typeof rewardWin.$inferInsert, 'id'>;

const KINDS = {
  checkIn: 'checkIn',
  wheel: 'wheelPrize',
  envelope: 'envelopePrize',
  egg: 'eggPrize',
} as const satisfies Record<WinKind, Movement['kind']>;

const DAY_MS = 86_400_000;

/**
 * Keeps a win and credits it, in one transaction; one of each kind a day, but for draws with tickets.
 * @throws {Refusal} STATUS_CHANGED after the first of the day.
 */
export async function credit(db: Database, draft: Draft): Promise<WinRow> {
  const [win] = await db
    .insert(rewardWin)
    .values({ ...draft, id: randomUUID() })
    .onConflictDoNothing()
    .returning();
  if (win === undefined) throw new Refusal('STATUS_CHANGED');
  const { merchantCode, memberId, amount } = win;
  const [purse, house] =
    win.currency === 'P' ? (['main', 'promotions'] as const) : (['points', 'pointsIssued'] as const);
  await post(db, {
    merchantCode,
    book: 'main',
    kind: KINDS[win.kind],
    cause: win.id,
    at: win.at,
    memo: {
      win: win.id,
      ...(win.streak === null ? { weight: win.weight ?? 0, weights: win.weights ?? 0 } : { streak: win.streak }),
    },
    lines: [
      { account: memberAccount(memberId, purse), amount },
      { account: houseAccount(merchantCode, 'main', house), amount: -amount },
    ],
  });
  return win;
}

/** The wins of a member on a business day, by kind, without those of tickets. */
export async function winsOf(db: Database, memberId: string, day: number): Promise<ReadonlyMap<WinKind, WinRow>> {
  const rows = await db
    .select()
    .from(rewardWin)
    .where(and(eq(rewardWin.memberId, memberId), eq(rewardWin.day, day), eq(rewardWin.ticket, false)));
  return new Map(rows.map((row) => [row.kind, row]));
}

/** The day of the streak that a check-in of this day is: the one after yesterday's, or the first. */
export async function nextStreak(db: Database, memberId: string, day: number): Promise<number> {
  const yesterday = (await winsOf(db, memberId, day - DAY_MS)).get('checkIn');
  return ((yesterday?.streak ?? 0) % STREAK_DAYS) + 1;
}

type History = (typeof rewardCentreContract)['history'];

/** The wins of a member, newest first. */
export async function historyOf(
  db: Database,
  memberId: string,
  { kind, ...page }: RequestOf<History>,
): Promise<ValueOf<History>> {
  const { rows, count } = await pageOf(
    db,
    {
      table: rewardWin,
      where: and(eq(rewardWin.memberId, memberId), kind === 'all' ? undefined : eq(rewardWin.kind, kind)),
      orderBy: [desc(rewardWin.at), desc(rewardWin.id)],
    },
    page,
  );
  return {
    list: rows.map(({ id, kind: won, currency, amount, at, streak, weight, weights, seed, commitment }) => ({
      id,
      kind: won,
      currency,
      amount,
      at,
      streak,
      proof:
        seed === null || commitment === null ? null : { weight: weight ?? 0, weights: weights ?? 0, seed, commitment },
    })),
    count,
  };
}
