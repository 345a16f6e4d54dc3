import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import type { Configuration } from '../configuration.ts';
import type { Flow } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';
import { idleLogic } from '../inertStep.ts';
import { keyOf } from '../key.ts';
import { type Move, make, movesFrom } from '../moves.ts';
import type { RemoteState } from './remote.ts';

/** One move of a plan, where it is to be made, and the transitions that the machine says it takes. */
export interface Planned {
  readonly from: Configuration;
  readonly move: Move;
  readonly taken: readonly string[];
}

/** Which moves a browser can bring about here. */
export type Possible = (here: Configuration, move: Move) => boolean;

/** How far a plan looks ahead, in configurations. */
const horizon = 4_000;

/** The configuration that an actor in a page stands in, for the pure machine to go on from. */
export function configurationOf(machine: AnyStateMachine, remote: RemoteState): Configuration {
  const parent = createActor(idleLogic);
  const children = remote.children.map(({ id }) => [id, createActor(idleLogic, { id, parent })]);
  const { status, value, context, output } = remote;
  const resolved = machine.resolveState({ value, context, status } as never);
  return {
    snapshot: Object.assign(resolved, { children: Object.fromEntries(children), output }) as AnyMachineSnapshot,
    now: remote.now,
    timers: remote.timers,
    pending: remote.children.map(({ id, src }) => ({ id, src, input: undefined })),
  };
}

/** What a move would do where the machine stands. */
export function foresee<M extends AnyStateMachine>(flow: Flow<M>, here: Configuration, move: Move): Planned {
  const present = presentAt(here, move);
  const { taken } = make(flowMachine(flow, { now: () => present, held: idleLogic }), here, move);
  return { from: here, move, taken };
}

/** The shortest way from here to any transition that is still open, as the machine foresees it; null where none is. */
export function planFrom<M extends AnyStateMachine>(
  flow: Flow<M>,
  from: Configuration,
  possible: Possible,
  isOpen: (transition: string) => boolean,
): readonly Planned[] | null {
  let present = from.now;
  const machine = flowMachine(flow, { now: () => present, held: idleLogic });
  const known = new Set([keyOf(flow, from)]);
  const queue: { readonly at: Configuration; readonly way: readonly Planned[] }[] = [{ at: from, way: [] }];
  for (let next = 0; next < queue.length && known.size < horizon; next += 1) {
    const { at, way } = queue[next] as (typeof queue)[number];
    for (const move of movesFrom(flow, at, () => true)) {
      if (!possible(at, move)) continue;
      present = presentAt(at, move);
      const { to, taken } = make(machine, at, move);
      const further = [...way, { from: at, move, taken }];
      if (taken.some(isOpen)) return further;
      const key = keyOf(flow, to);
      if (known.has(key)) continue;
      known.add(key);
      queue.push({ at: to, way: further });
    }
  }
  return null;
}

const presentAt = ({ now, timers }: Configuration, { kind }: Move): number =>
  kind === 'tick' ? Math.min(...timers.map(({ dueAt }) => dueAt)) : now;
