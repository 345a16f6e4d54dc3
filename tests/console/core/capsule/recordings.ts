import { vi } from 'vitest';
import {
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
} from 'xstate';
import { createMask } from '../../../../src/console/core/mask.ts';
import { createRecorder, type Recorder } from '../../../../src/console/core/recorder.ts';

export const mask = createMask(new Set(['password', 'token', 'human']));

/** A machine that runs as it would on a page, and is recorded. Time is that of the test, or of a clock of its own. */
export function record(
  machine: AnyStateMachine,
  input?: unknown,
  clock?: ActorOptions<AnyStateMachine>['clock'],
): { readonly recorder: Recorder; readonly actor: AnyActorRef } {
  const recorder = createRecorder({ mask, maskEvent: (event) => mask(event) as EventObject, now: Date.now });
  const actor = createActor(machine, {
    id: machine.id,
    input,
    inspect: recorder.inspect,
    logger: () => {},
    ...(clock && { clock }),
  });
  return { recorder, actor: actor.start() };
}

/** Answers that a test gives when it wants, to calls in the order in which they are made. */
export function answerable() {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  return {
    logic: fromPromise(() => {
      const call = Promise.withResolvers<unknown>();
      waiting.push(call);
      return call.promise;
    }),
    answer: async (value: unknown): Promise<void> => {
      waiting.shift()?.resolve(value);
      await settled();
    },
    fail: async (error: unknown): Promise<void> => {
      waiting.shift()?.reject(error);
      await settled();
    },
  };
}

/** Lets everything that is due come. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
