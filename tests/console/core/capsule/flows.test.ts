import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
} from 'xstate';
import { ApiError, type ApiFailure } from '../../../../src/api/failure.ts';
import { capsuleOf, readCapsule } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { createRecorder } from '../../../../src/console/core/recorder.ts';
import { consoleFlows } from '../../../model/allFlows.ts';
import type { Flow } from '../../../model/kit/flow.ts';
import type { Outcome } from '../../../model/kit/outcome.ts';
import { insteadOfPlain } from '../../../model/kit/plainActions.ts';
import { createSteppedClock } from '../../../model/kit/steppedClock.ts';

const START = 1_750_000_000_000;

const errors = { ApiError: ({ failure }: Readonly<Record<string, unknown>>) => new ApiError(failure as ApiFailure) };

/** A flow below a parent that hears all and does nothing; whatever it starts is a promise. */
function hosted(flow: Flow<AnyStateMachine>, now: () => number, start: (self: AnyActorRef) => Promise<unknown>) {
  const held = fromPromise<unknown>(({ self }) => start(self));
  const machine = flow.machine({ now, held });
  const names = Object.keys(machine.implementations.actors);
  const child = machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, held])),
    actions: insteadOfPlain(machine, () => () => {}),
  });
  return setup({
    types: { input: {} as Given, context: {} as Given },
    actors: { child: child as AnyActorLogic },
  }).createMachine({
    id: 'host',
    context: ({ input }) => input,
    invoke: { id: 'flow', src: 'child', input: ({ context }: { readonly context: Given }) => context.given },
    on: { '*': {} },
  });
}

interface Given {
  readonly given: unknown;
}

/** Walks at random: an event, the end of something that runs, or the next timer. */
async function walked(flow: Flow<AnyStateMachine>, moves: readonly number[]) {
  const clock = createSteppedClock();
  const now = () => START + clock.now();
  const recorder = createRecorder({ mask: (value) => value, maskEvent: (event) => event, now });
  const running = new Map<AnyActorRef, PromiseWithResolvers<unknown>>();
  const start = (self: AnyActorRef) => {
    const end = Promise.withResolvers<unknown>();
    running.set(self, end);
    return end.promise;
  };
  const [first = 0, ...rest] = moves;
  const host = createActor(hosted(flow, now, start), {
    clock,
    id: 'host',
    input: { given: pick(flow.inputs, first) },
    inspect: recorder.inspect,
    logger: () => {},
  });
  host.start();
  const child = (host.getSnapshot() as AnyMachineSnapshot).children.flow as AnyActorRef;
  const events = Object.entries(flow.cases as Readonly<Record<string, 'raised' | readonly object[]>>).flatMap(
    ([type, cases]) => (cases === 'raised' ? [] : cases.map((payload) => ({ ...payload, type }))),
  );
  const ends: Readonly<Record<string, readonly Outcome[]>> = { ...flow.outcomes, ...flow.spawned };
  for (const move of rest) {
    if (child.getSnapshot().status !== 'active') break;
    const outcomes = [...running].flatMap(([actor, end]) => {
      const found = ends[String(actor.src)] ?? ends[actor.id] ?? [];
      return actor.getSnapshot().status === 'active' ? found.map((outcome) => ({ actor, end, outcome })) : [];
    });
    const due = clock.nextDue();
    const kind = move % 3;
    if (kind === 1 && outcomes.length > 0) {
      const { actor, end, outcome } = pick(outcomes, move);
      if (outcome.kind === 'done') end.resolve(outcome.output);
      else if (outcome.kind === 'error') end.reject(outcome.error);
      if (outcome.kind !== 'next') running.delete(actor);
      await new Promise((go) => setImmediate(go));
    } else if (kind === 2 && due !== null && Number.isFinite(due)) clock.advanceTo(due + (move % 50));
    else if (events.length > 0) child.send(pick(events, move));
  }
  return capsuleOf(recorder);
}

const pick = <T>(items: readonly T[], at: number): T => items[Math.floor(at / 3) % items.length] as T;

it.each(consoleFlows)('plays %s again the same, wherever it went', async (_, flow) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(10_000), { minLength: 2, maxLength: 25 }), async (moves) => {
      const capsule = readCapsule(JSON.stringify(await walked(flow, moves)));
      const run = () =>
        replay(capsule, {
          machine: (now) => hosted(flow, now, () => Promise.reject(new Error('a replay starts nothing'))),
          errors,
        });
      const runs = Array.from({ length: 10 }, run);
      for (const { stands, again, stopped } of runs) {
        expect(stopped).toBeNull();
        expect(firstDivergence(capsule, again)).toBeNull();
        expect(stands).toEqual(runs[0]?.stands);
      }
    }),
    { numRuns: 5 },
  );
});
