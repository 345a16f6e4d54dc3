import type { AnyActorRef, EventObject } from 'xstate';
import type { Outcome } from '../../inspection/step/outcome.ts';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import { isActive } from './actorTree.ts';
import type { ActorRecord } from './entry.ts';
import { createGate, type Gate } from './gate.ts';
import { namedTimers } from './namedTimers.ts';
import { pastAt } from './past.ts';
import type { Recorder } from './recorder.ts';
import { createRewind } from './rewind.ts';
import type { Viewed } from './viewed.ts';

type Rewind = ReturnType<typeof createRewind>;
export type Outcomes = (machine: string, src: string) => readonly Outcome[];

/** What any system of actors can be steered by, on this site and in any other application. */
export interface Controls extends Pick<Viewed, 'timers' | 'subscribe'> {
  readonly recorder: Recorder;
  readonly gate: Gate;
  readonly clock: VirtualClock;
  readonly rewind: Rewind;
  /** Possible outcomes of an invoked actor, by machine id and actor name. */
  readonly outcomes: Outcomes;
  /** Stops time and holds all deliveries between actors. */
  pause(): void;
  /** Continues at this speed; held events are delivered in order. */
  run(speed?: number): void;
  isPaused(): boolean;
  /** Jumps to the next timer, also while paused. Returns false if no timer is running. */
  nextTimer(): boolean;
  /** Advances time by ms, also while paused. */
  jump(ms: number): void;
  /** Sends an event to an actor, or to the running actor of this path or id. @throws Error if there is none. */
  send(to: ActorRecord | string, event: EventObject): void;
  /** Numbers of the entries that were sent from here. */
  sent(): readonly number[];
  /** The actor of a record, or the running one of this path or id. @throws Error if there is none. */
  actorOf(to: ActorRecord | string): ActorRecord;
  /** Shows the screens as of an entry; time stands still meanwhile. */
  lookBack(seq: number): void;
  /** Entry shown on the screens; null for the present. */
  looking(): number | null;
  /** Returns to the present; runs on if it ran before. */
  live(): void;
  /** Releases everything; the application continues as if there were no console. */
  detach(): void;
}

interface ControlsOptions {
  readonly root: AnyActorRef;
  /** Records the system from before its start. */
  readonly recorder: Recorder;
  readonly clock: VirtualClock;
  readonly outcomes: Outcomes;
  readonly onError: (error: unknown) => void;
  /** Hears that the actors show another moment. */
  readonly onShown?: (isPast: boolean) => void;
}

/** Steers a system of actors; `recorder` must record it from before the start. */
export function createControls({ root, recorder, clock, outcomes, onError, onShown }: ControlsOptions): Controls {
  const gate = createGate(root.system, { clock, onError });
  const rewind = createRewind(root.system, gate, onShown);
  const sent: number[] = [];
  let speed = 1;
  let lookedAt: number | null = null;
  /** How fast time went when somebody began to look back; null if the application was paused. */
  let speedBefore: number | null = null;
  const looks = new Set<() => void>();
  const lookAt = (seq: number | null): void => {
    lookedAt = seq;
    for (const listener of [...looks]) listener();
  };
  const actorOf = (to: ActorRecord | string): ActorRecord => (typeof to === 'string' ? actorNamed(recorder, to) : to);
  return {
    recorder,
    gate,
    clock,
    rewind,
    outcomes,
    timers: () => namedTimers(root.system, clock),
    send: (to, event) => {
      const actor = actorOf(to);
      sent.push(recorder.total + 1);
      actor.ref.send(event);
    },
    sent: () => sent,
    actorOf,
    pause: () => {
      speedBefore = null;
      gate.close();
      clock.pause();
    },
    run: (wanted = speed) => {
      rewind.live();
      speed = wanted;
      gate.open();
      clock.run(wanted);
    },
    isPaused: gate.isClosed,
    nextTimer: clock.toNext,
    jump: clock.by,
    lookBack: (seq) => {
      if (!rewind.isShowing()) speedBefore = gate.isClosed() ? null : clock.speed();
      gate.close();
      clock.pause();
      rewind.show(pastAt(recorder, seq));
      lookAt(seq);
    },
    looking: () => (rewind.isShowing() ? lookedAt : null),
    live: () => {
      const goesOn = rewind.isShowing() ? speedBefore : null;
      rewind.live();
      lookAt(null);
      if (goesOn !== null) gate.open();
      if (goesOn !== null && goesOn > 0) clock.run(goesOn);
    },
    subscribe: (listener) => {
      const stops = [gate.onHeld(listener), recorder.subscribe(listener), clock.subscribe(listener)];
      looks.add(listener);
      return () => {
        looks.delete(listener);
        for (const stop of stops) stop();
      };
    },
    detach: () => {
      rewind.live();
      gate.remove();
      clock.run(1);
    },
  };
}

/** The running actor of this path or id. @throws Error if there is none. */
function actorNamed({ actors }: Recorder, name: string): ActorRecord {
  const found = actors.findLast((actor) => (actor.path === name || actor.id === name) && isActive(actor));
  if (found !== undefined) return found;
  const running = [...new Set(actors.filter(isActive).map(({ id }) => id))];
  throw new Error(`No running actor is called ${name}. Running: ${running.join(', ')}.`);
}
