// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { startedOn, walkThere, wayTo } from '../../../src/console/core/takeThere.ts';
import { consoleFor, turns } from '../support/consoleFor.ts';

/** Asks at once when it is pressed, and is done as soon as the answer comes. */
const counter = setup({
  types: { events: {} as { type: 'press' | 'look' } },
  actors: { ask: fromPromise(async () => 'yes') },
}).createMachine({
  id: 'counter',
  initial: 'idle',
  states: {
    idle: { on: { press: 'asking', look: 'looking' } },
    looking: {},
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'answered' } },
    answered: {},
  },
});

const events = { press: z.object({}), look: z.object({}) };

it('stops in a state that waits, and holds the reply that would lead away', async () => {
  const { core, actor } = consoleFor(counter, events);
  const way = wayTo(core, actor, 'counter.asking');
  if ('cut' in way) throw new Error('no way');
  expect(await walkThere(core, actor, way)).toEqual({ kind: 'arrived' });
  await turns();
  expect([actor.ref.getSnapshot().value, core.isPaused()]).toEqual(['asking', true]);
  expect(core.gate.held().map(({ target }) => target.id)).toEqual(['ask']);
  core.run();
  await turns();
  expect(actor.ref.getSnapshot().value).toBe('answered');
});

it('names what a way starts for real, and nothing where its replies are faked', () => {
  const { core, actor } = consoleFor(counter, events, [], () => [{ kind: 'done', output: 'yes' }]);
  const startedTo = (state: string) => {
    const way = wayTo(core, actor, state);
    if ('cut' in way) throw new Error('no way');
    return startedOn(actor, way);
  };
  expect(startedTo('counter.asking')).toEqual(['ask']);
  expect(startedTo('counter.looking')).toEqual([]);
  expect(startedTo('counter.answered')).toEqual([]);
  expect(actor.ref.getSnapshot().value).toBe('idle');
});

it('tries events without a schema bare, by example, and as they were seen', () => {
  const vault = setup({
    types: { events: {} as { type: 'open'; code: number } | { type: 'knock' } },
    guards: { isCode: (_, { code }: { readonly code: number }) => code === 7 },
  }).createMachine({
    id: 'vault',
    initial: 'shut',
    states: {
      shut: {
        on: {
          open: { guard: { type: 'isCode', params: ({ event }) => event }, target: 'opened' },
          knock: 'heard',
        },
      },
      heard: {},
      opened: { on: { knock: 'shut' } },
    },
  });
  const { core, actor } = consoleFor(vault);
  const texts = (state: string, examples: readonly { type: string; code: number }[] = []) => {
    const way = wayTo(core, actor, state, { examples });
    return 'cut' in way ? null : way.map(({ text }) => text.split(' ')[0]);
  };
  expect(texts('vault.heard')).toEqual(['knock']);
  expect(texts('vault.opened')).toBeNull();
  expect(texts('vault.opened', [{ type: 'open', code: 7 }])).toEqual(['open']);
  actor.ref.send({ type: 'open', code: 7 });
  actor.ref.send({ type: 'knock' });
  expect(texts('vault.opened')).toEqual(['open']);
});
