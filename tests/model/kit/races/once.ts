import type { AnyStateMachine } from 'xstate';
import type { Effect } from '../effect.ts';
import type { Flow } from '../flow.ts';
import type { Turn } from './course.ts';
import { Fault } from './fault.ts';

/**
 * One cause, one effect: nothing is done twice at one stroke, nothing is begun that runs already with the same input,
 * and an event that comes twice in a row does only once what it does, unless the flow says that each counts.
 */
export function holdToOnce<M extends AnyStateMachine>(flow: Flow<M>, turn: Turn, before: Turn | null): void {
  const done = doingsOf(turn);
  const doubled = done.find((doing, at) => done.findIndex((other) => isSame(doing, other)) < at);
  if (doubled !== undefined) throw new Fault(`${spell(doubled)} twice at one stroke`);

  for (const { src, input } of turn.started) {
    const same = turn.to.pending.filter((other) => other.src === src && isSame(other.input, input));
    if (same.length > 1) throw new Fault(`begins ${src} while the same runs already`);
  }

  if (before === null || turn.move.kind !== 'event' || !isSame(turn.move, before.move)) return;
  const { type } = turn.move.event;
  if ((flow.eachCounts as readonly string[] | undefined)?.includes(type)) return;
  const again = doingsOf(before).find((doing) => done.some((other) => isSame(doing, other)));
  if (again !== undefined) throw new Fault(`${spell(again)} again when ${type} comes twice in a row`);
}

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
