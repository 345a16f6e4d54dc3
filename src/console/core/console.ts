import type { AnyActorRef, EventObject } from 'xstate';
import type { Inspector } from '../../inspection/inspector.ts';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import type { ActorRecord } from './entry.ts';
import { createGate, type Gate } from './gate.ts';
import { createMask, hidden } from './mask.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** What an application hands to the console before its actors start. */
export interface Watched {
  readonly inspector: Inspector;
  readonly clock: VirtualClock;
  /** The names under which secrets stand, wherever they come up. */
  readonly secretNames: ReadonlySet<string>;
  /** For events whose secrets have no name of their own: the fields that hold them, by event type. */
  readonly secretFields: Readonly<Record<string, readonly string[]>>;
}

/** The console without a screen: what happened, and how to steer what happens. It stands on `window` for scripts. */
export interface Console {
  readonly recorder: Recorder;
  readonly gate: Gate;
  readonly clock: VirtualClock;
  /** Sends an event to an actor, as somebody outside would. */
  send(actor: ActorRecord, event: EventObject): void;
  /** Time and everything that is delivered between actors stands still from now on. */
  pause(): void;
  /** Goes on at this speed; what was held is delivered in order. */
  run(speed?: number): void;
  isPaused(): boolean;
  /** Goes to when the next timer is due, also while it is paused; says whether one was set. */
  nextTimer(): boolean;
  /** Lets time pass, ms, also while it is paused. */
  jump(ms: number): void;
  /** Hears that something has changed: what was recorded, what is held, what time does. */
  subscribe(listener: () => void): () => void;
  /** Lets go of everything: the application goes on as if nothing had been there. */
  detach(): void;
}

/** Records from now on; what the actors of `watched` do before is lost. */
export function createRecording({ inspector, clock, secretNames, secretFields }: Watched): Recorder & { stop(): void } {
  const mask = createMask(secretNames);
  const maskEvent = (event: EventObject): EventObject => {
    const fields = secretFields[event.type] ?? [];
    const shown = fields.length === 0 ? event : { ...event, ...hiddenIn(event, fields) };
    return mask(shown) as EventObject;
  };
  const recorder = createRecorder({ mask, maskEvent, now: clock.now });
  const stop = inspector.listen(recorder.inspect);
  return Object.assign(recorder, { stop });
}

/** The console of an actor system, of which `recorder` has recorded since before it started. */
export function createConsole({ root, recorder, clock, onError }: ConsoleOptions): Console {
  const gate = createGate(root.system, { clock, onError });
  let speed = 1;
  return {
    recorder,
    gate,
    clock,
    send: ({ ref }, event) => ref.send(event),
    pause: () => {
      clock.pause();
      gate.close();
    },
    run: (wanted = speed) => {
      speed = wanted;
      gate.open();
      clock.run(wanted);
    },
    isPaused: gate.isClosed,
    nextTimer: clock.toNext,
    jump: clock.by,
    subscribe: (listener) => {
      const stops = [recorder.subscribe(listener), gate.onHeld(listener), clock.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    detach: () => {
      gate.remove();
      clock.run(1);
      recorder.stop();
    },
  };
}

interface ConsoleOptions {
  readonly root: AnyActorRef;
  readonly recorder: Recorder & { stop(): void };
  readonly clock: VirtualClock;
  /** Hears of errors of the console itself, which never reach the application. */
  readonly onError: (error: unknown) => void;
}

const hiddenIn = (event: EventObject & Readonly<Record<string, unknown>>, fields: readonly string[]): object =>
  Object.fromEntries(fields.filter((field) => field in event).map((field) => [field, hidden(event[field])]));
