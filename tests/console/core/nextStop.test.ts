// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { ActorRecord } from '../../../src/console/core/entry.ts';
import { rootsOf } from '../../../src/console/core/roots.ts';
import { goToStop, nextStop } from '../../../src/console/core/upcoming.ts';
import { consoleFor } from '../support/consoleFor.ts';

/** Counts ten seconds down. */
const code = setup({
  types: { context: {} as { readonly left: number } },
  guards: { isOver: ({ context }) => context.left === 0 },
  actions: { count: assign({ left: ({ context }) => context.left - 1 }) },
  delays: { second: 1_000 },
}).createMachine({
  id: 'code',
  context: { left: 10 },
  initial: 'counting',
  states: {
    counting: {
      always: { guard: 'isOver', target: 'ready' },
      after: { second: { target: 'counting', reenter: true, actions: 'count' } },
    },
    ready: {},
  },
});

const shop = setup({ actors: { code }, delays: { recheck: 500, longer: 60_000 } }).createMachine({
  id: 'shop',
  invoke: { id: 'code', src: 'code' },
  initial: 'resting',
  states: { resting: { after: { recheck: 'asking' } }, asking: { after: { longer: 'resting' } } },
});

function start() {
  const { core, actor: root } = consoleFor(shop);
  const flow = core.recorder.actors.find(({ id }) => id === 'code') as ActorRecord;
  const standing = (actor: ActorRecord) => core.recorder.lastStepOf(actor)?.after ?? actor.ref.getSnapshot();
  const state = (actor: ActorRecord) => (standing(actor) as { readonly value: unknown }).value;
  const next = (of: ActorRecord | null, hidesMachinery = true) =>
    nextStop(core, rootsOf(core), { hidesMachinery, flow: of });
  const go = (of: ActorRecord | null) => {
    const stop = next(of);
    if (stop !== null) goToStop(core, stop);
  };
  return { core, root, flow, state, next, go };
}

const said = (stop: ReturnType<typeof nextStop>) => stop && [stop.timer.event.type, stop.isCountdown];

it('is the countdown of the flow that somebody is in, to its end, and not a poll of the page', () => {
  const { flow, state, next, go } = start();
  expect(said(next(flow))).toEqual(['xstate.after.second.code.counting', true]);
  go(flow);
  expect(state(flow)).toBe('ready');
});

it('is the next timer of the page where the flow has none, and the very next with the machinery', () => {
  const { core, flow, next, go } = start();
  expect(said(next(null))).toEqual(['xstate.after.recheck.shop.resting', false]);
  expect(said(next(flow, false))).toEqual(['xstate.after.recheck.shop.resting', false]);
  go(flow);
  expect(said(next(flow))).toEqual(['xstate.after.longer.shop.asking', false]);
  core.jump(50_000);
});

it('moves by one tick while the site is paused', () => {
  const { core, flow, state, go } = start();
  core.pause();
  const before = core.clock.now();
  go(flow);
  expect(core.clock.now() - before).toBe(1_000);
  core.run();
  expect(state(flow)).toBe('counting');
});
