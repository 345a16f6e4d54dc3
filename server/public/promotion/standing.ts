import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { MyPromotion, PromotionStanding, PromotionTerms } from '../../../src/api/contract/public/promotion.ts';
import { offeredStatus, type PromotionStatus } from '../../../src/api/contract/rules/promotionStatus.ts';
import type { Database } from '../../database/database.ts';
import { bet, promotion, promotionClaim } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { blockOf } from '../../member/protection/blocks.ts';
import { gameNames } from '../../play/game/gameNames.ts';
import { type ClaimRow, type PromotionRow, promotionOf, readClaim } from './claims.ts';
import { type Condition, conditionOf, percentOf, ticketsOf, wageredBy, wageringFrom, wageringOf } from './measures.ts';
import { isNewEnough, picturesOf } from './takePart.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

/** Bets on screen. */
const SHOWN = 20;

interface Measured {
  readonly condition: Condition | null;
  /** Valid bets towards the wagering. */
  readonly done: number;
}

async function measure(db: Database, row: ClaimRow): Promise<Measured> {
  return {
    condition: row.status === 'joined' ? await conditionOf(db, row) : null,
    done: row.status === 'claimed' ? Math.min(await wageredBy(db, row), wageringOf(row)) : 0,
  };
}

/** The label of a claim (PROMO-11): a condition that is met can be claimed, a bet that counts is the wagering. */
function labelOf({ status, terms, claimBy }: ClaimRow, { condition, done }: Measured, at: number): PromotionStatus {
  if (status === 'joined' && terms.endsAt !== null && terms.endsAt <= at && terms.kind !== 'raffle') return 'close';
  if (status === 'joined' && condition !== null && condition.amount > 0) return 'claim';
  if (status === 'claim' && claimBy !== null && claimBy <= at) return 'close';
  return status === 'claimed' && done > 0 ? 'process' : status;
}

const deadlineOf = ({ status, terms, claimBy, expiresAt }: ClaimRow): number | null =>
  ({ joined: terms.endsAt, claim: claimBy, claimed: expiresAt })[status as 'joined' | 'claim' | 'claimed'] ?? null;

/** Every promotion that a member has taken part in. */
export async function promotionsOf(deps: Deps, memberId: string): Promise<MyPromotion[]> {
  const { db, now } = deps;
  const rows = await db
    .select()
    .from(promotionClaim)
    .where(eq(promotionClaim.memberId, memberId))
    .orderBy(desc(promotionClaim.joinedAt))
    .limit(200);
  const at = now();
  const own = await Promise.all(
    rows.map(async (row) => {
      const measured = await measure(db, row);
      return {
        id: row.promotionId,
        status: labelOf(row, measured, at),
        until: deadlineOf(row),
        amount: row.amount || (measured.condition?.amount ?? 0),
      };
    }),
  );
  return [...own, ...(await everybodys(deps))];
}

/** Current promotions without anything to join: every member takes part in them. */
async function everybodys({ db, config, now }: Deps): Promise<MyPromotion[]> {
  const at = now();
  const rows = await db
    .select()
    .from(promotion)
    .where(and(eq(promotion.merchantCode, config.merchant), eq(promotion.published, true)))
    .orderBy(asc(promotion.id));
  return rows
    .filter((row) => row.terms.kind === 'info' && offeredStatus(row, at) === 'join')
    .map(({ id, endsAt }) => ({ id, status: 'joined' as const, until: endsAt, amount: 0 }));
}

/** The terms of a claim that the promotion has no longer. */
const changedOf = (held: PromotionTerms, offered: PromotionTerms): (keyof PromotionTerms)[] =>
  (Object.keys(held) as (keyof PromotionTerms)[]).filter(
    (key) => JSON.stringify(held[key]) !== JSON.stringify(offered[key]),
  );

/** How a member stands in a promotion. @throws {Refusal} NOT_FOUND */
export async function standingOf(
  deps: Deps,
  db: Database,
  memberId: string,
  { id, language }: { readonly id: string; readonly language: LanguageCode },
): Promise<PromotionStanding> {
  const at = deps.now();
  const row = await promotionOf(db, deps.config.merchant, id);
  const claim = await readClaim(db, { promotionId: id, memberId });
  if (claim === null) {
    const offered = offeredStatus(row, at);
    const status = row.terms.kind === 'info' && offered === 'join' ? ('joined' as const) : offered;
    return { ...NOTHING, status, barred: await barOf(db, row, memberId, at) };
  }
  const measured = await measure(db, claim);
  const { condition } = measured;
  return {
    status: labelOf(claim, measured, at),
    barred: null,
    joinedAt: claim.joinedAt,
    amount: claim.amount || (condition?.amount ?? 0),
    terms: claim.terms,
    changed: changedOf(claim.terms, row.terms),
    condition: condition === null ? null : { done: condition.done, needed: condition.needed },
    tickets: await ownTickets(db, claim),
    application: await applicationOf(db, claim),
    claimBy: claim.status === 'claim' ? claim.claimBy : null,
    wagering: await wageringView(deps, db, claim, measured.done, language),
    endedAt: claim.endedAt,
  };
}

const NOTHING: PromotionStanding = {
  status: 'join',
  barred: null,
  joinedAt: null,
  amount: 0,
  terms: null,
  changed: [],
  condition: null,
  tickets: null,
  application: null,
  claimBy: null,
  wagering: null,
  endedAt: null,
};

async function barOf(
  db: Database,
  row: PromotionRow,
  memberId: string,
  at: number,
): Promise<PromotionStanding['barred']> {
  if ((await blockOf(db, memberId, at)) !== null) return 'paused';
  return (await isNewEnough(db, memberId, row, at)) ? null : 'notNew';
}

async function ownTickets(db: Database, claim: ClaimRow): Promise<PromotionStanding['tickets']> {
  if (claim.terms.kind !== 'raffle') return null;
  if (claim.tickets !== null) return { count: claim.tickets, first: claim.firstTicket };
  return { count: await ticketsOf(db, claim), first: null };
}

async function applicationOf(db: Database, claim: ClaimRow): Promise<PromotionStanding['application']> {
  if (claim.terms.kind !== 'apply') return null;
  const { comment, joinedAt, remark, id } = claim;
  return { comment, images: (await picturesOf(db, id)).length, at: joinedAt, remark };
}

async function wageringView(
  deps: Deps,
  db: Database,
  claim: ClaimRow,
  done: number,
  language: LanguageCode,
): Promise<PromotionStanding['wagering']> {
  const { claimedAt, expiresAt, memberId, terms, status } = claim;
  if (claimedAt === null || expiresAt === null) return null;
  const from = (await wageringFrom(db, claim)) ?? expiresAt;
  const rows = await db
    .select()
    .from(bet)
    .where(
      and(
        eq(bet.memberId, memberId),
        gte(bet.settledAt, from),
        gte(bet.placedAt, from),
        lt(bet.settledAt, claim.endedAt ?? expiresAt),
      ),
    )
    .orderBy(desc(bet.settledAt), desc(bet.id))
    .limit(SHOWN);
  const names = await gameNames(
    { ...deps, db },
    rows.flatMap(({ gameId }) => gameId ?? []),
    language,
  );
  const needed = wageringOf(claim);
  return {
    done: status === 'issued' ? needed : done,
    needed,
    since: claimedAt,
    until: expiresAt,
    bets: rows.map(({ id, settledAt, category, gameId, stake, validBet, voidedAt }) => {
      const percent = percentOf(terms.games, category);
      const counted = voidedAt === null ? Math.floor((validBet * percent) / 100) : 0;
      return {
        ...{ id, at: settledAt, category, game: names.get(gameId ?? '') ?? null, stake, counted, percent },
        reason: reasonOf({ isVoid: voidedAt !== null, percent, validBet, stake }),
      };
    }),
  };
}

function reasonOf(one: {
  readonly isVoid: boolean;
  readonly percent: number;
  readonly validBet: number;
  readonly stake: number;
}) {
  if (one.isVoid) return 'voided';
  if (one.percent === 0) return 'category';
  if (one.validBet === 0) return 'noValidBet';
  return one.percent < 100 || one.validBet < one.stake ? 'partly' : 'counts';
}
