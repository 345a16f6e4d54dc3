import type { deskContract } from '../../api/contract/desk.ts';
import type { AdjustedPurse, Adjustment } from '../../api/contract/deskMoney.ts';
import type { RequestOf, ValueOf } from '../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type AmountTyped, readAmount } from '../money/amount.ts';
import type { Intents } from '../money/intent.ts';

export type DeskMember = ValueOf<typeof deskContract.member>;

export interface DeskAdjustContext extends Intents {
  readonly username: string;
  /** Who was found by that name. */
  readonly member: DeskMember | null;
  readonly purse: AdjustedPurse;
  readonly way: 'give' | 'take';
  readonly typed: string;
  readonly reason: string;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  readonly made: Adjustment | null;
}

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;
const UNITS = 10_000;

type Form = Pick<DeskAdjustContext, 'member' | 'purse' | 'way' | 'typed' | 'reason'>;

/** What the purse holds now, in 1/10,000 P or in points. */
export const heldBy = ({ member, purse }: Pick<Form, 'member' | 'purse'>): number => member?.[purse] ?? 0;

/** What was typed, in 1/10,000 P or in whole points; nobody can be taken more than there is. */
export function amountTyped({ member, purse, way, typed }: Omit<Form, 'reason'>): AmountTyped {
  const held = heldBy({ member, purse });
  if (purse === 'main') return readAmount(typed, way === 'take' ? { most: held } : {});
  const read = readAmount(typed);
  if ('problem' in read) return read;
  const points = read.amount / UNITS;
  if (!Number.isInteger(points)) return { problem: { kind: 'noNumber' } };
  return way === 'take' && points > held ? { problem: { kind: 'tooLarge' } } : { amount: points };
}

/** Below zero, it takes; null while it is not sound. */
export function amountMeant(form: Omit<Form, 'reason'>): number | null {
  const read = amountTyped(form);
  if ('problem' in read) return null;
  return form.way === 'give' ? read.amount : -read.amount;
}

export const isReasonSound = ({ reason }: Pick<Form, 'reason'>): boolean => {
  const { length } = reason.trim();
  return length >= SHORTEST_REASON && length <= LONGEST_REASON;
};

/** What goes to the server. */
export const adjustmentOf = (context: DeskAdjustContext): RequestOf<typeof deskContract.adjust> => ({
  username: context.member?.username ?? '',
  purse: context.purse,
  amount: amountMeant(context) ?? 0,
  reason: context.reason.trim(),
});
