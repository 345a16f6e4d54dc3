import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type AmountTyped, readAmount } from '../money/amount.ts';
import type { Intents } from '../money/intent.ts';

export type Terms = ValueOf<typeof lineTransferContract.terms>;
export type Sent = ValueOf<typeof lineTransferContract.send>;

export const UPLINE = 'upline';

export interface LineTransferContext extends Intents {
  /** `upline`, or the id of a member directly below. */
  readonly to: string;
  readonly terms: Terms | null;
  readonly typed: string;
  readonly paymentPassword: string;
  /** What is wrong is said from the first try on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The last transfer that went through. */
  readonly done: Sent | null;
}

/** The most that can be sent at once, in 1/10,000 P: what there is, and what is left of the day. */
export const mostToSend = ({ terms }: Pick<LineTransferContext, 'terms'>): number =>
  terms ? Math.min(terms.available, terms.leftToday) : 0;

/** Why nothing can be sent at the moment: the payment password is new, or the day's limit used up; null where one can. */
export function barrierOf({ terms }: Pick<LineTransferContext, 'terms'>): 'waits' | 'usedUp' | null {
  if (terms?.waitsUntil != null) return 'waits';
  return terms?.leftToday === 0 ? 'usedUp' : null;
}

export const amountToSend = (context: Pick<LineTransferContext, 'terms' | 'typed'>): AmountTyped =>
  readAmount(context.typed, { most: mostToSend(context) });
