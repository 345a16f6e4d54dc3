import { expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, fromCallback, fromPromise, fromTransition, setup } from 'xstate';
import { standIn } from '../../../../src/console/core/capsule/standIns.ts';

const fetched = vi.fn(() => Promise.resolve());
const listened = vi.fn();
const done = vi.fn();

const machine = setup({
  types: { context: {} as { bulb: AnyActorRef } },
  actors: {
    call: fromPromise(fetched),
    listener: fromCallback(listened),
    count: fromTransition((count: number) => count + 1, 0),
  },
  actions: { act: () => done() },
}).createMachine({
  context: ({ spawn }) => ({ bulb: spawn('call', { id: 'bulb' }) }),
  entry: 'act',
  invoke: [
    { id: 'listener', src: 'listener' },
    { id: 'call', src: 'call' },
    { id: 'count', src: 'count' },
  ],
  on: { inline: { actions: () => done() } },
});

it('keeps what a machine starts from beginning, and what it does from being done', () => {
  const actor = createActor(machine, {
    inspect: (heard) => {
      if (heard.type === '@xstate.actor') standIn(heard.actorRef as AnyActorRef);
    },
  }).start();
  actor.send({ type: 'inline' } as never);
  const children: Readonly<Record<string, AnyActorRef>> = actor.getSnapshot().children;
  for (const id of ['listener', 'call', 'count']) children[id]?.send({ type: 'anything' });
  expect([fetched, listened, done].map((called) => called.mock.calls.length)).toEqual([0, 0, 0]);
  expect(children.count?.getSnapshot().context).toBe(1);
  actor.stop();
  expect(children.listener?.getSnapshot().status).toBe('stopped');
});
