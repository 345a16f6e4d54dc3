import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Path } from './explore.ts';
import type { Flow, Outcomes } from './flow.ts';
import { createHarness, type Harness } from './harness.ts';
import type { Outcome } from './outcome.ts';
import { act } from './replay.ts';
import { withoutActors } from './withoutActors.ts';

/**
 * All that a transition does, in literals, on the shortest way to it: what is left out does not happen. Written from the
 * requirement, so that a wrong machine is told from a right one without asking it.
 */
export interface Does {
  /** Actors that it starts, by id, with their inputs. */
  readonly calls?: Readonly<Record<string, unknown>>;
  /** Actors that it stops before they have ended. */
  readonly stops?: readonly string[];
  /** Events to the parent. */
  readonly tells?: readonly object[];
  /** Other effects, in order: plain actions with their params, events to children and to listeners. */
  readonly effects?: readonly object[];
  /** Context that differs afterwards. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** The output with which it ends the machine. */
  readonly ends?: unknown;
}

/**
 * A line of a transition list, alone or with all that the transition does on the shortest way to it; `walk` is another
 * way, as `readWalk` reads it, where more shows. `start` (`start 2`) stands for what the machine does when it starts.
 */
export type Line = string | readonly [line: string, does: Does, walk?: string];

export const lineOf = (line: Line): string => (typeof line === 'string' ? line : line[0]);

/** What the last move of a path does. */
export function doneAtEndOf<M extends AnyStateMachine>(flow: Flow<M>, { input, steps }: Path): Does {
  const bench = createHarness(flow, input);
  const last = steps.at(-1);
  const move = (step: Path['steps'][number]) => {
    for (let times = step.times ?? 1; times > 0; times -= 1) act(bench, step.move);
  };
  for (const step of steps.slice(0, -1)) move(step);
  if (last === undefined) {
    const { context }: AnyMachineSnapshot = bench.actor.getSnapshot();
    return whatIsThere(difference(bench, { context, children: {}, count: 0 }, null));
  }
  const before = stateOf(bench);
  move(last);
  return whatIsThere(difference(bench, before, last.move.kind === 'outcome' ? last.move.actor : null));
}

interface Before {
  readonly context: object;
  readonly children: Readonly<Record<string, AnyActorRef>>;
  readonly count: number;
}

const stateOf = <M extends AnyStateMachine>(bench: Harness<M>): Before => ({
  context: (bench.actor.getSnapshot() as AnyMachineSnapshot).context as object,
  children: bench.children(),
  count: bench.effectCount(),
});

function difference<M extends AnyStateMachine>(bench: Harness<M>, before: Before, settled: string | null): Does {
  const snapshot = bench.actor.getSnapshot() as AnyMachineSnapshot;
  const { fresh, pending } = bench.seen(before.count);
  const children = bench.children();
  const isActive = snapshot.status === 'active';
  const was = before.context as Readonly<Record<string, unknown>>;
  return {
    calls: withoutActors(
      Object.fromEntries(Object.entries(pending).filter(([id]) => children[id] !== before.children[id])),
    ) as Record<string, unknown>,
    stops: isActive ? Object.keys(before.children).filter((id) => id !== settled && !(id in children)) : [],
    tells: fresh.flatMap((effect) => ('told' in effect ? [withoutActors(effect.told) as object] : [])),
    effects: fresh.filter((effect) => !('told' in effect)).map((effect) => withoutActors(effect) as object),
    sets: withoutActors(
      Object.fromEntries(
        Object.entries(snapshot.context as object).filter(([key, value]) => !Object.is(value, was[key])),
      ),
    ) as Record<string, unknown>,
    ...(snapshot.status === 'done' && { ends: withoutActors(snapshot.output) }),
  };
}

/** Without the parts in which nothing stands. */
export const whatIsThere = (does: Does): Does =>
  Object.fromEntries(
    Object.entries(does).filter(([key, value]) => key === 'ends' || Object.keys(value as object).length > 0),
  );

/** What an actor of a flow gives in one of its cases, for lines that carry it on. */
export const answersOf =
  <M extends AnyStateMachine>({ outcomes }: Flow<M>) =>
  <A extends keyof Outcomes<M>>(actor: A, at = 0): OutputOf<Outcomes<M>[A]> => {
    const outcome = (outcomes[actor] as readonly Outcome<OutputOf<Outcomes<M>[A]>>[])[at];
    if (outcome?.kind !== 'done') throw new Error(`${String(actor)} has no answer ${at}`);
    return outcome.output;
  };

type OutputOf<List> = List extends readonly Outcome<infer Output>[] ? Output : never;
