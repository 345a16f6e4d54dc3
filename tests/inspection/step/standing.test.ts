import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, createEmptyActor, fromPromise, sendTo, setup } from 'xstate';
import { predict, standingOf } from '../../../src/inspection/step/standing.ts';

const ring = vi.fn();

const oven = setup({
  types: { events: {} as { type: 'open' | 'cool' | 'ding' } },
  actors: { bake: fromPromise<void, { minutes: number }>(() => new Promise(() => {})) },
  actions: { ring },
  delays: { done: 60_000, soon: 1_000, later: 2_000 },
}).createMachine({
  id: 'oven',
  initial: 'baking',
  states: {
    baking: {
      invoke: { id: 'bake', src: 'bake', input: { minutes: 3 } },
      entry: [
        sendTo('bake', { type: 'turn' }, { delay: 'soon', id: 'turn' }),
        sendTo(({ self }) => self._parent as AnyActorRef, { type: 'news' }, { delay: 'later', id: 'news' }),
      ],
      after: { done: { target: 'ready', actions: 'ring' } },
      on: { open: 'cold' },
    },
    ready: {},
    cold: { on: { cool: '.deep' }, initial: 'deep', states: { deep: {}, back: { type: 'history' } } },
  },
});

function start() {
  vi.spyOn(Date, 'now').mockReturnValue(500);
  const clock = { setTimeout: () => 0, clearTimeout: () => {} };
  return createActor(oven, { clock, parent: createEmptyActor(), id: 'oven' } as never).start();
}

describe('where a running machine stands', () => {
  it('has its timers, with whom they are for, and what runs below it with its input', () => {
    const { here } = standingOf(start(), { now: 700 });
    expect([here.now, here.snapshot.value]).toEqual([700, 'baking']);
    expect(here.timers).toEqual([
      { id: 'turn', event: { type: 'turn' }, dueAt: 1_500, to: { child: 'bake' } },
      { id: 'news', event: { type: 'news' }, dueAt: 2_500, to: { parent: true } },
      { id: expect.any(String), event: { type: 'xstate.after.done.oven.baking' }, dueAt: 60_500 },
    ]);
    expect(here.pending).toEqual([{ id: 'bake', src: 'bake', input: { minutes: 3 } }]);
  });

  it('asks whoever knows better when a timer is due', () => {
    const { here } = standingOf(start(), { now: 0, dueAt: ({ delay }) => delay / 2 });
    expect(here.timers.map(({ dueAt }) => dueAt)).toEqual([500, 1_000, 30_000]);
  });

  it('is stepped without anything being done, and names what would be', () => {
    const actor = start();
    const pretend = vi.fn();
    const standing = standingOf(actor, { now: 700, pretend });
    const turned = predict(standing, standing.here, { kind: 'tick' });
    const told = predict(standing, turned.to, { kind: 'tick' });
    const ready = predict(standing, told.to, { kind: 'tick' });
    expect([turned.effects, told.effects]).toEqual([
      [{ sent: { type: 'turn' }, to: 'bake' }],
      [{ told: { type: 'news' } }],
    ]);
    expect([ready.to.snapshot.value, ready.to.pending, standing.readActions()]).toEqual(['ready', [], ['ring']]);
    expect(pretend.mock.calls.flat()).toEqual([1_500, null, 2_500, null, 60_500, null]);
    expect([actor.getSnapshot().value, ring.mock.calls]).toEqual(['baking', []]);
  });

  it('is only known of machines', () => {
    expect(() => standingOf(createEmptyActor(), { now: 0 })).toThrow('is not a machine');
  });
});
