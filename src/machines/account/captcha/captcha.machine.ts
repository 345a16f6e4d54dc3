import { assign, sendParent, setup, stateIn } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { captchaContract } from '../../../api/contract/account/captcha.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { captchaEvents } from './captcha.events.ts';

/** Sent to the form: the typed code belongs to an expired image. */
export interface CaptchaRenewed {
  readonly type: 'captcha.renewed';
}

/**
 * The captcha image of a form (CAPTCHA-01, 02). At most one image a second: an earlier request waits until the second
 * is over.
 */
export const captchaMachine = setup({
  types: {
    context: {} as { readonly captchaKey: string; readonly image: string | null; readonly failure: ApiFailure | null },
    input: {} as { readonly captchaKey: string },
    events: {} as EventsOf<typeof captchaEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchCaptcha: apiPort(captchaContract.image) },
  actions: {
    keepImage: assign((_, params: { image: string }) => ({ image: params.image, failure: null })),
    tellRenewed: sendParent({ type: 'captcha.renewed' }),
    keepFailure: assign((_, params: { error: unknown }) => ({ image: null, failure: failureOf(params.error) })),
  },
  guards: { isAnotherWanted: stateIn({ fresh: 'due' }) },
  /** `lifetime` is slightly below the two minutes of decision A1. */
  delays: { minimumInterval: 1_000, lifetime: 110_000 },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ captchaKey: input.captchaKey, image: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading a new image; the old one is invalid.',
      tags: 'busy',
      invoke: {
        id: 'fetchCaptcha',
        src: 'fetchCaptcha',
        input: ({ context }) => ({ request: {}, headers: { 'captcha-key': context.captchaKey } }),
        onDone: {
          target: 'fresh',
          actions: { type: 'keepImage', params: ({ event }) => ({ image: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    fresh: {
      description: 'The image is on screen for less than a second.',
      after: { minimumInterval: [{ guard: 'isAnotherWanted', target: 'loading' }, { target: 'shown' }] },
      initial: 'enough',
      states: {
        enough: { description: 'No new image requested.', on: { 'captcha.refresh': 'due' } },
        due: { description: 'A new image is requested and loads when the second is over.', tags: 'busy' },
      },
    },
    shown: {
      description: 'The image is on screen; a new one loads before it expires.',
      on: { 'captcha.refresh': 'loading' },
      after: { lifetime: { target: 'loading', actions: 'tellRenewed' } },
    },
    failed: { description: 'Loading failed; offers Retry.', on: { 'captcha.refresh': 'loading' } },
  },
});
