import * as fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import type { Move } from '../../../../src/inspection/step/move.ts';
import { report } from '../failures/report.ts';
import type { Flow } from '../flow.ts';
import { type Graph, graphOf, type Node, wayTo } from '../graph.ts';
import { keyOf } from '../key.ts';
import { keepResult } from '../results.ts';
import { Fault } from './fault.ts';
import { prepareRaces } from './race.ts';
import { runBurst, type Schedule, schedule } from './schedule.ts';
import { attempt, type Failing } from './trial.ts';

type Row = readonly [title: string, run: () => Promise<void>];

/** A way longer than this takes more time than the race at its end. */
const longestWay = 24;

/**
 * Races of a flow: from some configuration, things that are under way at the same time happen in any order, doubled,
 * too late, and with timers in between. The machine and a twin of it must keep their word all along (`race.ts`).
 * `RACES` is how many, 1,000 where left out; `SEED` repeats those of another run.
 */
export function raceTests<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph = graphOf(flow),
  folder?: string,
): readonly Row[] {
  const count = Number(process.env.RACES ?? 1000);
  const began = performance.now();
  return [
    [
      `keeps its word in ${count.toLocaleString('en')} races`,
      async () => {
        const places = placesOf(graph);
        const race = prepareSchedules(flow, places);
        const examples = doubled(places);
        const numRuns = count + examples.length;
        const given = seedOf(process.env);
        // What a machine keeps outside its context is not there again, so the last failure is kept.
        let failing: Failing | null = null;
        const { failed, counterexamplePath, seed } = fc.check(
          fc.property(schedule, (planned) => {
            const found = race(planned);
            failing = found ?? failing;
            return found === null;
          }),
          given === undefined ? { examples, numRuns } : { examples, numRuns, seed: given },
        );
        if (!failed || failing === null) {
          keepResult(flow, { kind: 'races', runs: numRuns, tooFar: graph.nodes.filter(isTooFar).length }, began);
          return;
        }
        const error = await report(flow, failing, folder);
        error.message += `\nFound with SEED=${seed}, in race ${counterexamplePath}.`;
        throw error;
      },
    ],
  ];
}

/** In CI each change meets the same races; elsewhere every run tries others. */
const seedOf = ({ SEED, CI }: NodeJS.ProcessEnv): number | undefined =>
  SEED === undefined ? (CI ? 1 : undefined) : Number(SEED);

/** Prepares races by schedule: how one fails, or null where it does not. */
function prepareSchedules<M extends AnyStateMachine>(
  flow: Flow<M>,
  places: readonly Node[],
): (planned: Schedule) => Failing | null {
  const open = prepareRaces(flow);
  return ({ from, burst }) => {
    const place = places[from % places.length] as Node;
    const { start, edges } = wayTo(place);
    return attempt(
      () => open(start.input),
      start.input,
      (race) => {
        for (const { move } of edges) race.pass(move);
        if (keyOf(flow, race.course.here()) !== place.key) throw new Fault('does something else than when explored');
        runBurst(flow, race, burst, underWayAt(place));
      },
    );
  };
}

const isTooFar = (node: Node): boolean => wayTo(node).edges.length > longestWay;

/** Where races begin; three times as often where something is under way. */
function placesOf({ nodes }: Graph): readonly Node[] {
  const near = nodes.filter((node) => node.configuration.snapshot.status === 'active' && !isTooFar(node));
  const busy = near.filter(({ configuration: { pending, timers } }) => pending.length + timers.length > 0);
  return [...near, ...busy, ...busy];
}

/** What has an effect here. */
const underWayAt = ({ edges }: Node): readonly Move[] =>
  edges.filter(({ taken }) => taken.length > 0).map(({ move }) => move);

/** Every event once for all that it can do, twice in a row. */
function doubled(places: readonly Node[]): [Schedule][] {
  const known = new Set<string>();
  return places.flatMap((place, from) =>
    place.edges
      .filter(({ taken }) => taken.length > 0)
      .flatMap(({ move, taken }, which): [Schedule][] => {
        const key = JSON.stringify([move, taken]);
        if (move.kind !== 'event' || known.has(key)) return [];
        known.add(key);
        return [[{ from, burst: [{ pick: 'underWay', which }, { pick: 'again' }] }]];
      }),
  );
}
