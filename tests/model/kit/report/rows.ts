import type { BrowserResult } from '../results.ts';
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
  'Guards',
  'Ignored tried',
  'Mutants killed',
  'Races',
] as const;

/** A flow in one line, for the terminal and for the page alike. */
export function rowOf({
  machine,
  actor,
  view,
  taken,
  mutation,
  races,
  browserPairs,
  neverInBrowser,
}: FlowSummary): readonly Cell[] {
  const all = actor.chart.transitions.length;
  const within = all - neverInBrowser.length;
  return [
    { text: machine, good: true },
    {
      text: `${actor.configurations}${actor.unexplored > 0 ? ` + ${actor.unexplored} cut` : ''}`,
      good: actor.unexplored === 0,
    },
    part(taken.actor.size, all),
    view === null ? { text: 'no view', good: true } : part(view.taken.length, all - view.offScreen.length),
    part(within, all),
    { text: `${actor.tour.moves} moves`, good: true },
    { text: `${actor.pairs} in ${actor.walks.length} walks`, good: true },
    { text: view === null ? 'no view' : String(view.goals), good: true },
    { text: browserPairs === null ? 'not run' : pairsIn(browserPairs), good: true },
    part(actor.guards - actor.undecided.length, actor.guards),
    { text: String(actor.ignored), good: true },
    mutation === null
      ? { text: 'not run', good: false }
      : part(mutation.killed, mutation.killed + mutation.survivors.length),
    races === null ? { text: 'not run', good: false } : { text: String(races.runs), good: races.runs >= 1000 },
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

const part = (some: number, all: number): Cell => ({ text: `${some}/${all}`, good: some >= all });
