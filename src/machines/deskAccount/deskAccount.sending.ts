import type { deskAccountSetup } from './deskAccount.setup.ts';

type Chart = Parameters<typeof deskAccountSetup.createMachine>[0];

const payload = <Event>({ event }: { readonly event: Event }) => event;
const refused = { target: 'proving', actions: { type: 'keepFailure', params: payload } } as const;

/** The calls. */
export const deskAccountSending = {
  asking: {
    description: 'Asking for the key of a new app.',
    tags: 'busy',
    invoke: {
      id: 'sendStart',
      src: 'sendStart',
      input: ({ context: { typed } }) => ({ request: { password: typed.password } }),
      onDone: { target: 'scanning', actions: { type: 'keepSetup', params: ({ event }) => ({ setup: event.output }) } },
      onError: refused,
    },
  },
  confirming: {
    description: 'Sending the first code of the new app.',
    tags: 'busy',
    invoke: {
      id: 'sendConfirm',
      src: 'sendConfirm',
      input: ({ context: { setup, typed } }) => ({
        request: { stepTicket: setup?.stepTicket ?? '', factorCode: typed.factorCode },
      }),
      onDone: { target: 'codes', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
      onError: [
        {
          guard: { type: 'isExpired', params: payload },
          target: 'proving',
          actions: { type: 'giveUp', params: payload },
        },
        { target: 'scanning', actions: { type: 'keepFailure', params: payload } },
      ],
    },
  },
  changing: {
    description: 'Sending the new password.',
    tags: 'busy',
    invoke: {
      id: 'sendPassword',
      src: 'sendPassword',
      input: ({ context: { typed } }) => ({
        request: { password: typed.password, newPassword: typed.newPassword },
      }),
      onDone: { target: 'shown', actions: { type: 'keepDone', params: { done: 'password' } } },
      onError: refused,
    },
  },
  resetting: {
    description: 'Resetting the second factor of another operator.',
    tags: 'busy',
    invoke: {
      id: 'sendReset',
      src: 'sendReset',
      input: ({ context: { name, typed, remark } }) => ({
        request: { name, password: typed.password, remark: remark.trim() },
      }),
      onDone: {
        target: 'shown',
        actions: [
          { type: 'keepOperators', params: ({ event }) => event.output },
          { type: 'keepDone', params: { done: 'reset' } },
        ],
      },
      onError: refused,
    },
  },
} satisfies NonNullable<Chart['states']>;
