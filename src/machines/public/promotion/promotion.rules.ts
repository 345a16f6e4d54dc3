import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { PromotionDetail, PromotionStanding, PromotionTerms } from '../../../api/contract/public/promotion.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import { offeredStatus, type PromotionStatus } from '../../../api/contract/rules/promotionStatus.ts';
import { uploadsProblem } from '../../../api/contract/rules/uploads.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { PromotionImage } from './promotion.events.ts';

export interface PromotionContext extends IdempotencyState {
  readonly id: string;
  readonly language: LanguageCode;
  readonly offer: PromotionDetail | null;
  /** Null until loaded, and for visitors. */
  readonly standing: PromotionStanding | null;
  readonly comment: string;
  readonly images: readonly PromotionImage[];
  readonly agreed: boolean;
  readonly tried: boolean;
  readonly offerFailure: ApiFailure | null;
  /** Of the standing, or of the last act. */
  readonly failure: ApiFailure | null;
  /** Of the act under way: a resend must not differ (decision W2). */
  readonly requestLanguage: LanguageCode;
}

/** Stands for a missing id: no promotion has it, so the page says what it says of one that is gone. */
const NONE = '-';

/** The promotion of an address, such as `/promoDetail?id=…`; of one without a proper id, none that exists. */
export function idOf(address: string): string {
  const id = new URLSearchParams(address.split('?')[1] ?? '').get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : NONE;
}

type Known = Pick<PromotionContext, 'offer' | 'standing'>;

/** The status on screen. */
export const statusOf = ({ offer, standing }: Known): PromotionStatus =>
  standing?.status ?? (offer === null ? 'comingSoon' : offeredStatus(offer, offer.serverTime));

/** The terms that hold: those of joining, else those on offer. */
export const termsOf = ({ offer, standing }: Known): PromotionTerms | null => standing?.terms ?? offer?.terms ?? null;

const isOpen = ({ standing }: Known): boolean => standing?.status === 'join' && standing.barred === null;

/** Whether there is something to join with one press. */
export const canJoin = (known: Known): boolean =>
  isOpen(known) && known.offer !== null && ['deposit', 'task', 'raffle'].includes(known.offer.terms.kind);

/** Whether the form of the application is shown (PROMO-05). */
export const canApply = (known: Known): boolean => isOpen(known) && known.offer?.terms.kind === 'apply';

export const canClaim = ({ offer, standing }: Known): boolean => offer !== null && standing?.status === 'claim';

export const isRaffle = (known: Known): boolean => termsOf(known)?.kind === 'raffle';

/** PROMO-08…10, ERR-34…37: what is wrong with the form, or null. The comment is cut where it is typed (PROMO-07). */
export const formProblem = ({ images, agreed }: Pick<PromotionContext, 'images' | 'agreed'>): Problem | null =>
  uploadsProblem(images) ?? (agreed ? null : { kind: 'notAgreed' });
