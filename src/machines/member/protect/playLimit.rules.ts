import type { LimitKind, LimitPeriod, PlayLimit } from '../../../api/contract/member/protection.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type AmountProblem, amountToInput, parseAmount } from '../../money/amount.ts';
import { parseWhole } from '../../money/whole.ts';
import { firstFree, freePeriods, limitOf, type Which } from './protect.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Minutes of a period: a limit above that would be none. */
const MINUTES = { bet: 0, day: DAY_MINUTES, week: 7 * DAY_MINUTES, month: 30 * DAY_MINUTES } as const;

export type LimitProblem =
  | AmountProblem
  /** Not a number of minutes from 1 to `most`. */
  | { readonly kind: 'minutes'; readonly most: number }
  /** The limit that there is. */
  | { readonly kind: 'same' };

export type TypedLimit = { readonly amount: number } | { readonly problem: LimitProblem };

export interface PlayLimitInput {
  readonly limits: readonly PlayLimit[];
  /** Null for a new limit. */
  readonly which: Which | null;
}

export interface PlayLimitContext extends PlayLimitInput {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly typed: string;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  /** No limit is wished for. */
  readonly removes: boolean;
  readonly failure: ApiFailure | null;
}

/** The limit that is being changed; null for a new one. */
export const currentLimit = ({ limits, kind, period }: PlayLimitContext): PlayLimit | null =>
  limitOf(limits, { kind, period });

export function firstLimit({ limits, which }: PlayLimitInput): PlayLimitContext {
  const { kind, period } = which ?? firstFree(limits) ?? { kind: 'deposit', period: 'day' };
  const context = { limits, which, kind, period, typed: '', tried: false, removes: false, failure: null } as const;
  const current = currentLimit(context);
  return current === null ? context : { ...context, typed: toInput(current) };
}

const toInput = ({ kind, amount }: PlayLimit): string =>
  kind === 'time' ? String(Math.round(amount / MINUTE_MS)) : amountToInput(amount).replace('.00', '');

/** The typed limit: in 1/10,000 P, or ms of time. */
export function typedLimit(context: PlayLimitContext): TypedLimit {
  const parsed = context.kind === 'time' ? minutesOf(context) : parseAmount(context.typed);
  if ('problem' in parsed) return parsed;
  return parsed.amount === currentLimit(context)?.amount ? { problem: { kind: 'same' } } : parsed;
}

function minutesOf({ typed, period }: PlayLimitContext): TypedLimit {
  const minutes = parseWhole(typed);
  const most = MINUTES[period];
  if (minutes === null || minutes < 1 || minutes > most) return { problem: { kind: 'minutes', most } };
  return { amount: minutes * MINUTE_MS };
}

/** Whether the typed limit is higher than the one that there is: it would wait. */
export function isRaise(context: PlayLimitContext): boolean {
  const typed = typedLimit(context);
  const current = currentLimit(context);
  return current !== null && 'amount' in typed && typed.amount > current.amount;
}

/** The limit as it is sent; null for none. */
export function wishedAmount(context: PlayLimitContext): number | null {
  if (context.removes) return null;
  const typed = typedLimit(context);
  return 'amount' in typed ? typed.amount : null;
}

/** The period of another kind: the same if it is free. */
export function periodFor(limits: readonly PlayLimit[], kind: LimitKind, period: LimitPeriod): LimitPeriod {
  const free = freePeriods(limits, kind);
  return free.includes(period) ? period : (free[0] ?? period);
}
