import { expect } from 'vitest';
import { assign, type DoneActorEvent, fromPromise, sendParent, setup, spawnChild } from 'xstate';
import type { Flow } from '../flow.ts';
import { done, fails } from '../outcome.ts';

/** Small machines with one fault each, of the kinds that races are there to find. */

const call = fromPromise<string>(() => Promise.resolve(''));

const till = setup({
  types: { events: {} as { readonly type: 'till.pay' | 'till.look' } },
  actors: { charge: call },
}).createMachine({
  id: 'till',
  initial: 'open',
  on: { 'till.look': {} },
  states: {
    open: { on: { 'till.pay': 'paying' } },
    paying: {
      on: { 'till.pay': { target: 'paying', reenter: true } },
      invoke: { id: 'charge', src: 'charge', onDone: 'paid', onError: 'open' },
    },
    paid: { type: 'final' },
  },
});

export type Till = typeof till;

/** Pressing twice charges twice. */
export const paysTwice: Flow<Till> = {
  machine: () => till,
  inputs: [undefined],
  cases: { 'till.pay': [{}], 'till.look': [{}] },
  outcomes: { charge: [fails('declined'), done('receipt')] },
  invariants: {},
  expectations: { open: () => {}, paying: () => {}, paid: () => {} },
};

const door = setup({
  types: {
    context: {} as { readonly closed: boolean },
    events: {} as { readonly type: 'door.knock' | 'door.close' | 'door.paint' } | DoneActorEvent,
  },
  actors: { sendLogin: call },
  actions: {
    storeToken: () => {},
    keepClosed: assign({ closed: true }),
    startLogin: spawnChild('sendLogin', { id: 'sendLogin' }),
  },
}).createMachine({
  id: 'door',
  context: { closed: false },
  initial: 'form',
  on: { 'door.paint': {}, 'xstate.done.actor.*': { target: '.inside', actions: 'storeToken' } },
  states: {
    form: { on: { 'door.knock': { target: 'sending', actions: 'startLogin' } } },
    sending: { on: { 'door.close': { target: 'away', actions: 'keepClosed' } } },
    away: {},
    inside: { type: 'final' },
  },
});

export const closedStaysOut = '[LOGIN-14] who has closed the form is not logged in';

/** A reply logs in somebody who has closed the form, because nobody stops the call. */
export const logsInTooLate: Flow<typeof door> = {
  machine: () => door,
  inputs: [undefined],
  cases: { 'door.knock': [{}], 'door.close': [{}], 'door.paint': [{}] },
  outcomes: { sendLogin: [done('token')] },
  invariants: {
    [closedStaysOut]: ({ effects, snapshot }) => {
      if (snapshot.context.closed) expect(effects).toEqual([]);
    },
  },
  expectations: { form: () => {}, sending: () => {}, away: () => {}, inside: () => {} },
};

const price = setup({
  types: {
    context: {} as { readonly told: number },
    events: {} as { readonly type: 'price.ask'; readonly of: string } | DoneActorEvent,
  },
  actors: { fetchPrice: call },
  actions: {
    countTold: assign({ told: ({ context }) => context.told + 1 }),
    tellPrice: sendParent({ type: 'price.told' }),
    tellLate: sendParent({ type: 'price.late' }),
    startFetch: spawnChild('fetchPrice', { id: 'fetchPrice' }),
  },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'price',
  context: { told: 0 },
  initial: 'idle',
  on: { 'xstate.done.actor.*': { target: '.told', actions: ['tellPrice', 'countTold'] } },
  states: {
    idle: { on: { 'price.ask': { target: 'asking', actions: 'startFetch' } } },
    asking: { after: { patience: { target: 'late', actions: ['tellLate', 'countTold'] } } },
    late: {},
    told: { type: 'final' },
  },
});

/** A reply and the end of patience both tell how it went. */
export const tellsTwice: Flow<typeof price> = {
  machine: () => price,
  inputs: [undefined],
  cases: { 'price.ask': [{ of: 'tea' }, { of: 'rice' }] },
  outcomes: { fetchPrice: [done('20')] },
  invariants: {
    'how it went is told once': ({ snapshot }) => expect(snapshot.context.told).toBeLessThanOrEqual(1),
  },
  expectations: { idle: () => {}, asking: () => {}, late: () => {}, told: () => {} },
};

const radio = setup({
  types: {
    context: {} as { readonly station: number },
    events: {} as { readonly type: 'radio.tune'; readonly to: number } | { readonly type: 'radio.off' },
  },
  actors: { antenna: call },
  actions: { keepStation: assign((_, params: { to: number }) => ({ station: params.to })) },
}).createMachine({
  id: 'radio',
  context: { station: 0 },
  invoke: { id: 'antenna', src: 'antenna', onError: '.silent' },
  initial: 'silent',
  on: {
    'radio.tune': {
      target: '.playing',
      reenter: true,
      actions: { type: 'keepStation', params: ({ event }) => event },
    },
    'radio.off': '.silent',
  },
  states: { silent: {}, playing: {} },
});

/** Each change of station takes the antenna down and puts it up again. */
export const dropsAntenna: Flow<typeof radio> = {
  machine: () => radio,
  inputs: [undefined],
  cases: { 'radio.tune': [{ to: 1 }, { to: 2 }], 'radio.off': [{}] },
  outcomes: { antenna: [fails('struck by lightning')] },
  invariants: {},
  expectations: { silent: () => {}, playing: () => {} },
};

function basketOf(shop: { full: boolean }) {
  return setup({
    types: { events: {} as { readonly type: 'basket.fill' | 'basket.look' } },
    guards: { isFree: () => !shop.full },
    actions: {
      fill: assign(() => {
        shop.full = true;
        return {};
      }),
    },
  }).createMachine({
    id: 'basket',
    initial: 'empty',
    on: { 'basket.look': {} },
    states: {
      empty: { on: { 'basket.fill': { guard: 'isFree', target: 'full', actions: 'fill' } } },
      full: {},
    },
  });
}

/** Of two baskets of one shop only one can be filled: what they keep is not in their contexts. */
export const sharesAShop: Flow<ReturnType<typeof basketOf>> = {
  machine: () => basketOf({ full: false }),
  inputs: [undefined],
  cases: { 'basket.fill': [{}], 'basket.look': [{}] },
  outcomes: {},
  invariants: {},
  expectations: { empty: () => {}, full: () => {} },
};

const note = setup({
  types: { context: {} as { readonly lines: string[] }, events: {} as { readonly type: 'note.write' | 'note.read' } },
  actions: {
    write: assign(({ context: { lines } }) => {
      lines.push('a line');
      return { lines };
    }),
  },
}).createMachine({
  id: 'note',
  context: { lines: [] },
  initial: 'open',
  states: { open: { on: { 'note.write': { actions: 'write' }, 'note.read': {} } } },
});

/** All notes are written on one sheet: the context that they begin with is changed in place. */
export const sharesASheet: Flow<typeof note> = {
  machine: () => note,
  inputs: [undefined],
  cases: { 'note.write': [{}], 'note.read': [{}] },
  outcomes: {},
  project: () => null,
  invariants: {},
  expectations: { open: () => {} },
};
