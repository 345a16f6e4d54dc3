import { afterAll, expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { guardGoalsOf, unmetGuardGoals } from '../../../src/inspection/guardGoals.ts';
import { formatMove } from '../../../src/inspection/step/move.ts';
import { type Explored, exploredIn } from './explore.ts';
import { failureRows } from './failures/failureRows.ts';
import { filing } from './failures/report.ts';
import type { Flow } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { type Graph, type GraphBounds, graphOf } from './graph.ts';

import { ignoredOn, unhandledSideEffects } from './ignored.ts';
import { pathOf } from './pathOf.ts';
import { raceTests } from './races/raceTests.ts';
import { replay } from './replay.ts';
import { type ActorResult, keepResult } from './results.ts';
import { type Tour, tourPairs, tourTransitions } from './tours.ts';
import { walkName } from './walkName.ts';
import { readWalk } from './writtenWalk.ts';

type Row = readonly [title: string, run: () => void | Promise<void>];

/**
 * The tests of a flow. First comes what has failed once. Those named by a line of the list that a person wrote from the
 * requirements, `[ID-1] [ID-2] source, event [guard] -> target`, walk the shortest way through that transition with the
 * real machine; those named by states walk through every two transitions that can follow each other, and those
 * named by moves go where the flow's own `walks` say. The others say that
 * the machine has the transitions of the list and no others, all within reach; that each guard has said yes and no, each
 * of its conditions having decided; that what a state does not handle leaves everything as it was; and that no order of
 * things under way at the same time breaks it. What fails is shrunk and filed (`failures/README.md`).
 */
export function modelTests<M extends AnyStateMachine>(
  flow: Flow<M>,
  written: readonly string[],
  bounds?: GraphBounds,
  folder?: string,
): readonly Row[] {
  const began = performance.now();
  const graph = graphOf(flow, bounds);
  const explored = exploredIn(flow, graph);
  const tour = tourPairs(graph);
  const seen = createTally();
  afterAll(() => keepResult(flow, resultOf(flow, graph, tour, written, seen), began));
  return [
    ...failureRows(flow, folder),
    [
      'has the transitions written here and no others',
      () => expect(explored.transitions.map(({ text }) => text).sort()).toEqual(written.map(withoutIds).sort()),
    ],
    ['can take each of them, and breaks nowhere', () => expect(shortcomings(explored)).toEqual([])],
    [
      'is explored to the end',
      () =>
        expect(graph.unexplored === 0 ? [] : [`${graph.unexplored} configurations are left: ${UNBOUNDED}`]).toEqual([]),
    ],
    [
      'has each guard say yes and no, and each of its conditions decide',
      () => expect(undecided(flow, graph)).toEqual([]),
    ],
    ['ignores what it does not handle', () => expect(unhandledSideEffects(graph)).toEqual([])],
    ...written.map((line): Row => [line, () => walk(flow, explored, withoutIds(line), seen, folder)]),
    ...pairRows(flow, graph, tour, seen, folder),
    ...raceTests(flow, graph, folder),
    ...(flow.walks ?? []).map((line): Row => [line, () => walkAsWritten(flow, line, seen, folder)]),
  ];
}

/** What to do about a machine that never ends. */
const UNBOUNDED = 'let `project` say what of the context decides, or raise `configurations` of the bounds';

/** The walks through all pairs of transitions, each also trying what the states that are new to it do not handle. */
function pairRows<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  { walks }: Tour,
  seen: Tally,
  folder?: string,
): readonly Row[] {
  const tried = new Set<number>();
  return walks.map((way, at): Row => {
    const ignored = ignoredOn(graph, way, tried);
    return [
      `${at + 1} of ${walks.length}: ${walkName(way, graph)}`,
      async () => {
        const path = pathOf(flow, graph, way);
        const taken = await filing(flow, path, folder, () => replay(flow, path, undefined, ignored));
        expect(taken).toEqual([...way.start.taken, ...way.edges.flatMap(({ taken: ids }) => ids)]);
        for (const id of taken) seen.taken.add(id);
        seen.ignored += ignored.flat().length;
      },
    ];
  });
}

async function walkAsWritten<M extends AnyStateMachine>(
  flow: Flow<M>,
  line: string,
  seen: Tally,
  folder?: string,
): Promise<void> {
  const path = readWalk(flow, line);
  for (const id of await filing(flow, path, folder, () => replay(flow, path))) seen.taken.add(id);
}

/** What the replays of a flow have seen so far. */
interface Tally {
  readonly taken: Set<string>;
  ignored: number;
}

const createTally = (): Tally => ({ taken: new Set(), ignored: 0 });

function resultOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  { walks, goals }: Tour,
  written: readonly string[],
  { taken, ignored }: Tally,
): ActorResult {
  const machine = flowMachine(flow);
  return {
    kind: 'actor',
    written,
    taken: [...taken],
    configurations: graph.nodes.length,
    unexplored: graph.unexplored,
    knownByRegion: graph.knownByRegion,
    tour: sizeOf(tourTransitions(graph)),
    pairs: goals.length,
    walks: walks.map((way) => ({ name: walkName(way, graph), moves: way.edges.length })),
    guards: guardGoalsOf(machine).length,
    undecided: undecided(flow, graph),
    ignored,
  };
}

const sizeOf = ({ walks }: Tour) => ({
  walks: walks.length,
  moves: walks.reduce((moves, { edges }) => moves + edges.length, 0),
});

/** What the guards of a flow's machine have not been seen to say. */
const undecided = <M extends AnyStateMachine>(flow: Flow<M>, { starts, nodes }: Graph): readonly string[] =>
  unmetGuardGoals(
    flowMachine(flow),
    new Set([...starts, ...nodes.flatMap(({ edges }) => edges)].flatMap(({ guards }) => guards)),
  );

async function walk<M extends AnyStateMachine>(
  flow: Flow<M>,
  explored: Explored,
  text: string,
  seen: Tally,
  folder?: string,
): Promise<void> {
  const found = explored.transitions.filter((transition) => transition.text === text);
  const [transition] = found;
  if (transition === undefined || found.length > 1) throw new Error(`${found.length} transitions read: ${text}`);
  const { path } = transition;
  if (path === null) throw new Error(`no way takes: ${text}`);
  const taken = await filing(flow, path, folder, () => replay(flow, path));
  expect(taken).toContain(transition.id);
  for (const id of taken) seen.taken.add(id);
}

const shortcomings = ({ transitions, configurations, cut, broken }: Explored): readonly string[] => [
  ...transitions
    .filter(({ path }) => path === null)
    .map(({ text }) => `${cut ? `not reached in ${configurations} configurations` : 'unreachable'}: ${text}`),
  ...broken.map(({ steps }) => `an error that nobody handles: ${steps.map(({ move }) => formatMove(move)).join(', ')}`),
];

const withoutIds = (line: string): string => line.replace(/^(\[[A-Z]+-\d+\] )*/, '');
