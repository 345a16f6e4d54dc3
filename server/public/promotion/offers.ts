import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { PromotionDetail, PromotionOffer, PromotionRaffle } from '../../../src/api/contract/public/promotion.ts';
import type { Database } from '../../database/database.ts';
import { member, promotion, promotionClaim } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { maskPlayer } from '../home/maskPlayer.ts';
import { type PromotionRow, promotionOf } from './claims.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

/** How long an ended promotion stays listed. */
const SHOWN_MS = 14 * 86_400_000;

export const offerView = (row: PromotionRow, language: LanguageCode): PromotionOffer => ({
  ...{ id: row.id, filters: row.filters, art: row.art, startsAt: row.startsAt, endsAt: row.endsAt },
  ...{ title: row.words.title[language], summary: row.words.summary[language] },
  ...{ terms: row.terms, link: row.link },
});

/** Rows of promotions that are coming, current, or ended a short while ago. */
export const listedPromotions = ({ db, config, now }: Deps): Promise<PromotionRow[]> =>
  db
    .select()
    .from(promotion)
    .where(
      and(
        eq(promotion.merchantCode, config.merchant),
        eq(promotion.published, true),
        or(isNull(promotion.endsAt), gt(promotion.endsAt, now() - SHOWN_MS)),
      ),
    )
    .orderBy(asc(promotion.sort), asc(promotion.id));

/** The details of a promotion (PROMO-04). @throws {Refusal} NOT_FOUND */
export async function promotionDetail(
  { db, config, now }: Deps,
  { id, language }: { readonly id: string; readonly language: LanguageCode },
): Promise<PromotionDetail> {
  const row = await promotionOf(db, config.merchant, id);
  const { who, rules } = row.words;
  return {
    ...offerView(row, language),
    who: who[language],
    rules: rules[language].split('\n').filter((line) => line.trim() !== ''),
    raffle: row.commitment === null ? null : await raffleView(db, row, row.commitment),
    serverTime: now(),
  };
}

/** The commitment of a raffle, and after the draw everything that proves it. */
async function raffleView(db: Database, row: PromotionRow, commitment: string): Promise<PromotionRaffle> {
  const winners =
    row.drawnAt === null
      ? []
      : await db
          .select({ ticket: promotionClaim.winningTicket, prize: promotionClaim.amount, name: member.username })
          .from(promotionClaim)
          .innerJoin(member, eq(member.id, promotionClaim.memberId))
          .where(and(eq(promotionClaim.promotionId, row.id), gt(promotionClaim.winningTicket, 0)))
          .orderBy(asc(promotionClaim.prize));
  return {
    commitment,
    seed: row.drawnAt === null ? null : row.seed,
    tickets: row.tickets,
    ticketsHash: row.ticketsHash,
    drawnAt: row.drawnAt,
    winners: winners.map(({ ticket, prize, name }) => ({ ticket: ticket ?? 0, prize, name: maskPlayer(name) })),
  };
}
