import type { AnyStateMachine } from 'xstate';
import { applyMove, begin, formatMove, momentOf } from '../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../src/inspection/step/pureStep.ts';
import type { Path } from './explore.ts';
import type { Flow, Stage } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import type { Graph } from './graph.ts';
import { keyOf } from './key.ts';
import type { Walk } from './tours.ts';

/**
 * A walk with exactly what each of its moves leads to. A graph keeps one configuration for all that a flow does not tell
 * apart, so this is also the proof that nothing that matters was projected away; it throws where something was.
 */
export function pathOf<M extends AnyStateMachine>(flow: Flow<M>, graph: Graph, walk: Walk): Path {
  const { path, unsound } = validPrefix(flow, graph, walk);
  if (unsound !== null) throw new Error(unsound);
  return path;
}

/** A walk as far as it goes where the graph says, and why it goes no further. */
export function validPrefix<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  { start, edges }: Walk,
): { readonly path: Path; readonly unsound: string | null } {
  let present = 0;
  const stage: Stage = { now: () => present, held: idleLogic };
  const machine = flowMachine(flow, stage);
  const first = begin(machine, start.input);
  const steps: Path['steps'][number][] = [];
  const path = { input: start.input, start: first, steps };
  let here = first.to;
  for (const { move, to, taken } of edges) {
    present = momentOf(here, move);
    const moved = applyMove(machine, here, move);
    if (keyOf(flow, moved.to) !== graph.nodes[to]?.key || moved.taken.join() !== taken.join()) {
      const way = steps.map((step) => formatMove(step.move)).join(', ');
      return {
        path,
        unsound: `${machine.id}: after ${way}, ${formatMove(move)} does something else than where the same was seen before. The flow's \`project\` leaves out a part of the context that decides what happens: put it in.`,
      };
    }
    here = moved.to;
    steps.push({ move, to: moved.to, effects: moved.effects, course: moved.course });
  }
  return { path, unsound: null };
}
