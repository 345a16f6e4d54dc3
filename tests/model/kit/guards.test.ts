import { expect, it } from 'vitest';
import { and, createActor, createMachine, not, stateIn } from 'xstate';
import { watchGuards } from './guards.ts';

/** A door whose guards are of every kind that XState knows. */
const door = () =>
  createMachine(
    {
      id: 'door',
      type: 'parallel',
      states: {
        leaf: {
          initial: 'shut',
          states: {
            shut: {
              on: {
                push: [
                  { guard: and(['isStrong', not(stateIn('#door.lock.on'))]), target: 'open' },
                  { guard: { type: 'isStronger', params: ({ event }) => ({ than: event.weight }) }, target: 'broken' },
                ],
              },
            },
            open: { always: { guard: ({ event }) => event.weight === 0, target: 'shut' } },
            broken: {},
          },
        },
        lock: { initial: 'off', states: { off: { on: { turn: 'on' } }, on: {} } },
      },
    },
    {
      guards: {
        isStrong: ({ event }) => event.strength > 1,
        isStronger: ({ event }, params) => event.strength > (params as { than: number }).than,
      },
    },
  );

const push = (strength: number, weight: number) => ({ type: 'push', strength, weight });

it('asks a guard that has a `check` through that, with snapshot, context and event', () => {
  const watched = door();
  const heard = watchGuards(watched);
  const actor = createActor(watched).start();
  actor.send(push(2, 5));
  expect(actor.getSnapshot().value).toEqual({ leaf: 'open', lock: 'off' });
  expect(heard.read()).toEqual([
    { id: 'door.leaf.shut | push | 0', said: true, leaves: [true, false] },
    { id: 'door.leaf.open | always | 0', said: false, leaves: [false] },
  ]);
  expect(heard.read()).toEqual([]);
});

it('goes on to the next candidate as without an ear, and hears each', () => {
  const watched = door();
  const heard = watchGuards(watched);
  const [actor, plain] = [createActor(watched).start(), createActor(door()).start()];
  for (const event of [{ type: 'turn' }, push(2, 5), push(2, 1)]) {
    actor.send(event);
    plain.send(event);
    expect(actor.getSnapshot().value).toEqual(plain.getSnapshot().value);
  }
  expect(heard.read()).toEqual([
    { id: 'door.leaf.shut | push | 0', said: false, leaves: [true, true] },
    { id: 'door.leaf.shut | push | 1', said: false, leaves: [false] },
    { id: 'door.leaf.shut | push | 0', said: false, leaves: [true, true] },
    { id: 'door.leaf.shut | push | 1', said: true, leaves: [true] },
  ]);
});

it('leaves a machine alone that is not its own', () => {
  const [mine, other] = [door(), door()];
  const heard = watchGuards(mine);
  createActor(other).start().send(push(2, 5));
  expect(heard.read()).toEqual([]);
});
