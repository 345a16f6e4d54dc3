import { idempotencyKeyOf } from '../money/idempotency.ts';
import { fundsLoading } from './funds.loading.ts';
import { amountOf, endsOf } from './funds.rules.ts';
import { fundsSetup } from './funds.setup.ts';

/**
 * The wallet page: total, each wallet, the last movements, withdrawals that await an answer (WD-01), and on demand a
 * transfer between the main wallet and a vendor (WALLET-01, API-27…29). When the outcome of a transfer is unknown, it
 * offers a resend with the same idempotency key.
 */
export const fundsMachine = fundsSetup.createMachine({
  id: 'funds',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    funds: null,
    wallets: [],
    awaiting: [],
    today: '',
    movements: null,
    transferring: false,
    vendor: null,
    direction: 'in',
    typed: '',
    tried: false,
    failure: null,
    done: null,
  }),
  initial: 'loading',
  states: {
    loading: fundsLoading,
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'funds.retry': { target: 'loading', actions: 'forgetFailure' },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'Shows the wallets.',
      on: {
        'funds.refresh': { target: 'loading', actions: 'forgetFailure' },
        'transfer.open': { guard: 'hasVendor', target: 'editing', actions: 'openForm' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'Shows the wallets and the transfer form.',
      on: {
        'transfer.close': { target: 'shown', actions: 'closeForm' },
        'funds.refresh': { target: 'loading', actions: 'forgetFailure' },
        'transfer.chooseVendor': {
          guard: { type: 'isVendor', params: ({ event }) => event },
          actions: { type: 'chooseVendor', params: ({ event }) => event },
        },
        'transfer.swap': { actions: 'swapDirection' },
        'transfer.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'transfer.useMax': { actions: 'useMax' },
        'transfer.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'Sending the transfer.',
      tags: 'busy',
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => {
          const typed = amountOf(context);
          return {
            request: { ...endsOf(context), amount: 'amount' in typed ? typed.amount : 0 },
            idempotencyKey: idempotencyKeyOf(context),
          };
        },
        onDone: { target: 'loading', actions: ['keepDone', 'rotateKey', 'tellMoved'] },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused; the balances on screen may be stale.',
            target: 'loading',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'rotateKey'],
          },
        ],
      },
      on: { 'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } } },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'transfer.resend': { target: 'sending', actions: 'forgetFailure' },
        'transfer.checkStatus': { target: 'loading', actions: ['closeForm', 'rotateKey', 'tellMoved'] },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
    },
  },
});
