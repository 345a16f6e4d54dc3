import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { registerCentreContract } from '../../../api/contract/agent/registerCentre.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import type { LinkField, linkFormEvents } from './linkForm.events.ts';
import { isLinkValid, type LinkFormContext, type LinkFormInput, linkRequest, type MadeLink } from './linkForm.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * A new registration link with a rate of its own (AGENT-05), made once for each idempotency key. Outputs the link, or
 * null and whether it may have been made.
 */
export const linkFormMachine = setup({
  types: {
    context: {} as LinkFormContext,
    input: {} as LinkFormInput,
    output: {} as Pick<LinkFormContext, 'made' | 'isStale'>,
    events: {} as EventsOf<typeof linkFormEvents>,
    tags: {} as 'busy',
  },
  actors: { sendLink: apiPort(registerCentreContract.makeLink) },
  actions: {
    keepTyped: assign(({ context }, params: { field: LinkField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      failure: null,
    })),
    keepKind: assign((_, params: { isAgent: boolean }) => ({ isAgent: params.isAgent })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepMade: assign((_, params: { made: MadeLink }) => ({ made: params.made })),
    markStale: assign({ isStale: true }),
  },
  guards: {
    isOtherKind: ({ context }, params: { isAgent: boolean }) => params.isAgent !== context.isAgent,
    isValid: ({ context }) => isLinkValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
}).createMachine({
  id: 'linkForm',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    typed: { label: '', code: '', rate: '' },
    isAgent: false,
    tried: false,
    failure: null,
    made: null,
    isStale: false,
  }),
  output: ({ context: { made, isStale } }) => ({ made, isStale }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Name, code, kind and rate of the link.',
      on: {
        'linkForm.type': { actions: { type: 'keepTyped', params: payload } },
        'linkForm.choose': {
          guard: { type: 'isOtherKind', params: payload },
          actions: { type: 'keepKind', params: payload },
        },
        'linkForm.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'linkForm.close': 'closed',
      },
    },
    sending: {
      description: 'Making the link.',
      tags: 'busy',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ request: linkRequest(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: { target: 'closed', actions: { type: 'keepMade', params: ({ event }) => ({ made: event.output }) } },
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
        'linkForm.resend': { target: 'sending', actions: 'forgetFailure' },
        'linkForm.checkStatus': { target: 'closed', actions: 'markStale' },
      },
    },
    closed: { description: 'Made, or closed.', type: 'final' },
  },
});
