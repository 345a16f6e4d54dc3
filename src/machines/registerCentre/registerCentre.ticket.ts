import { idempotencyKeyOf } from '../money/idempotency.ts';
import { addressOf, chosenLink, copyTextOf, limitsOf, type RegisterCentreContext } from './registerCentre.rules.ts';
import type { registerCentreSetup } from './registerCentre.setup.ts';

type Chart = Parameters<typeof registerCentreSetup.createMachine>[0];

const chosenAddress = (context: RegisterCentreContext): string => {
  const link = chosenLink(context);
  return link === null ? '' : addressOf(context, link);
};

/** What can be done with the links: one is on the ticket. */
export const ticketStates = {
  resting: {
    description: 'Nothing is under way; says how the last copy or switch went.',
    on: {
      'registerCentre.choose': {
        guard: { type: 'isOtherLink', params: ({ event }) => event },
        actions: { type: 'choose', params: ({ event }) => event },
      },
      'registerCentre.copy': {
        guard: 'hasLink',
        target: 'copying',
        actions: ['forgetFailure', { type: 'startCopy', params: ({ event }) => event }],
      },
      'registerCentre.share': { guard: 'canShare', target: 'sharing', actions: ['forgetCopy', 'forgetFailure'] },
      'registerCentre.saveQr': {
        guard: 'hasLink',
        actions: {
          type: 'saveQr',
          params: ({ context }) => ({ link: chosenAddress(context), code: chosenLink(context)?.code ?? '' }),
        },
      },
      'registerCentre.switch': { guard: 'canSwitch', target: 'switching', actions: ['forgetCopy', 'forgetFailure'] },
      'registerCentre.write': { guard: 'hasRoom', target: 'writing', actions: ['forgetCopy', 'forgetFailure'] },
    },
  },
  copying: {
    description: 'Writing to the clipboard.',
    invoke: {
      id: 'copyText',
      src: 'copyText',
      input: ({ context }) => ({ text: context.copied ? copyTextOf(context, context.copied.what) : '' }),
      onDone: { target: 'resting', actions: { type: 'endCopy', params: { outcome: 'done' } } },
      onError: { target: 'resting', actions: { type: 'endCopy', params: { outcome: 'failed' } } },
    },
  },
  sharing: {
    description: 'The device asks which app the link goes to; closing that is no failure.',
    invoke: {
      id: 'shareLink',
      src: 'shareLink',
      input: ({ context }) => ({ link: chosenAddress(context) }),
      onDone: 'resting',
      onError: 'resting',
    },
  },
  switching: {
    description: 'Switching the chosen link off or on.',
    tags: 'busy',
    invoke: {
      id: 'switchLink',
      src: 'switchLink',
      input: ({ context }) => {
        const link = chosenLink(context);
        return { request: { id: link?.id ?? '', open: link?.open === false } };
      },
      onDone: { target: 'resting', actions: { type: 'keepLinks', params: ({ event }) => event.output } },
      onError: { target: 'resting', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
    },
  },
  writing: {
    description: 'The form for a new link is over the links.',
    invoke: {
      id: 'linkForm',
      src: 'linkForm',
      input: ({ context }) => ({
        keySeed: `${idempotencyKeyOf(context)}-link`,
        ...limitsOf(context),
      }),
      onDone: [
        {
          guard: { type: 'isMade', params: ({ event }) => event.output },
          target: 'resting',
          actions: [{ type: 'keepMade', params: ({ event }) => event.output }, 'rotateKey'],
        },
        {
          guard: { type: 'isStale', params: ({ event }) => event.output },
          target: 'refreshing',
          actions: 'rotateKey',
        },
        { target: 'resting', actions: 'rotateKey' },
      ],
      onError: { target: 'refreshing', actions: 'rotateKey' },
    },
  },
  refreshing: {
    description: 'Loading the links again: one may have been made.',
    tags: 'busy',
    invoke: {
      id: 'fetchOverview',
      src: 'fetchOverview',
      input: { request: {} },
      onDone: {
        target: 'resting',
        actions: { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
      },
      onError: {
        target: '#registerCentre.failed',
        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  },
} satisfies NonNullable<NonNullable<Chart['states']>['open']>['states'];
