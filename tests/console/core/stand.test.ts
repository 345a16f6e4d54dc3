import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, setup } from 'xstate';
import { type Stand, snapshotOf, standOf } from '../../../src/console/core/stand.ts';

const machine = setup({
  types: { events: {} as { readonly type: 'next' | 'leave' | 'return' | 'light' } },
  actors: { wait: fromPromise(() => new Promise<void>(() => {})) },
}).createMachine({
  id: 'house',
  type: 'parallel',
  context: { visits: 0 },
  states: {
    door: {
      initial: 'inside',
      states: {
        inside: {
          tags: 'busy',
          invoke: { id: 'wait', src: 'wait' },
          initial: 'hall',
          states: { hall: { on: { next: 'attic' } }, attic: {}, last: { type: 'history' } },
          on: { leave: 'outside' },
        },
        outside: { on: { return: 'inside.last' } },
      },
    },
    lamp: { initial: 'off', states: { off: { on: { light: 'on' } }, on: { type: 'final' } } },
  },
});

/** All that a snapshot says, its nodes by name and in no order. */
const saidBy = ({ _nodes, ...rest }: AnyMachineSnapshot) => ({ ...rest, nodes: _nodes.map(({ id }) => id).sort() });

it('keeps all of a snapshot: history, tags, children, and how it ended', () => {
  const actor = createActor(machine).start();
  const taken: (readonly [AnyMachineSnapshot, AnyMachineSnapshot])[] = [];
  let stand: Stand | null = null;
  const look = () => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    stand = standOf(snapshot, stand);
    taken.push([snapshotOf(machine, stand), snapshot]);
  };
  look();
  for (const type of ['next', 'leave', 'light', 'return'] as const) {
    actor.send({ type });
    look();
  }
  actor.stop();
  look();
  for (const [made, real] of taken) expect(saidBy(made)).toEqual(saidBy(real));
  expect(taken.map(([{ value }]) => (value as { readonly door: unknown }).door)).toEqual([
    { inside: 'hall' },
    { inside: 'attic' },
    'outside',
    'outside',
    { inside: 'attic' },
    { inside: 'attic' },
  ]);
  expect(taken.at(-1)?.[0].status).toBe('stopped');
});

it('is taken back by a running actor', () => {
  const actor = createActor(machine).start();
  const before = snapshotOf(machine, standOf(actor.getSnapshot(), null));
  actor.send({ type: 'leave' });
  (actor as unknown as { update(snapshot: unknown, event: object): void }).update(before, { type: 'back' });
  expect(actor.getSnapshot().matches({ door: { inside: 'hall' } })).toBe(true);
  expect(actor.getSnapshot().can({ type: 'next' })).toBe(true);
});

it('is one and the same snapshot whenever it is asked for, and shares what has not changed', () => {
  const actor = createActor(machine).start();
  const first = standOf(actor.getSnapshot(), null);
  actor.send({ type: 'light' });
  const second = standOf(actor.getSnapshot(), first);
  expect(snapshotOf(machine, first)).toBe(snapshotOf(machine, first));
  expect(second.rest).toBe(first.rest);
});
