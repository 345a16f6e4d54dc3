import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { leafStates } from '../../../src/inspection/leafStates.ts';
import { isUpdating } from './approving.ts';
import type { Path } from './explore.ts';
import type { Flow } from './flow.ts';
import { type Graph, type Node, wayTo } from './graph.ts';
import { pathOf } from './pathOf.ts';
import { readAloud } from './readAloud.ts';
import { replay } from './replay.ts';
import { type ApprovedScreen, formatScreens, type Place, placesIn } from './screens.ts';
import { inTurn, type Turn } from './turn.ts';
import type { View } from './view.ts';
import { nameMove, readWalk, writeWalk } from './writtenWalk.ts';

/**
 * Compares one screen of each region and state with what was approved, in order. The walk to a screen stands in the file,
 * so that a change elsewhere in the machine leaves it as it is. `--update=all` approves: it keeps the walks that still
 * lead to their state, and adds the shortest one for a state without any. `APPROVE=lines` also adds those of moves that
 * bring a line on screen which no approved screen has.
 */
export const compareScreens = <M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  graph: Graph,
  file: string,
): Promise<void> =>
  inTurn(async (turn) => {
    const told = screensBy(flow, view, turn);
    const written = existsSync(file) ? placesIn(readFileSync(file, 'utf8')) : [];
    const places = isUpdating() ? await placesToApprove(flow, graph, written, told) : written;
    const states = statesIn(graph);
    expect(
      states.filter((state) => !places.some((place) => place.state === state)),
      'states that nobody has approved (`--update=all`)',
    ).toEqual([]);
    const screens: ApprovedScreen[] = [];
    for (const place of places) screens.push({ ...place, told: await told(place.by).then(at(place)) });
    await expect(formatScreens(screens)).toMatchFileSnapshot(file);
  });

interface Shown {
  readonly states: readonly string[];
  readonly told: string;
}

const at =
  ({ state, by }: Place) =>
  ({ states, told }: Shown): string => {
    if (!states.includes(state)) throw new Error(`${by}: ends in ${states.join(' + ')}, not in ${state}`);
    return told;
  };

/** What is on screen at the end of a walk. */
export type TellScreen = (by: string) => Promise<Shown>;

export const screensBy =
  <M extends AnyStateMachine>(flow: Flow<M>, view: View<M>, turn: Turn): TellScreen =>
  (by) =>
    screenAt(flow, view, by, turn);

async function screenAt<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  by: string,
  turn: Turn,
): Promise<Shown> {
  const path = readWalk(flow, by);
  let last: Shown = { states: [], told: '' };
  let stops = 0;
  const look = () => {
    stops += 1;
    if (stops <= path.steps.length) return;
    const { to } = path.steps.at(-1) ?? path.start;
    last = { states: leafStates(to.snapshot.value), told: readAloud(document.body) };
  };
  await replay(flow, path, view, [], look, turn);
  return last;
}

const statesOf = ({ configuration: { snapshot } }: Node): readonly string[] =>
  snapshot.status === 'active' ? leafStates(snapshot.value) : [];

const statesIn = ({ nodes }: Graph): readonly string[] => [...new Set(nodes.flatMap(statesOf))].toSorted();

/** The walks to approve: those written that still lead to their state, and the shortest one to each other state. */
export async function placesToApprove<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  written: readonly Place[],
  told: TellScreen,
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const place of written) {
    const seen = await told(place.by).catch(() => null);
    if (seen?.states.includes(place.state)) places.push(place);
  }
  for (const state of statesIn(graph)) {
    if (places.some((place) => place.state === state)) continue;
    const node = graph.nodes.find((each) => statesOf(each).includes(state)) as Node;
    places.push({ state, by: writeWalk(flow, pathTo(flow, graph, node)) });
  }
  if (process.env.APPROVE === 'lines') places.push(...(await placesOfNewLines(flow, graph, places, told)));
  return places.toSorted((one, other) => (one.state < other.state ? -1 : one.state > other.state ? 1 : 0));
}

/** The ends of those moves, each on its shortest way, that show a line which nothing before them has shown. */
async function placesOfNewLines<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  places: readonly Place[],
  told: TellScreen,
): Promise<readonly Place[]> {
  const known = new Set<string>();
  const isNew = (line: string) => !known.has(line.trim());
  const learn = (lines: readonly string[]) => {
    for (const line of lines) known.add(line.trim());
  };
  for (const { by } of places) learn((await told(by)).told.split('\n'));
  const tried = new Set<string>();
  const more: Place[] = [];
  for (const node of graph.nodes) {
    for (const edge of node.edges) {
      const move = `${edge.taken.join()} ${nameMove(flow, node.configuration, edge.move)}`;
      if (edge.taken.length === 0 || tried.has(move)) continue;
      tried.add(move);
      const { start, edges } = wayTo(node);
      const by = writeWalk(flow, pathOf(flow, graph, { start, edges: [...edges, edge] }));
      // The expectations of the view may know no more than one of several ends that the flow does not tell apart.
      const seen = await told(by).catch(() => null);
      if (seen === null) continue;
      const lines = seen.told.split('\n');
      const before = statesOf(node);
      const state = seen.states.find((each) => !before.includes(each)) ?? seen.states[0];
      if (state === undefined || !lines.some(isNew)) continue;
      learn(lines);
      more.push({ state, by });
    }
  }
  return more;
}

const pathTo = <M extends AnyStateMachine>(flow: Flow<M>, graph: Graph, node: Node): Path =>
  pathOf(flow, graph, wayTo(node));
