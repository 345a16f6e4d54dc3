import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { formatMove } from '../../../../src/inspection/step/move.ts';
import type { Stage } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';
import { createHarness, type Harness } from '../harness.ts';
import { settle } from '../heldActors.ts';
import { insteadOfPlain } from '../plainActions.ts';
import { act } from '../replay.ts';
import { withoutActors } from '../withoutActors.ts';
import type { FamilyPath } from './exploreFamily.ts';
import type { Family, FamilyMove, GroupConfiguration } from './family.ts';
import { nextDue } from './stepFamily.ts';

/**
 * Walks a path with the real machines, all of them running: after every move each stands where the exploration said, and
 * runs what it said. Returns the ids of the transitions taken.
 */
export function replayFamily(family: Family, path: FamilyPath): ReadonlySet<string> {
  const live = Object.fromEntries(
    Object.entries(family.children).map(([src, flow]) => [src, (stage: Stage) => harmless(flowMachine(flow, stage))]),
  );
  const bench = createHarness(family.parent, path.input, live as never);
  checkAll(family, bench, path.start.to, 'start');
  const walked: string[] = [];
  for (const step of path.steps) {
    walked.push(spellFamilyMove(step));
    move(bench, step);
    checkAll(family, bench, step.to, walked.join(', '));
  }
  return new Set(bench.allTaken());
}

export const spellFamilyMove = ({ of, move: made }: FamilyMove): string =>
  of === null ? formatMove(made) : `${of}: ${formatMove(made)}`;

function move(bench: Harness<AnyStateMachine>, { of, move: made }: FamilyMove): void {
  if (of === null) {
    act(bench, made);
    return;
  }
  const child = bench.children()[of] as AnyActorRef;
  if (made.kind === 'event') child.send(made.event);
  if (made.kind === 'outcome') settle((child.getSnapshot() as AnyMachineSnapshot).children[made.actor], made.outcome);
}

function checkAll(family: Family, bench: Harness<AnyStateMachine>, expected: GroupConfiguration, after: string): void {
  const { parent, children } = expected;
  const due = nextDue(expected);
  const times = { now: parent.now, nextDue: Number.isFinite(due) ? due : null };
  expect({ now: bench.clock.now(), nextDue: bench.clock.nextDue() }, after).toEqual(times);
  check(bench.actor.getSnapshot(), parent, after);
  for (const [id, { start, at }] of Object.entries(children)) {
    const flow = family.children[start.src];
    const running: AnyActorRef | undefined = bench.children()[id];
    if (flow !== undefined) check(running?.getSnapshot(), at, `${after}: ${id}`);
  }
}

function check(seen: AnyMachineSnapshot, { snapshot, pending }: Configuration, after: string) {
  expect(
    { status: seen.status, value: seen.value, context: withoutActors(seen.context), running: runningIn(seen) },
    after,
  ).toEqual({
    status: snapshot.status,
    value: snapshot.value,
    context: withoutActors(snapshot.context),
    running: pending.map(({ id }) => id).toSorted(),
  });
}

const runningIn = ({ status, children }: AnyMachineSnapshot): readonly string[] =>
  Object.entries<AnyActorRef>(status === 'active' ? children : {})
    .flatMap(([id, child]) => (child.getSnapshot().status === 'active' ? [id] : []))
    .toSorted();

/** What it does to the world is its own tests' matter. */
const harmless = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({ actions: insteadOfPlain(machine, () => () => {}) });
