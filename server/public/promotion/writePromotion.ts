import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { deskPromotions } from '../../../src/api/contract/desk/deskPromotions.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { promotionFaults } from '../../../src/api/contract/rules/promotionDraft.ts';
import { publicationState } from '../../../src/api/contract/rules/publicationState.ts';
import type { Database } from '../../database/database.ts';
import { promotion, promotionClaim } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { audit } from '../../desk/desk/audit.ts';
import {
  type DeskList,
  inState,
  laterThan,
  refuseFaults,
  refuseOverwriting,
  startRead,
  startStored,
} from '../../desk/desk/publication.ts';
import { newSeed } from '../../member/rewardCentre/committedSeed.ts';
import { Refusal } from '../../refusal.ts';
import type { PromotionRow } from './claims.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;
type Calls = typeof deskPromotions;

const claimed = (what: ReturnType<typeof sql>) =>
  sql<unknown>`(select ${what} from promotion_claim as taken where taken.promotion_id = promotion.id)`;

/** A page of the merchant's promotions in a state, with who has taken part. */
export async function promotionsAtDesk(
  { config, now }: Deps,
  db: Database,
  { state, page, language }: DeskList,
): Promise<ValueOf<Calls['promotions']>> {
  const at = now();
  const where = and(eq(promotion.merchantCode, config.merchant), inState(promotion, state, at));
  const rows = await db
    .select({
      row: promotion,
      members: claimed(sql`count(*)`),
      applying: claimed(sql`count(*) filter (where taken.status = 'applying')`),
      granted: claimed(sql`coalesce(sum(taken.amount) filter (where taken.status in ('claimed', 'issued')), 0)`),
    })
    .from(promotion)
    .where(where)
    .orderBy(asc(promotion.sort), desc(promotion.startsAt), asc(promotion.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(({ row, members, applying, granted }) => ({
    ...{ id: row.id, title: row.words.title[language], kind: row.terms.kind, state: publicationState(row, at) },
    ...{ startsAt: startRead(row.startsAt), endsAt: row.endsAt },
    ...{ members: Number(members), applying: Number(applying), granted: Number(granted) },
  }));
  return { list, count: await db.$count(promotion, where) };
}

/** A promotion as the desk wrote it. @throws {Refusal} NOT_FOUND */
export async function draftOf(
  { config }: Pick<Deps, 'config'>,
  db: Database,
  id: string,
): Promise<ValueOf<Calls['promotion']>> {
  const [row] = await db.select().from(promotion).where(isOwn(config.merchant, id));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const { filters, art, words, link, published } = row;
  const { endsAt, ...terms } = row.terms;
  return {
    draft: { filters, art, ...words, terms, link, startsAt: startRead(row.startsAt), endsAt },
    published,
    members: await db.$count(promotionClaim, eq(promotionClaim.promotionId, id)),
    updatedAt: row.updatedAt,
  };
}

/**
 * Makes or changes a promotion, as a draft or for players; whoever has taken part keeps the terms of that moment.
 * @throws {Refusal} NOT_FOUND; STATUS_CHANGED for one that was changed since it was read, a published one that becomes a draft or another kind, or a raffle that
 * is drawn; INVALID_FIELDS for `promotionFaults`.
 */
export async function savePromotion(
  { config, now }: Deps,
  db: Database,
  operator: Operator,
  { id, updatedAt, draft, publish }: RequestOf<Calls['savePromotion']>,
): Promise<{ id: string }> {
  const [merchantCode, at] = [config.merchant, now()];
  const startsAt = startStored(draft.startsAt, publish, at);
  refuseFaults(promotionFaults({ ...draft, startsAt }, publish));
  const before = id === null ? null : await lock(db, merchantCode, id);
  refuseOverwriting(before, updatedAt);
  const { filters, art, title, summary, who, rules, terms, link, endsAt } = draft;
  if (before?.published && (!publish || before.terms.kind !== terms.kind || before.drawnAt !== null))
    throw new Refusal('STATUS_CHANGED');
  const isRaffle = terms.kind === 'raffle';
  const hasSeed = before !== null && before.seed !== null;
  const seeds = isRaffle ? (hasSeed ? {} : newSeed()) : { seed: null, commitment: null };
  const set = {
    ...{ filters, art, link, startsAt, endsAt, published: publish, words: { title, summary, who, rules }, ...seeds },
    ...{ terms: { ...terms, endsAt }, updatedAt: laterThan(before, at), updatedBy: operator.name },
  };
  const written = id ?? randomUUID();
  if (before === null) await db.insert(promotion).values({ id: written, merchantCode, sort: 0, ...set });
  else await db.update(promotion).set(set).where(eq(promotion.id, written));
  await audit(db, {
    ...{ merchantCode, at, operator: operator.name, act: 'promotionSaved', subject: written, remark: title.EN },
    before: before === null ? {} : { terms: before.terms, startsAt: before.startsAt, published: before.published },
    after: { terms: set.terms, startsAt, published: publish },
  });
  return { id: written };
}

/**
 * Ends a promotion: nobody can join any more, whoever has joined keeps the terms.
 * @throws {Refusal} NOT_FOUND; STATUS_CHANGED for a draft, and when it has ended.
 */
export async function endPromotion(
  { config, now }: Deps,
  db: Database,
  operator: Operator,
  { id, remark }: { readonly id: string; readonly remark: string },
): Promise<null> {
  const [merchantCode, at] = [config.merchant, now()];
  const row = await lock(db, merchantCode, id);
  if (!row.published || (row.endsAt !== null && row.endsAt <= at)) throw new Refusal('STATUS_CHANGED');
  await db
    .update(promotion)
    .set({ endsAt: at, updatedAt: laterThan(row, at), updatedBy: operator.name })
    .where(eq(promotion.id, id));
  await audit(db, {
    ...{ merchantCode, at, operator: operator.name, act: 'promotionEnded', subject: id, remark },
    before: { endsAt: row.endsAt },
    after: { endsAt: at },
  });
  return null;
}

const isOwn = (merchantCode: string, id: string) => and(eq(promotion.id, id), eq(promotion.merchantCode, merchantCode));

async function lock(db: Database, merchantCode: string, id: string): Promise<PromotionRow> {
  const [row] = await db.select().from(promotion).where(isOwn(merchantCode, id)).for('update');
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}
