import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { leafStates } from '../../../src/inspection/leafStates.ts';
import { formatMove, type Move } from '../../../src/inspection/step/move.ts';
import { inKinds } from './effect.ts';
import type { Arrival, Path } from './explore.ts';
import type { Flow, Seen } from './flow.ts';
import { createHarness, type Harness } from './harness.ts';
import { rememberKeys } from './keyMemory.ts';
import { formatState } from './stateOf.ts';
import { ALWAYS, type Turn } from './turn.ts';
import type { Screen, View } from './view.ts';
import { withoutActors } from './withoutActors.ts';

/**
 * Walks a path with the real machine, and with its view where one is given. After every move it stands where the
 * exploration said, runs what it said, and meets the expectations of its states and the invariants; 1 ms before a timer
 * is due nothing has happened yet; `ignored` are the events that each stop is to leave unheard, and `atStop` looks for itself.
 * It stops when its `turn` is over. Returns the ids of the transitions that the inspector saw.
 */
export async function replay<M extends AnyStateMachine>(
  flow: Flow<M>,
  path: Path,
  view?: View<M>,
  ignored: readonly (readonly EventObject[])[] = [],
  atStop: (bench: Harness<M>, screen: Screen) => void | Promise<void> = () => {},
  { goOn }: Turn = ALWAYS,
): Promise<readonly string[]> {
  const bench = createHarness(flow, path.input, view?.live);
  const screen = view?.open(bench.actor) ?? unseen;
  const remember = rememberKeys<M>();
  try {
    check(flow, bench, path.start, bench.seen(0));
    remember(bench);
    await look(view, bench);
    tryIgnored(bench, ignored[0]);
    await atStop(bench, screen);
    for (const [at, step] of path.steps.entries()) {
      goOn();
      const before = bench.effectCount();
      await screen.carryOut(() => {
        for (let times = step.times ?? 1; times > 0; times -= 1) act(bench, step.move, view);
      });
      check(flow, bench, step, bench.seen(before));
      remember(bench);
      await look(view, bench);
      tryIgnored(bench, ignored[at + 1]);
      await atStop(bench, screen);
    }
    return bench.taken();
  } finally {
    screen.close();
  }
}

/** Sends what is not handled here: nothing may come of it. */
function tryIgnored<M extends AnyStateMachine>(bench: Harness<M>, events: readonly EventObject[] = []): void {
  const before = [bench.actor.getSnapshot(), bench.effectCount()];
  for (const event of events) {
    bench.actor.send(event as never);
    expect([bench.actor.getSnapshot(), bench.effectCount()], `${event.type} is not handled here`).toEqual(before);
  }
}

/** What stands for a screen where there is none. */
const unseen: Screen = { carryOut: async (move) => move(), close: () => {} };

/** Makes a move with the real machine, by way of its view where one is given. */
export function act<M extends AnyStateMachine>(bench: Harness<M>, move: Move, view?: View<M>): void {
  switch (move.kind) {
    case 'event': {
      const drivers = view?.drivers as Readonly<Record<string, 'elsewhere' | ((event: object) => void)>> | undefined;
      const drive = drivers?.[move.event.type];
      if (typeof drive === 'function') press(bench, move, () => drive(move.event));
      else bench.actor.send(move.event as never);
      return;
    }
    case 'outcome':
      bench.settle(move.late ? bench.stopped(move.actor) : bench.children()[move.actor], move.outcome);
      return;
    case 'tick':
      tick(bench);
  }
}

/** Has a driver press something; without anything to press it throws a sentence. */
function press<M extends AnyStateMachine>({ actor }: Harness<M>, move: Move, drive: () => void): void {
  const { value }: AnyMachineSnapshot = actor.getSnapshot();
  try {
    drive();
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new Error(
      `${formatState(value)}: the driver of ${formatMove(move)} finds nothing to press (${said}). Show a control, mend the driver, or let \`offers\` say that there is none.`,
      { cause },
    );
  }
}

async function look<M extends AnyStateMachine>(view: View<M> | undefined, bench: Harness<M>): Promise<void> {
  if (view === undefined) return;
  const expectations = view.expectations as Readonly<
    Record<string, ((snapshot: unknown) => void | Promise<void>) | undefined>
  >;
  const snapshot: AnyMachineSnapshot = bench.actor.getSnapshot();
  for (const state of leafStates(snapshot.value)) {
    const expectation = expectations[state];
    if (expectation === undefined) {
      throw new Error(`nobody says what ${state} looks like: put it in \`expectations\` of the view`);
    }
    await expectation(snapshot);
  }
}

function tick<M extends AnyStateMachine>({ actor, clock }: Harness<M>): void {
  const due = clock.nextDue();
  if (due === null) throw new Error('no timer is set');
  const before = actor.getSnapshot();
  if (due > clock.now()) clock.advanceTo(due - 1);
  expect(actor.getSnapshot()).toBe(before);
  clock.advanceTo(due);
}

function check<M extends AnyStateMachine>(flow: Flow<M>, bench: Harness<M>, expected: Arrival, seen: Seen<M>): void {
  const snapshot: AnyMachineSnapshot = seen.snapshot;
  const { to, effects } = expected;
  expect(withoutActors(inKinds(seen.fresh))).toEqual(withoutActors(inKinds(effects)));
  expect({
    status: snapshot.status,
    value: snapshot.value,
    context: withoutActors(snapshot.context),
    pending: Object.keys(seen.pending).sort(),
    nextDue: bench.clock.nextDue(),
  }).toEqual({
    status: to.snapshot.status,
    value: to.snapshot.value,
    context: withoutActors(to.snapshot.context),
    pending: to.pending.map(({ id }) => id).sort(),
    nextDue: to.timers[0]?.dueAt ?? null,
  });
  for (const state of leafStates(snapshot.value)) {
    const expectations = flow.expectations as Readonly<Record<string, ((seen: Seen<M>) => void) | undefined>>;
    const expectation = expectations[state];
    if (expectation === undefined) throw new Error(`nobody says what ${state} is like: put it in \`expectations\``);
    expectation(seen);
  }
  for (const invariant of Object.values(flow.invariants)) invariant(seen);
}
