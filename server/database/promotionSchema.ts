import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PromotionArt, PromotionFilter, PromotionTerms } from '../../src/api/contract/public/promotion.ts';
import { amount, at } from './columns.ts';
import type { InTwoLanguages } from './inTwoLanguages.ts';

/** Words of a promotion. `rules` has one sentence a line. */
export interface PromotionWords {
  readonly title: InTwoLanguages;
  readonly summary: InTwoLanguages;
  readonly who: InTwoLanguages;
  readonly rules: InTwoLanguages;
}

/** A promotion of a merchant (PROMO-01). */
export const promotion = pgTable(
  'promotion',
  {
    id: text('id').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    filters: jsonb('filters').$type<PromotionFilter[]>().notNull(),
    art: text('art').$type<PromotionArt>().notNull(),
    words: jsonb('words').$type<PromotionWords>().notNull(),
    terms: jsonb('terms').$type<PromotionTerms>().notNull(),
    link: text('link'),
    /** Not published: a draft, which only the desk sees. */
    published: boolean('published').notNull().default(true),
    /** Of a draft 0: from its publication on. */
    startsAt: at('starts_at').notNull(),
    /** Until when one can join. */
    endsAt: at('ends_at'),
    sort: integer('sort').notNull(),
    /** Of a raffle, hex; the seed is told after the draw. */
    seed: text('seed'),
    commitment: text('commitment'),
    drawnAt: at('drawn_at'),
    tickets: bigint('tickets', { mode: 'number' }),
    ticketsHash: text('tickets_hash'),
    updatedAt: at('updated_at').notNull(),
    updatedBy: text('updated_by').notNull().default(''),
  },
  ({ merchantCode, sort, id }) => [index('promotion_merchant').on(merchantCode, sort, id)],
);

/** A member in a promotion: once. `process` is a claim under way whose wagering has begun; it is not stored. */
export const promotionClaim = pgTable(
  'promotion_claim',
  {
    id: text('id').primaryKey(),
    promotionId: text('promotion_id').notNull(),
    merchantCode: text('merchant_code').notNull(),
    memberId: text('member_id').notNull(),
    status: text('status', {
      enum: ['joined', 'applying', 'rejected', 'claim', 'claimed', 'issued', 'close'],
    }).notNull(),
    terms: jsonb('terms').$type<PromotionTerms>().notNull(),
    joinedAt: at('joined_at').notNull(),
    comment: text('comment').notNull().default(''),
    amount: amount('amount').notNull().default(0),
    depositId: text('deposit_id'),
    firstTicket: bigint('first_ticket', { mode: 'number' }),
    tickets: bigint('tickets', { mode: 'number' }),
    prize: integer('prize'),
    winningTicket: bigint('winning_ticket', { mode: 'number' }),
    claimBy: at('claim_by'),
    claimedAt: at('claimed_at'),
    /** End of the wagering. */
    expiresAt: at('expires_at'),
    endedAt: at('ended_at'),
    firstApprover: text('first_approver'),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
    remark: text('remark'),
  },
  ({ promotionId, memberId, depositId, joinedAt, merchantCode, status }) => [
    uniqueIndex('promotion_claim_once').on(promotionId, memberId),
    uniqueIndex('promotion_claim_deposit').on(depositId),
    index('promotion_claim_member').on(memberId, joinedAt),
    index('promotion_claim_status').on(merchantCode, status, joinedAt),
  ],
);

/** A picture of an application (PROMO-06). */
export const promotionPicture = pgTable(
  'promotion_picture',
  {
    id: text('id').primaryKey(),
    claimId: text('claim_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: at('created_at').notNull(),
  },
  ({ claimId }) => [index('promotion_picture_of').on(claimId)],
);
