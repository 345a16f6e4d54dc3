import { expect, it } from 'vitest';
import { and, assign, createActor, fromPromise, not, sendTo, setup } from 'xstate';
import { type Breakpoint, breakpointSchema, createBreakpoints } from '../../../src/console/core/breakpoints.ts';
import { createGate } from '../../../src/console/core/gate.ts';
import { createInspector } from '../../../src/inspection/inspector.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';

const lamp = setup({ types: { events: {} as { type: 'blink' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { blink: 'on' } }, on: {} },
});

const door = setup({
  types: {
    context: {} as { pushes: number },
    events: {} as { type: 'push'; hard?: boolean } | { type: 'load' },
  },
  actors: { lamp, load: fromPromise(async () => 1) },
  guards: {
    isHard: ({ event }) => event.type === 'push' && event.hard === true,
    isWorn: ({ context }) => context.pushes > 1,
  },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'closed',
  invoke: { id: 'lamp', src: 'lamp' },
  states: {
    closed: {
      on: {
        push: [
          { guard: and(['isHard', not('isWorn')]), target: 'open', actions: sendTo('lamp', { type: 'blink' }) },
          { actions: assign({ pushes: ({ context }) => context.pushes + 1 }) },
        ],
        load: 'loading',
      },
    },
    loading: { invoke: { id: 'load', src: 'load', onDone: 'passing' } },
    passing: { always: [{ guard: 'isWorn', target: 'closed' }, { target: 'open' }] },
    open: {},
  },
});

type Unnamed = Breakpoint extends infer One ? (One extends Breakpoint ? Omit<One, 'id' | 'enabled'> : never) : never;

function open(...wanted: readonly Unnamed[]) {
  const inspector = createInspector((error) => expect.unreachable(String(error)));
  const clock = createVirtualClock();
  const actor = createActor(door, { id: 'door', clock, inspect: inspector.inspect });
  const gate = createGate(actor.system, { clock, onError: (error) => expect.unreachable(String(error)) });
  const breakpoints = createBreakpoints(gate, inspector);
  const hits: string[] = [];
  breakpoints.onHit(({ breakpoint, actor: { id }, states, event }) =>
    hits.push(`${breakpoint.id}: ${id} in ${states.join()}, ${event.type}`),
  );
  for (const [at, one] of wanted.entries())
    breakpoints.set(breakpointSchema.parse({ ...one, id: `${one.on}${at}`, enabled: true }));
  return { actor: actor.start(), gate, breakpoints, hits };
}

it('stops where a state is entered, with what this causes still to come', () => {
  const { actor, gate, hits } = open({ on: 'state', state: 'door.open' }, { on: 'state', state: 'lamp.on' });
  actor.send({ type: 'push' });
  expect([gate.isClosed(), hits]).toEqual([false, []]);
  actor.send({ type: 'push', hard: true });
  expect(hits).toEqual(['state0: door in closed, push']);
  expect(gate.held().map(({ event }) => event.type)).toEqual(['blink']);
  expect(actor.getSnapshot().value).toBe('open');
  gate.open();
  expect(hits[1]).toBe('state1: lamp in off, blink');
});

it('stops in the state in which an actor begins', () => {
  expect(open({ on: 'state', state: 'lamp.off' }).hits).toEqual(['state0: lamp in off, xstate.init']);
});

it('stops before an event, also one that an actor sends, and before the end of a promise', async () => {
  const { actor, gate, hits } = open({ on: 'event', type: 'blink' }, { on: 'event', type: 'xstate.done.actor.load' });
  actor.send({ type: 'load' });
  for (let turn = 0; turn < 5; turn += 1) await null;
  expect(hits).toEqual(['event1: load in , xstate.promise.resolve']);
  expect(actor.getSnapshot().value).toBe('loading');
  gate.open();
  expect(actor.getSnapshot().value).toBe('open');

  const other = open({ on: 'event', type: 'blink' });
  other.actor.send({ type: 'push', hard: true });
  expect(other.hits).toEqual(['event0: lamp in off, blink']);
  expect(other.actor.getSnapshot().children.lamp?.getSnapshot().value).toBe('off');
});

it('stops when a transition is taken', () => {
  const { actor, hits } = open({ on: 'transition', transition: 'door.closed | push | 1' });
  actor.send({ type: 'push' });
  expect(hits).toEqual(['transition0: door in closed, push']);
});

it('stops when a guard is false: alone, as part of another, and of a transition that needs no event', async () => {
  const { actor, hits, gate } = open({ on: 'guard', guard: 'isHard', machine: 'door' });
  actor.send({ type: 'push', hard: true });
  expect(hits).toEqual([]);
  const second = open({ on: 'guard', guard: 'isHard' });
  second.actor.send({ type: 'push' });
  expect(second.hits).toEqual(['guard0: door in closed, push']);
  const always = open({ on: 'guard', guard: 'isWorn' });
  always.actor.send({ type: 'load' });
  for (let turn = 0; turn < 5; turn += 1) await null;
  expect(always.hits).toEqual(['guard0: door in loading, xstate.done.actor.load']);
  expect(gate.isClosed()).toBe(false);
  const elsewhere = open({ on: 'guard', guard: 'isHard', machine: 'lamp' });
  elsewhere.actor.send({ type: 'push' });
  expect(elsewhere.hits).toEqual([]);
});

it('stops when a condition on the context becomes true, not as long as it is', () => {
  const { actor, gate, hits } = open({ on: 'context', condition: 'pushes >= 2' });
  for (let push = 0; push < 2; push += 1) actor.send({ type: 'push' });
  expect(hits).toEqual(['context0: door in closed, push']);
  gate.open();
  actor.send({ type: 'push' });
  expect([hits.length, gate.isClosed(), actor.getSnapshot().context.pushes]).toEqual([1, false, 3]);
});

it('keeps quiet while disabled or removed, and is plain data', () => {
  const { actor, breakpoints, hits } = open({ on: 'event', type: 'push' });
  breakpoints.enable('event0', false);
  actor.send({ type: 'push' });
  expect(JSON.parse(JSON.stringify(breakpoints.list()))).toEqual([
    { id: 'event0', enabled: false, on: 'event', type: 'push' },
  ]);
  breakpoints.enable('event0', true);
  breakpoints.remove('event0');
  actor.send({ type: 'push' });
  expect([hits, breakpoints.list()]).toEqual([[], []]);
  expect(() => breakpoints.set({ id: 'bad', enabled: true, on: 'context', condition: 'x' })).toThrow(SyntaxError);
});
