import type { deskContract } from '../../../api/contract/desk/desk.ts';
import type { AdjustedPurse, Adjustment } from '../../../api/contract/desk/deskMoney.ts';
import type { RequestOf, ValueOf } from '../../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../../money/amount.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';

export type DeskMember = ValueOf<typeof deskContract.member>;

export interface DeskAdjustContext extends IdempotencyState {
  readonly username: string;
  /** The member found by that name. */
  readonly member: DeskMember | null;
  readonly purse: AdjustedPurse;
  readonly direction: 'give' | 'take';
  readonly typed: string;
  readonly reason: string;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  readonly made: Adjustment | null;
}

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;
const UNITS = 10_000;

type Form = Pick<DeskAdjustContext, 'member' | 'purse' | 'direction' | 'typed' | 'reason'>;

/** Balance of the purse, in 1/10,000 P or points. */
export const balanceOf = ({ member, purse }: Pick<Form, 'member' | 'purse'>): number => member?.[purse] ?? 0;

/** The typed amount in 1/10,000 P or whole points; a debit is at most the balance. */
export function amountTyped({ member, purse, direction, typed }: Omit<Form, 'reason'>): ParsedAmount {
  const held = balanceOf({ member, purse });
  if (purse === 'main') return parseAmount(typed, direction === 'take' ? { most: held } : {});
  const read = parseAmount(typed);
  if ('problem' in read) return read;
  const points = read.amount / UNITS;
  if (!Number.isInteger(points)) return { problem: { kind: 'noNumber' } };
  return direction === 'take' && points > held ? { problem: { kind: 'tooLarge' } } : { amount: points };
}

/** Negative for a debit; null if invalid. */
export function signedAmount(form: Omit<Form, 'reason'>): number | null {
  const read = amountTyped(form);
  if ('problem' in read) return null;
  return form.direction === 'give' ? read.amount : -read.amount;
}

export const isReasonValid = ({ reason }: Pick<Form, 'reason'>): boolean => {
  const { length } = reason.trim();
  return length >= SHORTEST_REASON && length <= LONGEST_REASON;
};

/** The request. */
export const adjustmentOf = (context: DeskAdjustContext): RequestOf<typeof deskContract.adjust> => ({
  username: context.member?.username ?? '',
  purse: context.purse,
  amount: signedAmount(context) ?? 0,
  reason: context.reason.trim(),
});
