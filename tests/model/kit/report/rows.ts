import type { BrowserResult, MutationResult, RaceResult } from '../results.ts';
import type { FlowSummary, Level } from './summary.ts';

/** One cell: what it says, and whether that is as it must be. */
export interface Cell {
  readonly text: string;
  readonly good: boolean;
}

export const COLUMNS = [
  'Flow',
  'Configurations',
  'Transitions: actor',
  'view',
  'browser',
  'Once in',
  'Pairs: actor',
  'view',
  'browser',
  'Guards: actor',
  'browser',
  'Ignored tried',
  'Mutants killed',
  'on screen',
  'Races',
] as const;

/** Of a hundred mutants that can be told on screen, as many must be. */
const BAR_ON_SCREEN = 95;
const RACES = 1_000;

const NOT_RUN: Cell = { text: 'not run', good: false };
/** Takes long, and is run when it is asked for. */
const NOT_ASKED: Cell = { text: 'not run', good: true };
const NO_VIEW: Cell = { text: 'no view', good: true };

/** A flow in one line, for the terminal and for the page alike. */
export function rowOf(flow: FlowSummary): readonly Cell[] {
  const { machine, chart, actor, view, taken, missed, guardsInBrowser, mutation, viewMutation, races, browserPairs } =
    flow;
  const all = chart.transitions.length;
  const ofActor = (say: (result: NonNullable<typeof actor>) => Cell): Cell => (actor === null ? NOT_RUN : say(actor));
  const ofView = (say: (result: NonNullable<typeof view>) => Cell): Cell =>
    view === null ? (actor === null ? NOT_RUN : NO_VIEW) : say(view);
  const inBrowser = chart.transitions.filter(({ id }) => taken.robots.has(id) || taken.people.has(id)).length;
  return [
    { text: machine, good: true },
    ofActor(({ configurations, unexplored, knownByRegion }) => ({
      text: `${configurations}${knownByRegion > 0 ? `, ${knownByRegion} by region` : ''}${unexplored > 0 ? ` + ${unexplored} cut` : ''}`,
      good: unexplored === 0,
    })),
    ofActor(() => part(taken.actor.size, all)),
    ofView(({ offScreen }) => part(taken.view.size, all - offScreen.length)),
    part(inBrowser, inBrowser + missed.browser.length),
    ofActor(({ tour }) => plain(`${tour.moves} moves`)),
    ofActor(({ pairs, walks }) => plain(`${pairs} in ${walks.length} walks`)),
    ofView(({ goals }) => plain(String(goals))),
    browserPairs === null ? NOT_ASKED : plain(pairsIn(browserPairs)),
    ofActor(({ guards, undecided }) => part(guards - undecided.length, guards)),
    guardsInBrowser === null ? NOT_RUN : plain(said(guardsInBrowser)),
    ofActor(({ ignored }) => plain(String(ignored))),
    mutation === null ? NOT_RUN : killedIn(mutation, 100),
    viewMutation === null ? NOT_ASKED : killedIn(viewMutation, BAR_ON_SCREEN),
    races === null ? NOT_RUN : { text: racesIn(races), good: races.runs >= RACES },
  ];
}

export const SECONDS_COLUMNS = [
  'Seconds',
  'Actor',
  'View',
  'Mutants',
  'Mutants on screen',
  'Browser',
  'Pairs in browser',
] as const;

/** How long each flow has taken at each level, and all of them together: not by the clock where several run at a time. */
export function secondsRows(flows: readonly FlowSummary[]): readonly (readonly string[])[] {
  const levels: readonly Level[] = ['actor', 'view', 'mutation', 'viewMutation', 'browser', 'browserPairs'];
  const spell = (seconds: number | null) => (seconds === null ? 'not run' : seconds.toFixed(1));
  const sums = levels.map((level) => flows.reduce((sum, { seconds }) => sum + (seconds[level] ?? 0), 0));
  return [
    ...flows.map(({ machine, seconds }) => [machine, ...levels.map((level) => spell(seconds[level]))]),
    [`all ${flows.length}`, ...sums.map(spell)],
  ];
}

const pairsIn = ({ reached, givenUp }: BrowserResult): string =>
  givenUp.length === 0 ? String(reached) : `${reached}, ${givenUp.length} given up`;

function killedIn({ killed, survivors, unproven }: MutationResult, bar: number): Cell {
  const all = killed + survivors.length + unproven.length;
  return { text: `${killed}/${all}`, good: killed * 100 >= all * bar };
}

/** Not all of it can be had in a browser, so nothing is asked of it. */
const said = ({ all, unheard }: NonNullable<FlowSummary['guardsInBrowser']>): string =>
  `${all - unheard.length}/${all}`;

const racesIn = ({ runs, tooFar }: RaceResult): string =>
  tooFar === 0 ? String(runs) : `${runs}, none from ${tooFar} far off`;

const plain = (text: string): Cell => ({ text, good: true });

const part = (some: number, all: number): Cell => ({ text: `${some}/${all}`, good: some >= all });
