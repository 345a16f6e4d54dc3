import { assign, sendParent, setup, stateIn } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { captchaContract } from '../../api/contract/captcha.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { captchaEvents } from './captcha.events.ts';

/** What a captcha tells its form: what was typed belongs to an image that is gone. */
export interface CaptchaRenewed {
  readonly type: 'captcha.renewed';
}

/**
 * The captcha image of a form (CAPTCHA-01, 02). A new one may be had at most once a second: a wish that comes sooner is
 * kept and granted when the second is over, so that no press is lost.
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
  /** `lifetime` is a little less than the two minutes of decision A1. */
  delays: { minimumInterval: 1_000, lifetime: 110_000 },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ captchaKey: input.captchaKey, image: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches a new image; the old one is no longer good.',
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
      description: 'The image is on screen and less than a second old.',
      after: { minimumInterval: [{ guard: 'isAnotherWanted', target: 'loading' }, { target: 'shown' }] },
      initial: 'enough',
      states: {
        enough: { description: 'Nobody wants another.', on: { 'captcha.refresh': 'due' } },
        due: { description: 'Another image is wanted; it comes when the second is over.', tags: 'busy' },
      },
    },
    shown: {
      description: 'The image is on screen; a long form outlives it, so another comes before it is no longer good.',
      on: { 'captcha.refresh': 'loading' },
      after: { lifetime: { target: 'loading', actions: 'tellRenewed' } },
    },
    failed: { description: 'The image could not be had; one can try again.', on: { 'captcha.refresh': 'loading' } },
  },
});
