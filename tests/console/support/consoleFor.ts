import { expect, onTestFinished } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import { type Console, createConsole } from '../../../src/console/core/console.ts';
import type { ActorRecord } from '../../../src/console/core/entry.ts';
import { createRecording } from '../../../src/console/core/recording.ts';
import { createInspector } from '../../../src/inspection/inspector.ts';
import type { Outcome } from '../../../src/inspection/step/outcome.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';
import { replyShape } from '../../../src/qa/watchedCalls.ts';

/** The whole console of one machine that runs, without a server. */
export function consoleFor(
  machine: AnyStateMachine,
  events: Readonly<Record<string, $ZodType>> = {},
  secretActors: readonly string[] = [],
  outcomes: (machine: string, src: string) => readonly Outcome[] = () => [],
): { readonly core: Console; readonly actor: ActorRecord } {
  const onError = (error: unknown) => expect.unreachable(String(error));
  const inspector = createInspector(onError);
  const clock = createVirtualClock();
  const secrets = { names: new Set(['secret']), fields: {}, actors: new Set(secretActors) };
  const told = { calls: [], shape: replyShape, secrets, reads: new Set<string>() };
  const recording = createRecording({ inspector, clock, ...told }, onError);
  const root = createActor(machine, { id: machine.id, clock, inspect: inspector.inspect });
  const coverage = () => ({});
  const core = createConsole({
    ...{ root, inspector, recording, coverage, clock, events, doors: null, onError, outcomes },
    ownEvents: new Set<string>(),
  });
  root.start();
  onTestFinished(() => {
    core.detach();
    root.stop();
  });
  return { core, actor: core.recorder.actorOf(root) as ActorRecord };
}

/** Enough turns for a promise to tell its parent. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await null;
}
