import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { feedbackContract, type Promises, type QuestionType, type TicketDetail } from '../../api/contract/feedback.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf } from '../../api/failure.ts';
import type { ListOpened } from '../list/list.machine.ts';
import type { ListDetailRefresh } from '../list/listDetail.machine.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { Proof } from '../receipt/receipt.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { feedbackEvents, PicturesAdded } from './feedback.events.ts';
import { type FeedbackContext, isComplete } from './feedback.rules.ts';

/** One above the limit, so that choosing too many shows an error; the rest is dropped. */
const MOST_KEPT = 4;

/** Setup of the feedback machine. */
export const feedbackSetup = setup({
  types: {
    context: {} as FeedbackContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof feedbackEvents> | PicturesAdded,
    tags: {} as 'busy',
  },
  actors: { fetchPromises: apiPort(feedbackContract.promises), sendFeedback: apiPort(feedbackContract.send) },
  actions: {
    keepPromises: assign((_, params: { promises: Promises }) => ({ promises: params.promises })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    choose: assign((_, params: { question: QuestionType }) => ({ question: params.question, failure: null })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    addPictures: assign(({ context }, params: { pictures: readonly Proof[] }) => ({
      pictures: [...context.pictures, ...params.pictures].slice(0, MOST_KEPT),
      failure: null,
    })),
    removePicture: assign(({ context }, params: { index: number }) => ({
      pictures: context.pictures.filter((_, index) => index !== params.index),
    })),
    dropArticle: assign({ article: null }),
    markTried: assign({ tried: true, failure: null }),
    startSending: assign(({ context }) => ({ tried: true, failure: null, requestLanguage: context.language })),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    clearForm: assign({ question: null, typed: '', pictures: [], article: null, tried: false }),
    /** The ticket just opened: its details are known. */
    tellMade: sendParent(
      (_, { detail }: { detail: TicketDetail }): ListOpened => ({ type: 'list.opened', id: detail.id, known: detail }),
    ),
    tellStale: sendParent({ type: 'listDetail.refresh' } satisfies ListDetailRefresh),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isPicture: ({ context }, params: { index: number }) => context.pictures[params.index] !== undefined,
    hasArticle: ({ context }) => context.article !== null,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});
