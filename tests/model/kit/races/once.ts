import type { AnyStateMachine } from 'xstate';
import type { Effect } from '../effect.ts';
import type { Flow } from '../flow.ts';
import { outcomesOf } from '../moves.ts';
import type { Turn } from './course.ts';
import { Fault } from './fault.ts';

/**
 * One cause, one effect: nothing is done twice at one stroke, nothing is begun that runs already with the same input,
 * no transition stops what never ends by itself only to begin it again, and an event that comes twice in a row does only
 * once what it does, unless the flow says that each counts.
 */
export function holdToOnce<M extends AnyStateMachine>(flow: Flow<M>, turn: Turn, before: Turn | null): void {
  const done = doingsOf(turn);
  const doubled = done.find((doing, at) => done.findIndex((other) => isSame(doing, other)) < at);
  if (doubled !== undefined) throw new Fault(`${spell(doubled)} twice at one stroke`);

  for (const { src, input } of turn.started) {
    const same = turn.to.pending.filter((other) => other.src === src && isSame(other.input, input));
    if (same.length > 1) throw new Fault(`begins ${src} while the same runs already`);
    const isAsBefore = turn.cut.some((other) => other.src === src && isSame(other.input, input));
    if (isAsBefore && turn.taken.length === 1 && isEndless(flow, src) && !isCounted(flow, turn)) {
      throw new Fault(`stops ${src} and begins it again as it was`);
    }
  }

  if (before === null || turn.move.kind !== 'event' || !isSame(turn.move, before.move)) return;
  if (isCounted(flow, turn)) return;
  const again = doingsOf(before).find((doing) => done.some((other) => isSame(doing, other)));
  if (again !== undefined) throw new Fault(`${spell(again)} again when ${turn.move.event.type} comes twice in a row`);
}

/** Whether each time that this event comes asks for the same again. */
const isCounted = <M extends AnyStateMachine>({ eachCounts = [] }: Flow<M>, { move }: Turn): boolean =>
  move.kind === 'event' && (eachCounts as readonly string[]).includes(move.event.type);

/** A listener, say: to begin it again hears nothing new, and what it is told meanwhile is lost. */
const isEndless = <M extends AnyStateMachine>(flow: Flow<M>, src: string): boolean =>
  outcomesOf(flow, src).every(({ kind }) => kind !== 'done');

type Doing = Effect | { readonly began: string; readonly input: unknown };

/** What a turn does to the world; what is sent to an actor below is for that actor to judge. */
const doingsOf = ({ effects, started }: Turn): readonly Doing[] => [
  ...effects.filter((effect) => !('sent' in effect)),
  ...started.map(({ src, input }) => ({ began: src, input })),
];

function spell(doing: Doing): string {
  if ('began' in doing) return `begins ${doing.began}`;
  if ('did' in doing) return `does ${doing.did}`;
  if ('emitted' in doing) return `emits ${doing.emitted.type}`;
  return 'told' in doing ? `tells ${doing.told.type}` : `sends ${doing.sent.type}`;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
