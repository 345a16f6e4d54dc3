import { expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  raise,
  sendParent,
  sendTo,
} from 'xstate';
import installed from 'xstate/package.json' with { type: 'json' };
import wanted from '../../../package.json' with { type: 'json' };
import { hasStopped, type System, wrapRelay } from '../../../src/console/core/relay.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';

const nameOf = (actor: AnyActorRef | undefined): string => actor?.id ?? 'outside';

/** Everything that passes, and how to stop listening. */
function hear(system: System): { readonly heard: string[]; readonly unwrap: () => void } {
  const heard: string[] = [];
  const unwrap = wrapRelay(system, (delivery, relay) => {
    heard.push(`${nameOf(delivery.source)} > ${nameOf(delivery.target)}: ${delivery.event.type}`);
    relay(delivery);
  });
  return { heard, unwrap };
}

it('was written against the version that is installed, and that one is pinned', () => {
  expect(wanted.dependencies.xstate).toBe('5.33.3');
  expect(installed.version).toBe('5.33.3');
});

it('is passed by events from outside, to an actor and to its parent, not by those an actor raises at once', () => {
  const child = createMachine({ on: { ask: { actions: sendParent({ type: 'answer' }) } } });
  const machine = createMachine({
    invoke: { id: 'child', src: child },
    entry: raise({ type: 'begun' }),
    on: {
      begun: {},
      go: { actions: [raise({ type: 'went' }), sendTo('child', { type: 'ask' })] },
      went: {},
      answer: {},
    },
  });
  const actor = createActor(machine, { id: 'root' });
  const { heard } = hear(actor.system);
  actor.start();
  expect(heard).toEqual([]);
  actor.send({ type: 'go' });
  expect(heard).toEqual(['outside > root: go', 'root > child: ask', 'child > root: answer']);
});

it('is passed twice when a promise settles: to itself, then to its parent', async () => {
  const machine = createMachine({
    type: 'parallel',
    states: {
      one: { invoke: { id: 'kept', src: fromPromise(async () => 1), onDone: {} } },
      two: { invoke: { id: 'broken', src: fromPromise(() => Promise.reject(new Error('no'))), onError: {} } },
    },
  });
  const actor = createActor(machine, { id: 'root' });
  const { heard } = hear(actor.system);
  actor.start();
  await vi.waitFor(() => expect(heard).toHaveLength(4));
  expect(heard.filter((line) => line.includes('kept'))).toEqual([
    'kept > kept: xstate.promise.resolve',
    'kept > root: xstate.done.actor.kept',
  ]);
  expect(heard.filter((line) => line.includes('broken'))).toEqual([
    'broken > broken: xstate.promise.reject',
    'broken > root: xstate.error.actor.broken',
  ]);
});

it('is passed by timers, delayed raises, callbacks, observables and the end of a machine', () => {
  const clock = createVirtualClock();
  const machine = createMachine({
    id: 'site',
    entry: raise({ type: 'later' }, { delay: 20 }),
    type: 'parallel',
    on: { later: {}, called: {} },
    states: {
      timed: { initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } },
      calling: { invoke: { id: 'call', src: fromCallback(({ sendBack }) => sendBack({ type: 'called' })) } },
      ending: { invoke: { id: 'end', src: createMachine({ initial: 'a', states: { a: { type: 'final' } } }) } },
      watching: {
        invoke: {
          id: 'watch',
          src: fromObservable(() => ({
            subscribe: (observer: unknown) => {
              (observer as { next: (value: number) => void }).next(1);
              return { unsubscribe: () => {} };
            },
          })),
          onSnapshot: {},
        },
      },
    },
  });
  const actor = createActor(machine, { id: 'root', clock });
  const { heard } = hear(actor.system);
  actor.start();
  clock.by(20);
  expect(heard).toEqual([
    'call > root: called',
    'watch > watch: xstate.observable.next',
    'watch > root: xstate.snapshot.watch',
    'watch > root: xstate.snapshot.watch',
    'end > root: xstate.done.actor.end',
    'root > root: xstate.after.10.site.timed.a',
    'root > root: later',
  ]);
});

it('holds what is not relayed, and delivers it later as it was', () => {
  const actor = createActor(createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })).start();
  let later = () => {};
  wrapRelay(actor.system, (delivery, relay) => {
    later = () => relay(delivery);
  });
  actor.send({ type: 'go' });
  expect(actor.getSnapshot().value).toBe('a');
  later();
  expect(actor.getSnapshot().value).toBe('b');
});

it('leaves the system as it was, also when another was put around it in between', () => {
  const actor = createActor(createMachine({ on: { go: {} } })).start();
  const first = hear(actor.system);
  const second = hear(actor.system);
  first.unwrap();
  actor.send({ type: 'go' });
  expect([first.heard.length, second.heard.length]).toEqual([0, 1]);
  second.unwrap();
  actor.send({ type: 'go' });
  expect(second.heard).toHaveLength(1);

  const fresh = createActor(createMachine({})).start();
  const untouched = Reflect.get(fresh.system, '_relay');
  hear(fresh.system).unwrap();
  expect(Reflect.get(fresh.system, '_relay')).toBe(untouched);
});

it('knows an actor that has stopped', () => {
  const actor = createActor(createMachine({}));
  expect(hasStopped(actor)).toBe(false);
  actor.start();
  expect(hasStopped(actor)).toBe(false);
  actor.stop();
  expect(hasStopped(actor)).toBe(true);
});
