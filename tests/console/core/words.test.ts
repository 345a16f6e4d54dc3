import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import type { ActorRecord } from '../../../src/console/core/entry.ts';
import { actorName, eventName } from '../../../src/console/core/words.ts';

const checkout = setup({ actors: { fetchQuote: fromPromise(async () => 5) } }).createMachine({
  id: 'checkout',
  initial: 'shipping',
  states: {
    shipping: {
      initial: 'quoting',
      states: { quoting: { invoke: [{ id: 'rates', src: 'fetchQuote' }, { src: 'fetchQuote' }] } },
    },
  },
});

const parent: ActorRecord = {
  ...{ path: 'checkout', id: 'checkout', session: 'x:0', parent: null, machine: checkout, src: 'checkout' },
  ref: createActor(checkout),
};
const child = (id: string, src: string): ActorRecord => ({
  ...parent,
  ...{ path: `checkout/${id}`, id, src, parent, machine: null },
});

it.each([
  ['rates', 'fetchQuote', 'rates'],
  ['1.checkout.shipping.quoting', 'fetchQuote', 'fetchQuote'],
  ['1.checkout.shipping.quoting', '1.checkout.shipping.quoting', 'fetchQuote'],
  ['x:12', 'fetchQuote', 'fetchQuote'],
  ['x:12', 'x:12', 'x:12'],
  ['0.checkout.gone', 'xstate.invoke.0.checkout.gone', '0.checkout.gone'],
])('an actor with the id %s of %s is called %s', (id, src, name) => {
  expect(actorName(child(id, src))).toBe(name);
});

it('the end of an actor without an id is that of what ran in it', () => {
  const done = { type: 'xstate.done.actor.1.checkout.shipping.quoting' };
  expect(eventName(done, checkout)).toBe('fetchQuote done');
  expect(eventName({ type: 'xstate.error.actor.rates' }, checkout)).toBe('rates failed');
  expect(eventName(done)).toBe('1.checkout.shipping.quoting done');
});
