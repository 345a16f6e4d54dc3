import * as fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Flow } from '../flow.ts';
import { eventsOf, outcomesOf } from '../moves.ts';
import type { Race } from './race.ts';

/**
 * Something that is under way when a burst begins, or comes up within it. Numbers choose among what there is, counting
 * round and round.
 */
export type Pick =
  /** What could have had an effect where the burst began: a person pressed it, a reply was on its way. */
  | { readonly pick: 'underWay'; readonly which: number }
  /** The same as before once more. */
  | { readonly pick: 'again' }
  /** The end of anything that was started, whether it still runs or has been stopped. */
  | { readonly pick: 'reply'; readonly of: number; readonly which: number }
  | { readonly pick: 'timer' }
  /** Any event at all. */
  | { readonly pick: 'anyEvent'; readonly which: number };

export interface Schedule {
  /** Which configuration the burst begins in. */
  readonly from: number;
  readonly burst: readonly Pick[];
}

const number = fc.noBias(fc.nat(0xffff));

const pick: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 5, arbitrary: number.map((which): Pick => ({ pick: 'underWay', which })) },
  { weight: 2, arbitrary: fc.constant<Pick>({ pick: 'again' }) },
  { weight: 3, arbitrary: fc.tuple(number, number).map(([of, which]): Pick => ({ pick: 'reply', of, which })) },
  { weight: 1, arbitrary: fc.constant<Pick>({ pick: 'timer' }) },
  { weight: 1, arbitrary: number.map((which): Pick => ({ pick: 'anyEvent', which })) },
);

export const schedule: fc.Arbitrary<Schedule> = fc.record({
  from: number,
  burst: fc.array(pick, { minLength: 2, maxLength: 7, size: 'max' }),
});

/** Makes what was picked, one after the other. */
export function runBurst<M extends AnyStateMachine>(
  flow: Flow<M>,
  race: Race,
  burst: readonly Pick[],
  underWay: readonly Move[],
): void {
  for (const pick of burst) {
    const move = moveOf(flow, race, pick, underWay);
    if (move !== undefined) race.make(move);
  }
}

function moveOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  { course, made }: Race,
  pick: Pick,
  underWay: readonly Move[],
): Move | undefined {
  switch (pick.pick) {
    case 'underWay':
      return oneOf(underWay, pick.which);
    case 'again':
      return made.at(-1);
    case 'timer':
      return { kind: 'tick' };
    case 'anyEvent': {
      const event = oneOf(eventsOf(flow), pick.which);
      return event && { kind: 'event', event };
    }
    case 'reply': {
      const { pending } = course.here();
      const actor = oneOf([...pending, ...course.stopped()], pick.of);
      const outcome = actor && oneOf(outcomesOf(flow, actor.src), pick.which);
      if (actor === undefined || outcome === undefined) return undefined;
      return pending.includes(actor)
        ? { kind: 'outcome', actor: actor.id, outcome }
        : { kind: 'outcome', actor: actor.id, outcome, late: true };
    }
  }
}

const oneOf = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length];
