import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { promotion, promotionClaim } from '../../database/schema.ts';
import { numberFrom } from '../../member/rewardCentre/committedSeed.ts';
import { CLAIM_MS, type ClaimRow, moveClaim, type PromotionRow } from './claims.ts';
import { ticketsOf } from './measures.ts';
import { tellMember } from './tellMember.ts';

/** Consecutive tickets of one member, from 1. */
interface Entry {
  readonly id: string;
  readonly first: number;
  readonly count: number;
}

/** Gives the tickets their numbers, in the order of the claims. */
const numbered = (counts: readonly { readonly id: string; readonly count: number }[]): readonly Entry[] => {
  let next = 1;
  return counts.map(({ id, count }) => {
    const first = next;
    next += count;
    return { id, first, count };
  });
};

const hashOfTickets = (entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(entries.map(({ id, first, count }) => `${id}:${first}:${count}\n`).join(''))
    .digest('hex');

/** Who wins each prize, and with which ticket: a member wins one prize at most. Follows from the seed alone. */
export function winnersOf(seed: string, entries: readonly Entry[], prizes: number) {
  let left = [...entries];
  const won: { readonly id: string; readonly ticket: number; readonly prize: number }[] = [];
  for (let prize = 0; prize < prizes && left.length > 0; prize += 1) {
    const total = left.reduce((sum, { count }) => sum + count, 0);
    let number = numberFrom(seed, `raffle:${prize + 1}`, total);
    const entry = left.find(({ count }) => {
      if (number < count) return true;
      number -= count;
      return false;
    });
    if (entry === undefined) break;
    won.push({ id: entry.id, ticket: entry.first + number, prize });
    left = left.filter(({ id }) => id !== entry.id);
  }
  return won;
}

/** Draws a raffle whose time is over, once (PROMO-12). Who has not won is told by the status. */
export async function drawRaffle(db: Database, id: string, at: number): Promise<void> {
  const [row] = await db.select().from(promotion).where(eq(promotion.id, id)).for('update');
  if (row === undefined || row.seed === null || row.drawnAt !== null) return;
  const claims = await db
    .select()
    .from(promotionClaim)
    .where(and(eq(promotionClaim.promotionId, id), eq(promotionClaim.status, 'joined')))
    .orderBy(asc(promotionClaim.id))
    .for('update');
  const counts: { id: string; count: number }[] = [];
  for (const claim of claims) counts.push({ id: claim.id, count: await ticketsOf(db, claim) });
  const entries = numbered(counts.filter(({ count }) => count > 0));
  const winners = new Map(winnersOf(row.seed, entries, row.terms.prizes.length).map((won) => [won.id, won]));
  for (const claim of claims) {
    const entry = entries.find((one) => one.id === claim.id);
    const tickets = { firstTicket: entry?.first ?? null, tickets: entry?.count ?? 0 };
    const won = winners.get(claim.id);
    if (won === undefined) await moveClaim(db, claim, ['close'], { ...tickets, endedAt: at });
    else await win(db, row, claim, { ...tickets, prize: won.prize, winningTicket: won.ticket }, at);
  }
  await db
    .update(promotion)
    .set({
      drawnAt: at,
      tickets: entries.reduce((sum, { count }) => sum + count, 0),
      ticketsHash: hashOfTickets(entries),
    })
    .where(eq(promotion.id, id));
}

async function win(
  db: Database,
  row: PromotionRow,
  claim: ClaimRow,
  also: Pick<ClaimRow, 'firstTicket' | 'tickets' | 'winningTicket'> & { readonly prize: number },
  at: number,
): Promise<void> {
  const amount = claim.terms.prizes[also.prize] ?? row.terms.prizes[also.prize] ?? 0;
  await moveClaim(db, claim, ['claim'], { ...also, amount, claimBy: at + CLAIM_MS });
  await tellMember(db, claim, 'promotionWon', at, { amount });
}
