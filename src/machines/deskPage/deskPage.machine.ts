import type { LanguageCode } from '../../api/contract/fields.ts';
import { firstPlace } from './deskPage.rules.ts';
import { deskPageSetup, sentOf } from './deskPage.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/**
 * A page of the operator's desk: what there is, and what is done about it. Each deed that moves something is asked for
 * once more, is done once under its key, and is followed by a look at what is there now; where somebody else was sooner
 * it says so.
 */
export const deskPageMachine = deskPageSetup.createMachine({
  id: 'deskPage',
  context: ({ input: { page, ...input } }) => ({
    ...input,
    settled: 0,
    place: firstPlace(page),
    part: null,
    deed: null,
    typed: '',
    tried: false,
    failure: null,
    notice: null,
  }),
  initial: 'reading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    reading: {
      description: 'Fetches what this place has to show; what is known already stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'readPart',
        src: 'readPart',
        input: ({ context: { place, language } }) => ({ place, language }),
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
      description: 'It could not be had: says why and offers to try again.',
      on: {
        'deskPage.retry': { target: 'reading', actions: 'forgetFailure' },
        'deskPage.back': { guard: 'isOpened', target: 'reading', actions: ['goBack', 'forgetFailure'] },
      },
    },
    shown: {
      description: 'What there is is on screen, with what can be done about it.',
      on: {
        'page.language': { target: 'reading', actions: keepLanguage },
        'deskPage.refresh': { target: 'reading', actions: 'forgetNotice' },
        'deskPage.choose': {
          guard: { type: 'isOtherQueue', params: payload },
          target: 'reading',
          actions: { type: 'chooseQueue', params: payload },
        },
        'deskPage.turnTo': {
          guard: { type: 'isOtherPage', params: payload },
          target: 'reading',
          actions: { type: 'turn', params: payload },
        },
        'deskPage.open': {
          guard: { type: 'isListed', params: payload },
          target: 'reading',
          actions: { type: 'openOne', params: payload },
        },
        'deskPage.back': { guard: 'isOpened', target: 'reading', actions: 'goBack' },
        'deskPage.intend': [
          {
            guard: { type: 'isLook', params: payload },
            target: 'doing',
            actions: { type: 'keepDeed', params: payload },
          },
          {
            guard: { type: 'isOffered', params: payload },
            target: 'confirming',
            actions: { type: 'keepDeed', params: payload },
          },
        ],
      },
    },
    confirming: {
      description: 'Says what will happen, takes the reason where there has to be one, and waits for a yes.',
      on: {
        'deskPage.type': { guard: 'takesWord', actions: { type: 'keepTyped', params: payload } },
        'deskPage.confirm': [{ guard: 'isSound', target: 'doing', actions: 'markTried' }, { actions: 'markTried' }],
        'deskPage.leave': { target: 'shown', actions: 'forgetDeed' },
      },
    },
    doing: {
      description: 'The deed is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendDeed',
        src: 'sendDeed',
        input: ({ context }) => sentOf(context),
        onDone: { target: 'reading', actions: ['settle', 'forgetDeed', 'sayDone'] },
        onError: [
          { guard: { type: 'isUnsure', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Somebody else was sooner: looks at what is there now, and says so.',
            guard: { type: 'isChanged', params: errorOf },
            target: 'reading',
            actions: ['settle', 'forgetDeed', 'sayChanged'],
          },
          { target: 'confirming', actions: [keepFailure, 'settle'] },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may be done. The same may be sent again, and does nothing twice.',
      on: {
        'deskPage.again': { target: 'doing', actions: 'forgetFailure' },
        'deskPage.look': { target: 'reading', actions: ['forgetDeed', 'settle'] },
      },
    },
  },
});
