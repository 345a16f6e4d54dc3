import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { instant, languageCode, money } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { promotionArt, promotionFilter, promotionKind, promotionTerms } from '../public/promotion.ts';
import { acts, lineOfText, linesOfText, page, publicationState, reads, reason, sitePath, who } from './deskMarks.ts';

export const MAX_PROMOTION_TITLE = 60;
export const MAX_PROMOTION_LINE = 200;
export const MAX_PROMOTION_RULES = 2_000;

const inBoth = (most: number) => z.object({ EN: lineOfText(most), TH: lineOfText(most) });
const lines = linesOfText(MAX_PROMOTION_RULES);

/** A promotion as the desk writes it. What has to be there is `promotionFaults`. */
const draft = z.object({
  filters: z.array(promotionFilter),
  art: promotionArt,
  title: inBoth(MAX_PROMOTION_TITLE),
  summary: inBoth(MAX_PROMOTION_LINE),
  who: inBoth(MAX_PROMOTION_LINE),
  rules: z.object({ EN: lines, TH: lines }),
  terms: z.omit(promotionTerms, { endsAt: true }),
  /** A page of the site, of an `info` promotion. */
  link: z.nullable(sitePath),
  /** Null: from its publication on. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
});
export type PromotionDraft = z.infer<typeof draft>;

const row = z.object({
  id: rowId,
  title: z.string(),
  kind: promotionKind,
  state: publicationState,
  /** Null: a draft that begins with its publication. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Members who have taken part, and applications that wait. */
  members: z.int(),
  applying: z.int(),
  /** What was granted, in 1/10,000 P. */
  granted: money,
});

const claimRow = z.object({
  id: rowId,
  status: z.enum(['applying', 'rejected', 'claim', 'claimed', 'issued', 'close']),
  member: who,
  title: z.string(),
  comment: z.string(),
  pictures: z.array(rowId),
  appliedAt: instant,
  /** What was granted, or what the first of two operators approved; 0 before. */
  amount: money,
  /** What can be granted at most. */
  most: money,
  wagering: z.int(),
  /** Two operators approve amounts from here. */
  twoPeopleFrom: money,
  firstApprover: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});
export type DeskPromotionClaim = z.infer<typeof claimRow>;

const one = { id: rowId, language: languageCode };
const decides = { ...acts, value: claimRow } as const;

/** Promotions at the desk (PROMO-01…12), and the applications that it reviews. */
export const deskPromotions = {
  promotions: defineEndpoint({
    ...reads,
    id: 'desk.promotions',
    path: '/wps/ext/v1/desk/promotions',
    request: z.object({ state: publicationState, page, language: languageCode }),
    value: z.object({ list: z.array(row), count: z.int() }),
  }),
  promotion: defineEndpoint({
    ...reads,
    id: 'desk.promotion',
    path: '/wps/ext/v1/desk/promotion',
    request: z.object({ id: rowId }),
    value: z.object({
      draft,
      published: z.boolean(),
      /** Members who have taken part: each keeps the terms of that moment. */
      members: z.int(),
      updatedAt: instant,
    }),
    refusals: ['NOT_FOUND'],
  }),
  savePromotion: defineEndpoint({
    ...acts,
    id: 'desk.savePromotion',
    path: '/wps/ext/v1/desk/promotion/save',
    /** Null makes a new one; of another, `updatedAt` as it was read. Who has taken part keeps the terms of that moment. */
    request: z.object({ id: z.nullable(rowId), updatedAt: z.nullable(instant), draft, publish: z.boolean() }),
    value: z.object({ id: rowId }),
    /** STATUS_CHANGED: changed since it was read; published stays published, the kind of a published promotion and a drawn raffle stay as they are. */
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
  endPromotion: defineEndpoint({
    ...acts,
    id: 'desk.endPromotion',
    path: '/wps/ext/v1/desk/promotion/end',
    /** Nobody can join from now on; who has joined keeps the terms. */
    request: z.object({ id: rowId, remark: reason }),
    value: z.null(),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
  promotionClaims: defineEndpoint({
    ...reads,
    id: 'desk.promotionClaims',
    path: '/wps/ext/v1/desk/promotion/claims',
    request: z.object({ queue: z.enum(['inProgress', 'reviewed']), page, language: languageCode }),
    value: z.object({ list: z.array(claimRow), count: z.int() }),
  }),
  promotionClaim: defineEndpoint({
    ...reads,
    id: 'desk.promotionClaim',
    path: '/wps/ext/v1/desk/promotion/claim',
    request: z.object(one),
    value: claimRow,
    refusals: ['NOT_FOUND'],
  }),
  promotionPicture: defineEndpoint({
    ...reads,
    id: 'desk.promotionPicture',
    path: '/wps/ext/v1/desk/promotion/picture',
    request: z.object({ id: rowId }),
    /** WebP, in base64. */
    value: z.object({ webp: secret(z.string()) }),
    refusals: ['NOT_FOUND'],
  }),
  approvePromotion: defineEndpoint({
    ...decides,
    id: 'desk.approvePromotion',
    path: '/wps/ext/v1/desk/promotion/approve',
    /** A large amount needs a second operator, who gives the same amount. */
    request: z.object({ ...one, amount: money.check(z.minimum(100), z.multipleOf(100)) }),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED', 'SECOND_PERSON_NEEDED', 'AMOUNT_OUT_OF_RANGE'],
  }),
  rejectPromotion: defineEndpoint({
    ...decides,
    id: 'desk.rejectPromotion',
    path: '/wps/ext/v1/desk/promotion/reject',
    /** The member sees the remark. */
    request: z.object({ ...one, remark: reason }),
    refusals: ['NOT_FOUND', 'STATUS_CHANGED'],
  }),
};
