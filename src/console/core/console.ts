import type { AnyActorRef } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import type { Coverage } from '../../inspection/coverage.ts';
import type { Inspector } from '../../inspection/inspector.ts';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import { type Acts, createActs } from './acts/acts.ts';
import { inputsBefore, watchGate, watchTap } from './acts/watchActs.ts';
import { type Breakpoints, createBreakpoints } from './breakpoints.ts';
import { type CallHistory, createCallHistory } from './calls/callHistory.ts';
import { createFaultSets, type FaultSets } from './calls/faultSets.ts';
import type { CallTap } from './calls/tapFetch.ts';
import type { ReplyShape, WatchedCall } from './calls/watchedCall.ts';
import { type Capsule, capsuleOf } from './capsule/capsule.ts';
import { type Checks, createChecks } from './checks/checks.ts';
import { type Controls, createControls, type Outcomes } from './controls.ts';
import { type CoverageFiles, createCoverageFiles } from './coverageFiles.ts';
import { formOf } from './form.ts';
import { casesOf } from './formCases.ts';
import { type PageInfo, type PageNames, watchPage } from './inputs/pageInfo.ts';
import { createHiding } from './inputs/secretTexts.ts';
import { type InputTap, tapInputs } from './inputs/tapInputs.ts';
import type { Mask } from './mask.ts';
import { createNotes, type Notes } from './notes/notes.ts';
import type { MaskEvent, Recording } from './recording.ts';
import { createRedo } from './redo.ts';
import type { ServerControls } from './server/controls.ts';
import { createServerSteering, type ServerSteering } from './server/serverView.ts';
import type { Walkable } from './takeThere.ts';
import type { Viewed } from './viewed.ts';

type Redo = ReturnType<typeof createRedo>;

/** The console without UI: recording and control. Available to scripts on `window`. */
export interface Console extends Controls, Walkable, Pick<Viewed, 'events' | 'ownEvents' | 'inView'> {
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
  readonly breakpoints: Breakpoints;
  /** Masks values and events before they are shown or recorded. */
  readonly mask: Mask;
  readonly maskEvent: MaskEvent;
  /** Repeats the user actions of a capsule. */
  readonly redo: Redo;
  /** Presses and typing on the page. */
  readonly inputs: InputTap;
  /** What was done with the console itself. */
  readonly acts: Acts;
  readonly notes: Notes;
  readonly checks: Checks;
  /** The page and the browser; null without a page. */
  readonly page: () => PageInfo | null;
  /** Finds what hides the secrets of this moment in texts of the page. */
  readonly hiding: () => (text: string) => string;
  /** The calls as they were after an entry, oldest first. */
  readonly callsAt: CallHistory['at'];
  /** Held events and held replies. */
  heldCount(): number;
  /** The session so far, or up to an entry, as a replayable capsule. @throws Error if the start is no longer kept. */
  capsule(until?: number): Capsule;
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
  inView = [],
  outcomes = () => [],
  doors,
  onError,
  onShown,
  pageNames,
}: ConsoleOptions): Console {
  const { recorder, calls, shape, mask, maskEvent } = recording;
  const coverageFiles = createCoverageFiles();
  const faultSets = createFaultSets(() => localStorage, onError);
  const controls = createControls({ root, recorder, clock, outcomes, onError, ...(onShown ? { onShown } : {}) });
  const { rewind } = controls;
  const server = doors === null ? null : createServerSteering(doors, onError);
  const breakpoints = createBreakpoints(controls.gate, inspector);
  const history = createCallHistory(recording.tap.log, recorder);
  breakpoints.onHit(() => clock.pause());
  const page = pageNames === undefined ? () => null : watchPage(pageNames);
  const hiding = createHiding(recorder, mask);
  const inputs = tapInputs({ recorder, now: clock.now, hiding, isIdle: rewind.isShowing, page: globalThis.document });
  const acts = createActs(() => ({ seq: recorder.total, at: clock.now(), after: inputs.read().length }));
  const gate = watchGate(controls.gate, acts, recording, clock.now);
  const tap = watchTap(recording.tap, acts, recording, (at) => inputsBefore(inputs.read(), at));
  const jump = (ms: number): void => {
    if (ms > 0) acts.add({ kind: 'time', ms });
    controls.jump(ms);
  };
  const [notes, checks] = [createNotes(), createChecks()];
  return {
    ...controls,
    gate,
    tap,
    faultSets,
    calls,
    shape,
    events,
    ownEvents,
    inView,
    coverage,
    coverageFiles,
    server,
    breakpoints,
    mask,
    maskEvent,
    redo: createRedo({ recorder, clock, ownEvents }),
    inputs,
    acts,
    notes,
    checks,
    page,
    hiding,
    casesOf: (type) => {
      const schema = events[type];
      if (schema === undefined) return null;
      return casesOf(formOf(schema)).map(({ value }) => ({ ...(value as object), type }));
    },
    send: (to, event) => {
      acts.add({ kind: 'sent', to: controls.actorOf(to).path, type: event.type });
      controls.send(to, event);
    },
    nextTimer: () => {
      const [timer] = clock.timers();
      if (timer !== undefined) jump(Math.max(0, timer.dueAt - clock.now()));
      return timer !== undefined;
    },
    jump,
    callsAt: history.at,
    hush: () => tap.answerWith(() => null),
    hushes: 'all',
    heldCount: () => gate.held().length + tap.log.read().filter(({ state }) => state === 'held').length,
    capsule: (until = recorder.total) =>
      capsuleOf(recorder, {
        ...{ calls: tap.log.read(), reads: recording.storage.read(), until },
        ...{ inputs: inputs.read(), acts: acts.read(), page: page(), notes: notes.list() },
        checks: checks.list().map(({ id: _, wrong: __, ...check }) => check),
      }),
    subscribe: (listener) => {
      const sources = [
        controls,
        breakpoints,
        notes,
        checks,
        tap.log,
        tap.faults,
        faultSets,
        coverageFiles,
        ...(server === null ? [] : [server]),
      ];
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    detach: () => {
      controls.detach();
      history.close();
      recording.stop();
      inputs.close();
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
  /** Paths of the flows that somebody may be in, the uppermost on the screen first. */
  readonly inView?: readonly RegExp[];
  readonly outcomes?: Outcomes;
  readonly doors: ServerControls | null;
  /** Hears that the actors show another moment: what they have set outside of them is still that of the present. */
  readonly onShown?: (isPast: boolean) => void;
  /** What the application keeps in the browser under which name; undefined without a page of its own. */
  readonly pageNames?: PageNames;
  /** Receives errors of the console itself; they never reach the application. */
  readonly onError: (error: unknown) => void;
}
