import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { formatGuard } from '../../inspection/format.ts';
import { attempt, conditionsOf, isComposed, judgeOf } from '../../inspection/guards.ts';

/** Result of a guard and of each condition in it. */
export interface GuardAnswer {
  /** `isByUsername and isFormValid`. */
  readonly name: string;
  readonly params: unknown;
  /** Null if it threw: XState would stop here. */
  readonly said: boolean | null;
  /** The conditions; the guard itself if not composed. */
  readonly leaves: readonly Condition[];
  /** Number of conditions that would have to change for it to be true; 0 if it is. */
  readonly short: number;
}

export interface Condition {
  readonly name: string;
  readonly params: unknown;
  /** Null if it cannot be evaluated alone. */
  readonly said: boolean | null;
}

/** Evaluates the guards of a machine in its current state for one event. */
export function guardAsker(snapshot: AnyMachineSnapshot, event: EventObject): (guard: unknown) => GuardAnswer {
  const args = { context: snapshot.context, event };
  const judge = judgeOf(snapshot, args);
  const conditionOf = (guard: unknown): Condition => ({
    name: nameOf(guard),
    params: paramsOf(guard, args),
    said: attempt(judge, guard),
  });
  return (guard) => {
    const whole = conditionOf(guard);
    const cost = (part: unknown): Cost => costOf(part, (leaf) => attempt(judge, leaf) === true);
    return { ...whole, leaves: conditionsOf(guard).map(conditionOf), short: cost(guard).yes };
  };
}

/** Number of conditions that must change for a guard to be true, and to be false. */
interface Cost {
  readonly yes: number;
  readonly no: number;
}

function costOf(guard: unknown, says: (leaf: unknown) => boolean): Cost {
  if (!isComposed(guard)) return says(guard) ? { yes: 0, no: 1 } : { yes: 1, no: 0 };
  const parts = guard.guards.map((part) => costOf(part, says));
  const yes = parts.map((part) => part.yes);
  const no = parts.map((part) => part.no);
  const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0);
  switch (guard.name) {
    case 'not':
      return { yes: sum(no), no: sum(yes) };
    case 'and':
      return { yes: sum(yes), no: Math.min(...no) };
    case 'or':
      return { yes: Math.min(...yes), no: sum(no) };
  }
}

const nameOf = (guard: unknown): string => formatGuard(guard) || 'unnamed guard';

/** Params of the guard; undefined if they cannot be computed. */
function paramsOf(guard: unknown, args: { readonly context: unknown; readonly event: EventObject }): unknown {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined;
  const { params } = guard;
  try {
    return typeof params === 'function' ? params(args) : params;
  } catch {
    return undefined;
  }
}
