import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Exchange, Reward } from '../../../api/contract/member/points.ts';
import type { RefusalCode } from '../../../api/contract/refusal.ts';
import { type Receiver, receiverProblem } from '../../../api/contract/rules/activity.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import { isSixDigits } from '../../money/sixDigits.ts';
import { parseWhole } from '../../money/whole.ts';

export interface RedeemInput {
  readonly language: LanguageCode;
  readonly keySeed: string;
  readonly reward: Reward;
  /** Available points. */
  readonly points: number;
  /** Maximum quantity of one exchange. */
  readonly maxPerExchange: number;
}

export interface RedeemContext extends RedeemInput, IdempotencyState {
  /** Quantity, as typed. */
  readonly typed: string;
  readonly receiver: Receiver;
  readonly paymentPassword: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The outcome. */
  readonly exchange: Exchange | null;
}

/** Error of the quantity. */
export type QuantityProblem =
  | { readonly kind: 'noNumber' | 'soldOut' }
  /** Above the stock, or the maximum of one exchange. */
  | { readonly kind: 'above'; readonly most: number }
  /** Points missing. */
  | { readonly kind: 'short'; readonly points: number };

type Wanted = Pick<RedeemContext, 'reward' | 'points' | 'maxPerExchange' | 'typed'>;

/** Maximum quantity, regardless of the available points. */
export const maxQuantity = ({ reward, maxPerExchange }: Pick<Wanted, 'reward' | 'maxPerExchange'>): number =>
  Math.min(maxPerExchange, reward.stock ?? maxPerExchange);

/** Quantity and total in points; available for any number, valid or not. */
export function quantityOf({ reward, typed }: Pick<Wanted, 'reward' | 'typed'>) {
  const quantity = parseWhole(typed) ?? 0;
  return { quantity, total: quantity * reward.points };
}

/** Why this quantity is not possible; null if it is. */
export function quantityProblem(wanted: Wanted): QuantityProblem | null {
  const { quantity, total } = quantityOf(wanted);
  const most = maxQuantity(wanted);
  if (most === 0) return { kind: 'soldOut' };
  if (quantity < 1) return { kind: 'noNumber' };
  if (quantity > most) return { kind: 'above', most };
  return total > wanted.points ? { kind: 'short', points: total - wanted.points } : null;
}

/** The quantity one up or down; null if not possible. */
export function nextQuantity(wanted: Wanted, by: 1 | -1): number | null {
  const next = quantityOf(wanted).quantity + by;
  return next >= 1 && next <= maxQuantity(wanted) ? next : null;
}

/** POINTS-05: whether the reward is shipped. */
export const isShipped = ({ reward }: Pick<RedeemContext, 'reward'>): boolean => reward.kind === 'goods';

/** ERR-39, POINTS-06: the first empty shipping field. */
export const isMissing = (receiver: Receiver, field: keyof Receiver): boolean => receiver[field].trim() === '';

/** Whether the form is valid; the server validates again. */
export const isValid = (context: RedeemContext): boolean =>
  quantityProblem(context) === null &&
  !(isShipped(context) && receiverProblem(context.receiver)) &&
  isSixDigits(context.paymentPassword);

/** Refusals that mean that price, stock or points on screen are stale. */
const STALE: readonly RefusalCode[] = ['NOT_FOUND', 'STATUS_CHANGED', 'OUT_OF_STOCK', 'BALANCE_TOO_LOW'];

export const isStale = (failure: ApiFailure): boolean => failure.kind === 'refused' && STALE.includes(failure.code);

/** The request, with the total, so that a changed price is refused. */
export function requestOf(context: RedeemContext) {
  const { reward, receiver, paymentPassword, language } = context;
  const { quantity, total } = quantityOf(context);
  return {
    reward: reward.id,
    quantity,
    points: total,
    ...(isShipped(context) ? { receiver } : {}),
    paymentPassword,
    language,
  };
}
