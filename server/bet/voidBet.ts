import { and, eq } from 'drizzle-orm';
import { bet } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { houseOf, purseOf } from '../ledger/account.ts';
import { lockedPurses } from '../ledger/lockedPurses.ts';
import { post } from '../ledger/post.ts';
import { type Bet, bookOf } from './recordBet.ts';

/**
 * Takes a bet back, once: the stake returns and the payout goes, as far as the member has it, for nobody goes below zero.
 * What the bet had brought to those above is taken back by their next bills (decision M10).
 * @throws {Refusal} NOT_FOUND when the vendor has told of no such bet.
 */
export async function voidBet(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { vendor, requestId }: Pick<Bet, 'vendor' | 'requestId'>,
): Promise<Bet> {
  const merchantCode = config.merchant;
  const [found] = await db
    .select()
    .from(bet)
    .where(and(eq(bet.merchantCode, merchantCode), eq(bet.vendor, vendor), eq(bet.requestId, requestId)))
    .for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (found.voidedAt !== null) return found;
  const at = now();
  const [voided = found] = await db.update(bet).set({ voidedAt: at }).where(eq(bet.id, found.id)).returning();
  const book = await bookOf(db, found.memberId);
  const account = purseOf(found.memberId, 'main');
  const house = houseOf(merchantCode, book, 'games');
  const back = found.stake - found.payout;
  const purses = await lockedPurses(db, { merchantCode, book, at, lines: [{ account, amount: back }] });
  const amount = Math.max(back, -(purses.get(account.id)?.balance ?? 0));
  if (amount !== 0) {
    await post(db, {
      merchantCode,
      book,
      kind: 'betVoided',
      cause: found.id,
      at,
      memo: { bet: found.id },
      lines: [
        { account, amount },
        { account: house, amount: -amount },
      ],
    });
  }
  return voided;
}
