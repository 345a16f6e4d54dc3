import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { MAX_REMARK } from '../../../src/api/contract/public/promotion.ts';
import { offeredStatus } from '../../../src/api/contract/rules/promotionStatus.ts';
import type { Database } from '../../database/database.ts';
import { member, promotionClaim, promotionPicture } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { keepImages } from '../../files/keptImages.ts';
import type { RedrawnImage } from '../../files/redrawImage.ts';
import { refusePaused } from '../../member/protection/blocks.ts';
import { Refusal } from '../../refusal.ts';
import { type ClaimRow, type PromotionRow, promotionOf } from './claims.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

const DAY_MS = 86_400_000;

/** Whether a member is new enough for a promotion. */
export async function isNewEnough(
  db: Database,
  memberId: string,
  { terms }: Pick<PromotionRow, 'terms'>,
  at: number,
): Promise<boolean> {
  if (terms.newDays === null) return true;
  const [row] = await db.select({ createdAt: member.createdAt }).from(member).where(eq(member.id, memberId));
  return row !== undefined && row.createdAt + terms.newDays * DAY_MS > at;
}

interface Joined {
  readonly memberId: string;
  readonly id: string;
}

/** Joins a promotion, whose terms hold from now on. @throws {Refusal} NOT_FOUND, STATUS_CHANGED, PLAY_PAUSED. */
export async function joinPromotion(deps: Deps, db: Database, { memberId, id }: Joined): Promise<void> {
  const row = await promotionOf(db, deps.config.merchant, id);
  if (!['deposit', 'task', 'raffle'].includes(row.terms.kind)) throw new Refusal('STATUS_CHANGED');
  await enter(deps, db, row, { memberId, status: 'joined', comment: '' });
}

/**
 * Applies for a promotion (PROMO-05…10).
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, PLAY_PAUSED, INVALID_FIELDS for a longer comment.
 */
export async function applyForPromotion(
  deps: Deps & Pick<ServerDeps, 'files'>,
  db: Database,
  { memberId, id, comment, images }: Joined & { readonly comment: string; readonly images: readonly RedrawnImage[] },
): Promise<void> {
  if (comment.length > MAX_REMARK) throw new Refusal('INVALID_FIELDS', { fields: ['comment'] });
  const row = await promotionOf(db, deps.config.merchant, id);
  if (row.terms.kind !== 'apply') throw new Refusal('STATUS_CHANGED');
  const claim = await enter(deps, db, row, { memberId, status: 'applying', comment });
  for (const image of await keepImages(deps, db, images))
    await db.insert(promotionPicture).values({ ...image, claimId: claim.id, createdAt: deps.now() });
}

async function enter(
  deps: Deps,
  db: Database,
  row: PromotionRow,
  { memberId, status, comment }: Pick<ClaimRow, 'memberId' | 'status' | 'comment'>,
): Promise<ClaimRow> {
  const at = deps.now();
  if (offeredStatus(row, at) !== 'join') throw new Refusal('STATUS_CHANGED');
  await refusePaused(db, memberId, at);
  if (!(await isNewEnough(db, memberId, row, at))) throw new Refusal('STATUS_CHANGED');
  const [claim] = await db
    .insert(promotionClaim)
    .values({
      ...{ id: randomUUID(), promotionId: row.id, merchantCode: row.merchantCode, memberId },
      ...{ status, comment, terms: row.terms, joinedAt: at },
    })
    .onConflictDoNothing()
    .returning();
  if (claim === undefined) throw new Refusal('STATUS_CHANGED');
  return claim;
}

/** The pictures of an application, the first first. */
export const picturesOf = (db: Database, claimId: string) =>
  db
    .select()
    .from(promotionPicture)
    .where(eq(promotionPicture.claimId, claimId))
    .orderBy(asc(promotionPicture.createdAt), asc(promotionPicture.id));
