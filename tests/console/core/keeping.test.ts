import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import type { Entry } from '../../../src/console/core/entry.ts';
import { createMask } from '../../../src/console/core/mask.ts';
import { createRecorder } from '../../../src/console/core/recorder.ts';

const PROOF = 'marker-of-a-proof';

const tellAll = ({ event }: { readonly event: unknown }) => event;

const guarded = setup({
  types: { context: {} as { readonly proof: string | null } },
  actors: { prove: fromPromise(() => Promise.resolve(PROOF)), ask: fromPromise(() => Promise.resolve('plain')) },
  actions: { tell: (_, _params: unknown) => {} },
}).createMachine({
  id: 'guarded',
  context: { proof: null },
  initial: 'proving',
  states: {
    proving: {
      invoke: {
        id: 'other name',
        src: 'prove',
        onDone: {
          target: 'asking',
          actions: [assign({ proof: ({ event }) => event.output }), { type: 'tell', params: tellAll }],
        },
      },
    },
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'done' } },
    done: {},
  },
});

/** All of an entry but the actors in it, which are not the recorder's. */
const spelled = (entry: Entry | undefined): string =>
  JSON.stringify(entry, (name, value) => (['actor', 'from', 'children', 'machine'].includes(name) ? null : value));

it('keeps nothing of what a secret actor brings, wherever it is told, and all of what others do', async () => {
  const mask = createMask(new Set(['proof']));
  const recorder = createRecorder({
    mask,
    maskEvent: (event) => mask(event) as typeof event,
    secretActors: new Set(['prove']),
    now: () => 0,
  });
  const actor = createActor(guarded, { inspect: recorder.inspect }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('done');
  expect(actor.getSnapshot().context.proof).toBe(PROOF);
  const kept = Array.from({ length: recorder.size }, (_, place) => spelled(recorder.at(place)));
  expect(kept.filter((line) => line.includes(PROOF))).toEqual([]);
  expect(kept.filter((line) => line.includes('•'.repeat(PROOF.length)))).not.toEqual([]);
  expect(kept.filter((line) => line.includes('plain'))).not.toEqual([]);
});
