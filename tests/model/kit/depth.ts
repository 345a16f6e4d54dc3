import type { AnyStateMachine } from 'xstate';
import type { Flow } from './flow.ts';
import type { Graph } from './graph.ts';
import { type Tour, tourGuards, tourPairs, tourTransitions } from './tours.ts';

/**
 * How deep a run goes, by `DEPTH`:
 * - `usual` (`npm test`): every transition once, on the actor and on screen; on the actor of a thorough flow every pair
 *   of transitions, and races.
 * - `pairs` (`npm run test:full`): pairs and races alone.
 * - `whole` (`npm run model`): everything.
 */
type Depth = 'usual' | 'pairs' | 'whole';

const DEPTHS: readonly string[] = ['usual', 'pairs', 'whole'] satisfies readonly Depth[];

/** @throws Error for a depth that does not exist. */
function depth(): Depth {
  const { DEPTH = 'usual' } = process.env;
  if (!DEPTHS.includes(DEPTH)) throw new Error(`DEPTH is ${DEPTH}: it is one of ${DEPTHS.join(', ')}`);
  return DEPTH as Depth;
}

/** Whether the rows that every run needs are wanted: transition list, expectations, failures of the past. */
export const hasBasics = (): boolean => depth() !== 'pairs';

/** Whether the actor alone takes pairs and races. */
export const isDeep = <M extends AnyStateMachine>({ thorough = false }: Flow<M>): boolean =>
  thorough || depth() !== 'usual';

/** Whether the rendered view takes pairs. */
export const isDeepOnScreen = (): boolean => depth() !== 'usual';

/** The walks of the actor: through pairs where the run is deep. */
export const tourOf = (graph: Graph, deep: boolean): Tour => (deep ? tourPairs(graph) : tourGuards(graph));

/** The walks on screen. What a guard refuses, the view often has no control for. */
export const tourOnScreen = (graph: Graph, deep: boolean): Tour => (deep ? tourPairs(graph) : tourTransitions(graph));
