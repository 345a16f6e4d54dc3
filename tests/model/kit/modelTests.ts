import { afterAll, expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { formatTransition } from '../../../src/inspection/format.ts';
import { guardGoalsOf, unmetGuardGoals } from '../../../src/inspection/guardGoals.ts';
import { formatMove } from '../../../src/inspection/step/move.ts';
import { transitionsOf } from '../../../src/inspection/transitions.ts';
import { hasBasics, isDeep, tourOf } from './depth.ts';
import { doneAtEndOf, type Line, lineOf } from './does.ts';
import { type Explored, exploredIn, type Path } from './explore.ts';
import { failureRows } from './failures/failureRows.ts';
import { filing } from './failures/report.ts';
import type { Flow } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { type Graph, type GraphBounds, graphOf } from './graph.ts';

import { ignoredOn, unhandledSideEffects } from './ignored.ts';
import { isJudging, judgeByActor } from './mutation/ownTests.ts';
import { pathOf } from './pathOf.ts';
import { raceTests } from './races/raceTests.ts';
import { replay } from './replay.ts';
import { type ActorResult, keepResult } from './results.ts';
import { type Tour, tourGuards } from './tours.ts';
import { walkName } from './walkName.ts';
import { readWalk } from './writtenWalk.ts';

export type Row = readonly [title: string, run: () => void | Promise<void>];

/**
 * The tests of a flow. First comes what has failed once. Those named by a line of the list that a person wrote from the
 * requirements, `[ID-1] [ID-2] source, event [guard] -> target`, walk the shortest way through that transition with the
 * real machine; those named by states take every transition, or every pair of them where the run is deep (`depth.ts`), and
 * those named by moves go where the flow's own `walks` say. A line with `Does` says all that the transition does, in literals.
 * The others say that the machine has the transitions of the list and no others, all within reach; that each guard has said yes and no, each
 * of its conditions having decided; that what a state does not handle leaves everything as it was; and that no order of
 * things under way at the same time breaks it. What fails is shrunk and filed (`failures/README.md`).
 */
export function modelTests<M extends AnyStateMachine>(
  flow: Flow<M>,
  written: readonly Line[],
  bounds?: GraphBounds,
  folder?: string,
): readonly Row[] {
  if (isJudging()) return judgeRows(flow, written, bounds);
  const began = performance.now();
  const graph = graphOf(flow, bounds);
  const tour = tourOf(graph, isDeep(flow));
  const seen = createTally();
  const file: File = (path, walk) => filing(flow, path, folder, walk);
  const explorations = { graph, tour, seen, file };
  if (hasBasics()) afterAll(() => keepResult(flow, resultOf(flow, graph, tour, written.map(lineOf), seen), began));
  return [
    ...(hasBasics() ? [...failureRows(flow, folder), ...basicRows(flow, written, explorations)] : []),
    ...walkRows(flow, explorations),
    ...(isDeep(flow) ? raceTests(flow, graph, folder) : []),
  ];
}

/** What is done about a walk that fails. */
type File = <T>(path: Path, walk: () => Promise<T>) => Promise<T>;

interface Explorations {
  readonly graph: Graph;
  readonly tour: Tour;
  readonly seen: Tally;
  readonly file: File;
}

/** All but walks and races. */
function basicRows<M extends AnyStateMachine>(
  flow: Flow<M>,
  written: readonly Line[],
  { graph, seen, file }: Explorations,
): readonly Row[] {
  const explored = exploredIn(flow, graph);
  return [
    [
      'has the transitions written here and no others',
      () => expect(explored.transitions.map(({ text }) => text).sort()).toEqual(transitionsIn(written)),
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
    ...written.map((line): Row => [lineOf(line), () => walk(flow, explored, line, seen, file)]),
    ...(flow.walks ?? []).map((line): Row => [line, () => walkAsWritten(flow, line, seen, file)]),
  ];
}

function judgeRows<M extends AnyStateMachine>(
  flow: Flow<M>,
  written: readonly Line[],
  bounds?: GraphBounds,
): readonly Row[] {
  const lines = transitionsIn(written);
  return [
    [
      'its own tests kill its mutants',
      () =>
        judgeByActor(flow, async (wrong, most) => {
          const texts = transitionsOf(flowMachine(wrong)).map(formatTransition);
          expect(texts.sort()).toEqual(lines);
          const graph = graphOf(wrong, { ...bounds, configurations: most });
          const rest = { graph, tour: tourOf(graph, isDeep(flow)), seen: createTally(), file: asItIs };
          for (const [, run] of [...basicRows(wrong, written, rest), ...walkRows(wrong, rest)]) await run();
        }),
    ],
  ];
}

const asItIs: File = (_path, walk) => walk();

/** What to do about a machine that never ends. */
const UNBOUNDED = 'let `project` say what of the context decides, or raise `configurations` of the bounds';

/** The walks of a tour, each also trying what the states that are new to it do not handle. */
function walkRows<M extends AnyStateMachine>(
  flow: Flow<M>,
  { graph, tour: { walks }, seen, file }: Explorations,
): readonly Row[] {
  const tried = new Set<number>();
  return walks.map((way, at): Row => {
    const ignored = ignoredOn(graph, way, tried);
    return [
      `${at + 1} of ${walks.length}: ${walkName(way, graph)}`,
      async () => {
        const path = pathOf(flow, graph, way);
        const taken = await file(path, () => replay(flow, path, undefined, ignored));
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
  file: File,
): Promise<void> {
  const path = readWalk(flow, line);
  for (const id of await file(path, () => replay(flow, path))) seen.taken.add(id);
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
    tour: sizeOf(tourGuards(graph)),
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
  line: Line,
  seen: Tally,
  file: File,
): Promise<void> {
  const text = withoutIds(lineOf(line));
  if (isStart(text)) {
    expect(doneAtEndOf(flow, readWalk(flow, text))).toEqual(typeof line === 'string' ? {} : line[1]);
    return;
  }
  const found = explored.transitions.filter((transition) => transition.text === text);
  const [transition] = found;
  if (transition === undefined || found.length > 1) throw new Error(`${found.length} transitions read: ${text}`);
  const { path } = transition;
  if (path === null) throw new Error(`no way takes: ${text}`);
  const taken = await file(path, () => replay(flow, path));
  expect(taken).toContain(transition.id);
  for (const id of taken) seen.taken.add(id);
  if (typeof line === 'string') return;
  const [, does, by] = line;
  const way = by === undefined ? path : readWalk(flow, by);
  if (way !== path) expect(await file(way, () => replay(flow, way))).toContain(transition.id);
  expect(doneAtEndOf(flow, way)).toEqual(does);
}

const shortcomings = ({ transitions, configurations, cut, broken }: Explored): readonly string[] => [
  ...transitions
    .filter(({ path }) => path === null)
    .map(({ text }) => `${cut ? `not reached in ${configurations} configurations` : 'unreachable'}: ${text}`),
  ...broken.map(({ steps }) => `an error that nobody handles: ${steps.map(({ move }) => formatMove(move)).join(', ')}`),
];

const isStart = (text: string): boolean => /^start( \d+)?$/.test(text);

const transitionsIn = (written: readonly Line[]): readonly string[] =>
  written
    .map((line) => withoutIds(lineOf(line)))
    .filter((text) => !isStart(text))
    .sort();

const withoutIds = (line: string): string => line.replace(/^(\[[^\]]+\] )*/, '');
