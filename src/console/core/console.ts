import type { AnyActorRef, EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import type { Coverage } from '../../inspection/coverage.ts';
import type { Inspector } from '../../inspection/inspector.ts';
import type { Outcome } from '../../inspection/step/outcome.ts';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import { isActive } from './actorTree.ts';
import { type Breakpoints, createBreakpoints } from './breakpoints.ts';
import { createFaultSets, type FaultSets } from './calls/faultSets.ts';
import type { CallTap } from './calls/tapFetch.ts';
import type { ReplyShape, WatchedCall } from './calls/watchedCall.ts';
import { type Capsule, capsuleOf } from './capsule/capsule.ts';
import { type Checks, createChecks } from './checks/checks.ts';
import { type CoverageFiles, createCoverageFiles } from './coverageFiles.ts';
import type { ActorRecord } from './entry.ts';
import { createGate, type Gate } from './gate.ts';
import { type PageInfo, type PageNames, watchPage } from './inputs/pageInfo.ts';
import { createHiding } from './inputs/secretTexts.ts';
import { type InputTap, tapInputs } from './inputs/tapInputs.ts';
import type { Mask } from './mask.ts';
import { namedTimers } from './namedTimers.ts';
import { createNotes, type Notes } from './notes/notes.ts';
import { pastAt } from './past.ts';
import type { Recorder } from './recorder.ts';
import type { MaskEvent, Recording } from './recording.ts';
import { createRedo } from './redo.ts';
import { createRewind } from './rewind.ts';
import type { ServerControls } from './server/controls.ts';
import { createServerSteering, type ServerSteering } from './server/serverView.ts';
import type { Viewed } from './viewed.ts';

type Rewind = ReturnType<typeof createRewind>;
type Outcomes = (machine: string, src: string) => readonly Outcome[];
type Redo = ReturnType<typeof createRedo>;

/** The console without UI: recording and control. Available to scripts on `window`. */
export interface Console extends Omit<Viewed, 'send'> {
  readonly recorder: Recorder;
  readonly gate: Gate;
  readonly clock: VirtualClock;
  readonly tap: CallTap;
  /** Faults and edited replies under names. */
  readonly faultSets: FaultSets;
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
  /** Presses and typing on the page. */
  readonly inputs: InputTap;
  readonly notes: Notes;
  readonly checks: Checks;
  /** The page and the browser; null without a page. */
  readonly page: () => PageInfo | null;
  /** Finds what hides the secrets of this moment in texts of the page. */
  readonly hiding: () => (text: string) => string;
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
  /** Pauses and shows the screens as of an entry. */
  lookBack(seq: number): void;
  /** Entry shown on the screens; null for the present. */
  looking(): number | null;
  /** Held events and held replies. */
  heldCount(): number;
  /** Returns to the present; stays paused. */
  live(): void;
  /** The session so far, or up to an entry, as a replayable capsule. @throws Error if the start is no longer kept. */
  capsule(until?: number): Capsule;
  /** Notifies of any change: entries, held events, time. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Releases everything; the application continues as if there were no console. */
  detach(): void;
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
  pageNames,
}: ConsoleOptions): Console {
  const { recorder, tap, calls, shape, mask, maskEvent } = recording;
  const coverageFiles = createCoverageFiles();
  const faultSets = createFaultSets(() => localStorage, onError);
  const gate = createGate(root.system, { clock, onError });
  const server = doors === null ? null : createServerSteering(doors, onError);
  const rewind = createRewind(root.system, gate);
  const breakpoints = createBreakpoints(gate, inspector);
  breakpoints.onHit(() => clock.pause());
  const page = pageNames === undefined ? () => null : watchPage(pageNames);
  const hiding = createHiding(recorder, mask);
  const inputs = tapInputs({ recorder, now: clock.now, hiding, isIdle: rewind.isShowing, page: globalThis.document });
  const [notes, checks] = [createNotes(), createChecks()];
  const sent: number[] = [];
  let speed = 1;
  let lookedAt: number | null = null;
  const looks = new Set<() => void>();
  const lookAt = (seq: number | null): void => {
    lookedAt = seq;
    for (const listener of [...looks]) listener();
  };
  return {
    recorder,
    gate,
    clock,
    tap,
    faultSets,
    calls,
    shape,
    events,
    ownEvents,
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
    inputs,
    notes,
    checks,
    page,
    hiding,
    send: (to, event) => {
      sent.push(recorder.total + 1);
      (typeof to === 'string' ? actorNamed(recorder, to) : to).ref.send(event);
    },
    sent: () => sent,
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
      lookAt(seq);
    },
    looking: () => (rewind.isShowing() ? lookedAt : null),
    live: () => {
      rewind.live();
      lookAt(null);
    },
    heldCount: () => gate.held().length + tap.log.read().filter(({ state }) => state === 'held').length,
    capsule: (until = recorder.total) =>
      capsuleOf(recorder, {
        ...{ calls: tap.log.read(), reads: recording.storage.read(), until },
        ...{ inputs: inputs.read(), page: page(), notes: notes.list() },
        checks: checks.list().map(({ id: _, wrong: __, ...check }) => check),
      }),
    subscribe: (listener) => {
      const sources = [
        recorder,
        clock,
        breakpoints,
        notes,
        checks,
        tap.log,
        tap.faults,
        faultSets,
        coverageFiles,
        ...(server === null ? [] : [server]),
      ];
      const stops = [gate.onHeld(listener), ...sources.map((source) => source.subscribe(listener))];
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
      recording.stop();
      inputs.close();
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
  /** What the application keeps in the browser under which name; undefined without a page of its own. */
  readonly pageNames?: PageNames;
  /** Receives errors of the console itself; they never reach the application. */
  readonly onError: (error: unknown) => void;
}
