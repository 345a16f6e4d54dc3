import type { AnyMachineSnapshot } from 'xstate';
import type { Console } from './console.ts';
import type { ActorRecord } from './entry.ts';
import type { NamedTimer } from './namedTimers.ts';
import type { Roots } from './roots.ts';
import type { Viewed } from './viewed.ts';
import { whereIs } from './words.ts';

type Timed = Pick<Viewed, 'recorder' | 'timers'>;

/** The timers that run, the next one first; those that set themselves again and again are left out when asked for. */
export function upcoming({ recorder, timers }: Timed, roots: Roots, hidesMachinery: boolean): readonly NamedTimer[] {
  if (!hidesMachinery) return timers();
  return timers().filter(({ actor, event }) => !roots.recurs(recorder.actorOf(actor)?.path ?? '', event.type));
}

/** Where *Next timer* leads. */
export interface NextStop {
  readonly timer: NamedTimer;
  /** A countdown: its timer sets itself again, and the stop is where its actor leaves the state. */
  readonly isCountdown: boolean;
}

/**
 * The next timer, or countdown, of a flow and of what runs below it; without one, of the whole application. With the
 * machinery it is the very next timer.
 */
export function nextStop(
  timed: Timed,
  roots: Roots,
  { hidesMachinery, flow }: { readonly hidesMachinery: boolean; readonly flow: ActorRecord | null },
): NextStop | null {
  const all = timed.timers();
  const pathOf = ({ actor }: NamedTimer): string => timed.recorder.actorOf(actor)?.path ?? '';
  const isCountdown = (timer: NamedTimer): boolean =>
    hidesMachinery && (setsItselfAgain(timer) || roots.recurs(pathOf(timer), timer.event.type));
  const isOfFlow = (timer: NamedTimer): boolean =>
    flow !== null && flow.parent !== null && `${pathOf(timer)}/`.startsWith(`${flow.path}/`);
  const own = hidesMachinery ? all.filter(isOfFlow) : [];
  const timer = own.find((one) => !isCountdown(one)) ?? own[0] ?? all.find((one) => !isCountdown(one)) ?? null;
  return timer && { timer, isCountdown: isCountdown(timer) };
}

/** Whether the machine says that the timer leads back to where it was set. */
const setsItselfAgain = ({ actor, event }: NamedTimer): boolean =>
  ((actor.getSnapshot() as Partial<AnyMachineSnapshot>)._nodes ?? []).some(
    (node) =>
      (node.transitions.get(event.type) ?? []).every(({ source, target }) => target?.includes(source) === true) &&
      node.transitions.has(event.type),
  );

/** Ticks of a countdown in one go: an hour of seconds. */
const MOST_TICKS = 3_600;

/** Moves time to a stop. A paused countdown moves by one tick, since the site does not hear of it. */
export function goToStop(
  { clock, jump, isPaused, timers }: Pick<Console, 'clock' | 'jump' | 'isPaused' | 'timers'>,
  { timer, isCountdown }: NextStop,
): void {
  const { actor, event } = timer;
  const stood = whereIs(actor.getSnapshot());
  let next: NamedTimer | undefined = timer;
  for (let ticks = 0; next !== undefined && ticks < MOST_TICKS; ticks += 1) {
    jump(Math.max(0, next.dueAt - clock.now()));
    if (!isCountdown || isPaused() || whereIs(actor.getSnapshot()) !== stood) return;
    next = timers().find((one) => one.actor === actor && one.event.type === event.type);
  }
}
