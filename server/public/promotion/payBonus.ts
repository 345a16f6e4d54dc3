import type { Database } from '../../database/database.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { post } from '../../money/ledger/post.ts';
import { Refusal } from '../../refusal.ts';
import { type ClaimRow, lockClaim, moveClaim } from './claims.ts';
import { conditionOf, wageredBy, wageringOf } from './measures.ts';

const DAY_MS = 86_400_000;

interface Taken {
  readonly promotionId: string;
  readonly memberId: string;
}

/**
 * Claims what is ready: a condition that is met, an approved application. The bonus waits in a purse of its own until it
 * is wagered; without wagering it is paid at once.
 * @throws {Refusal} STATUS_CHANGED when nothing is ready, any more or yet.
 */
export async function claimBonus(db: Database, own: Taken, at: number): Promise<void> {
  const row = await lockClaim(db, own);
  if (row.terms.kind === 'raffle') throw new Refusal('STATUS_CHANGED');
  if (row.status === 'joined') {
    if (row.terms.endsAt !== null && row.terms.endsAt <= at) throw new Refusal('STATUS_CHANGED');
    const condition = await conditionOf(db, row);
    if (condition === null || condition.amount === 0) throw new Refusal('STATUS_CHANGED');
    const { amount, depositId } = condition;
    await grant(db, { ...row, amount, depositId }, row, at);
  } else await grantReady(db, row, at);
}

/** Claims the prize of a raffle (API-54, PROMO-12). @throws {Refusal} STATUS_CHANGED without a prize to claim. */
export async function claimPrize(db: Database, own: Taken, at: number): Promise<void> {
  const row = await lockClaim(db, own);
  if (row.terms.kind !== 'raffle') throw new Refusal('STATUS_CHANGED');
  await grantReady(db, row, at);
}

async function grantReady(db: Database, row: ClaimRow, at: number): Promise<void> {
  if (row.status !== 'claim' || (row.claimBy !== null && row.claimBy <= at)) throw new Refusal('STATUS_CHANGED');
  await grant(db, row, row, at);
}

async function grant(
  db: Database,
  { amount, depositId }: Pick<ClaimRow, 'amount' | 'depositId'>,
  row: ClaimRow,
  at: number,
): Promise<void> {
  const before = row.status === 'joined' ? (['claim', 'claimed'] as const) : (['claimed'] as const);
  const given = { amount, depositId, claimedAt: at };
  if (row.terms.wagering === 0) {
    await moveClaim(db, row, [...before, 'issued'], { ...given, endedAt: at });
    await move(db, { ...row, amount }, 'promotionPaid', at);
  } else {
    await moveClaim(db, row, before, { ...given, expiresAt: at + row.terms.days * DAY_MS });
    await move(db, { ...row, amount }, 'promotionLocked', at);
  }
}

/**
 * Ends the wagering of a locked claim: pays the bonus once it is wagered, takes it back once its time is over.
 * @returns what happened; null while it goes on
 */
export async function endWagering(db: Database, row: ClaimRow, at: number): Promise<'paid' | 'expired' | null> {
  if (row.status !== 'claimed') return null;
  if ((await wageredBy(db, row)) >= wageringOf(row)) {
    await moveClaim(db, row, ['process', 'issued'], { endedAt: at });
    await move(db, row, 'promotionPaid', at, true);
    return 'paid';
  }
  if (row.expiresAt === null || row.expiresAt > at) return null;
  await moveClaim(db, row, ['close'], { endedAt: at });
  await move(db, row, 'promotionForfeited', at);
  return 'expired';
}

type Kind = Extract<Movement['kind'], `promotion${string}`>;

async function move(db: Database, row: ClaimRow, kind: Kind, at: number, fromLocked = false): Promise<void> {
  const { merchantCode, memberId, amount, id, promotionId } = row;
  const house = houseAccount(merchantCode, 'main', 'promotions');
  const [main, locked] = [memberAccount(memberId, 'main'), memberAccount(memberId, 'promo')];
  const [from, to] =
    kind === 'promotionLocked'
      ? [house, locked]
      : kind === 'promotionForfeited'
        ? [locked, house]
        : [fromLocked ? locked : house, main];
  await post(db, {
    ...{ merchantCode, book: 'main', kind, cause: id, at, memo: { promotion: promotionId } },
    lines: [
      { account: to, amount },
      { account: from, amount: -amount },
    ],
  });
}
