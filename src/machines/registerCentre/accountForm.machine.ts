import { idempotencyKeyOf } from '../money/idempotency.ts';
import { accountRequest, EMPTY_ACCOUNT } from './accountForm.rules.ts';
import { accountFormSetup } from './accountForm.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * An account made by hand (AGENT-05): made once for each idempotency key, then given a one-time password, which is shown
 * once and never kept. Another password can be had as long as the owner has set none.
 */
export const accountFormMachine = accountFormSetup.createMachine({
  id: 'accountForm',
  context: ({ input }) => ({
    ...input,
    ...EMPTY_ACCOUNT,
    keyIndex: 0,
    failure: null,
    accountId: '',
    issued: null,
    copied: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Name, kind and rate of the account, and what the agent confirms.',
      on: {
        'accountForm.type': { actions: { type: 'keepTyped', params: payload } },
        'accountForm.choose': {
          guard: { type: 'isOtherKind', params: payload },
          actions: { type: 'keepKind', params: payload },
        },
        'accountForm.confirm': {
          guard: { type: 'isOtherAnswer', params: payload },
          actions: { type: 'keepConfirmed', params: payload },
        },
        'accountForm.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'password.wanted': { target: 'issuing', actions: { type: 'keepAccount', params: payload } },
      },
    },
    sending: {
      description: 'Making the account.',
      tags: 'busy',
      invoke: {
        id: 'sendAccount',
        src: 'sendAccount',
        input: ({ context }) => ({ request: accountRequest(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'issuing',
          actions: [{ type: 'keepAccount', params: ({ event }) => event.output }, 'emptyForm', 'rotateKey'],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'editing', actions: [{ type: 'keepFailure', params: errorOf }, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'accountForm.resend': { target: 'sending', actions: 'forgetFailure' },
        'accountForm.checkStatus': { target: 'editing', actions: ['emptyForm', 'rotateKey', 'tellChanged'] },
      },
    },
    issuing: {
      description: 'Asking for a one-time password.',
      tags: 'busy',
      invoke: {
        id: 'issuePassword',
        src: 'issuePassword',
        input: ({ context }) => ({ request: { id: context.accountId } }),
        onDone: {
          target: 'issued',
          actions: [{ type: 'keepIssued', params: ({ event }) => ({ issued: event.output }) }, 'tellChanged'],
        },
        onError: { target: 'unissued', actions: [{ type: 'keepFailure', params: errorOf }, 'tellChanged'] },
      },
    },
    unissued: {
      description: 'There is an account and no password was shown; asking again is safe.',
      on: {
        'accountForm.retry': { target: 'issuing', actions: 'forgetFailure' },
        'accountForm.leave': { target: 'editing', actions: 'forgetPassword' },
      },
    },
    issued: {
      description: 'The one-time password, until it is left.',
      initial: 'resting',
      on: { 'accountForm.leave': { target: 'editing', actions: 'forgetPassword' } },
      states: {
        resting: { description: 'Says how the last copy went.', on: { 'accountForm.copy': 'copying' } },
        copying: {
          description: 'Writing to the clipboard.',
          invoke: {
            id: 'copyPassword',
            src: 'copyPassword',
            input: ({ context }) => ({ oneTimePassword: context.issued?.oneTimePassword ?? '' }),
            onDone: { target: 'resting', actions: { type: 'keepCopied', params: { outcome: 'done' } } },
            onError: { target: 'resting', actions: { type: 'keepCopied', params: { outcome: 'failed' } } },
          },
        },
      },
    },
  },
});
