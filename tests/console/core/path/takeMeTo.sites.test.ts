import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type PathBounds, type PathMoves, pathTo } from '../../../../src/console/core/path/takeMeTo.ts';
import { walkPath } from '../../../../src/console/core/path/walkPath.ts';
import { leafStates } from '../../../../src/inspection/leafStates.ts';
import type { Project } from '../../../../src/inspection/step/key.ts';
import { consoleFlows } from '../../../model/allFlows.ts';
import type { Flow } from '../../../model/kit/flow.ts';
import { graphOf, type Node, wayTo } from '../../../model/kit/graph.ts';
import { eventsOf, outcomesOf } from '../../../model/kit/moves.ts';
import { act } from '../../../model/kit/replay.ts';
import { openPage } from '../benches.ts';

/** Each state that a flow can come to, with the first configuration that is in it: none is nearer to a start. */
function statesOf(flow: Flow<AnyStateMachine>): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const node of graphOf(flow).nodes) {
    const { status, _nodes }: AnyMachineSnapshot = node.configuration.snapshot;
    if (status === 'error') continue;
    for (const { id } of _nodes) if (!found.has(id)) found.set(id, node);
  }
  return found;
}

const movesOf = (flow: Flow<AnyStateMachine>): PathMoves => ({
  events: eventsOf(flow),
  outcomes: ({ src }) => outcomesOf(flow, src),
  time: true,
});

/** The largest flow takes a quarter of that on a small machine that is busy. */
const WHOLE_MS = 120_000;

describe('every state that can be reached is reached, on a shortest way', () => {
  it.each(consoleFlows)(
    '%s',
    async (_name, flow) => {
      const bounds: PathBounds = flow.project ? { project: flow.project as Project, steps: 400_000 } : {};
      for (const [stateId, node] of statesOf(flow)) {
        const { start, edges } = wayTo(node);
        const { bench, standing } = openPage(flow, start.input);
        const way = pathTo(standing(), stateId, movesOf(flow), bounds);
        if ('cut' in way) throw new Error(`${stateId}: no way, ${way.cut ? 'as it was cut' : 'and all was seen'}`);
        expect(way.length, stateId).toBeLessThanOrEqual(edges.length);
        const walked = await walkPath(way, {
          make: (move) => act(bench, move),
          stands: () => leafStates((bench.actor.getSnapshot() as AnyMachineSnapshot).value),
          pause: async () => {},
        });
        expect(walked, stateId).toEqual({ kind: 'arrived' });
        const { _nodes }: AnyMachineSnapshot = bench.actor.getSnapshot();
        expect(_nodes.map(({ id }) => id)).toContain(stateId);
        bench.stop();
      }
    },
    WHOLE_MS,
  );
});
