import { assign, fromPromise, setup } from 'xstate';

interface Charge {
  readonly receipt: string;
}

/** From the address to the receipt. The offer of an hour's delivery ends after a minute. */
export const checkoutMachine = setup({
  types: {
    context: {} as { readonly street: string; readonly card: string; readonly receipt: string | null },
    events: {} as
      | { type: 'street'; street: string }
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'card'; card: string }
      | { type: 'pay' },
  },
  actors: {
    charge: fromPromise(async ({ signal }): Promise<Charge> => {
      const reply = await fetch('/api/charge?amount=24', { method: 'POST', signal });
      if (!reply.ok) throw new Error(`refused with ${reply.status}`);
      return reply.json();
    }),
  },
  guards: {
    hasStreet: ({ context }) => context.street.trim() !== '',
    hasCard: ({ context }) => context.card.length >= 12,
  },
  actions: {
    keepStreet: assign((_, { street }: { readonly street: string }) => ({ street })),
    keepCard: assign((_, { card }: { readonly card: string }) => ({ card })),
    keepReceipt: assign((_, { receipt }: Charge) => ({ receipt })),
  },
  delays: { offerTime: 60_000 },
}).createMachine({
  id: 'checkout',
  context: { street: '', card: '', receipt: null },
  initial: 'address',
  states: {
    address: {
      initial: 'offered',
      on: {
        street: { actions: { type: 'keepStreet', params: ({ event }) => event } },
        next: { guard: 'hasStreet', target: 'payment' },
      },
      states: {
        offered: { description: 'Delivery within the hour.', after: { offerTime: 'expired' } },
        expired: { description: 'Delivery tomorrow.' },
      },
    },
    payment: {
      on: {
        card: { actions: { type: 'keepCard', params: ({ event }) => event } },
        back: 'address',
        pay: { guard: 'hasCard', target: 'charging' },
      },
    },
    charging: {
      invoke: {
        src: 'charge',
        onDone: { target: 'paid', actions: { type: 'keepReceipt', params: ({ event }) => event.output } },
        onError: 'refused',
      },
    },
    refused: { on: { pay: 'charging', back: 'payment' } },
    paid: { type: 'final' },
  },
});
