import type { CoverageFile } from '../../../../src/console/core/coverageFiles.ts';
import type { Chart } from '../../../../src/inspection/chart.ts';
import { mergeCoverage, neverSaid } from '../../../../src/inspection/coverage.ts';
import type { ActorResult, BrowserResult, Kept, MutationResult, RaceResult, ViewResult } from '../results.ts';

/** What is known of one flow, of all that its tests and any browser session have left behind. */
export interface FlowSummary {
  readonly machine: string;
  readonly chart: Chart;
  /** Each is null where that was not run. */
  readonly actor: ActorResult | null;
  readonly view: ViewResult | null;
  readonly mutation: MutationResult | null;
  readonly viewMutation: MutationResult | null;
  readonly races: RaceResult | null;
  readonly browser: BrowserResult | null;
  /** Pairs taken in a real browser. */
  readonly browserPairs: BrowserResult | null;
  /** Ids of the transitions taken at each level. */
  readonly taken: { readonly actor: Ids; readonly view: Ids; readonly robots: Ids; readonly people: Ids };
  /** Transitions that nothing ever took, as the lists of the specs write them. */
  readonly never: readonly string[];
  /** What one level has not taken although it was run, but for what nobody can take there. */
  readonly missed: {
    readonly actor: readonly string[];
    readonly view: readonly string[];
    readonly browser: readonly string[];
  };
  /** Taken in a real browser by nobody because nobody can: each with the reason. */
  readonly outOfReach: readonly string[];
  /** What its guards may say, and what of it no session in a browser has heard; null where none has run. */
  readonly guardsInBrowser: { readonly all: number; readonly unheard: readonly string[] } | null;
  readonly onlyRobots: readonly string[];
  readonly onlyPeople: readonly string[];
  /** How long each level has taken, exploration included; null where it was not run. */
  readonly seconds: { readonly [L in Level]: number | null };
}

export type Level = 'actor' | 'view' | 'mutation' | 'viewMutation' | 'browser' | 'browserPairs';

type Ids = ReadonlySet<string>;

/** Puts together what tests and sessions have left, flow by flow in the order of their names. */
export function summarise(results: readonly Kept[], sessions: readonly CoverageFile[]): readonly FlowSummary[] {
  const flows = Map.groupBy(results, ({ machine }) => machine);
  return [...flows.values()]
    .map((own) => summariseFlow(own, sessions))
    .sort((one, other) => one.machine.localeCompare(other.machine));
}

function summariseFlow(own: readonly Kept[], sessions: readonly CoverageFile[]): FlowSummary {
  const { machine, chart } = own[0] as Kept;
  const keptOf = <K extends Kept['kind']>(kind: K) =>
    own.find((result): result is Kept & { readonly kind: K } => result.kind === kind) ?? null;
  const actor = keptOf('actor');
  const view = keptOf('view');
  const browser = keptOf('browser');
  const takenBy = (by: CoverageFile['by']): Ids =>
    new Set(
      sessions
        .filter((session) => session.by === by)
        .flatMap(({ coverage }) => Object.keys(coverage[machine]?.taken ?? {})),
    );
  const taken = {
    actor: new Set(actor?.taken),
    view: new Set(view?.taken),
    robots: takenBy('robots'),
    people: takenBy('people'),
  };
  const isInBrowser = (id: string) => taken.robots.has(id) || taken.people.has(id);
  const outOfReach = browser?.outOfReach ?? {};
  const offScreen = new Set(view?.offScreen);
  const textsOf = (wanted: (id: string, text: string) => boolean) =>
    chart.transitions.filter(({ id, text }) => wanted(id, text)).map(({ text }) => text);
  return {
    machine,
    chart,
    actor,
    view,
    mutation: keptOf('mutation'),
    viewMutation: keptOf('viewMutation'),
    races: keptOf('races'),
    browser,
    browserPairs: keptOf('browserPairs'),
    taken,
    never: textsOf((id) => Object.values(taken).every((ids) => !ids.has(id))),
    missed: {
      actor: actor === null ? [] : textsOf((id) => !taken.actor.has(id)),
      view: view === null ? [] : textsOf((id, text) => !taken.view.has(id) && !offScreen.has(text)),
      browser: textsOf((id, text) => !isInBrowser(id) && !(text in outOfReach)),
    },
    outOfReach: Object.entries(outOfReach).map(([text, why]) => `${text}: ${why}`),
    guardsInBrowser: guardsIn(sessions, machine),
    onlyRobots: textsOf((id) => taken.robots.has(id) && !taken.people.has(id)),
    onlyPeople: textsOf((id) => taken.people.has(id) && !taken.robots.has(id)),
    seconds: {
      actor: actor?.seconds ?? null,
      view: view?.seconds ?? null,
      mutation: keptOf('mutation')?.seconds ?? null,
      viewMutation: keptOf('viewMutation')?.seconds ?? null,
      browser: browser?.seconds ?? null,
      browserPairs: keptOf('browserPairs')?.seconds ?? null,
    },
  };
}

function guardsIn(sessions: readonly CoverageFile[], machine: string): FlowSummary['guardsInBrowser'] {
  const { [machine]: seen } = mergeCoverage(sessions.map(({ coverage }) => coverage));
  return seen === undefined ? null : { all: Object.keys(seen.guards).length, unheard: neverSaid(seen) };
}
