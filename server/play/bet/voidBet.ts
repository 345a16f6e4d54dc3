import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bet } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { debitPointsForVoid, recordPointsDebit } from '../../member/points/earning.ts';
import { type AccountRef, type Book, houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { lockAccounts } from '../../money/ledger/lockAccounts.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { postAll } from '../../money/ledger/post.ts';
import { Refusal } from '../../refusal.ts';
import { type Bet, bookOf } from './recordBet.ts';

type BetDeps = Pick<ServerDeps, 'config' | 'now'>;

/**
 * Voids a bet once: returns the stake and debits the payout as far as the balance allows, and its points
 * (`loseByVoid`). Upline earnings from the bet are deducted from later bills (decision M10).
 * @throws {Refusal} NOT_FOUND for an unknown bet.
 */
export async function voidBet(
  deps: BetDeps,
  db: Database,
  { vendor, requestId }: Pick<Bet, 'vendor' | 'requestId'>,
): Promise<Bet> {
  const merchantCode = deps.config.merchant;
  const [found] = await db
    .select()
    .from(bet)
    .where(and(eq(bet.merchantCode, merchantCode), eq(bet.vendor, vendor), eq(bet.requestId, requestId)))
    .for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (found.voidedAt !== null) return found;
  const book = await bookOf(db, found.memberId);
  const { voided, balance, points } = await voidRow(deps, db, book, found);
  const amount = Math.max(found.stake - found.payout, -balance);
  const money: Movement = {
    merchantCode,
    book,
    kind: 'betVoided',
    cause: found.id,
    at: deps.now(),
    memo: { bet: found.id },
    lines: [
      { account: memberAccount(found.memberId, 'main'), amount },
      { account: houseAccount(merchantCode, book, 'games'), amount: -amount },
    ],
  };
  await postAll(db, [...(amount === 0 ? [] : [money]), ...points]);
  return voided;
}

interface VoidedRow {
  readonly voided: Bet;
  /** Of the main purse, which is locked, in 1/10,000 P. */
  readonly balance: number;
  /** The movement that takes the points back, for the caller to post. */
  readonly points: readonly Movement[];
}

/** Marks a bet void, without its money. Points already spent stay with the member and count against later bets. */
export async function voidRow({ config, now }: BetDeps, db: Database, book: Book, found: Bet): Promise<VoidedRow> {
  const merchantCode = config.merchant;
  const at = now();
  const [voided = found] = await db.update(bet).set({ voidedAt: at }).where(eq(bet.id, found.id)).returning();
  const [main, purse] = [memberAccount(found.memberId, 'main'), memberAccount(found.memberId, 'points')];
  const tooMuch = found.givesPoints ? await debitPointsForVoid(db, found) : 0;
  const purses = await lockAccounts(db, {
    merchantCode,
    book,
    at,
    lines: [{ account: main, amount: 0 }, ...(tooMuch > 0 ? [{ account: purse, amount: -tooMuch }] : [])],
  });
  const held = ({ id }: AccountRef) => purses.get(id)?.balance ?? 0;
  const taken = Math.min(tooMuch, held(purse));
  await recordPointsDebit(db, found.memberId, taken);
  const movement: Movement = {
    merchantCode,
    book,
    kind: 'pointsTakenBack',
    cause: found.id,
    at,
    memo: { bet: found.id },
    lines: [
      { account: purse, amount: -taken },
      { account: houseAccount(merchantCode, book, 'pointsIssued'), amount: taken },
    ],
  };
  return { voided, balance: held(main), points: taken === 0 ? [] : [movement] };
}
