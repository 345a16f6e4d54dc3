import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { Path } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { prepareCourses } from '../races/course.ts';
import { isOffered, type View } from '../view.ts';

/**
 * Moves as a person can make them on a view: what there is nothing to press for is left out, and an event that comes twice
 * in a row is pressed twice before the screen has followed.
 */
export function pathOnScreen<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  input: unknown,
  moves: readonly Move[],
): Path {
  const course = prepareCourses(flow)(input);
  const steps: Path['steps'][number][] = [];
  for (const [at, move] of moves.entries()) {
    const isAgain = move.kind === 'event' && isSame(move, moves[at - 1]) && isSame(move, steps.at(-1)?.move);
    const { snapshot } = course.here();
    if (move.kind === 'event' && !isAgain && !isOffered(view, snapshot as never, move.event as never)) continue;
    const turn = course.make(move);
    if (turn === null) continue;
    const before = isAgain ? steps.pop() : undefined;
    const isUnheard = move.kind === 'event' && turn.taken.length === 0 && isPressed(view, move);
    if (isUnheard && before === undefined) continue;
    steps.push({
      move: turn.move,
      to: turn.to,
      effects: [...(before?.effects ?? []), ...turn.effects],
      course: [...(before?.course ?? []), ...turn.course],
      ...(before ? { times: (before.times ?? 1) + 1 } : {}),
    });
  }
  return { input, start: course.start, steps };
}

const isPressed = <M extends AnyStateMachine>(view: View<M>, move: Move): boolean =>
  move.kind === 'event' && (view.drivers as Readonly<Record<string, unknown>>)[move.event.type] !== 'elsewhere';

const isSame = (one: Move, other: Move | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
