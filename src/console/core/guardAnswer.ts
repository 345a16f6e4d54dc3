import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { attempt, conditionsOf, isComposed, judgeOf } from '../../inspection/guards.ts';
import { spellGuard } from '../../inspection/spell.ts';

/** What a guard said, and what each condition in it said by itself. */
export interface GuardAnswer {
  /** `isByUsername and isFormRight`. */
  readonly name: string;
  readonly params: unknown;
  /** Null where it threw: XState would break here. */
  readonly said: boolean | null;
  /** One, itself, where it is not composed. */
  readonly leaves: readonly Condition[];
  /** How many of its conditions would have to say otherwise for it to say yes; 0 where it does. */
  readonly short: number;
}

export interface Condition {
  readonly name: string;
  readonly params: unknown;
  /** Null where it cannot be asked alone. */
  readonly said: boolean | null;
}

/** Asks the guards of a machine where it stands, about one event. */
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

/** How many conditions must change for a guard to say yes, and to say no. */
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

const nameOf = (guard: unknown): string => spellGuard(guard) || 'a guard without a name';

/** What the chart hands to the guard; nothing where that cannot be worked out. */
function paramsOf(guard: unknown, args: { readonly context: unknown; readonly event: EventObject }): unknown {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined;
  const { params } = guard;
  try {
    return typeof params === 'function' ? params(args) : params;
  } catch {
    return undefined;
  }
}
