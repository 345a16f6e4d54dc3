import { assign, setup } from 'xstate';
import { serviceContract } from '../../../api/contract/public/service.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredCall, unwiredPromise } from '../../support/unwired.ts';
import type { serviceEvents } from './service.events.ts';
import { allowedAddress, type ServiceInput } from './service.rules.ts';

/**
 * Customer service (SUPPORT-02…06): the window was opened by the click, so that no browser blocks it; the link is asked
 * for, decrypted and shown in it. On failure the window is closed.
 */
export const serviceMachine = setup({
  types: {
    context: {} as ServiceInput & {
      /** Null until known and allowed. */
      readonly address: string | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as ServiceInput,
    events: {} as EventsOf<typeof serviceEvents>,
    tags: {} as 'busy',
  },
  actors: {
    /** The decrypted link; null where the answer has none. */
    findLink: unwiredCall<string | null>('service.findLink', serviceContract.open),
    /** Whether the window shows it; false where the browser has blocked the window. */
    showLink: unwiredPromise<boolean, { address: string }>('service.showLink'),
  },
  actions: {
    openWindow: unwired('service.openWindow'),
    closeWindow: unwired('service.closeWindow'),
    keepAddress: assign(({ context }, params: { link: string | null }) => ({
      address: params.link === null ? null : allowedAddress(params.link, context),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forget: assign({ failure: null, address: null }),
  },
  guards: {
    isAllowed: ({ context }, params: { link: string | null }) =>
      params.link !== null && allowedAddress(params.link, context) !== null,
    isShown: (_, params: { shown: boolean }) => params.shown,
  },
}).createMachine({
  id: 'service',
  context: ({ input }) => ({ ...input, address: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asking for the encrypted link; the window is open and empty.',
      tags: 'busy',
      invoke: {
        id: 'findLink',
        src: 'findLink',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => ({ link: event.output }) },
            target: 'showing',
            actions: { type: 'keepAddress', params: ({ event }) => ({ link: event.output }) },
          },
          { target: 'refused', actions: 'closeWindow' },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'closeWindow'],
        },
      },
      on: { 'service.close': { target: 'closed', actions: 'closeWindow' } },
    },
    showing: {
      description: 'Leading the window to the page of customer service.',
      tags: 'busy',
      invoke: {
        id: 'showLink',
        src: 'showLink',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: [
          { guard: { type: 'isShown', params: ({ event }) => ({ shown: event.output }) }, target: 'closed' },
          { target: 'blocked' },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'closeWindow'],
        },
      },
      on: { 'service.close': { target: 'closed', actions: 'closeWindow' } },
    },
    blocked: {
      description: 'The browser has blocked the window; offers a link.',
      on: { 'service.close': 'closed' },
    },
    failed: {
      description: 'The link could not be had; shows the reason and Retry.',
      on: {
        'service.retry': { target: 'asking', actions: ['forget', 'openWindow'] },
        'service.close': 'closed',
      },
    },
    refused: {
      description: 'The answer has no link that may open.',
      on: { 'service.close': 'closed' },
    },
    closed: { description: 'Closed; the window stays if it shows the page.', type: 'final' },
  },
});
