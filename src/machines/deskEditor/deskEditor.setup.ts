import { assign, setup } from 'xstate';
import { apiChoicePort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf } from '../../api/failure.ts';
import type { DeskPlace } from '../deskPage/deskPage.events.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import type { deskEditorEvents, EditorField } from './deskEditor.events.ts';
import {
  type DeskEditorContext,
  type EditorInput,
  type EditorOutput,
  faultsOf,
  READS,
  readContext,
  SAVES,
} from './deskEditor.rules.ts';

/** Setup of the editor's machine. */
export const deskEditorSetup = setup({
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
