import type { lineTransferContract } from '../../../api/contract/agent/lineTransfer.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../../money/amount.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';

export type Terms = ValueOf<typeof lineTransferContract.terms>;
export type Sent = ValueOf<typeof lineTransferContract.send>;

export const UPLINE = 'upline';

export interface LineTransferContext extends IdempotencyState {
  /** `upline`, or the id of a direct downline. */
  readonly to: string;
  readonly terms: Terms | null;
  readonly typed: string;
  readonly paymentPassword: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The last successful transfer. */
  readonly done: Sent | null;
}

/** The maximum of one transfer, in 1/10,000 P: balance and remaining daily limit. */
export const maxTransfer = ({ terms }: Pick<LineTransferContext, 'terms'>): number =>
  terms ? Math.min(terms.available, terms.leftToday) : 0;

/** Why transfers are blocked: the payment password is new, or the daily limit is used up; null if allowed. */
export function blockReason({ terms }: Pick<LineTransferContext, 'terms'>): 'waits' | 'usedUp' | null {
  if (terms?.waitsUntil != null) return 'waits';
  return terms?.leftToday === 0 ? 'usedUp' : null;
}

export const amountToSend = (context: Pick<LineTransferContext, 'terms' | 'typed'>): ParsedAmount =>
  parseAmount(context.typed, { most: maxTransfer(context) });
