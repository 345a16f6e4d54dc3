import { mkdirSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../../../src/inspection/chart.ts';
import type { Flow } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import type { MutationReport } from './mutation/mutationReport.ts';

/** Where the tests of each flow leave what they have shown, one file for each machine and level. */
export const RESULTS_FOLDER = '.cache/model';

/** What the tests of a flow have shown on the actor alone. */
export interface ActorResult {
  readonly kind: 'actor';
  /** The lines that a person wrote from the requirements, with their ids. */
  readonly written: readonly string[];
  /** Ids of the transitions that were taken. */
  readonly taken: readonly string[];
  readonly configurations: number;
  /** Configurations that a bound left unexplored. */
  readonly unexplored: number;
  /** Configurations with nothing new in any of the regions that the flow has explored one by one. */
  readonly knownByRegion: number;
  /** How few walks take every transition once. */
  readonly tour: { readonly walks: number; readonly moves: number };
  readonly pairs: number;
  readonly walks: readonly { readonly name: string; readonly moves: number }[];
  /** What guards were asked to say, and what they never said. */
  readonly guards: number;
  readonly undecided: readonly string[];
  /** Events tried where nothing handles them. */
  readonly ignored: number;
}

/** What the tests of a flow have shown on its rendered view. */
export interface ViewResult {
  readonly kind: 'view';
  readonly taken: readonly string[];
  /** Transitions that the view has no way to. */
  readonly offScreen: readonly string[];
  /** How many pairs of transitions were walked; transitions where the view is too large for pairs. */
  readonly goals: number;
}

/** What became of the mutants of a flow's machine, looked at itself or only through its view. */
export interface MutationResult {
  readonly kind: 'mutation' | 'viewMutation';
  readonly killed: number;
  readonly equivalent: number;
  readonly invalid: number;
  /** Mutants that no walk finds and that can be told from the machine, each as a sentence that says what to add. */
  readonly survivors: readonly string[];
  /** Mutants that no walk finds, and that nobody has shown to be the same: a bound came before that. */
  readonly unproven: readonly string[];
  readonly report: MutationReport;
}

/** How many interleavings a flow has kept its word in. */
export interface RaceResult {
  readonly kind: 'races';
  readonly runs: number;
  /** Configurations in which none began, because the way there is too long. */
  readonly tooFar: number;
}

/** What a tour in a real browser has come to. */
export interface BrowserResult {
  readonly kind: 'browser' | 'browserPairs';
  /** Transitions taken, or every two of them taken one right after the other. */
  readonly reached: number;
  /** What the machine would do and the page never let happen in that order, because something else always came between, which is named where it was seen. */
  readonly givenUp: readonly string[];
  /** The transitions that nobody can bring about there, with the reason. */
  readonly outOfReach: Readonly<Record<string, string>>;
  /** The invariants that held there after every move: those that ask for no more than a page tells. */
  readonly held: readonly string[];
  /** The actors whose ends were compared with the server's own records. */
  readonly compared: readonly string[];
}

export type Result = ActorResult | ViewResult | MutationResult | RaceResult | BrowserResult;

/** A result, of which machine it is, and how long it has taken to come to it. */
export type Kept = Result & { readonly machine: string; readonly chart: Chart; readonly seconds: number };

/** Who takes in what is kept. */
type Keeper = (kept: Kept) => void;

let keeper: Keeper = toFile;

/** Lets another take in what is kept, until the answer is called: the tests of this kit try it on machines that are in nobody's report. */
export function keepBy(other: Keeper): () => void {
  const before = keeper;
  keeper = other;
  return () => {
    keeper = before;
  };
}

/**
 * Keeps a result of a flow for the report; a later one of the same kind takes its place.
 * @param began When the work on it began, as `performance.now()` told it.
 */
export function keepResult<M extends AnyStateMachine>(flow: Flow<M>, result: Result, began: number): void {
  const chart = chartOf(flowMachine(flow));
  keeper({ ...result, machine: chart.id, chart, seconds: (performance.now() - began) / 1_000 });
}

function toFile(kept: Kept): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(`${RESULTS_FOLDER}/${encodeURIComponent(kept.machine)}.${kept.kind}.json`, JSON.stringify(kept));
}
