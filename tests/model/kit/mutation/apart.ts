import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { formatMove, type Move } from '../../../../src/inspection/step/move.ts';
import type { Course } from '../../../../src/inspection/step/pureStep.ts';
import { transplant } from '../../../../src/inspection/step/transplant.ts';
import type { Arrival } from '../explore.ts';
import type { Flow } from '../flow.ts';
import type { Edge, Graph, Node } from '../graph.ts';
import { keyOf } from '../key.ts';
import { movesFrom, type Offer } from '../moves.ts';
import { nameMove, nameStart } from '../writtenWalk.ts';
import { differenceOf, insideOf, isSameInside } from './observation.ts';
import type { Broken, Stepper } from './stepper.ts';

/** The shortest way to see that two machines differ. */
export interface Distinction {
  /** As `readWalk` reads it. */
  readonly walk: string;
  /** The same with what the events carry. */
  readonly moves: readonly string[];
  readonly difference: string;
}

/** A configuration of both machines: of one node of the graph, and the mutant's own where it differs inside. */
interface Pair {
  readonly node: number;
  readonly own: { readonly unchanged: Configuration; readonly mutant: Configuration } | null;
  readonly cameBy: { readonly pair: Pair; readonly move: Move } | { readonly input: unknown };
}

/** An edge of a graph, and the node that it leaves. */
interface Leaving {
  readonly node: Node;
  readonly edge: Edge;
}

/** The edges of each course, in the order in which their nodes were found. */
const edgesOf = new WeakMap<Graph, ReadonlyMap<Course, readonly Leaving[]>>();

function edgesByCourse(graph: Graph): ReadonlyMap<Course, readonly Leaving[]> {
  const known = edgesOf.get(graph);
  if (known !== undefined) return known;
  const edges = new Map<Course, Leaving[]>();
  for (const node of graph.nodes) {
    for (const edge of node.edges) {
      const alike = edges.get(edge.course);
      if (alike === undefined) edges.set(edge.course, [{ node, edge }]);
      else alike.push({ node, edge });
    }
  }
  edgesOf.set(graph, edges);
  return edges;
}

/** At least so many configurations in which the mutant differs only inside may be looked at. */
const fewestOwn = 5_000;

/**
 * Whether two machines begin alike and do the same wherever they pass through what is changed. Then each configuration of
 * one is one of the other, and nothing tells them apart; where it says no, that is still to be seen.
 */
function isSameEverywhere<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  { machine, start, step }: Stepper,
  mutant: AnyStateMachine,
  touched: (course: Course) => boolean,
): boolean {
  const isSame = (one: Arrival | Broken, other: Arrival | Broken): boolean => {
    if ('broken' in one) throw new Error(one.broken);
    return !('broken' in other) && differenceOf(one, other) === null && isSameInside(one.to, other.to);
  };
  if (!flow.inputs.every((input) => isSame(start(machine, input), start(mutant, input)))) return false;
  for (const [course, edges] of edgesByCourse(graph)) {
    if (!touched(course)) continue;
    for (const { node, edge } of edges) {
      const here = transplant(machine, node.configuration);
      if (!isSame(step(machine, here, edge.move), step(mutant, transplant(mutant, here), edge.move))) return false;
    }
  }
  return true;
}

/**
 * Explores the two machines side by side, breadth-first, over all that the graph of the unchanged one holds, and says
 * how they are told apart; `equal` where nothing does, and `cut` where the bound came first.
 */
export function apart<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  stepper: Stepper,
  mutant: AnyStateMachine,
  touched: (course: Course) => boolean,
  offer: Offer = () => true,
): Distinction | 'equal' | 'cut' {
  const complete = graph.unexplored > 0 ? 'cut' : 'equal';
  if (isSameEverywhere(flow, graph, stepper, mutant, touched)) return complete;
  const { machine, start, step } = stepper;
  const nodeOf = new Map(graph.nodes.map(({ key, index }) => [key, index]));
  const known = new Set<string>();
  const queue: Pair[] = [];
  let owned = 0;

  const arrive = (unchanged: Configuration, changed: Configuration, cameBy: Pair['cameBy']): void => {
    const node = nodeOf.get(keyOf(flow, unchanged));
    if (node === undefined) return;
    if (isSameInside(unchanged, changed)) {
      same(node, cameBy);
      return;
    }
    const key = `${node} ${JSON.stringify(insideOf(changed))}`;
    if (known.has(key)) return;
    known.add(key);
    owned += 1;
    queue.push({ node, own: { unchanged, mutant: changed }, cameBy });
  };
  const same = (node: number, cameBy: Pair['cameBy']): void => {
    const key = String(node);
    if (known.has(key)) return;
    known.add(key);
    queue.push({ node, own: null, cameBy });
  };
  const hereOf = ({ own, node }: Pair): Configuration =>
    own?.unchanged ?? transplant(machine, (graph.nodes[node] as Node).configuration);
  const told = (cameBy: Pair['cameBy'], difference: string): Distinction => {
    const { input, way } = wayOf(cameBy);
    const names = way.map(({ pair, move }) => nameMove(flow, hereOf(pair), move));
    const walk = [nameStart(flow, input), ...names].join(', ');
    return { walk, moves: way.map(({ move }) => formatMove(move)), difference };
  };

  for (const input of flow.inputs) {
    const [one, other] = [start(machine, input), start(mutant, input)];
    if ('broken' in one) throw new Error(one.broken);
    if ('broken' in other) return told({ input }, other.broken);
    const difference = differenceOf(one, other);
    if (difference !== null) return told({ input }, difference);
    arrive(one.to, other.to, { input });
  }

  for (let next = 0; next < queue.length; next += 1) {
    if (owned > Math.max(fewestOwn, graph.nodes.length)) return 'cut';
    const pair = queue[next] as Pair;
    const node = graph.nodes[pair.node];
    if (node === undefined) continue;
    const here = hereOf(pair);
    const stepBoth = (move: Move): Distinction | null => {
      const cameBy = { pair, move };
      const one = step(machine, here, move);
      const other = step(mutant, pair.own?.mutant ?? transplant(mutant, here), move);
      if ('broken' in one) throw new Error(one.broken);
      if ('broken' in other) return told(cameBy, other.broken);
      const difference = differenceOf(one, other);
      if (difference !== null) return told(cameBy, difference);
      arrive(one.to, other.to, cameBy);
      return null;
    };
    if (pair.own === null) {
      for (const edge of node.edges) {
        if (!touched(edge.course)) same(edge.to, { pair, move: edge.move });
        else {
          const found = stepBoth(edge.move);
          if (found !== null) return found;
        }
      }
    } else {
      for (const move of movesFrom(flow, here, offer)) {
        const found = stepBoth(move);
        if (found !== null) return found;
      }
    }
  }
  return complete;
}

/** The moves that lead to a pair, from the start. */
function wayOf(cameBy: Pair['cameBy']): { readonly input: unknown; readonly way: readonly Come[] } {
  const way: Come[] = [];
  let at = cameBy;
  while ('pair' in at) {
    way.unshift(at);
    at = at.pair.cameBy;
  }
  return { input: at.input, way };
}

type Come = Extract<Pair['cameBy'], { readonly pair: Pair }>;
