import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import {
  feedbackContract,
  type Promises,
  type QuestionType,
  type TicketDetail,
} from '../../../api/contract/member/feedback.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ListOpened } from '../../list/list.machine.ts';
import type { ListDetailRefresh } from '../../list/listDetail.machine.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { Proof } from '../../money/receipt/receipt.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import type { feedbackEvents, PicturesAdded } from './feedback.events.ts';
import { articleFrom, type FeedbackContext, isComplete, requestOf } from './feedback.rules.ts';

/** One above the limit, so that choosing too many shows an error; the rest is dropped. */
const MOST_KEPT = 4;

/** Setup of the feedback machine. */
const feedbackSetup = setup({
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

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/** A new ticket (SCREEN-05, FEEDBACK-01…05): question type, content and pictures. One ticket for each idempotency key. */
export const feedbackMachine = feedbackSetup.createMachine({
  id: 'feedback',
  context: ({ input: { language, keySeed, address } }) => ({
    language,
    requestLanguage: language,
    keySeed,
    keyIndex: 0,
    article: articleFrom(address),
    promises: null,
    question: null,
    typed: '',
    pictures: [],
    tried: false,
    failure: null,
  }),
  initial: 'loading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    loading: {
      description: 'Loading the types of questions with the promised times.',
      tags: 'busy',
      invoke: {
        id: 'fetchPromises',
        src: 'fetchPromises',
        input: { request: {} },
        onDone: {
          target: 'writing',
          actions: { type: 'keepPromises', params: ({ event }) => ({ promises: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'feedback.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    writing: {
      description: 'The form.',
      on: {
        'feedback.choose': { actions: { type: 'choose', params: payload } },
        'feedback.type': { actions: { type: 'keepTyped', params: payload } },
        'feedback.addPictures': { actions: { type: 'addPictures', params: payload } },
        'feedback.removePicture': {
          guard: { type: 'isPicture', params: payload },
          actions: { type: 'removePicture', params: payload },
        },
        'feedback.dropArticle': { guard: 'hasArticle', actions: 'dropArticle' },
        'feedback.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'startSending' },
          { actions: 'markTried' },
        ],
      },
    },
    sending: {
      description: 'Sending the ticket.',
      tags: 'busy',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context }) => ({ request: requestOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'writing',
          actions: [{ type: 'tellMade', params: ({ event }) => ({ detail: event.output }) }, 'clearForm', 'rotateKey'],
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          { target: 'writing', actions: [keepFailure, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'feedback.resend': { target: 'sending', actions: 'forgetFailure' },
        'feedback.checkStatus': { target: 'writing', actions: ['forgetFailure', 'rotateKey', 'tellStale'] },
      },
    },
  },
});
