import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { bankAccountContract } from '../../api/contract/bankAccount.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { intentKey, isUnsure } from '../money/intent.ts';
import type { EventsOf } from '../support/events.ts';
import type { BankSecret, bankAccountEvents } from './bankAccount.events.ts';
import { type BankAccountForm, bankAccountProblems } from './bankAccount.rules.ts';

export interface BankAccountInput {
  readonly keySeed: string;
  readonly banks: ValueOf<typeof bankAccountContract.list>['banks'];
}

/** A bank account is added: whose, at which bank, its number, and the payment password. */
export const bankAccountMachine = setup({
  types: {
    context: {} as BankAccountInput &
      BankAccountForm & {
        readonly settled: number;
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
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
  },
  guards: {
    isBank: ({ context }, params: { bank: string }) => context.banks.some(({ code }) => code === params.bank),
    isSound: ({ context }) => Object.keys(bankAccountProblems(context)).length === 0,
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
  },
}).createMachine({
  id: 'bankAccount',
  context: ({ input }) => ({
    ...input,
    bank: input.banks[0]?.code ?? null,
    holderName: '',
    accountNumber: '',
    paymentPassword: '',
    settled: 0,
    tried: false,
    failure: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'Waits for what is typed.',
      on: {
        'bankAccount.chooseBank': {
          guard: { type: 'isBank', params: ({ event }) => event },
          actions: { type: 'keepBank', params: ({ event }) => event },
        },
        'bankAccount.type': { actions: { type: 'keepHolder', params: ({ event }) => event } },
        'bankAccount.typeSecret': { actions: { type: 'keepSecret', params: ({ event }) => event } },
        'bankAccount.submit': [{ guard: 'isSound', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
      },
    },
    sending: {
      description: 'The account is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendAccount',
        src: 'sendAccount',
        input: ({ context: { bank, holderName, accountNumber, paymentPassword, ...rest } }) => ({
          request: { bank: bank ?? '', holderName, accountNumber, paymentPassword },
          idempotencyKey: intentKey(rest),
        }),
        onDone: 'added',
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'typing',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'settle'],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may have been added. The same may be sent again, and counts once.',
      on: { 'bankAccount.again': { target: 'sending', actions: 'forgetFailure' }, 'bankAccount.look': 'added' },
    },
    added: { description: 'The list of accounts says what there is now.', type: 'final' },
  },
});
