import { type AnyStateMachine, spawnChild } from 'xstate';
import { idleLogic } from '../../../src/inspection/step/pureStep.ts';
import type { Flow, Stage } from './flow.ts';
import {
  MOST_STEPS,
  machineOf,
  type NormalState,
  type NormalTransition,
  normalFormOf,
  type Part,
} from './normalForm.ts';
import { isPlainAction } from './plainActions.ts';

/** For a look at the chart: nothing runs, and no time goes by. */
const unmoved: Stage = { now: () => 0, held: idleLogic };

/**
 * The machine of a flow as the tests run it: the caller's own. What is written into the chart without a name, actions
 * and actors, has one here, so that it can be held and written down. A chart that runs in circles breaks.
 */
export function flowMachine<M extends AnyStateMachine>(
  flow: Pick<Flow<M>, 'machine'>,
  stage: Stage = unmoved,
): AnyStateMachine {
  const machine = named(flow.machine(stage).provide({}));
  machine.options = { ...machine.options, maxIterations: MOST_STEPS };
  return machine;
}

function named(machine: AnyStateMachine): AnyStateMachine {
  const actions: Record<string, unknown> = {};
  const actors: Record<string, unknown> = {};

  const nameAction = (part: Part, name: string): Part => {
    if (typeof part !== 'function') return part;
    if (isPlainAction(part)) {
      actions[name] = part;
      return { type: name };
    }
    const spawning = part as Partial<Spawning>;
    if (spawning.type !== 'xstate.spawnChild' || typeof spawning.src === 'string') return part;
    const { src, id, systemId, input, syncSnapshot } = spawning;
    const actor = typeof id === 'string' ? id : name;
    actors[actor] = src;
    return spawnChild(actor, { id, systemId, input, syncSnapshot } as never) as never;
  };
  const nameAll = (parts: readonly Part[], where: string): readonly Part[] =>
    parts.map((part, at) => nameAction(part, `${where}${parts.length > 1 ? ` ${at + 1}` : ''}`));
  const nameTransitions = (list: readonly NormalTransition[], where: string): readonly NormalTransition[] =>
    list.map((transition, at) => ({
      ...transition,
      actions: nameAll(transition.actions, `${where}${list.length > 1 ? ` ${at + 1}` : ''}`),
    }));
  const nameLists = (lists: NormalState['on'], where: string) =>
    Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, nameTransitions(list, `${where}, ${key}`)]));

  const nameState = (state: NormalState, path: string): NormalState => ({
    ...state,
    ...(state.initial && {
      initial: { ...state.initial, actions: nameAll(state.initial.actions, `${path}, initial`) },
    }),
    on: nameLists(state.on, path),
    after: nameLists(state.after, `${path}, after`),
    always: nameTransitions(state.always, `${path}, always`),
    onDone: nameTransitions(state.onDone, `${path}, done`),
    entry: nameAll(state.entry, `${path}, entry`),
    exit: nameAll(state.exit, `${path}, exit`),
    invoke: state.invoke.map((invoke, at) => {
      const { src, id } = invoke as { readonly src?: unknown; readonly id?: string };
      const actor = id ?? `${at}.${path}`;
      if (typeof src !== 'string') actors[actor] = src;
      return {
        ...invoke,
        ...(typeof src === 'string' ? {} : { src: actor, id: actor }),
        onDone: nameTransitions(invoke.onDone, `${path}, done ${actor}`),
        onError: nameTransitions(invoke.onError, `${path}, error ${actor}`),
        ...(invoke.onSnapshot && { onSnapshot: nameTransitions(invoke.onSnapshot, `${path}, snapshot ${actor}`) }),
      };
    }),
    states: Object.fromEntries(
      Object.entries(state.states).map(([key, child]) => [key, nameState(child, `${path}.${key}`)]),
    ),
  });

  const form = nameState(normalFormOf(machine), machine.id);
  if (Object.keys(actions).length + Object.keys(actors).length === 0) return machine;
  return machineOf(form, {
    ...machine.implementations,
    actions: { ...machine.implementations.actions, ...actions },
    actors: { ...machine.implementations.actors, ...actors },
  } as never);
}

/** What XState keeps on the action of `spawnChild`, and does not declare. */
interface Spawning {
  readonly type: string;
  readonly src: unknown;
  readonly id: unknown;
  readonly systemId: unknown;
  readonly input: unknown;
  readonly syncSnapshot: unknown;
}
