import type { AnyActorRef, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate';
import type { Effect } from './effect.ts';
import type { InertStep } from './inertStep.ts';

export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  readonly dueAt: number;
}

/** Something that a machine has started and that has not ended. */
export interface Pending {
  readonly id: string;
  /** The name under which `setup` knows it; its id where it has none. */
  readonly src: string;
  readonly input: unknown;
}

/** A machine and all that surrounds it at one moment. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  readonly timers: readonly Timer[];
  readonly pending: readonly Pending[];
}

type Surroundings = Omit<Configuration, 'snapshot'>;

export const nowhere: Surroundings = { now: 0, timers: [], pending: [] };

/** The moment after a step: which timers and actors there are now, and what has been done to the world. */
export function settle(before: Surroundings, step: InertStep): { to: Configuration; effects: readonly Effect[] } {
  const timers = new Map(before.timers.map((timer) => [timer.id, timer]));
  const pending = new Map(before.pending.map((actor) => [actor.id, actor]));
  const effects: Effect[] = [];
  for (const action of step.actions) {
    const params = action.params as ActionParams;
    switch (action.type) {
      case 'xstate.raise':
        if (params.delay === undefined) break;
        timers.delete(params.id);
        timers.set(params.id, { id: params.id, event: params.event, dueAt: before.now + params.delay });
        break;
      case 'xstate.cancel':
        timers.delete(params.sendId);
        break;
      case 'xstate.spawnChild': {
        const { id } = params.actorRef;
        pending.delete(id);
        pending.set(id, { id, src: typeof params.src === 'string' ? params.src : id, input: params.input });
        break;
      }
      case 'xstate.stopChild':
        pending.delete((action.params as AnyActorRef | undefined)?.id ?? '');
        break;
      case 'xstate.sendTo':
        if (params.delay !== undefined) throw new Error('a delayed sendTo is not modelled');
        effects.push(
          params.targetId === '#_parent' ? { told: params.event } : { sent: params.event, to: params.to.id },
        );
        break;
      default:
        effects.push(effectOf(action));
    }
  }
  const alive = step.snapshot.status === 'active';
  const to = {
    snapshot: step.snapshot,
    now: before.now,
    timers: alive ? [...timers.values()].sort((a, b) => a.dueAt - b.dueAt) : [],
    pending: alive ? [...pending.values()] : [],
  };
  return { to, effects };
}

/** The parameters of the actions that XState resolves itself, as far as they are read here. */
interface ActionParams {
  readonly id: string;
  readonly sendId: string;
  readonly targetId?: string;
  readonly event: EventObject;
  readonly delay?: number;
  readonly actorRef: AnyActorRef;
  readonly to: AnyActorRef;
  readonly src: unknown;
  readonly input: unknown;
}

function effectOf({ type, params }: ExecutableActionObject): Effect {
  if (type.startsWith('xstate.')) throw new Error(`${type} is not modelled`);
  return { did: type, params };
}
