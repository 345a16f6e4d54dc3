import type { Coverage } from '../../../../src/inspection/coverage.ts';
import type { ActorResult, BrowserResult, Kept, MutationResult, RaceResult, ViewResult } from '../results.ts';

/** What is known of one flow, of all that its tests and any browser session have left behind. */
export interface FlowSummary {
  readonly machine: string;
  readonly actor: ActorResult;
  readonly view: ViewResult | null;
  readonly mutation: MutationResult | null;
  readonly races: RaceResult | null;
  /** Pairs taken in a real browser, where that was asked for. */
  readonly browserPairs: BrowserResult | null;
  /** Ids of the transitions taken at each level. */
  readonly taken: { readonly actor: Ids; readonly view: Ids; readonly robots: Ids; readonly people: Ids };
  /** Transitions that nothing ever took, as the lists of the specs write them. */
  readonly never: readonly string[];
  /** Taken in a real browser by nobody, neither a test nor a person. */
  readonly neverInBrowser: readonly string[];
  readonly onlyRobots: readonly string[];
  readonly onlyPeople: readonly string[];
  /** How long each level has taken, exploration included; null where it was not run. */
  readonly seconds: { readonly [L in Level]: number | null };
}

export type Level = 'actor' | 'view' | 'mutation' | 'viewMutation' | 'browser' | 'browserPairs';

type Ids = ReadonlySet<string>;

/** A coverage file: what one browser session saw, and whether a test or a person drove it. */
export interface CoverageFile {
  readonly by: 'robots' | 'people';
  readonly coverage: Coverage;
}

/** Puts together what tests and sessions have left, flow by flow in the order of their names. */
export function summarise(results: readonly Kept[], sessions: readonly CoverageFile[]): readonly FlowSummary[] {
  const actors = results.filter((result) => result.kind === 'actor');
  return actors
    .map((actor) => summariseFlow(actor, results, sessions))
    .sort((one, other) => one.machine.localeCompare(other.machine));
}

function summariseFlow(actor: ActorResult, results: readonly Kept[], sessions: readonly CoverageFile[]): FlowSummary {
  const machine = actor.chart.id;
  const own = results.filter((result) => (result.kind === 'actor' ? result.chart.id : result.machine) === machine);
  const keptOf = <K extends Kept['kind']>(kind: K) =>
    own.find((result): result is Kept & { readonly kind: K } => result.kind === kind);
  const mutation = keptOf('mutation');
  const view = keptOf('view');
  const takenBy = (by: CoverageFile['by']): Ids =>
    new Set(
      sessions
        .filter((session) => session.by === by)
        .flatMap(({ coverage }) => Object.keys(coverage[machine]?.taken ?? {})),
    );
  const taken = {
    actor: new Set(actor.taken),
    view: new Set(view?.taken),
    robots: takenBy('robots'),
    people: takenBy('people'),
  };
  const textOf = (wanted: (id: string) => boolean) =>
    actor.chart.transitions.filter(({ id }) => wanted(id)).map(({ text }) => text);
  return {
    machine,
    actor,
    view: view ?? null,
    mutation: mutation ?? null,
    races: keptOf('races') ?? null,
    browserPairs: keptOf('browserPairs') ?? null,
    taken,
    never: textOf((id) => Object.values(taken).every((ids) => !ids.has(id))),
    neverInBrowser: textOf((id) => !taken.robots.has(id) && !taken.people.has(id)),
    onlyRobots: textOf((id) => taken.robots.has(id) && !taken.people.has(id)),
    onlyPeople: textOf((id) => taken.people.has(id) && !taken.robots.has(id)),
    seconds: {
      actor: keptOf('actor')?.seconds ?? null,
      view: view?.seconds ?? null,
      mutation: mutation?.report.seconds ?? null,
      viewMutation: keptOf('viewMutation')?.report.seconds ?? null,
      browser: keptOf('browser')?.tourSeconds ?? null,
      browserPairs: keptOf('browserPairs')?.tourSeconds ?? null,
    },
  };
}
