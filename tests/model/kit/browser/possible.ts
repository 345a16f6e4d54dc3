import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../../src/inspection/step/move.ts';
import { isOffered, type View } from '../view.ts';
import type { BrowserStage, Steering } from './stage.ts';

/** What drives an event on the view, where the view has a part in it. */
export function driverOf<M extends AnyStateMachine>(view: View<M>, type: string): ((event: object) => void) | null {
  const drive = (view.drivers as Readonly<Record<string, 'elsewhere' | ((event: object) => void) | undefined>>)[type];
  return typeof drive === 'function' ? drive : null;
}

/** The reins of what runs under this id; undefined where it ends by itself. */
export const steeringFor = (
  { steering = {} }: BrowserStage,
  here: Configuration,
  actor: string,
): Steering | undefined => steering[sourceOf(here, actor)];

/** Whether this end of what runs under this id is a fault in its code. */
export const isFault = ({ faulty = [] }: BrowserStage, here: Configuration, { actor, outcome }: EndOf): boolean =>
  outcome.kind === 'error' && faulty.includes(sourceOf(here, actor));

type EndOf = Extract<Move, { kind: 'outcome' }>;

/** The name under which `setup` knows what runs under this id. */
export const sourceOf = ({ pending }: Configuration, actor: string): string =>
  pending.find(({ id }) => id === actor)?.src ?? '';

/** Whether view and stage can bring a move about where the machine stands. */
export function isPossible<M extends AnyStateMachine>(
  view: View<M>,
  stage: BrowserStage,
  here: Configuration,
  move: Move,
): boolean {
  switch (move.kind) {
    case 'tick':
      return here.timers.length > 0 && !here.pending.some(({ id }) => steeringFor(stage, here, id)?.isEnding?.(here));
    case 'outcome': {
      if (!here.pending.some(({ id }) => id === move.actor)) return false;
      if (isFault(stage, here, move)) return true;
      const reins = steeringFor(stage, here, move.actor);
      return reins === undefined ? move.outcome.kind === 'done' : reins.can(move.outcome, here);
    }
    case 'event': {
      const { event } = move;
      const offered = stage.offers?.[event.type];
      if (driverOf(view, event.type) !== null) {
        return offered ? offered(here, event) : isOffered(view, here.snapshot as never, event as never);
      }
      const elsewhere = stage.elsewhere?.[event.type];
      return elsewhere !== undefined && (elsewhere.can?.(here, event) ?? true);
    }
  }
}
