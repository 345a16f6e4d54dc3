import type { AnyStateMachine } from 'xstate';
import { goalsFulfilledBy } from '../../../src/inspection/guardGoals.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import { applyMove, begin, type Move, momentOf } from '../../../src/inspection/step/move.ts';
import { type Course, idleLogic } from '../../../src/inspection/step/pureStep.ts';
import type { Effect } from './effect.ts';
import type { Flow, Stage } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { watchGuards } from './guards.ts';
import { keyOf } from './key.ts';
import { movesFrom, type Offer } from './moves.ts';
import { regionNovelty } from './regions.ts';

/** Every configuration that a flow can come to, told apart by its key, and every move between them. */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly starts: readonly Start[];
  /** Configurations that the bound left unexplored; none where the exploration is whole. */
  readonly unexplored: number;
  /** Configurations with nothing new in any region: the flow has `regions`, and nothing is tried from there. */
  readonly knownByRegion: number;
}

export interface Node {
  readonly index: number;
  readonly key: string;
  /** The first configuration found with this key; others differ only in what the flow projects away. */
  readonly configuration: Configuration;
  readonly edges: readonly Edge[];
  /** How it was found first: by a start, or by an edge of another node. */
  readonly foundBy: Start | { readonly node: Node; readonly edge: Edge };
}

export interface Start {
  readonly input: unknown;
  readonly to: number;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Edge {
  readonly move: Move;
  readonly to: number;
  /** Ids of the transitions taken, in order; none where the move was ignored. */
  readonly taken: readonly string[];
  /** Goals of guards that were fulfilled on the way. */
  readonly guards: readonly string[];
  readonly effects: readonly Effect[];
  /** One object for all edges with the same course. */
  readonly course: Course;
}

export interface GraphBounds {
  /** How many configurations may be looked at. */
  readonly configurations?: number;
  /** Which events may come about; all of them where left out. */
  readonly offer?: Offer;
  /** Stops as soon as each of these transitions has been taken once. */
  readonly until?: readonly string[];
}

type FoundBy = (to: number) => Node['foundBy'];

type Growing = { -readonly [K in keyof Node]: K extends 'edges' ? Edge[] : Node[K] };

/** Steps a machine breadth-first through all that may happen to it, without running anything. */
export function graphOf<M extends AnyStateMachine>(flow: Flow<M>, bounds: GraphBounds = {}): Graph {
  const { configurations: most = 50_000, offer = () => true, until } = bounds;
  let present = 0;
  const stage: Stage = { now: () => present, held: idleLogic };
  const plain = flowMachine(flow, stage);
  const machine = flowMachine(flow, stage);
  const judge = goalsFulfilledBy(plain);
  const ear = watchGuards(machine);
  const courseOf = sharedCourses();
  const nodes: Growing[] = [];
  const known = new Map<string, number>();
  const missing = new Set(until);
  const regions = regionNovelty(flow, plain);
  const queue = new Set<Growing>();

  const arrive = (configuration: Configuration, taken: readonly string[], foundBy: FoundBy): number => {
    const key = keyOf(flow, configuration);
    const index = known.get(key) ?? nodes.length;
    const node = nodes[index] ?? { index, key, configuration, edges: [], foundBy: foundBy(index) };
    if (index === nodes.length) nodes.push(node);
    known.set(key, index);
    if (regions?.isNew(configuration, taken) ?? true) queue.add(node);
    return index;
  };
  const doings = (taken: readonly string[], effects: readonly Effect[]) => {
    for (const id of taken) missing.delete(id);
    return { taken, guards: [...new Set(ear.read().flatMap(judge))], effects };
  };

  if (flow.inputs.length === 0) throw new Error(`${plain.id} never starts: give its flow one input at least`);
  const starts: Start[] = [];
  for (const input of flow.inputs) {
    present = 0;
    const { to, effects, taken } = begin(machine, input);
    const done = doings(taken, effects);
    const index = arrive(to, taken, (index) => ({ input, to: index, ...done }));
    starts.push({ input, to: index, ...done });
  }

  let tried = 0;
  // A set hands out what is added while it is gone through, and each once.
  for (const node of queue) {
    if (tried === most || (until !== undefined && missing.size === 0)) break;
    tried += 1;
    const here = node.configuration;
    for (const move of movesFrom(flow, here, offer)) {
      present = momentOf(here, move);
      const { to, effects, taken, course } = applyMove(machine, here, move);
      const done = { ...doings(taken, effects), course: courseOf(course) };
      const edge = (index: number): Edge => ({ move, to: index, ...done });
      regions?.prove(here, move, taken);
      node.edges.push(edge(arrive(to, taken, (index) => ({ node, edge: edge(index) }))));
    }
  }
  return { nodes, starts, unexplored: queue.size - tried, knownByRegion: nodes.length - queue.size };
}

/** Gives one and the same object for all that read the same. */
function sharedCourses(): (course: Course) => Course {
  const known = new Map<string, Course>();
  return (course) => {
    const text = JSON.stringify(course);
    const found = known.get(text) ?? course;
    known.set(text, found);
    return found;
  };
}

/** The way by which a node was found, which is a shortest one. */
export function wayTo(node: Node): { readonly start: Start; readonly edges: readonly Edge[] } {
  const { foundBy } = node;
  if (!('node' in foundBy)) return { start: foundBy, edges: [] };
  const before = wayTo(foundBy.node);
  return { start: before.start, edges: [...before.edges, foundBy.edge] };
}
