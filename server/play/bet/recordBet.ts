import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bet, ledgerAccount } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { creditPointsForBet } from '../../member/points/earning.ts';
import { type Book, houseAccount, memberAccount } from '../../money/ledger/account.ts';
import type { Line, Movement } from '../../money/ledger/movement.ts';
import { postAll } from '../../money/ledger/post.ts';

/** A settled bet as reported by a vendor; amounts in 1/10,000 P. */
export interface SettledBet {
  readonly memberId: string;
  readonly vendor: string;
  /** The vendor's request id. */
  readonly requestId: string;
  readonly category: string;
  readonly gameId?: string;
  readonly round: string;
  readonly stake: number;
  /** The valid bet: 0 for a bet on both sides (decision M11). */
  readonly validBet: number;
  readonly payout: number;
  readonly placedAt: number;
}

export type Bet = typeof bet.$inferSelect;

type BetDeps = Pick<ServerDeps, 'config' | 'now'>;

/**
 * Debits the stake from the main purse and credits the payout, once per vendor request; a repeat returns the existing
 * bet (decision G3). Dated by the time of recording. Adds points in the same transaction (`earnByBet`), except for
 * trials.
 * @throws {Refusal} BALANCE_TOO_LOW when the balance is below the stake.
 */
export async function recordBet(deps: BetDeps, db: Database, settled: SettledBet): Promise<Bet> {
  const merchantCode = deps.config.merchant;
  const { memberId, stake, payout } = settled;
  const book = await bookOf(db, memberId);
  const written = await writeBet(deps, db, book, settled);
  if (written === null) return betOf(db, { merchantCode, ...settled });
  const { row, points } = written;
  const [purse, house] = [memberAccount(memberId, 'main'), houseAccount(merchantCode, book, 'games')];
  const lines = [
    ...moved(-stake, { account: purse, amount: -stake }, { account: house, amount: stake }),
    ...moved(payout, { account: purse, amount: payout }, { account: house, amount: -payout }),
  ];
  const money: Movement = {
    merchantCode,
    book,
    kind: 'bet',
    cause: row.id,
    at: row.settledAt,
    memo: { bet: row.id },
    lines,
  };
  await postAll(db, [...(lines.length > 0 ? [money] : []), ...points]);
  return row;
}

/**
 * Writes the row of a settled bet, without its money, and returns the movement of its points for the caller to post.
 * @returns null when the vendor's request is known already
 */
export async function writeBet(
  { config, now }: BetDeps,
  db: Database,
  book: Book,
  settled: SettledBet,
): Promise<{ readonly row: Bet; readonly points: readonly Movement[] } | null> {
  const merchantCode = config.merchant;
  const at = now();
  const [row] = await db
    .insert(bet)
    .values({ id: randomUUID(), merchantCode, ...settled, settledAt: at, givesPoints: book === 'main' })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return null;
  const amount = row.givesPoints ? await creditPointsForBet(db, row) : 0;
  const lines = moved(
    amount,
    { account: memberAccount(row.memberId, 'points'), amount },
    { account: houseAccount(merchantCode, book, 'pointsIssued'), amount: -amount },
  );
  const earned: Movement = {
    merchantCode,
    book,
    kind: 'pointsEarned',
    cause: row.id,
    at,
    memo: { bet: row.id },
    lines,
  };
  return { row, points: lines.length > 0 ? [earned] : [] };
}

const moved = (amount: number, ...lines: readonly Line[]): readonly Line[] => (amount === 0 ? [] : lines);

async function betOf(
  db: Database,
  { merchantCode, vendor, requestId }: Pick<Bet, 'merchantCode' | 'vendor' | 'requestId'>,
): Promise<Bet> {
  const [row] = await db
    .select()
    .from(bet)
    .where(and(eq(bet.merchantCode, merchantCode), eq(bet.vendor, vendor), eq(bet.requestId, requestId)));
  if (row === undefined) throw new Error(`${vendor} ${requestId}: a bet that stands in the way is there`);
  return row;
}

/** The book of the member's main purse. */
export async function bookOf(db: Database, memberId: string): Promise<Book> {
  const [account] = await db
    .select({ book: ledgerAccount.book })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, memberAccount(memberId, 'main').id));
  return account?.book ?? 'main';
}
