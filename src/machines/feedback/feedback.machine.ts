import type { LanguageCode } from '../../api/contract/fields.ts';
import { idempotencyKeyOf } from '../money/idempotency.ts';
import { articleFrom, requestOf } from './feedback.rules.ts';
import { feedbackSetup } from './feedback.setup.ts';

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
