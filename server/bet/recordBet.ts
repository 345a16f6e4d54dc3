import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { bet, ledgerAccount } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { type Book, houseOf, purseOf } from '../ledger/account.ts';
import { type Line, type Movement, postAll } from '../ledger/post.ts';
import { earnByBet } from '../points/earning.ts';

/** A bet as a vendor tells it once it is settled; amounts in 1/10,000 P. */
export interface SettledBet {
  readonly memberId: string;
  readonly vendor: string;
  /** The vendor's own id of this request. */
  readonly requestId: string;
  readonly category: string;
  readonly round: string;
  readonly stake: number;
  /** What of the stake counts: none of it for a bet on both sides (decision M11). */
  readonly validBet: number;
  readonly payout: number;
  readonly placedAt: number;
}

export type Bet = typeof bet.$inferSelect;

/**
 * Takes the stake from the main purse and pays the payout into it, once for each request of a vendor: a repeat gets the
 * bet that is there (decision G3). It counts from the instant at which the books hear of it, and brings its points in the
 * same transaction (`earnByBet`); bets of trials bring none.
 * @throws {Refusal} BALANCE_TOO_LOW when the member has less than the stake.
 */
export async function recordBet(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, stake, payout, ...told }: SettledBet,
): Promise<Bet> {
  const merchantCode = config.merchant;
  const at = now();
  const book = await bookOf(db, memberId);
  const [row] = await db
    .insert(bet)
    .values({
      id: randomUUID(),
      merchantCode,
      memberId,
      stake,
      payout,
      ...told,
      settledAt: at,
      givesPoints: book === 'main',
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return betOf(db, { merchantCode, ...told });
  const [purse, house] = [purseOf(memberId, 'main'), houseOf(merchantCode, book, 'games')];
  const lines = [
    ...moved(-stake, { account: purse, amount: -stake }, { account: house, amount: stake }),
    ...moved(payout, { account: purse, amount: payout }, { account: house, amount: -payout }),
  ];
  const caused = { merchantCode, book, cause: row.id, at, memo: { bet: row.id } };
  const points = row.givesPoints ? await earnByBet(db, row) : 0;
  const movements: readonly Movement[] = [
    { ...caused, kind: 'bet', lines },
    {
      ...caused,
      kind: 'pointsEarned',
      lines: moved(
        points,
        { account: purseOf(memberId, 'points'), amount: points },
        { account: houseOf(merchantCode, book, 'pointsIssued'), amount: -points },
      ),
    },
  ];
  await postAll(
    db,
    movements.filter(({ lines }) => lines.length > 0),
  );
  return row;
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

/** Which books a member plays in: those that the main purse was opened in. */
export async function bookOf(db: Database, memberId: string): Promise<Book> {
  const [account] = await db
    .select({ book: ledgerAccount.book })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, purseOf(memberId, 'main').id));
  return account?.book ?? 'main';
}
