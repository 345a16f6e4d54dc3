import { and, eq } from 'drizzle-orm';
import { bet } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { type AccountRef, houseOf, purseOf } from '../ledger/account.ts';
import { lockedPurses } from '../ledger/lockedPurses.ts';
import { type Movement, postAll } from '../ledger/post.ts';
import { loseByVoid, takenBack } from '../points/earning.ts';
import { type Bet, bookOf } from './recordBet.ts';

/**
 * Takes a bet back, once: the stake returns and the payout goes, as far as the member has it, for nobody goes below zero.
 * So do the points that it gave (`loseByVoid`). What the bet had brought to those above is taken back by their next bills (decision M10).
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
  const points = purseOf(found.memberId, 'points');
  const tooMuch = found.givesPoints ? await loseByVoid(db, found) : 0;
  const purses = await lockedPurses(db, {
    merchantCode,
    book,
    at,
    lines: [{ account, amount: back }, ...(tooMuch > 0 ? [{ account: points, amount: -tooMuch }] : [])],
  });
  const held = ({ id }: AccountRef) => purses.get(id)?.balance ?? 0;
  const amount = Math.max(back, -held(account));
  const taken = Math.min(tooMuch, held(points));
  await takenBack(db, found.memberId, taken);
  const caused = { merchantCode, book, cause: found.id, at, memo: { bet: found.id } };
  const movements: readonly Movement[] = [
    {
      ...caused,
      kind: 'betVoided',
      lines: [
        { account, amount },
        { account: house, amount: -amount },
      ],
    },
    {
      ...caused,
      kind: 'pointsTakenBack',
      lines: [
        { account: points, amount: -taken },
        { account: houseOf(merchantCode, book, 'pointsIssued'), amount: taken },
      ],
    },
  ];
  await postAll(
    db,
    movements.filter(({ lines }) => lines[0]?.amount !== 0),
  );
  return voided;
}
