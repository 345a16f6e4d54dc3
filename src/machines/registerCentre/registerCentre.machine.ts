import { idempotencyKeyOf } from '../money/idempotency.ts';
import { limitsOf } from './registerCentre.rules.ts';
import { registerCentreSetup } from './registerCentre.setup.ts';
import { ticketStates } from './registerCentre.ticket.ts';

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * The register centre of an agent (AGENT-05): registration links on a ticket with a QR code, accounts made by hand, and
 * the list of these. Form and list go on while links are chosen, switched and made.
 */
export const registerCentreMachine = registerCentreSetup.createMachine({
  id: 'registerCentre',
  context: ({ input: { keySeed } }) => ({
    keySeed,
    keyIndex: 0,
    origin: '',
    canShare: false,
    overview: null,
    chosen: null,
    failure: null,
    copied: null,
  }),
  entry: 'readDevice',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading links, rules and limits.',
      tags: 'busy',
      invoke: {
        id: 'fetchOverview',
        src: 'fetchOverview',
        input: { request: {} },
        onDone: {
          target: 'open',
          actions: { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'registerCentre.retry': { target: 'loading', actions: ['forgetFailure', 'rotateKey'] } },
    },
    open: {
      description: 'Ticket, links, form and list of accounts are on screen.',
      invoke: [
        {
          id: 'accountForm',
          src: 'accountForm',
          input: ({ context }) => ({ keySeed: `${idempotencyKeyOf(context)}-account`, ...limitsOf(context) }),
          onError: 'failed',
        },
        // The list has no words of its own: its call has no language.
        { id: 'madeAccounts', src: 'madeAccounts', input: { language: 'TH' }, onError: 'failed' },
      ],
      on: {
        'accounts.changed': { actions: 'refreshAccounts' },
        'list.opened': { actions: { type: 'wantPassword', params: ({ event }) => event } },
      },
      initial: 'resting',
      states: ticketStates,
    },
  },
});
