import { type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { tapFetch } from '../../../src/console/core/calls/tapFetch.ts';
import { createConsole } from '../../../src/console/core/console.ts';
import { createMask } from '../../../src/console/core/mask.ts';
import { createRecorder } from '../../../src/console/core/recorder.ts';
import { createInspector } from '../../../src/inspection/inspector.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';

const onError = (error: unknown): never => {
  throw error;
};
const nothing = (): never => onError(new Error('nothing is fetched here'));
const shape = { envelope: nothing, valueIn: nothing, refusal: nothing, success: nothing, refusalIn: nothing };

/** A running application with its console, as a tab has it. */
export function openTab(machine: AnyStateMachine, secretNames: readonly string[] = []) {
  const inspector = createInspector(onError);
  const clock = createVirtualClock();
  const mask = createMask(new Set(secretNames));
  const maskEvent = (event: EventObject) => mask(event) as EventObject;
  const recorder = createRecorder({ mask, maskEvent, now: clock.now });
  const calls = { calls: [], shape, mask, clock, baseURL: 'http://localhost/', onError, target: { fetch } };
  const recording = {
    recorder,
    tap: tapFetch(calls),
    storage: { read: () => [], close: () => {} },
    calls: [],
    shape,
    ...{ mask, maskEvent, stop: inspector.listen(recorder.inspect) },
  };
  const root = createActor(machine, { inspect: inspector.inspect, clock });
  const core = createConsole({
    ...{ root, inspector, recording, clock, events: {}, doors: null, onError },
    ownEvents: new Set<string>(),
    coverage: () => ({}),
  });
  root.start();
  return { core, root, send: (event: EventObject & Readonly<Record<string, unknown>>) => root.send(event) };
}
