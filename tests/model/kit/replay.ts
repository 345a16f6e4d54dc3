import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { openBench } from './bench.ts';
import type { Effect } from './effect.ts';
import type { Arrival, Path } from './explore.ts';
import type { Flow, Seen } from './flow.ts';
import type { Move } from './moves.ts';
import type { Screen, View } from './view.ts';

type Bench<M extends AnyStateMachine> = ReturnType<typeof openBench<M>>;

/**
 * Walks a path with the real machine, and with its view where one is given. After every move it stands where the
 * exploration said, runs what it said, and meets the expectations of its states and the invariants; 1 ms before a timer
 * is due nothing has happened yet. Returns the ids of the transitions that the inspector saw.
 */
export async function replay<M extends AnyStateMachine>(
  flow: Flow<M>,
  path: Path,
  view?: View<M>,
): Promise<readonly string[]> {
  const bench = openBench(flow, path.input, view?.live);
  const screen = view?.open(bench.actor) ?? unseen;
  try {
    check(flow, bench, path.start, bench.seen(0));
    await look(view, bench);
    for (const step of path.steps) {
      const before = bench.effectCount();
      await screen.carryOut(() => act(bench, step.move, view));
      check(flow, bench, step, bench.seen(before));
      await look(view, bench);
    }
    return bench.taken();
  } finally {
    screen.close();
  }
}

/** What stands for a screen where there is none. */
const unseen: Screen = { carryOut: async (move) => move(), close: () => {} };

function act<M extends AnyStateMachine>(bench: Bench<M>, move: Move, view: View<M> | undefined): void {
  switch (move.kind) {
    case 'event': {
      const drivers = view?.drivers as Readonly<Record<string, 'elsewhere' | ((event: object) => void)>> | undefined;
      const drive = drivers?.[move.event.type];
      if (typeof drive === 'function') drive(move.event);
      else bench.actor.send(move.event as never);
      return;
    }
    case 'outcome':
      bench.settle(bench.children()[move.actor], move.outcome);
      return;
    case 'tick':
      tick(bench);
  }
}

async function look<M extends AnyStateMachine>(view: View<M> | undefined, bench: Bench<M>): Promise<void> {
  if (view === undefined) return;
  const expectations = view.expectations as Readonly<Record<string, (snapshot: unknown) => void | Promise<void>>>;
  const snapshot: AnyMachineSnapshot = bench.actor.getSnapshot();
  for (const state of leavesOf(snapshot.value)) await expectations[state]?.(snapshot);
}

function tick<M extends AnyStateMachine>({ actor, clock }: Bench<M>): void {
  const due = clock.nextDue();
  if (due === null) throw new Error('no timer is set');
  const before = actor.getSnapshot();
  if (due > clock.now()) clock.advanceTo(due - 1);
  expect(actor.getSnapshot()).toBe(before);
  clock.advanceTo(due);
}

function check<M extends AnyStateMachine>(flow: Flow<M>, bench: Bench<M>, expected: Arrival, seen: Seen<M>): void {
  const snapshot: AnyMachineSnapshot = seen.snapshot;
  const { to, effects } = expected;
  expect(sorted(seen.fresh)).toEqual(sorted(effects));
  expect({
    status: snapshot.status,
    value: snapshot.value,
    context: snapshot.context,
    pending: Object.keys(seen.pending).sort(),
    nextDue: bench.clock.nextDue(),
  }).toEqual({
    status: to.snapshot.status,
    value: to.snapshot.value,
    context: to.snapshot.context,
    pending: to.pending.map(({ id }) => id).sort(),
    nextDue: to.timers[0]?.dueAt ?? null,
  });
  for (const state of leavesOf(snapshot.value)) {
    const expectations = flow.expectations as Readonly<Record<string, ((seen: Seen<M>) => void) | undefined>>;
    const expectation = expectations[state];
    if (expectation === undefined) throw new Error(`nobody says what ${state} is like`);
    expectation(seen);
  }
  for (const invariant of Object.values(flow.invariants)) invariant(seen);
}

/** XState acts at once and sends only when the whole step is made, so the two kinds are told apart. */
const sorted = (effects: readonly Effect[]) => ({
  acts: effects.filter((effect) => 'did' in effect),
  news: effects.filter((effect) => !('did' in effect)),
});

/** The states without children that a machine stands in, as paths. */
const leavesOf = (value: StateValue, above = ''): readonly string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, below]) =>
        below === undefined || (typeof below === 'object' && Object.keys(below).length === 0)
          ? [above + key]
          : leavesOf(below, `${above}${key}.`),
      );
