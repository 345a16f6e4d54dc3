import type { AnyStateMachine } from 'xstate';
import { formatMove } from '../../../../src/inspection/step/move.ts';
import { type Course, shareScope } from '../../../../src/inspection/step/pureStep.ts';
import type { Flow, Stage } from '../flow.ts';
import { graphOf } from '../graph.ts';
import type { Offer } from '../moves.ts';
import { isOffered, type View } from '../view.ts';
import { proverOf } from './actorMutation.ts';
import { type ApprovedWalk, approvedWalksOf, shortestWaysOf } from './approvedWalks.ts';
import type { Killing } from './killedBy.ts';
import { withoutLateErrors } from './lateErrors.ts';
import { type Mutant, mutantsOf, mutated, unchanged } from './mutants.ts';
import { type MutationReport, reportOf, type Verdict } from './mutationReport.ts';
import { type Sight, sightDifference, walkOnScreen } from './sight.ts';
import { stepperOf } from './stepper.ts';
import { toucher } from './touched.ts';

/** A walk, and what was seen on it. */
interface SeenWalk {
  readonly walk: ApprovedWalk;
  readonly sights: readonly Sight[];
}

/** Every `of`th mutant, from the `at`th on: several runs share what would take one too long. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

export const WHOLE: Part = { at: 1, of: 1 };

/**
 * Makes every mutant of a flow's machine and says which of them the walks find on screen. Nothing of the machine's state
 * is looked at: only what a person sees, and what is done to the world.
 */
export const mutateView = <M extends AnyStateMachine>(
  name: string,
  flow: Flow<M>,
  view: View<M>,
  part = WHOLE,
): Promise<MutationReport> => withoutLateErrors(() => mutateOnScreen(name, flow, view, part));

async function mutateOnScreen<M extends AnyStateMachine>(
  name: string,
  flow: Flow<M>,
  view: View<M>,
  part: Part,
): Promise<MutationReport> {
  const began = performance.now();
  const offer: Offer = ({ snapshot }, event) => isOffered(view, snapshot as never, event as never);
  const offered = graphOf(flow, { offer });
  const { walks, unsound } = approvedWalksOf(flow, offered);
  const canBeDriven = ({ start, steps }: ApprovedWalk) =>
    steps.every(({ move }, at) => move.kind !== 'event' || offer((steps[at - 1] ?? start).to, move.event));
  const driven: ApprovedWalk[] = [];
  const cut: string[] = [];
  for (const wanted of [...shortestWaysOf(flow, offered), ...walks.filter(canBeDriven)]) {
    const { walk, broken } = await walkable(flow, view, withTries(wanted, view));
    if (broken !== null) cut.push(`${name} cannot walk on: ${walk.name}: ${broken} (move ${walk.steps.length + 1})`);
    driven.push(walk);
  }
  const seen = await seenTwice(name, flow, view, driven);
  const find = (mutant: Mutant, touched: (course: Course) => boolean) =>
    foundOnScreen(withMutant(flow, mutant), view, seen, touched);

  const stepper = stepperOf(flow);
  const graph = graphOf(flow);
  const tellApart = proverOf(flow, graph, stepper);
  const tellApartOnScreen = proverOf(flow, offered, stepper, offer);
  const judge = async (mutant: Mutant): Promise<Verdict> => {
    const made = mutated(stepper.machine, mutant);
    if (made === null) return { kind: 'invalid' };
    shareScope(stepper.machine, made);
    const touched = toucher(mutant.touches);
    const killing = await find(mutant, touched);
    if (killing !== null) return { kind: 'killed', ...killing };
    const told = tellApartOnScreen(made, touched);
    if (typeof told !== 'string') return { kind: 'survived', ...told };
    if (told === 'bound') return { kind: 'unproven' };
    const extent = tellApart(made, touched);
    return { kind: 'equivalent', within: typeof extent === 'string' && extent !== 'bound' ? extent : 'on screen' };
  };
  const mutants = [];
  const asked = mutantsOf(stepper.machine).filter((_, index) => index % part.of === part.at - 1);
  for (const mutant of asked) mutants.push(reportOf(name, 'view', mutant, await judge(mutant)));
  return {
    flow: name,
    machine: stepper.machine.id,
    level: 'view',
    mutants,
    configurations: graph.nodes.length,
    walks: driven.length,
    moves: driven.reduce((sum, { steps }) => sum + steps.length, 0),
    unsound,
    cut,
    seconds: (performance.now() - began) / 1_000,
  };
}

/** How long to wait between attempts for what a view loads. */
const loadingMs = [0, 50, 500, 0];
const passes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A walk as far as the view has a way; what it loads on demand is waited for. */
async function walkable<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  walk: ApprovedWalk,
): Promise<{ readonly walk: ApprovedWalk; readonly broken: string | null }> {
  let wrong: Awaited<ReturnType<typeof walkOnScreen>> = null;
  for (const wait of loadingMs) {
    wrong = await walkOnScreen(flow, view, walk, () => true);
    if (wrong === null) return { walk, broken: null };
    await passes(wait);
  }
  return { walk: { ...walk, steps: walk.steps.slice(0, (wrong?.moves ?? 1) - 1) }, broken: wrong?.broken ?? null };
}

/** What is seen on walks, and seen again of the machine as the mutants know it. */
async function seenTwice<M extends AnyStateMachine>(
  name: string,
  flow: Flow<M>,
  view: View<M>,
  walks: readonly ApprovedWalk[],
): Promise<readonly SeenWalk[]> {
  let difference: Killing | null = null;
  for (const wait of loadingMs) {
    const seen: SeenWalk[] = [];
    for (const walk of walks) {
      const sights: Sight[] = [];
      await walkOnScreen(flow, view, walk, (sight) => sights.push(sight) > 0);
      seen.push({ walk, sights });
    }
    difference = await foundOnScreen(withMutant(flow, unchanged), view, seen, () => true);
    if (difference === null) return seen;
    await passes(wait);
  }
  throw new Error(`${name} is not seen the same twice: ${JSON.stringify(difference)}`);
}

/** The walk with what does not come from the view and is not handled, wherever a walk on the machine tries it. */
function withTries<M extends AnyStateMachine>(walk: ApprovedWalk, { drivers }: View<M>): ApprovedWalk {
  const isElsewhere = (type: string) => (drivers as Readonly<Record<string, unknown>>)[type] === 'elsewhere';
  const stops = [walk.start, ...walk.steps];
  const steps = stops.flatMap((stop, at) => [
    ...(at === 0 ? [] : walk.steps.slice(at - 1, at)),
    ...(walk.ignored[at] ?? [])
      .filter(({ move }) => move.kind === 'event' && isElsewhere(move.event.type))
      .map((tried) => ({ ...tried, to: stop.to, effects: [] })),
  ]);
  return { ...walk, steps };
}

/** The flow with a wrong machine. */
const withMutant = <M extends AnyStateMachine>(flow: Flow<M>, mutant: Pick<Mutant, 'edit' | 'delays'>): Flow<M> => ({
  ...flow,
  machine: (stage: Stage) => mutated(flow.machine(stage), mutant) as M,
});

/** Walks on screen until something is seen that should not be. First come the walks that soon meet what is changed. */
async function foundOnScreen<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  walks: readonly SeenWalk[],
  touched: (course: Course) => boolean,
): Promise<Killing | null> {
  const meeting = walks
    .map((each) => ({ ...each, from: each.walk.steps.findIndex(({ course }) => touched(course)) }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from);
  const begun = new Set(meeting.map(({ walk }) => walk.input));
  const starts = walks.filter(({ walk: { input } }) => !begun.has(input) && begun.add(input));
  const onlyStarts = starts.map(({ walk, sights }) => ({ walk: { ...walk, steps: [] }, sights }));

  for (const { walk, sights } of [...meeting, ...onlyStarts]) {
    let count = 0;
    const found: { moves: number; difference: string }[] = [];
    const wrong = await walkOnScreen(flow, view, walk, (sight, moves) => {
      const difference = sightDifference(sights[count] as Sight, sight);
      count += 1;
      if (difference !== null) found.push({ moves, difference });
      return difference === null;
    });
    const [seen] = found;
    const killing = seen ?? (wrong && { moves: wrong.moves, difference: wrong.broken });
    if (killing) {
      const { move } = walk.steps[killing.moves - 1] ?? {};
      return { walk: walk.name, move: move === undefined ? 'start' : formatMove(move), ...killing };
    }
  }
  return null;
}
