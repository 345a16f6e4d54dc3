import type { AnyActorRef, EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import type { Coverage } from '../../inspection/coverage.ts';
import type { Inspector } from '../../inspection/inspector.ts';
import type { Outcome } from '../../inspection/step/outcome.ts';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import { type Breakpoints, createBreakpoints } from './breakpoints.ts';
import { type CallTap, tapFetch } from './calls/tapFetch.ts';
import type { ReplyShape, WatchedCall } from './calls/watchedCall.ts';
import { type Capsule, capsuleOf } from './capsule/capsule.ts';
import { type StorageTap, tapStorage } from './capsule/tapStorage.ts';
import { type CoverageFiles, createCoverageFiles } from './coverageFiles.ts';
import { createGate, type Gate } from './gate.ts';
import type { Mask } from './mask.ts';
import { namedTimers } from './namedTimers.ts';
import { pastAt } from './past.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createRedactor, redactSecrets, type Secrets } from './redactor.ts';
import { createRedo } from './redo.ts';
import { createRewind } from './rewind.ts';
import type { ServerControls } from './server/controls.ts';
import { createServerSteering, type ServerSteering } from './server/serverView.ts';
import type { Viewed } from './viewed.ts';

/** What an application passes to the console before its actors start and any call is made. */
export interface Watched {
  readonly inspector: Inspector;
  readonly clock: VirtualClock;
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  readonly secrets: Secrets;
  /** Names of non-secret browser storage items that actions read. */
  readonly reads: ReadonlySet<string>;
}

/** Event to display, and its sender: everything that some actors deliver is secret. */
type MaskEvent = (event: EventObject, from?: AnyActorRef) => EventObject;
type Rewind = ReturnType<typeof createRewind>;
type Outcomes = (machine: string, src: string) => readonly Outcome[];
type Redo = ReturnType<typeof createRedo>;

/** The console without UI: recording and control. Available to scripts on `window`. */
export interface Console extends Viewed {
  readonly recorder: Recorder;
  readonly gate: Gate;
  readonly clock: VirtualClock;
  readonly tap: CallTap;
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  /** Coverage of this session. */
  readonly coverage: () => Coverage;
  /** Coverage of tests and other people, from the files that were added. */
  readonly coverageFiles: CoverageFiles;
  /** The application's server, if it can be controlled. */
  readonly server: ServerSteering | null;
  readonly rewind: Rewind;
  readonly breakpoints: Breakpoints;
  /** Masks values and events before they are shown or recorded. */
  readonly mask: Mask;
  readonly maskEvent: MaskEvent;
  /** Possible outcomes of an invoked actor, by machine id and actor name. */
  readonly outcomes: Outcomes;
  /** Repeats the user actions of a capsule. */
  readonly redo: Redo;
  /** Stops time and holds all deliveries between actors. */
  pause(): void;
  /** Continues at this speed; held events are delivered in order. */
  run(speed?: number): void;
  isPaused(): boolean;
  /** Jumps to the next timer, also while paused. Returns false if no timer is running. */
  nextTimer(): boolean;
  /** Advances time by ms, also while paused. */
  jump(ms: number): void;
  /** Pauses and shows the screens as of an entry. */
  lookBack(seq: number): void;
  /** Returns to the present; stays paused. */
  live(): void;
  /** The session so far, or up to an entry, as a replayable capsule. @throws Error if the start is no longer kept. */
  capsule(until?: number): Capsule;
  /** Notifies of any change: entries, held events, time. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Releases everything; the application continues as if there were no console. */
  detach(): void;
}

/** What is recorded from before the application starts. */
export interface Recording {
  readonly recorder: Recorder;
  readonly tap: CallTap;
  readonly storage: StorageTap;
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  readonly mask: Mask;
  readonly maskEvent: MaskEvent;
  readonly stop: () => void;
}

/** Starts recording; earlier events and calls are lost. Its own errors go to `onError`. */
export function createRecording(
  { inspector, clock, calls, shape, secrets, reads }: Watched,
  onError: (error: unknown) => void,
): Recording {
  const keeping = redactSecrets(secrets);
  const { mask } = keeping;
  const kept = createRedactor(keeping);
  const recorder = createRecorder({ ...keeping, now: clock.now });
  const tap = tapFetch({ calls, shape, mask, clock, baseURL: '/', onError });
  const storage = tapStorage({ names: reads, now: clock.now });
  const stopListening = inspector.listen(recorder.inspect);
  return {
    recorder,
    tap,
    storage,
    calls,
    shape,
    mask,
    maskEvent: (event, from) => kept.event(event, from && recorder.actorOf(from)),
    stop: () => {
      stopListening();
      tap.close();
      storage.close();
    },
  };
}

/** Console of an actor system; `recorder` must record it from before the start. */
export function createConsole({
  root,
  inspector,
  recording,
  coverage,
  clock,
  events,
  ownEvents,
  outcomes = () => [],
  doors,
  onError,
}: ConsoleOptions): Console {
  const { recorder, tap, calls, shape, mask, maskEvent } = recording;
  const coverageFiles = createCoverageFiles();
  const gate = createGate(root.system, { clock, onError });
  const server = doors === null ? null : createServerSteering(doors, onError);
  const rewind = createRewind(root.system, gate);
  const breakpoints = createBreakpoints(gate, inspector);
  breakpoints.onHit(() => clock.pause());
  let speed = 1;
  return {
    recorder,
    gate,
    clock,
    tap,
    calls,
    shape,
    events,
    timers: () => namedTimers(root.system, clock),
    coverage,
    coverageFiles,
    server,
    rewind,
    breakpoints,
    mask,
    maskEvent,
    outcomes,
    redo: createRedo({ recorder, clock, ownEvents }),
    send: ({ ref }, event) => ref.send(event),
    pause: () => {
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
      gate.close();
      clock.pause();
      rewind.show(pastAt(recorder, seq));
    },
    live: rewind.live,
    capsule: (until = recorder.total) =>
      capsuleOf(recorder, { calls: tap.log.read(), reads: recording.storage.read(), until }),
    subscribe: (listener) => {
      const sources = [
        recorder,
        clock,
        breakpoints,
        tap.log,
        tap.faults,
        coverageFiles,
        ...(server === null ? [] : [server]),
      ];
      const stops = [gate.onHeld(listener), ...sources.map((source) => source.subscribe(listener))];
      return () => {
        for (const stop of stops) stop();
      };
    },
    detach: () => {
      rewind.live();
      gate.remove();
      clock.run(1);
      recording.stop();
    },
  };
}

interface ConsoleOptions {
  readonly root: AnyActorRef;
  readonly inspector: Inspector;
  readonly recording: Recording;
  /** Coverage of this session. */
  readonly coverage: () => Coverage;
  readonly clock: VirtualClock;
  readonly events: Readonly<Record<string, $ZodType>>;
  /** Types of events that the application sends by itself from outside its root. */
  readonly ownEvents: ReadonlySet<string>;
  readonly outcomes?: Outcomes;
  readonly doors: ServerControls | null;
  /** Receives errors of the console itself; they never reach the application. */
  readonly onError: (error: unknown) => void;
}
