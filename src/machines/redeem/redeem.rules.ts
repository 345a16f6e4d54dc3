import type { LanguageCode } from '../../api/contract/fields.ts';
import type { Exchange, Reward } from '../../api/contract/points.ts';
import type { RefusalCode } from '../../api/contract/refusal.ts';
import { type Receiver, receiverProblem } from '../../api/contract/rules/activity.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';
import { isSixDigits } from '../money/sixDigits.ts';
import { readWhole } from '../money/whole.ts';

export interface RedeemInput {
  readonly language: LanguageCode;
  readonly keySeed: string;
  readonly reward: Reward;
  /** At hand. */
  readonly points: number;
  /** How many of a reward one exchange takes. */
  readonly mostAtOnce: number;
}

export interface RedeemContext extends RedeemInput, Intents {
  /** How many, as it is typed. */
  readonly typed: string;
  readonly receiver: Receiver;
  readonly paymentPassword: string;
  /** What is wrong is said from the first try on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** What came of it. */
  readonly exchange: Exchange | null;
}

/** What is wrong with how many are wanted. */
export type QuantityProblem =
  | { readonly kind: 'noNumber' | 'soldOut' }
  /** More than there are, or than one exchange takes. */
  | { readonly kind: 'above'; readonly most: number }
  /** So many points are missing. */
  | { readonly kind: 'short'; readonly points: number };

type Wanted = Pick<RedeemContext, 'reward' | 'points' | 'mostAtOnce' | 'typed'>;

/** How many of a reward one exchange may take, whatever the points at hand. */
export const mostOf = ({ reward, mostAtOnce }: Pick<Wanted, 'reward' | 'mostAtOnce'>): number =>
  Math.min(mostAtOnce, reward.stock ?? mostAtOnce);

/** How many are wanted, and what all of it costs in points: known as soon as it is a number, sound or not. */
export function quantityOf({ reward, typed }: Pick<Wanted, 'reward' | 'typed'>) {
  const quantity = readWhole(typed) ?? 0;
  return { quantity, total: quantity * reward.points };
}

/** Why the reward cannot be had so often; null where it can. */
export function quantityProblem(wanted: Wanted): QuantityProblem | null {
  const { quantity, total } = quantityOf(wanted);
  const most = mostOf(wanted);
  if (most === 0) return { kind: 'soldOut' };
  if (quantity < 1) return { kind: 'noNumber' };
  if (quantity > most) return { kind: 'above', most };
  return total > wanted.points ? { kind: 'short', points: total - wanted.points } : null;
}

/** One more or one fewer than is typed; null where that cannot be had. */
export function stepped(wanted: Wanted, by: 1 | -1): number | null {
  const next = quantityOf(wanted).quantity + by;
  return next >= 1 && next <= mostOf(wanted) ? next : null;
}

/** POINTS-05: whether it is sent somewhere. */
export const isSent = ({ reward }: Pick<RedeemContext, 'reward'>): boolean => reward.kind === 'goods';

/** ERR-39, POINTS-06: which field of the receiver is still empty. */
export const isMissing = (receiver: Receiver, field: keyof Receiver): boolean => receiver[field].trim() === '';

/** Whether all of it may be sent to the server, which judges it again. */
export const isSound = (context: RedeemContext): boolean =>
  quantityProblem(context) === null &&
  !(isSent(context) && receiverProblem(context.receiver)) &&
  isSixDigits(context.paymentPassword);

/** Refusals after which price, stock or points at hand are others than those on screen. */
const STALE: readonly RefusalCode[] = ['NOT_FOUND', 'STATUS_CHANGED', 'OUT_OF_STOCK', 'BALANCE_TOO_LOW'];

export const isStale = (failure: ApiFailure): boolean => failure.kind === 'refused' && STALE.includes(failure.code);

/** What the call is asked for; all of it, so that nothing is exchanged at another price. */
export function requestOf(context: RedeemContext) {
  const { reward, receiver, paymentPassword, language } = context;
  const { quantity, total } = quantityOf(context);
  return {
    reward: reward.id,
    quantity,
    points: total,
    ...(isSent(context) ? { receiver } : {}),
    paymentPassword,
    language,
  };
}
