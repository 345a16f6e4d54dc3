import { expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import type { Entry } from '../../../src/console/core/entry.ts';
import { createMask } from '../../../src/console/core/mask.ts';
import { createRecorder } from '../../../src/console/core/recorder.ts';
import { lineOf } from '../../../src/console/core/words.ts';
import { createListener } from '../../../src/console/inspect/listener.ts';
import { createTeller } from '../../../src/console/inspect/tell.ts';
import { shop } from './shop.ts';

const mask = createMask(new Set(['cardNumber', 'token']));
const recorderOf = () => createRecorder({ mask, maskEvent: (event) => mask(event) as typeof event, now: () => 1_000 });

/** What a recorder has, told on and heard again. */
function heardFrom(recorder: ReturnType<typeof recorderOf>) {
  const teller = createTeller(recorder);
  const told = teller.next();
  const listener = createListener();
  for (const message of told) listener.hear(JSON.parse(JSON.stringify(message)));
  return { teller, told, listener };
}

const linesOf = ({ recorder }: ReturnType<typeof createListener>): readonly string[] =>
  Array.from({ length: recorder.size }, (_, at) => recorder.at(at) as Entry).map(
    (entry) => `${entry.actor.path} ${lineOf(entry).what}`,
  );

it('tells what was recorded in the words of the protocol, without a secret of a promise', async () => {
  const recorder = recorderOf();
  const actor = createActor(shop, { inspect: recorder.inspect }).start();
  actor.send({ type: 'item.added' });
  actor.send({ type: 'next' });
  actor.send({ type: 'pay', cardNumber: '4111 1111' });
  await waitFor(actor, (snapshot) => snapshot.matches({ flow: 'paid' }));
  const { told, listener, teller } = heardFrom(recorder);
  expect(JSON.stringify(told)).not.toMatch(/a secret token|4111 1111/);
  expect(new Set(told.map(({ type, _version }) => `${type} ${_version}`))).toEqual(
    new Set(['@xstate.actor 0.7.2', '@xstate.event 0.7.2', '@xstate.snapshot 0.7.2']),
  );
  expect(listener.troubles()).toEqual([]);
  expect(linesOf(listener)).toEqual([
    'shop started',
    'shop start',
    'shop flow.steps.cart + hold.holding',
    'shop item.added',
    'shop flow.steps.cart + hold.holding',
    'shop next',
    'shop flow.steps.cart + hold.holding → flow.steps.payment + hold.holding',
    'shop pay {"cardNumber":"•••••••••"}',
    'shop flow.steps.payment + hold.holding → flow.charging + hold.holding',
    'shop/charge started',
    'shop/charge start',
    'shop/charge active',
    'shop/charge resolved',
    'shop charge done',
    'shop flow.charging + hold.holding → flow.paid + hold.holding',
    'shop/charge done',
  ]);
  expect(teller.next()).toEqual([]);
  actor.send({ type: 'item.added' });
  expect(teller.next().map(({ type }) => type)).toEqual(['@xstate.event', '@xstate.snapshot']);
});

it('tells of a machine once it rests, and not of each step on the way', () => {
  const recorder = recorderOf();
  const relay = setup({}).createMachine({
    id: 'relay',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'd' }, d: {} },
  });
  createActor(relay, { inspect: recorder.inspect }).start().send({ type: 'go' });
  expect(linesOf(heardFrom(recorder).listener)).toEqual([
    'relay started',
    'relay start',
    'relay a',
    'relay go',
    'relay d',
  ]);
});

it('tells what an error says, and leaves functions and actors out', async () => {
  const recorder = recorderOf();
  const failing = setup({
    actors: { ask: fromPromise(() => Promise.reject(new Error('no reply'))) },
  }).createMachine({
    id: 'failing',
    context: { run: () => 1, many: 10n, around: new Map([['one', 1]]) },
    initial: 'asking',
    states: { asking: { invoke: { id: 'ask', src: 'ask', onError: 'failed' } }, failed: {} },
  });
  const actor = createActor(failing, { inspect: recorder.inspect }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  const { told } = heardFrom(recorder);
  const last = told.findLast(({ sessionId }) => sessionId === actor.sessionId);
  expect(last).toMatchObject({
    event: { type: 'xstate.error.actor.ask', error: { $error: 'Error', message: 'no reply' } },
    snapshot: { status: 'active', value: 'failed', context: { many: '10', around: [['one', 1]] } },
  });
});
