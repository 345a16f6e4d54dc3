import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { promotion, promotionClaim } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { moveClaim } from './claims.ts';
import { drawRaffle } from './drawRaffle.ts';
import { endWagering } from './payBonus.ts';
import { tellMember } from './tellMember.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

const endOf = sql<number | null>`(${promotionClaim.terms}->>'endsAt')::bigint`;

/**
 * Pays bonuses that were wagered, takes back those whose time is over, closes what was not claimed, and draws raffles.
 * Several servers may run it at once: each claim is locked, and moves once.
 */
export async function runPromotions(deps: Deps): Promise<void> {
  const { db, config, now } = deps;
  await drawDue(deps);
  const at = now();
  const own = eq(promotionClaim.merchantCode, config.merchant);
  const due = await db
    .select({ id: promotionClaim.id })
    .from(promotionClaim)
    .innerJoin(promotion, eq(promotion.id, promotionClaim.promotionId))
    .where(
      and(
        own,
        or(
          eq(promotionClaim.status, 'claimed'),
          and(eq(promotionClaim.status, 'claim'), lte(promotionClaim.claimBy, at)),
          and(
            eq(promotionClaim.status, 'joined'),
            lte(endOf, at),
            or(isNull(promotion.seed), isNotNull(promotion.drawnAt)),
          ),
        ),
      ),
    )
    .orderBy(asc(promotionClaim.joinedAt));
  for (const { id } of due) await db.transaction((transaction) => settle(transaction, id, now()));
}

async function drawDue({ db, config, now }: Deps): Promise<void> {
  const raffles = await db
    .select({ id: promotion.id })
    .from(promotion)
    .where(
      and(
        eq(promotion.merchantCode, config.merchant),
        eq(promotion.published, true),
        isNotNull(promotion.seed),
        isNull(promotion.drawnAt),
        lte(sql`(${promotion.terms}->>'endsAt')::bigint`, now()),
      ),
    );
  for (const { id } of raffles) await db.transaction((transaction) => drawRaffle(transaction, id, now()));
}

async function settle(db: Database, id: string, at: number): Promise<void> {
  const [row] = await db
    .select()
    .from(promotionClaim)
    .where(eq(promotionClaim.id, id))
    .for('update', { skipLocked: true });
  if (row === undefined) return;
  if (row.status === 'claimed') {
    const outcome = await endWagering(db, row, at);
    const topic = outcome === 'paid' ? 'promotionPaid' : 'promotionExpired';
    if (outcome !== null) await tellMember(db, row, topic, at, { amount: row.amount });
  } else if (row.status === 'claim' && row.claimBy !== null && row.claimBy <= at) {
    await moveClaim(db, row, ['close'], { endedAt: at });
  } else if (row.status === 'joined' && row.terms.endsAt !== null && row.terms.endsAt <= at) {
    await moveClaim(db, row, ['close'], { endedAt: at });
  }
}
