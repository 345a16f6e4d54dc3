import type { Page } from 'playwright-core';
import type { AnyStateMachine } from 'xstate';
import { formatTransition } from '../../../../src/inspection/format.ts';
import { leafStates } from '../../../../src/inspection/leafStates.ts';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { formatMove, type Move } from '../../../../src/inspection/step/move.ts';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import { transitionId, transitionsOf } from '../../../../src/inspection/transitions.ts';
import { loadFailures, movesOf } from '../failures/failureFile.ts';
import type { Flow } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';
import { keepResult } from '../results.ts';
import type { View } from '../view.ts';
import { advice, wordsOf } from './advice.ts';
import { controlsInBrowser } from './controlsInBrowser.ts';
import { eachOf, type Goals, pairsInOrder } from './goals.ts';
import { invariantsOf } from './invariants.ts';
import { createPlanner, type Planned, predictMove } from './plan.ts';
import { isFault, isPossible, sourceOf } from './possible.ts';
import { recordsBefore } from './records.ts';
import type { BrowserStage, Opening } from './stage.ts';
import { CannotPerformMove, type Standing, walkIn } from './walk.ts';

/**
 * Walks a flow in a real browser against the real server until every transition that can be brought about there has been
 * seen; where the stage says so, every two that can follow each other as well. After every move the page is read anew and
 * the next one planned from what it says, so answers may differ from those of the spec; what is on screen must be what the
 * view's expectations say of the state, the flow's invariants must hold, and where the stage says how, the server's own
 * records must be what the end of a call makes of them. What has failed once is replayed first, from the first opening
 * that allows any of it. Returns what is amiss, as sentences that say what to do.
 */
export async function tourInBrowser<M extends AnyStateMachine>(
  flow: Flow<M>,
  view: View<M>,
  stage: BrowserStage,
  folder?: string,
): Promise<readonly string[]> {
  let present = 0;
  const machine = flowMachine(flow, { now: () => present, held: idleLogic }) as M;
  const all = transitionsOf(machine);
  const { outOfReach = {} } = stage;
  const reach = all.filter((transition) => !(formatTransition(transition) in outOfReach));
  const each = eachOf(reach.map(transitionId));
  const pairs = pairsInOrder();
  const { plan, wasCut } = createPlanner(flow);
  const seen = new Set<string>();
  const surprises: string[] = [];
  const held = new Set<string>();
  const compared = new Set<string>();
  const faulted = new Set<string>();
  const controls = controlsInBrowser(flow, view, stage);
  let last: string | null = null;

  for (const file of loadFailures(machine.id, folder)) {
    const { moves } = movesOf(flow, file);
    for (const opening of stage.openings) if ((await walk(opening, moves, null)).made > 0) break;
  }
  const began = performance.now();
  for (const goals of stage.inPairs ? [each, pairs] : [each]) {
    for (const opening of stage.openings) {
      goals.begin();
      let idle = 0;
      for (let isWorthIt = !goals.isDone(); isWorthIt; ) {
        const [reached, plans] = [goals.reached(), goals.plans()];
        const { start } = await walk(opening, opening.way ?? [], goals);
        const possible = (here: Configuration, move: Move) => isPossible(view, stage, here, move);
        const onward = () => plan({ here: start, last: null }, possible, goals);
        idle = goals.reached() > reached ? 0 : idle + 1;
        if (idle >= goals.mostTries && goals.areInOrder) {
          const isBarren = goals.plans() === plans;
          for (let left = onward(); left !== null; left = onward()) {
            if (!isBarren && !goals.isExplained(left.goal)) break;
            goals.giveUp(left.goal);
          }
        }
        // After moves of its own an opening offers what cannot be told from here; then another walk tells.
        const mayOffer = opening.way !== undefined && idle < goals.mostTries && !goals.isDone();
        isWorthIt = mayOffer || ((idle < goals.mostTries || goals.areInOrder) && onward() !== null);
      }
    }
  }
  const [kind, goals] = stage.inPairs ? (['browserPairs', pairs] as const) : (['browser', each] as const);
  const seenThere = { held: [...held], compared: [...compared] };
  keepResult(flow, { kind, reached: goals.reached(), givenUp: goals.givenUp(), outOfReach, ...seenThere }, began);
  const known = new Set(all.map(formatTransition));
  return [
    ...reach
      .filter((transition) => each.isOpen(transitionId(transition)))
      .map((transition) => advice.missed(formatTransition(transition))),
    ...all
      .filter((transition) => !reach.includes(transition) && seen.has(transitionId(transition)))
      .map((transition) => advice.reached(formatTransition(transition))),
    ...Object.keys(outOfReach)
      .filter((spelled) => !known.has(spelled))
      .map((spelled) => advice.unknown(spelled, machine.id)),
    ...(wasCut() && reach.some((transition) => each.isOpen(transitionId(transition))) ? [advice.cut(machine.id)] : []),
    ...Object.keys(stage.records?.after ?? {})
      .filter((src) => !compared.has(src))
      .map((src) => advice.unrecorded(src)),
    ...(stage.faulty ?? []).filter((src) => !faulted.has(src)).map((src) => advice.unfaulted(src)),
    ...controls.faults(),
    ...surprises,
  ];

  /** The invariants hold in the page as well. */
  function see(here: Configuration, made: () => readonly string[]): void {
    const { held: holding, broken } = invariantsOf(flow, here);
    for (const name of holding) held.add(name);
    if (broken !== null) throw new Error(advice.broken(placed(here, made), broken.name, wordsOf(broken.failure)));
  }

  /** Goes the given way, and on from there to what is still open of the goals; tells where it has begun. */
  async function walk(opening: Opening, way: readonly Move[], goals: Goals | null) {
    const page = await opened(opening);
    const { comeUp, look, make, made } = walkIn(machine, view, stage, page);
    const given = new Set<string>();
    const possible = (here: Configuration, move: Move): boolean =>
      !given.has(keyOf(here, move)) && isPossible(view, stage, here, move);
    const rest = [...way];
    let steps: readonly Planned[] = [];
    let start: Configuration | null = null;
    let hasBegun = false;
    await comeUp(last, opening.name);
    for (;;) {
      const standing = await look();
      const { here } = standing;
      present = here.now;
      see(here, made);
      controls.look(here);
      if (start === null || !hasBegun) start = here;
      hasBegun ||= rest.length === 0;
      last = standing.actor;
      each.note(standing, steps.length);
      pairs.note(standing, steps.length);
      for (const id of Object.keys(standing.taken)) seen.add(id);
      const next = here.snapshot.status === 'active' ? nextFrom(standing) : undefined;
      if (next === undefined) return { start, made: made().length };
      const records = await recordsBefore(stage, here, next.move);
      const happened = await make(standing, next).catch((failure: unknown) => {
        if (goals?.areInOrder && failure instanceof CannotPerformMove) return 'nothing' as const;
        throw failure;
      });
      if (happened === 'nothing') {
        // Each transition has been taken; after longer ways than those a part that runs beside may stand otherwise.
        given.add(keyOf(here, next.move));
        steps = [];
        continue;
      }
      if (happened === null) {
        await records?.compare().catch((failure: unknown) => {
          throw new Error(advice.recorded(placed(here, made), wordsOf(failure)));
        });
        if (records !== null) compared.add(records.actor);
        if (next.move.kind === 'outcome' && isFault(stage, here, next.move))
          faulted.add(sourceOf(here, next.move.actor));
        continue;
      }
      steps = [];
      if (happened !== 'tooLate' || !goals?.areInOrder) given.add(keyOf(here, next.move));
      if (happened === 'tooLate') rest.unshift(next.move);
      else surprises.push(advice.surprise(`${machine.id}, ${made().join(', ')}`, next.taken, happened));
    }

    function nextFrom({ here, last }: Standing): Planned | undefined {
      for (let asked = rest.shift(); asked !== undefined; asked = rest.shift()) {
        // What cannot be brought about here is left out, as on screen.
        if (isPossible(view, stage, here, asked)) return predictMove(flow, here, asked);
      }
      if (goals === null) return undefined;
      const [due, following] = steps;
      if (due !== undefined && !(placeOf(due.from) === placeOf(here) && isPossible(view, stage, here, due.move))) {
        // The page was faster than the plan: what was to be ended has ended, as foreseen or otherwise.
        const isAhead = following !== undefined && placeOf(following.from) === placeOf(here);
        if (!isAhead) given.add(keyOf(due.from, due.move));
        steps = isAhead ? steps.slice(1) : [];
      }
      const [coming] = steps;
      if (coming !== undefined && predictMove(flow, here, coming.move).taken.join() !== coming.taken.join()) {
        // The page has done more than the machine foresaw, and from where it stands now this leads elsewhere.
        if (!goals.areInOrder) given.add(keyOf(here, coming.move));
        steps = [];
      }
      if (steps.length === 0) {
        const planned = plan({ here, last }, possible, goals);
        if (planned === null) return undefined;
        goals.tried(planned.goal);
        ({ steps } = planned);
      }
      const [next, ...later] = steps;
      steps = later;
      return next;
    }
  }
}

const OPENING_MS = 60_000;

/** Brings a flow up; a server that does not answer must not look like a test that takes long. */
async function opened({ name, open }: Opening): Promise<Page> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing has come within ${OPENING_MS / 1000} s`)), OPENING_MS);
  });
  try {
    return await Promise.race([open(), late]);
  } catch (failure) {
    throw new Error(advice.closed(name, wordsOf(failure)));
  } finally {
    clearTimeout(timer);
  }
}

const placeOf = ({ snapshot }: Configuration): string => leafStates(snapshot.value).join();

const placed = (here: Configuration, made: () => readonly string[]): string =>
  `${here.snapshot.machine.id}, ${placeOf(here)}, after ${made().join(', ') || 'its start'}`;

const keyOf = (here: Configuration, move: Move): string => `${placeOf(here)} ${formatMove(move)}`;
