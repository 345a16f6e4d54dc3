import { and, eq } from 'drizzle-orm';
import { isPromotionMove, type PromotionStatus } from '../../../src/api/contract/rules/promotionStatus.ts';
import type { Database } from '../../database/database.ts';
import { promotion, promotionClaim } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';

export type PromotionRow = typeof promotion.$inferSelect;
export type ClaimRow = typeof promotionClaim.$inferSelect;

/** A prize or an approved amount is claimed within so long. */
export const CLAIM_MS = 7 * 86_400_000;

/** A published promotion. @throws {Refusal} NOT_FOUND */
export async function promotionOf(db: Database, merchantCode: string, id: string): Promise<PromotionRow> {
  const [row] = await db
    .select()
    .from(promotion)
    .where(and(eq(promotion.id, id), eq(promotion.merchantCode, merchantCode), eq(promotion.published, true)));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

interface Own {
  readonly promotionId: string;
  readonly memberId: string;
}

const isOwn = ({ promotionId, memberId }: Own) =>
  and(eq(promotionClaim.promotionId, promotionId), eq(promotionClaim.memberId, memberId));

/** Null before joining. */
export async function readClaim(db: Database, own: Own): Promise<ClaimRow | null> {
  const [row] = await db.select().from(promotionClaim).where(isOwn(own));
  return row ?? null;
}

/** Locked until the transaction ends. @throws {Refusal} STATUS_CHANGED before joining. */
export async function lockClaim(db: Database, own: Own): Promise<ClaimRow> {
  const [row] = await db.select().from(promotionClaim).where(isOwn(own)).for('update');
  if (row === undefined) throw new Refusal('STATUS_CHANGED');
  return row;
}

/**
 * Takes a locked claim along the moves of M12, and keeps what goes with the last.
 * @throws {Refusal} STATUS_CHANGED for a move that M12 does not know.
 */
export async function moveClaim(
  db: Database,
  row: ClaimRow,
  path: readonly PromotionStatus[],
  also: Partial<Omit<ClaimRow, 'id' | 'status'>>,
): Promise<ClaimRow> {
  const end = path.reduce<PromotionStatus>((from, to) => {
    if (!isPromotionMove(from, to)) throw new Refusal('STATUS_CHANGED');
    return to;
  }, row.status);
  const set = { ...also, status: end as ClaimRow['status'] };
  await db.update(promotionClaim).set(set).where(eq(promotionClaim.id, row.id));
  return { ...row, ...set };
}
