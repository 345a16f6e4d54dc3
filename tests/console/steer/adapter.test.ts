// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type AnyStateMachine, assign, createActor, fromPromise, setup } from 'xstate';
import type { Steering } from '../../../packages/steer/src/public.ts';
import type { Entry } from '../../../src/console/core/entry.ts';
import type { Reading } from '../../../src/console/core/viewed.ts';
import { steeredPage } from '../support/steeredPage.ts';

const charge = vi.fn(async () => 'a receipt');
const notify = vi.fn(async () => {});
beforeEach(() => {
  charge.mockClear();
  notify.mockClear();
});

/** A checkout: it charges a card, and tells the shop of it afterwards. None of its actors has an id of its own. */
const checkout = setup({
  types: {
    context: {} as { readonly receipt: string | null },
    events: {} as { type: 'pay' } | { type: 'again' } | { type: 'tell' },
  },
  actors: { charge: fromPromise(charge), notify: fromPromise(notify) },
}).createMachine({
  id: 'checkout',
  context: { receipt: null },
  initial: 'basket',
  states: {
    basket: { on: { pay: 'charging' } },
    charging: {
      invoke: {
        src: 'charge',
        onDone: { target: 'paid', actions: assign({ receipt: ({ event }) => String(event.output) }) },
        onError: 'refused',
      },
    },
    refused: { on: { again: 'charging' } },
    paid: { on: { tell: 'telling' } },
    telling: { invoke: { src: 'notify' } },
  },
});

const cart = setup({ types: { events: {} as { type: 'add' } } }).createMachine({
  id: 'cart',
  initial: 'empty',
  states: { empty: { on: { add: 'full' } }, full: {} },
});

function start(machine: AnyStateMachine, steering: Pick<Steering, 'inspect' | 'clock'>) {
  const actor = createActor(machine, steering);
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  return actor;
}

const lines = (recorder: Reading): readonly string[] =>
  Array.from({ length: recorder.size }, (_, at) => recorder.at(at) as Entry).map(({ seq, kind }) => `${seq} ${kind}`);

it('steers every root of a page by itself, and says nothing twice however often it is asked', async () => {
  const { steering, ask, peers, peer } = steeredPage();
  const actors = [start(cart, steering), start(checkout, steering)];
  for (let times = 0; times < 4; times += 1) ask();
  await vi.waitFor(() => expect(peer('Shop: checkout').recorder.total).toBe(2));
  expect(peers().map((one) => [one.name(), one.isGone()])).toEqual([
    ['Shop: cart', false],
    ['Shop: checkout', false],
  ]);
  peer('Shop: cart').steering.pause();
  actors[0]?.send({ type: 'add' });
  actors[1]?.send({ type: 'pay' });
  expect(actors.map((actor) => actor.getSnapshot().value)).toEqual(['empty', 'charging']);
  peer('Shop: cart').steering.run();
  expect(actors[0]?.getSnapshot().value).toBe('full');
  await vi.waitFor(() => expect(lines(peer('Shop: cart').recorder)).toHaveLength(4));
  ask();
  expect(lines(peer('Shop: cart').recorder)).toEqual(['1 started', '2 event', '3 event', '4 step']);
  expect(peers()).toHaveLength(2);
});

it('steers what two calls of it were given to, each under the name of its own', async () => {
  const one = steeredPage({ console: 'https://console.test/shared', name: 'Shop' });
  const other = steeredPage({ console: 'https://console.test/shared', name: 'Desk' });
  start(cart, one.steering);
  start(checkout, other.steering);
  one.ask();
  expect(one.peers().map((peer) => [peer.name(), peer.isGone()])).toEqual([
    ['Shop: cart', false],
    ['Desk: checkout', false],
  ]);
});

it('leaves a root alone that is made and never started, and lets go of one that has stopped', () => {
  const { steering, ask, peers } = steeredPage();
  createActor(cart, steering);
  const actor = start(cart, steering);
  ask();
  expect(peers().map((peer) => [peer.name(), peer.isGone()])).toEqual([['Shop', false]]);
  actor.stop();
  expect(peers().map((peer) => peer.isGone())).toEqual([true]);
  ask();
  expect(peers().map((peer) => peer.isGone())).toEqual([true]);
  start(cart, steering);
  ask();
  expect(peers().map((peer) => peer.isGone())).toEqual([true, false]);
});

it('calls an actor without an id by the name of its source', async () => {
  const { steering, ask, peer } = steeredPage();
  const actor = start(checkout, steering);
  actor.send({ type: 'pay' });
  ask();
  await vi.waitFor(() =>
    expect(peer('Shop').recorder.actors.map(({ path }) => path)).toEqual(['checkout', 'checkout/charge']),
  );
});

/** Walks to a state and gives what was said of it at the end. */
async function walkTo(page: ReturnType<typeof steeredPage>, state: string, forReal = false): Promise<string> {
  page.ask();
  await vi.waitFor(() => expect(page.peer('Shop').recorder.actors.length).toBeGreaterThan(0));
  const { steering, recorder } = page.peer('Shop');
  const [root] = recorder.actors;
  if (root === undefined) throw new Error('no root');
  steering.walk(root, state, forReal);
  await vi.waitFor(() => expect(steering.said().says).toMatch(/^Arrived|^Already|for real|^No path|instead of/), 5_000);
  return steering.said().says;
}

it('never lets out what it fakes, and records a walk that replays', async () => {
  const page = steeredPage({ outputs: { charge: ['a made-up receipt'] } });
  const actor = start(checkout, page.steering);
  expect(await walkTo(page, 'checkout.paid')).toBe(
    'Arrived in paid. Faked replies: charge. The application is paused, so nothing leads away.',
  );
  expect(actor.getSnapshot().context).toEqual({ receipt: 'a made-up receipt' });
  expect(charge).not.toHaveBeenCalled();
  const { steering } = page.peer('Shop');
  const capsule = await steering.record();
  steering.replay?.(capsule, 'check');
  await vi.waitFor(() => expect(steering.said().says).toMatch(/^Replay|^Incompatible/), 5_000);
  expect(steering.said().says).toBe('Replay matched in all 3 steps. Nothing was called.');
  steering.run();
  await vi.waitFor(() => expect(steering.isPaused()).toBe(false));
  expect(actor.getSnapshot().value).toBe('paid');
  expect(charge).not.toHaveBeenCalled();
});

it('asks before a walk starts something for real, also where it fakes a reply on the way', async () => {
  const page = steeredPage({ outputs: { charge: ['a made-up receipt'] } });
  const actor = start(checkout, page.steering);
  expect(await walkTo(page, 'checkout.telling')).toBe(
    'pay, then charge done, then tell starts notify for real, which may ask the server.',
  );
  expect([actor.getSnapshot().value, charge.mock.calls.length, notify.mock.calls.length]).toEqual(['basket', 0, 0]);
  const { steering, recorder } = page.peer('Shop');
  steering.walk(recorder.actors[0] ?? expect.unreachable(), 'checkout.telling', true);
  await vi.waitFor(() => expect(steering.said().says).toMatch(/^Arrived/), 5_000);
  expect([actor.getSnapshot().value, charge.mock.calls.length, notify.mock.calls.length]).toEqual(['telling', 0, 1]);
});
