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
import { createKeeping, keepingOut, type Secrets } from './keeping.ts';
import type { Mask } from './mask.ts';
import { namedTimers } from './namedTimers.ts';
import { pastAt } from './past.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createRedo } from './redo.ts';
import { createRewind } from './rewind.ts';
import type { ServerDoors } from './server/doors.ts';
import { createServerSteering, type ServerSteering } from './server/serverView.ts';
import type { Viewed } from './viewed.ts';

/** What an application hands to the console before its actors start and anything is fetched. */
export interface Watched {
  readonly inspector: Inspector;
  readonly clock: VirtualClock;
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  readonly secrets: Secrets;
  /** The names under which actions read what is no secret from the browser's storages. */
  readonly reads: ReadonlySet<string>;
}

/** An event as it may be shown, and who has sent it: of some actors all that they bring is secret. */
type MaskEvent = (event: EventObject, from?: AnyActorRef) => EventObject;
type Rewind = ReturnType<typeof createRewind>;
type Outcomes = (machine: string, src: string) => readonly Outcome[];
type Redo = ReturnType<typeof createRedo>;

/** The console without a screen: what happened, and how to steer what happens. It stands on `window` for scripts. */
export interface Console extends Viewed {
  readonly recorder: Recorder;
  readonly gate: Gate;
  readonly clock: VirtualClock;
  readonly tap: CallTap;
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  /** What the machines were seen to do in this session. */
  readonly coverage: () => Coverage;
  /** What tests and other people have covered, as far as somebody has brought their files in. */
  readonly coverageFiles: CoverageFiles;
  /** The server behind the application, where it can be steered. */
  readonly server: ServerSteering | null;
  readonly rewind: Rewind;
  readonly breakpoints: Breakpoints;
  /** What of a value, and of an event, may be shown and kept. */
  readonly mask: Mask;
  readonly maskEvent: MaskEvent;
  /** How what a machine has started may be made to end: by the id of the machine and the name of what it started. */
  readonly outcomes: Outcomes;
  /** Does again what a capsule says that somebody did. */
  readonly redo: Redo;
  /** Time and everything that is delivered between actors stands still from now on. */
  pause(): void;
  /** Goes on at this speed; what was held is delivered in order. */
  run(speed?: number): void;
  isPaused(): boolean;
  /** Goes to when the next timer is due, also while it is paused; says whether one was set. */
  nextTimer(): boolean;
  /** Lets time pass, ms, also while it is paused. */
  jump(ms: number): void;
  /** Pauses, and shows the screens as they were right after an entry. */
  lookBack(seq: number): void;
  /** Back to the present; it stays paused. */
  live(): void;
  /** What has happened so far, or up to an entry, as one file that replays. @throws Error where its beginning is no longer kept. */
  capsule(until?: number): Capsule;
  /** Hears that something has changed: what was recorded, what is held, what time does. */
  subscribe(listener: () => void): () => void;
  /** Lets go of everything: the application goes on as if nothing had been there. */
  detach(): void;
}

/** What was written down since before the application started. */
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

/** Records from now on; what actors did and what was fetched before is lost. Errors of its own go to `onError`. */
export function createRecording(
  { inspector, clock, calls, shape, secrets, reads }: Watched,
  onError: (error: unknown) => void,
): Recording {
  const keeping = keepingOut(secrets);
  const { mask } = keeping;
  const kept = createKeeping(keeping);
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

/** The console of an actor system, of which `recorder` has recorded since before it started. */
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
  /** What the machines were seen to do in this session. */
  readonly coverage: () => Coverage;
  readonly clock: VirtualClock;
  readonly events: Readonly<Record<string, $ZodType>>;
  /** Types of events that the application sends by itself, though nothing below its root does. */
  readonly ownEvents: ReadonlySet<string>;
  readonly outcomes?: Outcomes;
  readonly doors: ServerDoors | null;
  /** Hears of errors of the console itself, which never reach the application. */
  readonly onError: (error: unknown) => void;
}
