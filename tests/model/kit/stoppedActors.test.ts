import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  assign,
  createActor,
  type EventObject,
  fromCallback,
  fromEventObservable,
  fromPromise,
  sendParent,
  setup,
} from 'xstate';

/**
 * The kit lets an actor that was stopped stay silent (`settle` in `heldActors.ts`), because XState does the same to each kind
 * of actor. This is where XState is asked.
 */
type Late = { readonly logic: AnyActorLogic; readonly end: () => void };

const kinds: Readonly<Record<string, () => Late>> = {
  'a promise that comes true': () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    return { logic: fromPromise(() => promise), end: () => resolve('late') };
  },
  'a promise that does not': () => {
    const { promise, reject } = Promise.withResolvers<string>();
    return { logic: fromPromise(() => promise), end: () => reject(new Error('late')) };
  },
  'a callback': () => {
    let tell: (event: AnyEventObject) => void = () => {};
    return {
      logic: fromCallback<EventObject>(({ sendBack }) => {
        tell = sendBack;
      }),
      end: () => tell({ type: 'told' }),
    };
  },
  'events to subscribe to': () => {
    let tell: (event: EventObject) => void = () => {};
    const subscribe = (observer: { readonly next?: (event: EventObject) => void }) => {
      tell = (event) => observer.next?.(event);
      // XState says that it no longer listens, and hears on if the source does not mind.
      const unsubscribe = () => {
        tell = () => {};
      };
      return { unsubscribe };
    };
    return { logic: fromEventObservable(() => ({ subscribe }) as never), end: () => tell({ type: 'told' }) };
  },
  'a machine': () => {
    let press = () => {};
    const machine = setup({
      actions: {
        keep: ({ self }) => {
          press = () => self.send({ type: 'press' });
        },
        tell: sendParent({ type: 'told' }),
      },
    }).createMachine({ id: 'below', entry: 'keep', on: { press: { actions: 'tell' } } });
    return { logic: machine, end: () => press() };
  },
};

/** A machine that hears everything, and has an actor that it stops, or starts once more, before that has ended. */
const hears = (first: AnyActorLogic, second: AnyActorLogic) =>
  setup({
    types: { context: {} as { readonly heard: readonly string[] }, events: {} as AnyEventObject },
    actors: { first, second },
    actions: { note: assign({ heard: ({ context, event }) => [...context.heard, event.type] }) },
  }).createMachine({
    id: 'ear',
    context: { heard: [] },
    initial: 'asking',
    on: { stop: '.idle', again: '.askingAgain', '*': { actions: 'note' } },
    states: {
      asking: { invoke: { id: 'ask', src: 'first', onDone: { actions: 'note' }, onError: { actions: 'note' } } },
      askingAgain: { invoke: { id: 'ask', src: 'second', onDone: { actions: 'note' }, onError: { actions: 'note' } } },
      idle: {},
    },
  });

it.each(Object.entries(kinds))('%s is heard while it runs, and not once it was stopped', async (_kind, make) => {
  // XState warns of what is sent to a machine that was stopped.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const heardAfter = async (event: string | null) => {
    const late = make();
    const actor = createActor(hears(late.logic, make().logic)).start();
    if (event !== null) actor.send({ type: event });
    late.end();
    await wait(1);
    return actor.getSnapshot().context.heard.length;
  };
  expect(await heardAfter(null)).toBe(1);
  expect(await heardAfter('stop')).toBe(0);
  // Nor is it taken for the answer of the next of that id.
  expect(await heardAfter('again')).toBe(0);
});
