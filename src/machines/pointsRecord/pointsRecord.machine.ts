import type { LanguageCode } from '../../api/contract/fields.ts';
import { askedOf } from './pointsRecord.rules.ts';
import { pointsRecordSetup } from './pointsRecord.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const partOf = <Part>({ event }: { readonly event: { readonly output: Part } }) => ({ part: event.output });
const keepListFailure = { type: 'keepListFailure', params: errorOf } as const;
const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/** What brings another part of a list on screen, whichever of the two it is. */
const otherPart = {
  'pointsRecord.shift': {
    guard: { type: 'canShift', params: payload },
    target: '.asking',
    actions: { type: 'shiftDays', params: payload },
  },
  'pointsRecord.turnTo': {
    guard: { type: 'isOtherPage', params: payload },
    target: '.asking',
    actions: { type: 'turnTo', params: payload },
  },
} as const;

const again = { 'pointsRecord.refresh': { target: 'asking', actions: 'forgetFailure' } } as const;

const shown = { description: 'A page of it is on screen, or that there was nothing.', on: again } as const;
const failed = { description: 'It could not be had: says why and offers to try again.', on: again } as const;

/**
 * The history of points (POINTS-01, 08): exchanges with their status, and all that moved points, for days that are
 * shifted by seven or thirty (CONST-34); and one exchange with what became of it (POINTS-03).
 */
export const pointsRecordMachine = pointsRecordSetup.createMachine({
  id: 'pointsRecord',
  context: ({ input: { language } }) => ({
    language,
    today: '',
    days: { from: '', to: '' },
    page: 1,
    exchanges: null,
    movements: null,
    opened: null,
    failure: null,
  }),
  entry: [{ type: 'readToday', params: { zone: 'GMT+8' } }, 'setDays'],
  initial: 'exchanges',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    exchanges: {
      description: 'What points went for, the newest first.',
      initial: 'asking',
      on: {
        ...otherPart,
        'pointsRecord.showMovements': { target: 'movements', actions: 'begin' },
        'pointsRecord.open': {
          guard: { type: 'isRow', params: payload },
          target: 'exchange',
          actions: { type: 'openExchange', params: payload },
        },
        'page.language': { target: '.asking', actions: [keepLanguage, 'forgetFailure'] },
      },
      states: {
        asking: {
          description: 'Waits for the page; another page of the same stays on screen.',
          tags: 'busy',
          invoke: {
            id: 'fetchExchanges',
            src: 'fetchExchanges',
            input: ({ context }) => ({ request: { ...askedOf(context), language: context.language } }),
            onDone: { target: 'shown', actions: { type: 'keepExchanges', params: partOf } },
            onError: { target: 'failed', actions: keepListFailure },
          },
        },
        shown,
        failed,
      },
    },
    movements: {
      description: 'All that moved points at hand, the newest first.',
      initial: 'asking',
      on: { ...otherPart, 'pointsRecord.showExchanges': { target: 'exchanges', actions: 'begin' } },
      states: {
        asking: {
          description: 'Waits for the page; another page of the same stays on screen.',
          tags: 'busy',
          invoke: {
            id: 'fetchMovements',
            src: 'fetchMovements',
            input: ({ context }) => ({ request: askedOf(context) }),
            onDone: { target: 'shown', actions: { type: 'keepMovements', params: partOf } },
            onError: { target: 'failed', actions: keepListFailure },
          },
        },
        shown,
        failed,
      },
    },
    exchange: {
      description: 'One exchange: what it was for, and what became of it.',
      initial: 'asking',
      on: {
        'pointsRecord.back': { target: 'exchanges', actions: 'closeExchange' },
        'page.language': { target: '.asking', actions: [keepLanguage, 'forgetFailure'] },
      },
      states: {
        asking: {
          description: 'Fetches it anew; what the list knew is on screen already.',
          tags: 'busy',
          invoke: {
            id: 'fetchExchange',
            src: 'fetchExchange',
            input: ({ context: { opened, language } }) => ({ request: { id: opened?.id ?? '', language } }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepOpened', params: ({ event }) => ({ exchange: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        shown: { description: 'It is on screen as the server has it.', on: again },
        failed: { description: 'It could not be had anew: says why, over what the list knew.', on: again },
      },
    },
  },
});
