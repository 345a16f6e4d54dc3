import type { RequestOf } from '../../../api/contract/endpoint.ts';
import type {
  LimitKind,
  LimitPeriod,
  PlayLimit,
  Protection,
  protectionContract,
} from '../../../api/contract/member/protection.ts';
import type { ApiFailure } from '../../../api/failure.ts';

/** Which limit. */
export interface Which {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A change that is sent as soon as it is pressed. */
export type Change =
  | { readonly kind: 'confirmRaise'; readonly request: RequestOf<typeof protectionContract.confirmRaise> }
  | { readonly kind: 'cancelRaise'; readonly request: RequestOf<typeof protectionContract.cancelRaise> }
  | { readonly kind: 'setRealityCheck'; readonly request: RequestOf<typeof protectionContract.setRealityCheck> };

/** What was done last, for the word about it: a limit that counts, or a raise that waits. */
export type Done = 'set' | 'asked' | Change['kind'];

export interface ProtectContext {
  readonly protection: Protection | null;
  readonly failure: ApiFailure | null;
  /** The limit that is open in the form; null for a new one. */
  readonly which: Which | null;
  /** The last one; while it is sent, and where it failed. */
  readonly change: Change | null;
  readonly done: Done | null;
}

/** The periods of each kind of limit. */
export const PERIODS = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['bet'],
  time: ['day', 'week', 'month'],
} as const satisfies Record<LimitKind, readonly LimitPeriod[]>;

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const satisfies readonly LimitKind[];

export const limitOf = (limits: readonly PlayLimit[], { kind, period }: Which): PlayLimit | null =>
  limits.find((limit) => limit.kind === kind && limit.period === period) ?? null;

/** The periods of a kind without a limit. */
export const freePeriods = (limits: readonly PlayLimit[], kind: LimitKind): readonly LimitPeriod[] =>
  PERIODS[kind].filter((period) => limitOf(limits, { kind, period }) === null);

/** The first limit that could be added; null where there is one of every kind and period. */
export function firstFree(limits: readonly PlayLimit[]): Which | null {
  for (const kind of LIMIT_KINDS) {
    const [period] = freePeriods(limits, kind);
    if (period) return { kind, period };
  }
  return null;
}

/** Whether the second yes to a raise is taken, at the time of the answer. */
export const isRaiseReady = ({ now }: Protection, { raise }: PlayLimit): boolean => raise !== null && now >= raise.from;

const DAY_MS = 24 * 3_600_000;

/** How long this answer holds, in ms: until a raise is ready or lapses, a limit starts anew, or a block ends. */
export function holdsFor({ now, limits, block }: Protection): number {
  const moments = [
    block?.until ?? null,
    ...limits.flatMap(({ resetsAt, raise }) => [resetsAt, raise?.from ?? null, raise?.until ?? null]),
  ].filter((moment) => moment !== null && moment > now);
  return Math.min(DAY_MS, ...moments.map((moment) => (moment ?? now) - now));
}
