import type { AnyStateMachine } from 'xstate';
import { formatGuard } from './format.ts';
import { conditionsOf, isComposed } from './guards.ts';
import { transitionId, transitionsOf } from './transitions.ts';

/** What a guard said once: of which transition, and what each of the conditions that it is composed of was. */
export interface Verdict {
  /** The id of the transition that the guard belongs to. */
  readonly id: string;
  readonly said: boolean;
  /** By condition, in the order of writing; null where it could not be judged by itself. */
  readonly leaves: readonly (boolean | null)[];
}

/** What a suite must have seen of one guard: each outcome, and each condition deciding by itself (masking MC/DC). */
export interface GuardGoal {
  /** `transition id ? isFormValid is true`, or `transition id ? isFormValid decides false`. */
  readonly id: string;
  /** The same for people. */
  readonly text: string;
}

/** All that a machine's guards ask of a suite; `machine` must not be a watched one. */
export const guardGoalsOf = (machine: AnyStateMachine): readonly GuardGoal[] =>
  transitionsOf(machine).flatMap((transition) => {
    const { guard } = transition;
    if (guard === undefined) return [];
    const id = transitionId(transition);
    const leaves = conditionsOf(guard);
    const goals = [`${formatGuard(guard)} is true`, `${formatGuard(guard)} is false`];
    const decisive = leaves.length < 2 ? [] : conditionNames(guard).flatMap(decisions);
    return [...goals, ...decisive].map((text) => ({ id: `${id} ? ${text}`, text: `${id}: ${text}` }));
  });

/** The goals that a verdict fulfils; `machine` must not be a watched one. */
export function goalsFulfilledBy(machine: AnyStateMachine): (verdict: Verdict) => readonly string[] {
  const guards = new Map(
    transitionsOf(machine).flatMap((transition) =>
      transition.guard === undefined ? [] : [[transitionId(transition), transition.guard as unknown] as const],
    ),
  );
  return ({ id, said, leaves }) => {
    const guard = guards.get(id);
    if (guard === undefined) throw new Error(`${id} has no guard`);
    const fulfilled = [`${id} ? ${formatGuard(guard)} is ${said ? 'true' : 'false'}`];
    const names = conditionNames(guard);
    if (names.length < 2) return fulfilled;
    for (const [index, name] of names.entries()) {
      const value = leaves[index];
      if (value === null || value === undefined) continue;
      const others = (flipped: boolean) => leaves.map((leaf, at) => (at === index ? flipped : leaf));
      const [yes, no] = [outcomeOf(guard, others(true)), outcomeOf(guard, others(false))];
      // Where what another condition says is not known, it may have masked this one.
      if (yes === null || no === null || yes === no) continue;
      fulfilled.push(`${id} ? ${name} decides ${value ? 'true' : 'false'}`);
    }
    return fulfilled;
  };
}

/** What the conditions of a guard are called, each by a name of its own: the second of two alike is `isFull (2)`. */
function conditionNames(guard: unknown): readonly string[] {
  const names = conditionsOf(guard).map(formatGuard);
  return names.map((name, at) => {
    const isAlone = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : `${name} (${at + 1})`;
  });
}

const decisions = (name: string): readonly string[] => [`${name} decides true`, `${name} decides false`];

/** The outcome of a composed guard for given conditions; null where a condition that matters is unknown. */
function outcomeOf(guard: unknown, leaves: readonly (boolean | null)[]): boolean | null {
  const rest = [...leaves];
  const walk = (part: unknown): boolean | null => {
    if (!isComposed(part)) return rest.shift() ?? null;
    const parts = part.guards.map(walk);
    if (part.name === 'not') return parts[0] === null ? null : !parts[0];
    const decisive = part.name === 'or';
    if (parts.includes(decisive)) return decisive;
    return parts.includes(null) ? null : !decisive;
  };
  return walk(guard);
}

/** What the guards of a machine have not been seen to say, among the goals fulfilled; for people. */
export function unmetGuardGoals(machine: AnyStateMachine, fulfilled: ReadonlySet<string>): readonly string[] {
  return guardGoalsOf(machine)
    .filter(({ id }) => !fulfilled.has(id))
    .map(({ text }) => `never seen: ${text}`);
}
