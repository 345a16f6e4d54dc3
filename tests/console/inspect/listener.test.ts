import { createInspector } from '@statelyai/inspect';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { actorTree } from '../../../src/console/core/actorTree.ts';
import type { Entry } from '../../../src/console/core/entry.ts';
import { lineOf } from '../../../src/console/core/words.ts';
import { createListener } from '../../../src/console/inspect/listener.ts';
import { type ChartState, chartOf } from '../../../src/inspection/chart.ts';
import { shop } from './shop.ts';

/** Plays the shop to its end before the real package, and gives what that sent, as JSON. */
async function messagesOfShop(): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const inspector = createInspector({ send: (event) => void sent.push(JSON.parse(JSON.stringify(event))) });
  const actor = createActor(shop, { inspect: inspector.inspect }).start();
  actor.send({ type: 'next' });
  actor.send({ type: 'item.added' });
  actor.send({ type: 'next' });
  actor.send({ type: 'help' });
  actor.send({ type: 'back' });
  actor.send({ type: 'pay', cardNumber: '4111 1111' });
  await waitFor(actor, (snapshot) => snapshot.matches({ flow: 'paid' }));
  // The package tells each thing in a timer of its own, in order.
  await expect.poll(() => JSON.stringify(sent.at(-1))).toContain('"status":"done"');
  return sent;
}

const linesOf = (listener: ReturnType<typeof createListener>): readonly string[] =>
  Array.from({ length: listener.recorder.size }, (_, at) => listener.recorder.at(at) as Entry).map((entry) => {
    const { what, result } = lineOf(entry);
    return `${entry.actor.id} ${what}${result === '' ? '' : ` (${result})`}`;
  });

it('understands what the real package tells of nested, parallel and history states, a promise and its end', async () => {
  const listener = createListener();
  for (const message of await messagesOfShop()) listener.hear(message);
  expect(listener.troubles()).toEqual([]);
  expect(listener.version()).toBe('0.7.2');
  expect(linesOf(listener)).toEqual([
    'shop started (new actor)',
    'shop start',
    'shop flow.steps.cart + hold.holding',
    'shop next',
    'shop next ignored (flow.steps.cart + hold.holding)',
    'shop item.added',
    'shop flow.steps.cart + hold.holding',
    'shop next',
    'shop flow.steps.cart + hold.holding → flow.steps.payment + hold.holding',
    'shop help',
    'shop flow.steps.payment + hold.holding → flow.helping + hold.holding',
    'shop back',
    'shop flow.helping + hold.holding → flow.steps.payment + hold.holding',
    'shop pay {"cardNumber":"•••••••••"}',
    'charge started (new actor)',
    'charge start',
    'charge active',
    'shop flow.steps.payment + hold.holding → flow.charging + hold.holding',
    'charge resolved',
    'shop charge done',
    'shop flow.charging + hold.holding → flow.paid + hold.holding',
    'charge done',
  ]);
  expect(actorTree(listener.recorder).map(({ actor, depth, state, is }) => [actor.path, depth, state, is])).toEqual([
    ['shop', 0, 'flow.paid + hold.holding', 'running'],
    ['shop/charge', 1, 'done', 'stopped'],
  ]);
});

const sorted = (state: ChartState): ChartState => ({
  ...state,
  states: state.states.map(sorted).sort((one, other) => (one.key < other.key ? -1 : 1)),
});

it('draws the chart that the application itself would draw', async () => {
  const listener = createListener();
  for (const message of await messagesOfShop()) listener.hear(message);
  const machine = listener.recorder.actors[0]?.machine;
  if (!machine) throw new Error('no machine came');
  // The package sorts what it sends by name, and does not tell how long a delay is.
  expect(chartOf(machine).transitions.map(({ text }) => text)).toEqual(
    chartOf(shop)
      .transitions.map(({ text }) => text.replace(' (600 s)', ''))
      .sort(),
  );
  expect(chartOf(machine).root).toEqual(sorted(chartOf(shop).root));
  expect(listener.coverage().shop?.taken).toEqual({
    'shop.flow.steps.cart | next | 0': 1,
    'shop.flow.steps | help | 0': 1,
    'shop.flow.helping | back | 0': 1,
    'shop.flow.steps.payment | pay | 0': 1,
    'shop.hold | item.added | 0': 1,
    'shop.flow.charging | xstate.done.actor.charge | 0': 1,
  });
});

it('keeps nothing that looks secret, in events, contexts and the ends of promises', async () => {
  const listener = createListener();
  const messages = await messagesOfShop();
  for (const message of messages) listener.hear(message);
  expect(JSON.stringify(messages)).toContain('a secret token');
  const { recorder } = listener;
  const kept = Array.from({ length: recorder.size }, (_, at) => {
    const { actor, ...rest } = recorder.at(at) as Entry;
    return JSON.stringify('from' in rest ? { ...rest, from: null } : rest);
  }).join();
  expect(kept).not.toMatch(/a secret token|4111 1111/);
  expect(listener.masked()).toEqual(['card', 'cardNumber', 'token']);
});

it('says in a sentence what it could not use, and goes on with the rest', async () => {
  const listener = createListener();
  const messages = await messagesOfShop();
  const around: Record<string, unknown> = {};
  around.self = around;
  const rubbish = [null, 'text', 7, {}, { type: '@xstate.actor' }, { type: '@xstate.event', sessionId: 7 }, [[]]];
  for (const message of [...rubbish, { type: 'x', text: 'x'.repeat(2_000_000) }, around]) listener.hear(message);
  const broken = { sessionId: 'x:9', name: 'broken', _version: '0.7.2', type: '@xstate.actor' };
  listener.hear({ ...broken, definition: '{"id":"broken","initial":"a","states":{"a":{"on":{"go":"nowhere"}}}}' });
  listener.hear({ ...broken, sessionId: 'x:10', name: 'cut', definition: '{"states":' });
  listener.hear({ type: '@xstate.event', sessionId: 'x:11', _version: '0.7.2', event: { type: 'late' } });
  for (const message of messages) listener.hear(message);
  expect(listener.troubles()).toEqual([
    '2 messages were dropped: larger than 1,000,000 characters, or nested too deeply.',
    '7 messages were dropped: not valid @statelyai/inspect messages.',
    '1 actor was never registered: its start was missed.',
    expect.stringMatching(/^No chart for broken: /),
    expect.stringMatching(/^No chart for cut: /),
  ]);
  expect(actorTree(listener.recorder).map(({ actor }) => actor.id)).toEqual([
    'broken',
    'cut',
    'x:11',
    'shop',
    'charge',
  ]);
  expect(listener.recorder.actors.find(({ id }) => id === 'shop')?.ref.getSnapshot().value).toEqual({
    flow: 'paid',
    hold: 'holding',
  });
});

it('shows a state that the machine does not have, and strange times and values, without breaking', () => {
  const listener = createListener(() => 1_000);
  const about = { sessionId: 'x:0', _version: '0.7.2', createdAt: '9e99' };
  const definition = '{"id":"door","initial":"shut","states":{"shut":{},"open":{}}}';
  listener.hear({ ...about, type: '@xstate.actor', name: 'door', definition });
  for (const snapshot of [{ status: 'active', value: 'ajar' }, { status: 'strange', value: 7 }, { value: null }]) {
    listener.hear({ ...about, type: '@xstate.snapshot', event: { type: 'push' }, snapshot });
  }
  expect(linesOf(listener)).toEqual(['door started (new actor)', 'door ajar', 'door active', 'door active']);
  expect(listener.recorder.at(1)?.at).toBe(1_000);
  expect(listener.troubles()).toEqual([]);
});
