import type { AnyActorRef } from 'xstate';
import { leafStates } from '../../../inspection/leafStates.ts';
import { endOf, formatMove, type Move, momentOf } from '../../../inspection/step/move.ts';
import { predict, type Standing } from '../../../inspection/step/standing.ts';
import type { Console } from '../console.ts';
import type { ActorRecord } from '../entry.ts';
import type { Held } from '../held.ts';
import { statesOf } from '../path/statesOf.ts';
import type { PathStep } from '../path/takeMeTo.ts';
import { type Walked, walkPath } from '../path/walkPath.ts';
import { timersOf } from '../standingHere.ts';
import { outcomeOf } from './heldOutcome.ts';
import type { Ending } from './races.ts';

/** Pause between two moves, ms of real time. */
const PAUSE_MS = 400;

/** Upper bound of deliveries caused by one move. */
const MOST_MESSAGES = 1_000;

/** Effect of each move of an order, from the actor's current state. */
export function stepsOf(standing: Standing, { moves, order }: Pick<Ending, 'moves' | 'order'>): readonly PathStep[] {
  let at = standing.here;
  return moves.map((move, place) => {
    const { to, taken } = predict(standing, at, move);
    const step: PathStep = {
      ...{ move, text: order[place] ?? formatMove(move), taken, waits: momentOf(at, move) - at.now },
      from: leafStates(at.snapshot.value),
      to: leafStates(to.snapshot.value),
    };
    at = to;
    return step;
  });
}

/**
 * Makes the moves of an order on the running application, which stands still between them: what is held is delivered,
 * what is not there yet is made. What actors tell each other on the way is let through; replies, timers and what people
 * do stay held. What an order starts really starts.
 */
export function watchOrder(
  core: Console,
  actor: ActorRecord,
  steps: readonly PathStep[],
  { signal, onStep }: { readonly signal?: AbortSignal; readonly onStep?: (text: string) => void } = {},
): Promise<Walked> {
  const { gate, clock } = core;
  const { ref } = actor;
  core.acts.add({ kind: 'walk', to: actor.path, state: steps.at(-1)?.to.join(' + ') ?? '' });
  const make = (move: Move): void => {
    onStep?.(steps.find((step) => step.move === move)?.text ?? '');
    const before = new Set(gate.held().map(({ id }) => id));
    const isNew = ({ id }: { readonly id: number }): boolean => !before.has(id);
    if (move.kind === 'tick') {
      const due = timersOf(core, { ref })[0]?.dueAt ?? clock.now();
      clock.by(Math.max(0, due - clock.now()));
      for (const { id } of gate.held().filter((held) => isNew(held) && held.kind === 'timer' && held.source === ref)) {
        gate.deliver(id);
      }
    } else {
      const event = move.kind === 'event' ? move.event : endOf(move.actor, move.outcome);
      const waiting = gate.held().find((held) => isHeldFor(held, ref, move));
      if (waiting === undefined) ref.send(event);
      const found = waiting ?? gate.held().find((held) => held.event === event);
      if (found !== undefined) gate.deliver(found.id);
    }
    for (let told = 0; told < MOST_MESSAGES; told += 1) {
      const next = gate.held().find((held) => isNew(held) && held.kind === 'message');
      if (next === undefined) break;
      gate.deliver(next.id);
    }
  };
  core.pause();
  return walkPath(
    steps,
    { make, stands: () => statesOf(ref), pause: () => new Promise((go) => setTimeout(go, PAUSE_MS)) },
    signal,
  );
}

/** Whether a held event is this very move, not merely an equal one. */
function isHeldFor({ source, target, event }: Held, ref: AnyActorRef, move: Move): boolean {
  if (move.kind !== 'outcome') return move.kind === 'event' && target === ref && event === move.event;
  if (source?.id !== move.actor || source._parent !== ref) return false;
  const real = outcomeOf(event);
  const { outcome } = move;
  if (real?.kind === 'done') return outcome.kind === 'done' && real.output === outcome.output;
  return real?.kind === 'error' && outcome.kind === 'error' && real.error === outcome.error;
}
