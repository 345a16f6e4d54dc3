import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { bankAccountContract } from '../../../api/contract/money/bankAccount.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../idempotency.ts';
import type { BankSecret, bankAccountEvents } from './bankAccount.events.ts';
import { type BankAccountForm, bankAccountProblems } from './bankAccount.rules.ts';
import type { BankAccountInput } from './bankAccountInput.ts';

/** Adds a bank account: holder, bank, number and payment password. */
export const bankAccountMachine = setup({
  types: {
    context: {} as BankAccountInput &
      BankAccountForm & {
        readonly keyIndex: number;
        readonly tried: boolean;
        readonly failure: ApiFailure | null;
      },
    input: {} as BankAccountInput,
    events: {} as EventsOf<typeof bankAccountEvents>,
    tags: {} as 'busy',
  },
  actors: { sendAccount: apiPort(bankAccountContract.add) },
  actions: {
    keepBank: assign((_, params: { bank: string }) => ({ bank: params.bank, failure: null })),
    keepHolder: assign((_, params: { value: string }) => ({ holderName: params.value, failure: null })),
    keepSecret: assign((_, params: { field: BankSecret; value: string }) => ({
      [params.field]: params.value,
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isBank: ({ context }, params: { bank: string }) => context.banks.some(({ code }) => code === params.bank),
    isValid: ({ context }) => Object.keys(bankAccountProblems(context)).length === 0,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
}).createMachine({
  id: 'bankAccount',
  context: ({ input }) => ({
    ...input,
    bank: input.banks[0]?.code ?? null,
    holderName: '',
    accountNumber: '',
    paymentPassword: '',
    keyIndex: 0,
    tried: false,
    failure: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The form.',
      on: {
        'bankAccount.chooseBank': {
          guard: { type: 'isBank', params: ({ event }) => event },
          actions: { type: 'keepBank', params: ({ event }) => event },
        },
        'bankAccount.type': { actions: { type: 'keepHolder', params: ({ event }) => event } },
        'bankAccount.typeSecret': { actions: { type: 'keepSecret', params: ({ event }) => event } },
        'bankAccount.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    sending: {
      description: 'Sending the account.',
      tags: 'busy',
      invoke: {
        id: 'sendAccount',
        src: 'sendAccount',
        input: ({ context: { bank, holderName, accountNumber, paymentPassword, ...rest } }) => ({
          request: { bank: bank ?? '', holderName, accountNumber, paymentPassword },
          idempotencyKey: idempotencyKeyOf(rest),
        }),
        onDone: 'added',
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'typing',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'rotateKey'],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: { 'bankAccount.resend': { target: 'sending', actions: 'forgetFailure' }, 'bankAccount.checkStatus': 'added' },
    },
    added: { description: 'Done; the list of accounts is loaded again.', type: 'final' },
  },
});
