import { assign, setup } from 'xstate';
import { apiChoicePort } from '../../../api/actors.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { failureOf } from '../../../api/failure.ts';
import { isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import type { DeskPlace } from '../deskPage/deskPage.events.ts';
import type { deskEditorEvents, EditorField } from './deskEditor.events.ts';
import {
  blankOf,
  type DeskEditorContext,
  type EditorInput,
  type EditorOutput,
  faultsOf,
  READS,
  readContext,
  SAVES,
  saveRequestOf,
} from './deskEditor.rules.ts';

/** Setup of the editor's machine. */
const deskEditorSetup = setup({
  types: {
    context: {} as DeskEditorContext,
    input: {} as EditorInput,
    output: {} as EditorOutput,
    events: {} as EventsOf<typeof deskEditorEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchDraft: apiChoicePort(READS), sendDraft: apiChoicePort(SAVES) },
  actions: {
    keepDraft: assign(({ context }, params: ValueOf<(typeof READS)[keyof typeof READS]>) =>
      readContext(params, context.isCopy),
    ),
    keepTyped: assign(({ context }, params: { field: EditorField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      isTouched: true,
      failure: null,
    })),
    keepPreview: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    tryDraft: assign({ tried: 'draft' as const, failure: null }),
    tryPublish: assign({ tried: 'publish' as const, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepNext: assign((_, { next = null }: { next?: DeskPlace | null | undefined }) => ({ next })),
    forgetNext: assign({ next: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isOther: ({ context }, params: { field: EditorField; value: string }) =>
      params.value !== context.typed[params.field] && !(params.field === 'kind' && context.published),
    isOtherPreview: ({ context }, params: { language: LanguageCode }) => params.language !== context.language,
    isDraft: ({ context }) => !context.published,
    isWritten: ({ context }) => !context.published && faultsOf(context, false).length === 0,
    isWhole: ({ context }) => faultsOf(context, true).length === 0,
    isTouched: ({ context }) => context.isTouched,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepNext = { type: 'keepNext', params: payload } as const;

const toList = { target: 'closed', actions: keepNext } as const;

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/**
 * What the desk writes for players, in both languages: a promotion (PROMO-01) or news (SCREEN-02). It is kept as a
 * draft, or published at once or for later, after a question, once for each idempotency key. Nothing typed is lost: not
 * by what is wrong with it, nor by an answer that does not come, nor by leaving without being asked.
 */
export const deskEditorMachine = deskEditorSetup.createMachine({
  id: 'deskEditor',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    typed: blankOf(input.subject),
    isTouched: false,
    published: false,
    members: 0,
    updatedAt: null,
    tried: null,
    failure: null,
    next: null,
  }),
  output: ({ context: { next } }) => ({ next }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether there is something to load.',
      always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loading what is to be changed or copied.',
      tags: 'busy',
      invoke: {
        id: 'fetchDraft',
        src: 'fetchDraft',
        input: ({ context: { subject, id } }) => ({ kind: subject, request: { id: id ?? '' } }),
        onDone: { target: 'editing', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'deskEditor.close': toList },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'deskEditor.retry': { target: 'loading', actions: 'forgetFailure' },
        'deskEditor.close': toList,
      },
    },
    editing: {
      description: 'The form, beside what players will see.',
      on: {
        'deskEditor.type': {
          guard: { type: 'isOther', params: payload },
          actions: { type: 'keepTyped', params: payload },
        },
        'deskEditor.preview': {
          guard: { type: 'isOtherPreview', params: payload },
          actions: { type: 'keepPreview', params: payload },
        },
        'deskEditor.saveDraft': [
          { guard: 'isWritten', target: 'saving', actions: 'tryDraft' },
          { guard: 'isDraft', actions: 'tryDraft' },
        ],
        'deskEditor.publish': [
          { guard: 'isWhole', target: 'confirming', actions: 'tryPublish' },
          { actions: 'tryPublish' },
        ],
        'deskEditor.close': [{ guard: 'isTouched', target: 'leaving', actions: keepNext }, toList],
      },
    },
    confirming: {
      description: 'Asks once more before players see it.',
      on: { 'deskEditor.confirm': 'saving', 'deskEditor.back': 'editing' },
    },
    leaving: {
      description: 'Asks before changes are lost.',
      on: { 'deskEditor.discard': 'closed', 'deskEditor.back': { target: 'editing', actions: 'forgetNext' } },
    },
    saving: {
      description: 'On its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendDraft',
        src: 'sendDraft',
        input: ({ context }) => saveRequestOf(context),
        onDone: { target: 'saved', actions: 'rotateKey' },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          { target: 'editing', actions: [keepFailure, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: { 'deskEditor.resend': { target: 'saving', actions: 'forgetFailure' }, 'deskEditor.close': toList },
    },
    saved: {
      description: 'Saved; says whether players see it.',
      on: { 'deskEditor.close': toList },
    },
    closed: { description: 'Closed: back to the list.', type: 'final' },
  },
});
