import type { AnyActorRef, EventObject } from 'xstate';
import type { Inspector } from '../../inspection/inspector.ts';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import { type CallTap, tapFetch } from './calls/tapFetch.ts';
import type { ReplyShape, WatchedCall } from './calls/watchedCall.ts';
import { type StorageTap, tapStorage } from './capsule/tapStorage.ts';
import type { Mask } from './mask.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createRedactor, redactSecrets, type Secrets } from './redactor.ts';

/** What an application passes to the console before its actors start and any call is made. */
interface Watched {
  readonly inspector: Inspector;
  readonly clock: VirtualClock;
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
  /** The actor that makes a call, from what `fetch` was given; null for a call of the page itself. */
  readonly callerOf?: (init: RequestInit | undefined) => AnyActorRef | null;
  readonly secrets: Secrets;
  /** Names of non-secret browser storage items that actions read. */
  readonly reads: ReadonlySet<string>;
}

/** Event to display, and its sender: everything that some actors deliver is secret. */
export type MaskEvent = (event: EventObject, from?: AnyActorRef) => EventObject;

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
  { inspector, clock, calls, shape, callerOf, secrets, reads }: Watched,
  onError: (error: unknown) => void,
): Recording {
  const keeping = redactSecrets(secrets);
  const { mask } = keeping;
  const kept = createRedactor(keeping);
  const recorder = createRecorder({ ...keeping, now: clock.now });
  const tap = tapFetch({
    ...{ calls, shape, mask, clock, baseURL: '/', onError },
    callerOf: (init) => {
      const caller = callerOf?.(init);
      return caller ? recorder.actorOf(caller) : null;
    },
  });
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
