import { vi } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { type Standing, standingOf } from '../../../src/inspection/step/standing.ts';
import type { Flow } from '../../model/kit/flow.ts';
import { createHarness } from '../../model/kit/harness.ts';

/** A running machine of a flow, as the console finds it in a page: the clock of the page is that of the bench. */
export function openPage<M extends AnyStateMachine>(flow: Flow<M>, input: unknown) {
  let pretended: number | null = null;
  const machine: Flow<M>['machine'] = (stage) => flow.machine({ ...stage, now: () => pretended ?? stage.now() });
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const bench = createHarness({ ...flow, machine }, input);
  vi.mocked(Date.now).mockImplementation(bench.clock.now);
  const pretend = (now: number | null) => {
    pretended = now;
  };
  const standing = (): Standing => standingOf(bench.actor as AnyActorRef, { now: bench.clock.now(), pretend });
  return { bench, standing };
}
