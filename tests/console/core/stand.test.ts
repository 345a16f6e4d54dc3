import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, setup } from 'xstate';
import { isRestSame, type Stand, snapshotOf } from '../../../src/console/core/stand.ts';

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

const standOf = ({ value, context, ...rest }: AnyMachineSnapshot): Stand => ({ value, context, rest });

/** All that a snapshot says, its nodes by name and in no order. */
const saidBy = ({ _nodes, ...rest }: AnyMachineSnapshot) => ({ ...rest, nodes: _nodes.map(({ id }) => id).sort() });

it('keeps all of a snapshot: history, tags, children, and how it ended', () => {
  const actor = createActor(machine).start();
  const taken: (readonly [AnyMachineSnapshot, AnyMachineSnapshot])[] = [];
  const look = () => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    taken.push([snapshotOf(machine, standOf(snapshot)), snapshot]);
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
  const before = snapshotOf(machine, standOf(actor.getSnapshot()));
  actor.send({ type: 'leave' });
  (actor as unknown as { update(snapshot: unknown, event: object): void }).update(before, { type: 'back' });
  expect(actor.getSnapshot().matches({ door: { inside: 'hall' } })).toBe(true);
  expect(actor.getSnapshot().can({ type: 'next' })).toBe(true);
});

it('is one and the same snapshot whenever it is asked for, and another where any of the three differs', () => {
  const actor = createActor(machine).start();
  const stand = standOf(actor.getSnapshot());
  const snapshot = snapshotOf(machine, stand);
  expect(snapshotOf(machine, { ...stand })).toBe(snapshot);
  expect(snapshotOf(machine, { ...stand, value: { door: 'outside', lamp: 'off' } })).not.toBe(snapshot);
  expect(snapshotOf(machine, { ...stand, context: { visits: 0 } })).not.toBe(snapshot);
  expect(snapshotOf(machine, { ...stand, rest: { ...stand.rest } })).not.toBe(snapshot);
});

it('knows the rest of a snapshot again where only value and context have changed', () => {
  const actor = createActor(machine).start();
  const first: AnyMachineSnapshot = actor.getSnapshot();
  actor.send({ type: 'light' });
  const lit: AnyMachineSnapshot = actor.getSnapshot();
  actor.send({ type: 'leave' });
  const outside: AnyMachineSnapshot = actor.getSnapshot();
  expect([isRestSame(first, lit), isRestSame(lit, outside)]).toEqual([true, false]);
});
