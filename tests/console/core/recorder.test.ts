import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise, raise, sendTo, setup } from 'xstate';
import type { Entry } from '../../../src/console/core/entry.ts';
import { createMask } from '../../../src/console/core/mask.ts';
import { createRecorder, type Recorder } from '../../../src/console/core/recorder.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const lamp = setup({
  types: { events: {} as { readonly type: 'lamp.on' | 'lamp.blink' } },
  delays: { warmth: 50 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.on': 'on' } },
    on: { after: { warmth: 'warm' }, on: { 'lamp.blink': 'off' } },
    warm: {},
  },
});

const house = setup({
  types: {
    context: {} as { readonly password: string; readonly greeting: string },
    events: {} as { readonly type: 'door.open'; readonly password: string } | { readonly type: 'door.greet' },
  },
  actors: { lamp, ask: fromPromise(() => Promise.resolve({ token: 'tok-123', name: 'Nok' })) },
}).createMachine({
  id: 'house',
  context: { password: '', greeting: '' },
  invoke: { id: 'lamp', src: 'lamp' },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.open': {
          target: 'asking',
          actions: [assign({ password: ({ event }) => event.password }), raise({ type: 'door.greet' })],
        },
      },
    },
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: 'open' },
      on: { 'door.greet': { actions: [assign({ greeting: 'hello' }), sendTo('lamp', { type: 'lamp.on' })] } },
    },
    open: {},
  },
});

const recorderOf = (capacity?: number): Recorder => {
  const mask = createMask(new Set(['password', 'token']));
  return createRecorder({
    mask,
    maskEvent: (event) => mask(event) as typeof event,
    now: () => Date.now(),
    ...(capacity === undefined ? {} : { capacity }),
  });
};

const entriesOf = (recorder: Recorder): readonly Entry[] =>
  Array.from({ length: recorder.size }, (_, place) => recorder.at(place) as Entry);

/** `7 ←6 lamp event lamp.on`, short enough to be read in a list. */
const line = (entry: Entry): string => {
  const cause = 'cause' in entry && entry.cause !== null ? ` ←${entry.cause}` : '';
  const what = {
    started: () => '',
    event: (one: Entry & { kind: 'event' }) => `${one.origin} ${one.event.type}${one.isLate ? ' too late' : ''}`,
    action: (one: Entry & { kind: 'action' }) => one.action,
    step: (one: Entry & { kind: 'step' }) => `${one.event.type}: ${one.taken.join(', ') || 'nothing'}`,
    settled: (one: Entry & { kind: 'settled' }) => String(one.after.status),
  }[entry.kind](entry as never);
  return `${entry.seq}${cause} ${entry.actor.path} ${entry.kind} ${what}`.trim();
};

it('keeps who did what in order, each with its number, its time and its cause', async () => {
  const recorder = recorderOf();
  const actor = createActor(house, { id: 'house', inspect: recorder.inspect }).start();
  actor.send({ type: 'door.open', password: 'kept secret' });
  await vi.advanceTimersByTimeAsync(50);
  expect(entriesOf(recorder).map(line)).toEqual([
    '1 house started',
    '2 house event user xstate.init',
    '3 house/lamp started',
    '4 ←2 house/lamp event message xstate.init',
    '5 ←2 house action xstate.spawnChild',
    '6 house event user door.open',
    '7 ←6 house action xstate.raise',
    '8 ←6 house action xstate.spawnChild',
    '9 ←6 house step door.open: house.shut | door.open | 0',
    '10 ←6 house action xstate.sendTo',
    '11 ←6 house step door.greet: house.asking | door.greet | 0',
    '12 house/ask started',
    '13 ←6 house/ask event message xstate.init',
    '14 ←13 house/ask settled active',
    '15 ←6 house/lamp event message lamp.on',
    '16 ←15 house/lamp action xstate.raise',
    '17 ←15 house/lamp step lamp.on: lamp.off | lamp.on | 0',
    '18 house/ask event reply xstate.promise.resolve',
    '19 ←18 house event reply xstate.done.actor.ask',
    '20 ←19 house action xstate.stopChild',
    '21 ←19 house step xstate.done.actor.ask: house.asking | xstate.done.actor.ask | 0',
    '22 ←18 house/ask settled done',
    '23 house/lamp event timer xstate.after.warmth.lamp.on',
    '24 ←23 house/lamp action xstate.cancel',
    '25 ←23 house/lamp step xstate.after.warmth.lamp.on: lamp.on | xstate.after.warmth.lamp.on | 0',
  ]);
});

it('keeps no secret, neither in events nor contexts nor outputs, and shows how long each was', async () => {
  const recorder = recorderOf();
  const actor = createActor(house, { id: 'house', inspect: recorder.inspect }).start();
  actor.send({ type: 'door.open', password: 'kept secret' });
  await vi.advanceTimersByTimeAsync(50);
  const seen: unknown[] = [];
  for (const entry of entriesOf(recorder)) {
    const { actor: _, ...kept } = entry;
    seen.push(
      JSON.stringify(kept, (name, value: unknown) => (name === 'machine' || name === 'children' ? null : value)),
    );
  }
  expect(seen.join()).not.toContain('kept secret');
  expect(seen.join()).not.toContain('tok-123');
  expect(seen.join()).toContain('"password":"•••••••••••"');
  expect(seen.join()).toContain('"token":"•••••••"');
  expect(actor.getSnapshot().context.password).toBe('kept secret');
});

it('masks an event also where an action is given it, or sends it on', () => {
  const safe = setup({
    types: { events: {} as { readonly type: 'safe.type'; readonly value: string } },
    actions: { tell: (_, _params: unknown) => {} },
  }).createMachine({
    id: 'safe',
    on: {
      'safe.type': {
        actions: [
          { type: 'tell', params: ({ event }: { readonly event: object }) => event },
          { type: 'tell', params: ({ event }: { readonly event: object }) => ({ event }) },
          sendTo(({ self }) => self, { type: 'safe.type', value: 'kept secret' }, { delay: 1_000 }),
        ],
      },
    },
  });
  const recorder = createRecorder({
    mask: createMask(new Set()),
    maskEvent: (event) => ('value' in event ? { ...event, value: '•••' } : event),
    now: () => 0,
  });
  createActor(safe, { id: 'safe', inspect: recorder.inspect })
    .start()
    .send({ type: 'safe.type', value: 'kept secret' });
  const params = entriesOf(recorder).flatMap((entry) => (entry.kind === 'action' ? [entry.params] : []));
  expect(JSON.stringify(params, (name, value: unknown) => (name === 'targetId' ? null : value))).not.toContain('kept');
  expect(params.slice(0, 2)).toEqual([
    { type: 'safe.type', value: '•••' },
    { event: { type: 'safe.type', value: '•••' } },
  ]);
});

it('says that an event came too late for an actor that has ended', () => {
  const recorder = recorderOf();
  const actor = createActor(lamp, { id: 'lamp', inspect: recorder.inspect }).start();
  actor.stop();
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  actor.send({ type: 'lamp.on' });
  expect(line(entriesOf(recorder).at(-1) as Entry)).toBe('4 lamp event user lamp.on too late');
});

it('knows nothing of what was made and never started', () => {
  const recorder = recorderOf();
  createActor(lamp, { id: 'ghost', inspect: recorder.inspect });
  expect(recorder.actors).toEqual([]);
  expect(recorder.size).toBe(0);
});

it('drops the oldest when there is no more room, and finds what is left by its number', () => {
  const recorder = recorderOf(4);
  const actor = createActor(lamp, { id: 'lamp', inspect: recorder.inspect }).start();
  for (let round = 0; round < 3; round += 1) {
    actor.send({ type: 'lamp.on' });
    actor.send({ type: 'lamp.blink' });
  }
  const kept = entriesOf(recorder);
  expect(kept).toHaveLength(4);
  expect(kept.map(({ seq }) => seq)).toEqual([1, 2, 3, 4].map((back) => recorder.total - 4 + back));
  expect(kept.map(({ seq }) => recorder.find(seq))).toEqual(kept);
  expect(recorder.find(recorder.total - 4)).toBeUndefined();
});
