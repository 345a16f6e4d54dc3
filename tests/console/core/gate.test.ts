import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { createGate, type Gate } from '../../../src/console/core/gate.ts';
import { createVirtualClock } from '../../../src/inspection/virtualClock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

type Told = { type: string; n?: unknown };
const child = setup({ types: {} as { events: Told } }).createMachine({
  on: { ask: { actions: sendParent(({ event }) => ({ type: 'told', n: event.n })) } },
});
const machine = setup({
  types: {} as { context: { heard: readonly unknown[] }; events: Told },
  actors: { child },
  actions: { note: assign({ heard: ({ context, event }) => [...context.heard, event.n] }) },
}).createMachine({
  id: 'site',
  context: { heard: [] },
  initial: 'here',
  states: { here: { after: { 5000: 'late' } }, late: {}, gone: { type: 'final' } },
  invoke: { id: 'child', src: 'child' },
  on: {
    told: { actions: 'note' },
    pass: { actions: ['note', sendTo('child', ({ event }) => ({ type: 'ask', n: event.n }))] },
    leave: '.gone',
  },
});

function open() {
  const clock = createVirtualClock();
  const errors: unknown[] = [];
  const actor = createActor(machine, { id: 'site', clock }).start();
  const relay = Reflect.get(actor.system, '_relay');
  const gate = createGate(actor.system, { clock, onError: (error) => errors.push(error) });
  const tell = (n: unknown, type = 'told') => actor.send({ type, n });
  return {
    actor,
    clock,
    gate,
    errors,
    tell,
    heard: () => actor.getSnapshot().context.heard,
    isUntouched: () => Reflect.get(actor.system, '_relay') === relay,
  };
}

const waiting = (gate: Gate) =>
  gate.held().map(({ event, kind }) => `${kind} ${event.type} ${Reflect.get(event, 'n') ?? ''}`.trim());

it('is not there at all while it is open', () => {
  const { gate, tell, heard, isUntouched } = open();
  expect(isUntouched()).toBe(true);
  gate.close();
  tell(1);
  expect([heard(), isUntouched(), gate.isClosed()]).toEqual([[], false, true]);
  gate.open();
  expect([heard(), isUntouched(), gate.isClosed()]).toEqual([[1], true, false]);
  gate.watch(() => false);
  expect(isUntouched()).toBe(false);
  gate.watch(null);
  expect(isUntouched()).toBe(true);
});

it('steps from delivery to delivery, what one causes before what came later', () => {
  const { gate, tell, heard, clock } = open();
  gate.close();
  tell(1, 'pass');
  tell(2);
  expect(gate.held()[0]).toMatchObject({ kind: 'user', at: clock.now(), source: undefined, dueAt: null });
  expect(gate.step()).toMatchObject({ event: { type: 'pass' } });
  expect([heard(), waiting(gate)]).toEqual([[1], ['message ask 1', 'user told 2']]);
  gate.step();
  expect(waiting(gate)).toEqual(['message told 1', 'user told 2']);
  gate.step();
  gate.step();
  expect([heard(), gate.step()]).toEqual([[1, 1, 2], null]);
});

it('holds a timer, and takes the two deliveries of a promise as one step', async () => {
  const { actor, gate, clock } = open();
  const loader = createActor(
    createMachine({
      initial: 'loading',
      states: { loading: { invoke: { id: 'load', src: fromPromise(async () => 7), onDone: 'loaded' } }, loaded: {} },
    }),
  ).start();
  const other = createGate(loader.system, { clock, onError: (error) => expect.unreachable(String(error)) });
  other.close();
  for (let turn = 0; turn < 5; turn += 1) await null;
  expect(waiting(other)).toEqual(['reply xstate.promise.resolve']);
  other.step();
  expect([loader.getSnapshot().value, other.held()]).toEqual(['loaded', []]);

  gate.close();
  clock.by(5000);
  expect(waiting(gate)).toEqual(['timer xstate.after.5000.site.here']);
  gate.step();
  expect(actor.getSnapshot().value).toBe('late');
});

it('edits, drops, moves and delivers out of turn what it holds', () => {
  const { gate, tell, heard } = open();
  gate.close();
  for (const n of [1, 2, 3, 4, 5]) tell(n);
  const [one, two, three, four] = gate.held().map(({ id }) => id) as [number, number, number, number];
  expect(gate.edit(one, { type: 'told', n: 'edited' } as Told)).toBe(true);
  expect(gate.drop(two)).toBe(true);
  expect(gate.move(four, 0)).toBe(true);
  expect(gate.deliver(three)).toMatchObject({ id: three });
  expect(heard()).toEqual([3]);
  expect(waiting(gate)).toEqual(['user told 4', 'user told edited', 'user told 5']);
  expect([gate.drop(two), gate.edit(99, { type: 'x' }), gate.move(99, 0), gate.deliver(99)]).toEqual([
    false,
    false,
    false,
    null,
  ]);
  gate.open();
  expect(heard()).toEqual([3, 4, 'edited', 5]);
});

it('puts an event off by its clock, also over the opening of the gate', () => {
  const { gate, tell, heard, clock, isUntouched } = open();
  gate.close();
  tell(1);
  tell(2);
  const [first] = gate.held();
  gate.delay(first?.id ?? 0, 100);
  expect(gate.held().map(({ dueAt }) => dueAt)).toEqual([null, 1100]);
  gate.open();
  expect(heard()).toEqual([2]);
  clock.by(99);
  expect(heard()).toEqual([2]);
  clock.by(1);
  expect([heard(), gate.held(), isUntouched()]).toEqual([[2, 1], [], true]);
});

it('says so of what was held for an actor that has stopped meanwhile', () => {
  const { gate, tell } = open();
  const changes: string[] = [];
  gate.onHeld(({ what, held }) => changes.push(`${what} ${held?.event.type ?? ''}`.trim()));
  gate.close();
  tell(1, 'leave');
  tell(2);
  gate.step();
  gate.step();
  expect(gate.held()).toEqual([]);
  expect(changes).toEqual(['closed', 'held leave', 'held told', 'delivering leave', 'stopped told']);
});

it('keeps its errors and those of its listeners from the site, and no event for itself', () => {
  const { gate, tell, heard, errors, clock } = open();
  const stop = gate.onHeld(() => {
    throw new Error('a panel broke');
  });
  gate.watch(() => {
    throw new Error('a breakpoint broke');
  });
  tell(1);
  expect(heard()).toEqual([1]);
  gate.close();
  vi.spyOn(clock, 'now').mockImplementation(() => {
    throw new Error('the clock broke');
  });
  tell(2);
  expect(heard()).toEqual([1, 2]);
  vi.restoreAllMocks();
  tell(3);
  stop();
  gate.remove();
  expect(heard()).toEqual([1, 2, 3]);
  expect(errors.map(String)).toEqual(
    ['a breakpoint broke', 'a panel broke', 'the clock broke', 'a panel broke'].map((text) => `Error: ${text}`),
  );
});

it('closes before what is watched for, once, in the middle of what one event causes', () => {
  const { gate, tell, heard } = open();
  gate.watch(({ event }) => event.type === 'ask');
  tell(1, 'pass');
  expect([gate.isClosed(), waiting(gate), heard()]).toEqual([true, ['message ask 1'], [1]]);
  tell(2);
  gate.open();
  expect([gate.isClosed(), heard()]).toEqual([false, [1, 1, 2]]);
});

it('lets all go when it is removed, what was put off too', () => {
  const { gate, tell, heard, isUntouched } = open();
  gate.watch(() => true);
  tell(1);
  tell(2);
  gate.delay(gate.held()[0]?.id ?? 0, 1000);
  gate.remove();
  expect([heard(), gate.held(), isUntouched()]).toEqual([[1, 2], [], true]);
});
