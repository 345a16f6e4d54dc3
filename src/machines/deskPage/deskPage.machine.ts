import type { LanguageCode } from '../../api/contract/fields.ts';
import { initialLocation } from './deskPage.rules.ts';
import { actionRequestOf, deskPageSetup } from './deskPage.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/**
 * A page of the operator's desk: what there is, and what is done about it. Each action that moves something is asked for
 * once more, is done once under its key, and is followed by a look at what is there now; where somebody else was sooner
 * it says so.
 */
export const deskPageMachine = deskPageSetup.createMachine({
  id: 'deskPage',
  context: ({ input: { page, ...input } }) => ({
    ...input,
    keyIndex: 0,
    location: initialLocation(page),
    part: null,
    action: null,
    typed: '',
    tried: false,
    requestLanguage: input.language,
    failure: null,
    notice: null,
  }),
  initial: 'reading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    reading: {
      description: 'Loading the page; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'readPart',
        src: 'readPart',
        input: ({ context: { location: place, language } }) => ({ place, language }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepPart', params: ({ event }) => event.output },
            { type: 'tellCounted', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'page.language': { target: 'reading', reenter: true, actions: keepLanguage } },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'deskPage.retry': { target: 'reading', actions: 'forgetFailure' },
        'deskPage.back': { guard: 'isOpened', target: 'reading', actions: ['goBack', 'forgetFailure'] },
      },
    },
    shown: {
      description: 'Shows the page and its actions.',
      on: {
        'page.language': { target: 'reading', actions: keepLanguage },
        'deskPage.refresh': { target: 'reading', actions: 'forgetNotice' },
        'deskPage.choose': {
          guard: { type: 'isOtherQueue', params: payload },
          target: 'reading',
          actions: { type: 'chooseQueue', params: payload },
        },
        'deskPage.page': {
          guard: { type: 'isOtherPage', params: payload },
          target: 'reading',
          actions: { type: 'setPage', params: payload },
        },
        'deskPage.open': {
          guard: { type: 'isListed', params: payload },
          target: 'reading',
          actions: { type: 'openOne', params: payload },
        },
        'deskPage.back': { guard: 'isOpened', target: 'reading', actions: 'goBack' },
        'deskPage.edit': {
          guard: { type: 'canEdit', params: payload },
          actions: { type: 'tellEdit', params: payload },
        },
        'deskPage.startAction': [
          {
            guard: { type: 'isBooksCheck', params: payload },
            target: 'doing',
            actions: [{ type: 'keepAction', params: payload }, 'keepRequestLanguage'],
          },
          {
            guard: { type: 'isOffered', params: payload },
            target: 'confirming',
            actions: { type: 'keepAction', params: payload },
          },
        ],
      },
    },
    confirming: {
      description: 'Asks for confirmation, with a reason where required.',
      on: {
        'deskPage.type': { guard: 'requiresInput', actions: { type: 'keepTyped', params: payload } },
        'deskPage.confirm': [
          { guard: 'isValid', target: 'doing', actions: ['markTried', 'keepRequestLanguage'] },
          { actions: 'markTried' },
        ],
        'deskPage.cancel': { target: 'shown', actions: 'clearAction' },
      },
    },
    doing: {
      description: 'The action is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendAction',
        src: 'sendAction',
        input: ({ context }) => actionRequestOf(context),
        onDone: { target: 'reading', actions: ['rotateKey', 'sayDone', 'clearAction'] },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Another operator was first; refreshes and says so.',
            guard: { type: 'isChanged', params: errorOf },
            target: 'reading',
            actions: ['rotateKey', 'clearAction', 'sayChanged'],
          },
          { target: 'confirming', actions: [keepFailure, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'deskPage.resend': { target: 'doing', actions: 'forgetFailure' },
        'deskPage.checkStatus': { target: 'reading', actions: ['clearAction', 'rotateKey'] },
      },
    },
  },
});
