import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  assign,
  createMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  sendParent,
  setup,
} from 'xstate';
import { type Capsule, capsuleOf, readCapsule } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { tapStorage } from '../../../../src/console/core/capsule/tapStorage.ts';
import { type Delivery, deliver, wrapRelay } from '../../../../src/console/core/relay.ts';
import { answerable, mask, record } from './recordings.ts';

const START = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const egg = setup({ types: {} as { events: { readonly type: 'egg.turn' } } }).createMachine({
  id: 'egg',
  initial: 'soft',
  states: { soft: { after: { 3000: 'hard' } }, hard: { type: 'final', entry: sendParent({ type: 'kettle.whistle' }) } },
});

/** Two timers of which the one that is set first is due last. */
const race = createMachine({
  id: 'race',
  type: 'parallel',
  on: { 'race.look': {} },
  states: {
    slow: { initial: 'runs', states: { runs: { after: { 9000: 'there' } }, there: {} } },
    quick: { initial: 'runs', states: { runs: { after: { 3000: 'there' } }, there: {} } },
  },
});

const asking = (logic: ReturnType<typeof answerable>['logic']) =>
  setup({
    types: { context: {} as { readonly knocks: number; readonly heard: unknown } },
    actors: { ask: logic },
  }).createMachine({
    id: 'door',
    context: { knocks: 0, heard: null },
    on: { 'door.knock': { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) } },
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: 'ask',
          src: 'ask',
          onDone: { target: 'open', actions: assign({ heard: ({ event }) => event.output }) },
        },
      },
      open: {},
    },
  });

/** It starts something that fails at once, as a browser does without what is asked of it. */
const copying = (copy: AnyActorLogic) =>
  setup({ types: { context: {} as { readonly failure: string } }, actors: { copy } }).createMachine({
    id: 'copier',
    context: { failure: '' },
    initial: 'ready',
    states: {
      ready: { on: { 'copier.copy': 'copying' } },
      copying: {
        invoke: {
          id: 'copy',
          src: 'copy',
          onDone: 'ready',
          onError: { target: 'ready', actions: assign({ failure: ({ event }) => String(event.error) }) },
        },
      },
    },
  });

const guestOf = (read: (name: string) => string | null) =>
  createMachine({
    id: 'guest',
    context: { sender: null as string | null },
    on: { 'guest.ask': { actions: assign({ sender: () => read('sender') }) } },
  });

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'lamp.blink': {} },
  states: { off: { after: { 3000: 'on' } }, on: {} },
});

/** It has all that a page has: calls, a listener, timers, children that come and go, secrets, things done to the world. */
const kettleWith = (call: ReturnType<typeof answerable>, toWorld: () => void, now: () => number) =>
  setup({
    types: {
      context: {} as { heat: number; readAt: number; password: string; failure: string | null; whistles: number },
      events: {} as
        | { readonly type: 'kettle.boil'; readonly password: string }
        | { readonly type: 'kettle.warm'; readonly by: number }
        | { readonly type: 'kettle.egg' | 'kettle.whistle' },
    },
    actors: {
      ask: call.logic,
      egg,
      thermometer: fromCallback(({ sendBack }) => {
        sendBack({ type: 'kettle.warm', by: 1 });
        const timer = setInterval(() => sendBack({ type: 'kettle.warm', by: 10 }), 700);
        return () => clearInterval(timer);
      }),
    },
    actions: { steam: () => toWorld() },
    delays: { patience: 1_000 },
  }).createMachine({
    id: 'kettle',
    context: { heat: 0, readAt: 0, password: '', failure: null, whistles: 0 },
    invoke: { id: 'thermometer', src: 'thermometer' },
    on: {
      'kettle.warm': {
        actions: assign({ heat: ({ context, event }) => context.heat + event.by, readAt: () => now() }),
      },
      'kettle.whistle': { actions: assign({ whistles: ({ context }) => context.whistles + 1 }) },
    },
    initial: 'cold',
    states: {
      cold: {
        on: {
          'kettle.boil': { target: 'asking', actions: assign({ password: ({ event }) => event.password }) },
          'kettle.egg': 'eggs',
        },
      },
      asking: {
        invoke: {
          id: 'ask',
          src: 'ask',
          onDone: { target: 'hot', actions: 'steam' },
          onError: {
            target: 'cold',
            actions: assign({ failure: ({ event }) => (event.error instanceof RangeError ? 'range' : 'other') }),
          },
        },
      },
      hot: { after: { patience: { target: 'hot', reenter: true, actions: 'steam' } }, on: { 'kettle.egg': 'eggs' } },
      eggs: { invoke: { id: 'egg', src: 'egg', onDone: 'cold' } },
    },
  });

async function recorded(): Promise<{ capsule: Capsule; worldly: number; last: unknown }> {
  const call = answerable();
  const toWorld = vi.fn();
  const { recorder, actor } = record(kettleWith(call, toWorld, Date.now));
  actor.send({ type: 'kettle.boil', password: 'a secret' });
  await vi.advanceTimersByTimeAsync(1_500);
  await call.fail(new RangeError('too hot'));
  actor.send({ type: 'kettle.boil', password: 'a secret' });
  await call.answer({ token: 'tok', degrees: 100 });
  await vi.advanceTimersByTimeAsync(2_500);
  for (let eggs = 0; eggs < 2; eggs += 1) {
    actor.send({ type: 'kettle.egg' });
    await vi.advanceTimersByTimeAsync(3_100);
  }
  actor.send({ type: 'kettle.whistle' });
  const { value, context } = actor.getSnapshot();
  return { capsule: capsuleOf(recorder), worldly: toWorld.mock.calls.length, last: { value, context } };
}

const errors = { RangeError: ({ message }: Readonly<Record<string, unknown>>) => new RangeError(String(message)) };

const again = (capsule: Capsule) => {
  const fetched = vi.fn();
  const call = { ...answerable(), logic: fromPromise<unknown>(fetched) };
  const toWorld = vi.fn();
  const replayed = replay(capsule, {
    machine: (now) => kettleWith(call, toWorld, now),
    keeping: { mask, maskEvent: (event) => mask(event) as EventObject },
    errors,
  });
  return { ...replayed, touched: [fetched.mock.calls.length, toWorld.mock.calls.length] };
};

describe('a capsule', () => {
  it('is plain data that has no secret and can be read again', async () => {
    const { capsule } = await recorded();
    const text = JSON.stringify(capsule);
    expect(readCapsule(text)).toEqual(capsule);
    expect([text.includes('a secret'), text.includes('tok"')]).toEqual([false, false]);
    expect(capsule.steps[0]).toEqual({
      at: START,
      ticks: [],
      to: 'kettle',
      by: null,
      event: { type: 'xstate.init' },
      taken: [],
    });
  });

  it('has what came from outside and when, and of the timers only when they fired', async () => {
    const { capsule } = await recorded();
    const isWarmth = ({ event }: Capsule['steps'][number]) => event.type === 'kettle.warm';
    expect(capsule.steps.filter(isWarmth).every(({ by }) => by === 'kettle/thermometer')).toBe(true);
    const lines = capsule.steps
      .filter((step) => !isWarmth(step))
      .map(({ at, to, by, event }) => `${at - START} ${by ?? 'outside'} → ${to} ${event.type}`);
    expect(lines).toEqual([
      '0 outside → kettle xstate.init',
      '0 outside → kettle kettle.boil',
      '1500 kettle/ask → kettle/ask xstate.promise.reject',
      '1500 outside → kettle kettle.boil',
      '1500 kettle/ask #2 → kettle/ask #2 xstate.promise.resolve',
      '4000 outside → kettle kettle.egg',
      '7100 outside → kettle kettle.egg',
      '10200 outside → kettle kettle.whistle',
    ]);
    expect(capsule.steps.reduce((sum, { ticks }) => sum + ticks.length, capsule.end.ticks.length)).toBe(4);
  });

  it('says what is wrong with a text that is none', () => {
    expect(() => readCapsule('{')).toThrow('Invalid capsule: not JSON.');
    expect(() => readCapsule('{"version":1,"machines":[],"steps":[],"end":{"at":0,"ticks":0}}')).toThrow(
      'Invalid capsule: version is 1, expected 3',
    );
    expect(() => readCapsule('{"version":3,"machines":[],"steps":[{}]}')).toThrow(/steps\.0\.at /);
  });

  it('is not made of what has lost its beginning', () => {
    const { recorder } = record(egg);
    recorder.clear();
    expect(() => capsuleOf(recorder)).toThrow('The start of the recording is no longer kept');
  });
});

describe('a replay', () => {
  it('comes to where the machine was, and touches nothing', async () => {
    const { capsule, worldly, last } = await recorded();
    const { stands, stopped, touched } = again(capsule);
    expect(stopped).toBeNull();
    expect(worldly).toBe(3);
    expect(touched).toEqual([0, 0]);
    const { value, context } = stands.at(-1)?.kettle ?? {};
    expect({ value, context }).toEqual(mask(last));
  });

  it('is the same ten times of ten, and makes the same capsule', async () => {
    const { capsule } = await recorded();
    const runs = Array.from({ length: 10 }, () => again(readCapsule(JSON.stringify(capsule))));
    for (const run of runs) {
      expect(run.stands).toEqual(runs[0]?.stands);
      expect(run.again).toEqual(capsule);
      expect(firstDivergence(capsule, run.again)).toBeNull();
    }
    expect(runs[0]?.stands).toHaveLength(capsule.steps.length + 1);
  });

  it('stops with a sentence where it cannot go on', async () => {
    const { capsule } = await recorded();
    const without = { ...capsule, steps: capsule.steps.filter(({ event }) => event.type !== 'kettle.boil') };
    const { stopped, stands } = again(without);
    expect(stopped).toMatch(/^Step \d+: kettle\/ask does not exist to receive xstate\.promise\.reject\.$/);
    expect(stands.length).toBeLessThan(without.steps.length);
  });

  it('keeps timers and events in the order in which they came, however late the timers were', () => {
    const { recorder, actor } = record(lamp);
    vi.setSystemTime(START + 3_400);
    actor.send({ type: 'lamp.blink' });
    vi.advanceTimersByTime(3_000);
    const capsule = capsuleOf(recorder);
    expect([...capsule.steps, capsule.end].map(({ ticks }) => ticks.length)).toEqual([0, 0, 1]);
    const { again: repeated, stands } = replay(capsule, { machine: () => lamp });
    expect(stands.map((stand) => stand.lamp?.value)).toEqual(['off', 'off', 'on']);
    expect(repeated.steps).toEqual(capsule.steps);
  });

  it('lets the very timers fire that had fired, where the clock of the page leaps over all of them at once', () => {
    const due: (() => void)[] = [];
    const leaping = {
      setTimeout: (run: () => void) => due.push(run),
      clearTimeout: () => {},
    };
    const { recorder, actor } = record(race, undefined, leaping);
    vi.setSystemTime(START + 60_000);
    // In the order in which they were set: a clock that leaps asks for no other.
    for (const run of due.splice(0)) run();
    actor.send({ type: 'race.look' });
    const capsule = capsuleOf(recorder);
    expect(capsule.steps.at(-1)?.ticks).toEqual([
      [START + 60_000, 'race', 'xstate.after.9000.race.slow.runs'],
      [START + 60_000, 'race', 'xstate.after.3000.race.quick.runs'],
    ]);
    const { again: repeated, stopped } = replay(capsule, { machine: () => race });
    expect(stopped).toBeNull();
    expect(firstDivergence(capsule, repeated)).toBeNull();
  });

  it.each([
    [
      'a promise',
      fromPromise(() => {
        throw new RangeError('no clipboard');
      }),
    ],
    [
      'a listener',
      fromCallback(() => {
        throw new RangeError('no clipboard');
      }),
    ],
  ])('repeats the failure of %s that could not even begin', (_, copy) => {
    const { recorder, actor } = record(copying(copy));
    actor.send({ type: 'copier.copy' });
    actor.send({ type: 'copier.copy' });
    const capsule = readCapsule(JSON.stringify(capsuleOf(recorder)));
    expect(capsule.steps.map(({ to, by, event }) => [by, to, event.type])).toEqual([
      [null, 'copier', 'xstate.init'],
      [null, 'copier', 'copier.copy'],
      ['copier/copy', 'copier', 'xstate.error.actor.copy'],
      [null, 'copier', 'copier.copy'],
      ['copier/copy #2', 'copier', 'xstate.error.actor.copy'],
    ]);
    const { again: repeated, stands, stopped } = replay(capsule, { machine: () => copying(copy), errors });
    expect(stopped).toBeNull();
    expect(firstDivergence(capsule, repeated)).toBeNull();
    expect(stands.at(-1)?.copier).toMatchObject({ value: 'ready', context: { failure: 'RangeError: no clipboard' } });
  });

  it('says which timer is not set where a machine has it no more', () => {
    const { recorder, actor } = record(lamp);
    vi.advanceTimersByTime(3_000);
    actor.send({ type: 'lamp.blink' });
    const dark = createMachine({ id: 'lamp', initial: 'off', on: { 'lamp.blink': {} }, states: { off: {}, on: {} } });
    expect(replay(capsuleOf(recorder), { machine: () => dark }).stopped).toBe(
      'Step 2: timer xstate.after.3000.lamp.off of lamp should fire, but is not set.',
    );
  });

  it('reads again what an action had read from a storage, in order, and nothing beyond', () => {
    const storages = { getItem: (name: string) => `${name} of this visit` };
    const { getItem } = storages;
    const tap = tapStorage({ names: new Set(['sender']), now: Date.now, storages });
    const { recorder, actor } = record(guestOf((name) => storages.getItem(name)));
    actor.send({ type: 'guest.ask' });
    storages.getItem('password');
    const capsule = capsuleOf(recorder, { reads: tap.read() });
    tap.close();
    expect(storages.getItem).toBe(getItem);
    expect(capsule.reads).toEqual([['sender', 'sender of this visit']]);
    const { stands } = replay(capsule, { machine: (_, read) => guestOf(read) });
    expect(stands.at(-1)?.guest?.context).toEqual({ sender: 'sender of this visit' });
    const twice = { ...capsule, steps: [...capsule.steps, ...capsule.steps.slice(1)] };
    expect(replay(twice, { machine: (_, read) => guestOf(read) }).stands.at(-1)?.guest?.context).toEqual({
      sender: null,
    });
  });

  it('keeps an end back from whoever had kept it back, and tells it when it was told, or another in its place', async () => {
    const call = answerable();
    const { recorder, actor } = record(asking(call.logic));
    const held: Delivery[] = [];
    const hearAgain = wrapRelay(actor.system, (delivery, relay) => {
      if (delivery.event.type === 'xstate.done.actor.ask') held.push(delivery);
      else relay(delivery);
    });
    await call.answer('too early');
    actor.send({ type: 'door.knock' });
    hearAgain();
    const [end] = held as [Delivery];
    deliver({ ...end, event: { ...end.event, output: 'made up' } as EventObject });
    const capsule = capsuleOf(recorder);
    expect(capsule.steps.map(({ event, unheard }) => [event.type, unheard ?? false])).toEqual([
      ['xstate.init', false],
      ['xstate.promise.resolve', true],
      ['door.knock', false],
      ['xstate.done.actor.ask', false],
    ]);
    const { again: repeated, stands } = replay(readCapsule(JSON.stringify(capsule)), {
      machine: () => asking(call.logic),
    });
    expect(stands.map((stand) => stand.door?.context)).toEqual([
      { knocks: 0, heard: null },
      { knocks: 0, heard: null },
      { knocks: 1, heard: null },
      { knocks: 1, heard: 'made up' },
      { knocks: 1, heard: 'made up' },
    ]);
    expect(repeated).toEqual(capsule);
  });
});
