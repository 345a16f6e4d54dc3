import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { applyMove, type Move } from '../../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import type { Flow } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';
import { keyOf } from '../key.ts';
import { movesFrom } from '../moves.ts';
import type { Goals } from './goals.ts';
import type { RemoteState } from './remote.ts';

/** One move of a plan, where it is to be made, and the transitions that the machine says it takes. */
export interface Planned {
  readonly from: Configuration;
  readonly move: Move;
  readonly taken: readonly string[];
}

/** Which moves a browser can bring about here. */
export type Possible = (here: Configuration, move: Move) => boolean;

/** How far a plan looks ahead, in places. */
const HORIZON = 20_000;

/** The configuration that an actor in a page stands in, for the pure machine to go on from. */
export function configurationOf(machine: AnyStateMachine, remote: RemoteState): Configuration {
  const parent = createActor(idleLogic);
  const children = remote.children.map(({ id }) => [id, createActor(idleLogic, { id, parent })]);
  const { status, value, context, history, output } = remote;
  const historyValue = Object.fromEntries(
    Object.entries(history).map(([id, states]) => [id, states.map((state) => machine.getStateNodeById(state))]),
  );
  const resolved = machine.resolveState({ value, context, historyValue, status } as never);
  return {
    snapshot: Object.assign(resolved, { children: Object.fromEntries(children), output }) as AnyMachineSnapshot,
    now: remote.now,
    timers: remote.timers,
    pending: remote.children.map(({ id, src }) => ({ id, src, input: undefined })),
  };
}

/** What a move would do where the machine stands. */
export function predictMove<M extends AnyStateMachine>(flow: Flow<M>, here: Configuration, move: Move): Planned {
  const present = presentAt(here, move);
  const { taken } = applyMove(flowMachine(flow, { now: () => present, held: idleLogic }), here, move);
  return { from: here, move, taken };
}

/** A way to something that is still open. */
export interface Plan {
  readonly steps: readonly Planned[];
  readonly goal: string;
}

/** Where a plan begins: a configuration, and the transition taken last where that is known. */
export interface Standpoint {
  readonly here: Configuration;
  readonly last: string | null;
}

export interface Planner {
  /** Finds the shortest way from here to any goal that is still open, as the machine foresees it; null where none is. */
  readonly plan: (from: Standpoint, possible: Possible, goals: Goals) => Plan | null;
  /** Whether it ever gave up because a way would have led too far: then a goal may be reached that it found no way to. */
  readonly wasCut: () => boolean;
}

/** Plans for one flow. What a move leads to is worked out once for all plans. */
export function createPlanner<M extends AnyStateMachine>(flow: Flow<M>, horizon = HORIZON): Planner {
  let isCut = false;
  let present = 0;
  const machine = flowMachine(flow, { now: () => present, held: idleLogic });
  const edges = new Map<string, readonly Leading[]>();

  const edgesFrom = (key: string, at: Configuration): readonly Leading[] => {
    const known = edges.get(key);
    if (known !== undefined) return known;
    const found = movesFrom(flow, at, () => true).map((move): Leading => {
      present = presentAt(at, move);
      const { to, taken } = applyMove(machine, at, move);
      return { from: at, move, taken, to, key: keyOf(flow, to) };
    });
    edges.set(key, found);
    return found;
  };

  const plan: Planner['plan'] = ({ here, last }, possible, goals) => {
    if (goals.isDone()) return null;
    const placeOf = (key: string, after: string | null) => (goals.areInOrder ? `${after} | ${key}` : key);
    const start = keyOf(flow, here);
    const known = new Set([placeOf(start, last)]);
    const queue: Place[] = [{ at: here, key: start, last, by: null }];
    for (let next = 0; next < queue.length; next += 1) {
      if (known.size >= horizon) {
        isCut = true;
        return null;
      }
      const place = queue[next] as Place;
      for (const leading of edgesFrom(place.key, place.at)) {
        const { move, taken, to, key } = leading;
        if (!possible(place.at, move)) continue;
        const goal = goals.of(taken, place.last).find(goals.isOpen);
        if (goal !== undefined) return { steps: stepsTo({ place, leading }), goal };
        const after = taken.at(-1) ?? place.last;
        if (known.has(placeOf(key, after))) continue;
        known.add(placeOf(key, after));
        queue.push({ at: to, key, last: after, by: { place, leading } });
      }
    }
    return null;
  };
  return { plan, wasCut: () => isCut };
}

/** A move, and where it leads. */
interface Leading extends Planned {
  readonly to: Configuration;
  readonly key: string;
}

interface Place {
  readonly at: Configuration;
  readonly key: string;
  readonly last: string | null;
  readonly by: Arrival | null;
}

interface Arrival {
  readonly place: Place;
  readonly leading: Leading;
}

const stepsTo = ({ place, leading }: Arrival): readonly Planned[] => [
  ...(place.by === null ? [] : stepsTo(place.by)),
  { from: place.at, move: leading.move, taken: leading.taken },
];

const presentAt = ({ now, timers }: Configuration, { kind }: Move): number =>
  kind === 'tick' ? Math.min(...timers.map(({ dueAt }) => dueAt)) : now;
