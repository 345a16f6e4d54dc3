// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { capsuleOf } from '../../../../src/console/core/capsule/capsule.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { replaysAlike } from '../../../../src/console/core/capsule/replaysAlike.ts';
import { slimmed } from '../../../../src/console/core/capsule/slim.ts';
import { endIn, toVitest } from '../../../../src/console/core/capsule/toVitest.ts';
import { createRecorder } from '../../../../src/console/core/recorder.ts';
import { replayOptions } from '../../../../src/qa/replaySite.ts';
import { capsuleFile } from '../../capsules/keptCapsules.ts';

interface Ware {
  readonly id: string;
  readonly text: string;
}

const wares: readonly Ware[] = Array.from({ length: 40 }, (_, at) => ({ id: `w${at}`, text: 'cotton '.repeat(20) }));

/** A shop that looks for one of its wares, and has news that decide nothing. */
const shop = setup({
  types: { context: {} as { wares: readonly Ware[] }, events: {} as { type: 'shop.ask'; id: string } },
  actors: {
    fetchWares: fromPromise(async () => wares),
    fetchNews: fromPromise(async () => wares),
  },
  actions: { keep: assign((_, { found }: { found: readonly Ware[] }) => ({ wares: found })) },
  guards: { hasIt: ({ context, event }) => context.wares.some(({ id }) => id === event.id) },
}).createMachine({
  id: 'shop',
  context: { wares: [] },
  type: 'parallel',
  states: {
    wares: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'fetchWares',
            src: 'fetchWares',
            onDone: { target: 'open', actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) } },
          },
        },
        open: { on: { 'shop.ask': [{ guard: 'hasIt', target: 'sold' }, { target: 'without' }] } },
        sold: {},
        without: {},
      },
    },
    news: {
      initial: 'loading',
      states: { loading: { invoke: { id: 'fetchNews', src: 'fetchNews', onDone: 'shown' } }, shown: {} },
    },
  },
});

const options = { machine: () => shop };

async function recorded(id: string) {
  const recorder = createRecorder({ mask: (value) => value, maskEvent: (event) => event, now: () => 0 });
  const actor = createActor(shop, { id: 'shop', inspect: recorder.inspect }).start();
  await expect.poll(() => actor.getSnapshot().value).toEqual({ wares: 'open', news: 'shown' });
  actor.send({ type: 'shop.ask', id });
  return capsuleOf(recorder);
}

it('cuts what replies brought to what the replay needs', async () => {
  const capsule = await recorded('w37');
  const slim = slimmed(capsule, options);
  const kept = slim.steps.map(({ to, event }) => [to, event.data]);
  expect(kept).toEqual([
    ['shop', undefined],
    ['shop/fetchWares', [wares[37]]],
    ['shop/fetchNews', []],
    ['shop', undefined],
  ]);
  expect(replaysAlike(slim, options, 2)).toBeNull();
  const { value } = replay(slim, options).stands.at(-1)?.shop ?? {};
  expect(value).toEqual({ wares: 'sold', news: 'shown' });
});

it('keeps neither calls nor machines, and cuts everything where nothing was found', async () => {
  const slim = slimmed(await recorded('w99'), options);
  expect([slim.calls, slim.machines]).toEqual([[], []]);
  expect(slim.steps.map(({ event }) => event.data)).toEqual([undefined, [], [], undefined]);
});

it('writes a login of the site, in four presses, in a file of at most 30 kB', () => {
  const slim = slimmed(capsuleFile('login'), replayOptions);
  const end = endIn(slim, replay(slim, replayOptions).stands.at(-1) ?? {});
  const text = toVitest(slim, end, 'logs in', { capsule: '../capsule', options: '../replaySite.ts' });
  expect(new TextEncoder().encode(text).byteLength).toBeLessThan(30_000);
  expect(end['site/session']?.value).toEqual({ signedIn: 'member' });
});
