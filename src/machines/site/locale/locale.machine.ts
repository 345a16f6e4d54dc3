import { assign, sendParent, setup } from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import { type Language, textsOf } from './language.ts';
import type { localeEvents } from './locale.events.ts';

/** Sent to the parent: the language has changed, with the one that the server answers in; or its texts failed to load. */
export type LocaleChanged =
  | { readonly type: 'locale.changed'; readonly texts: LanguageCode }
  | { readonly type: 'locale.failed' };

/**
 * The language of the site (LANG-01…08). A choice takes effect once its texts have loaded; until then, and on failure,
 * the previous language stays. No reload.
 */
export const localeMachine = setup({
  types: {
    context: {} as {
      /** The language on screen. */
      readonly language: Language;
      /** The chosen language, while its texts load. */
      readonly wanted: Language;
    },
    input: {} as { readonly language: Language },
    events: {} as EventsOf<typeof localeEvents>,
    tags: {} as 'busy',
  },
  actors: { loadTexts: unwiredPromise<void, { language: Language }>('locale.loadTexts') },
  actions: {
    keepWanted: assign((_, params: { language: Language }) => ({ wanted: params.language })),
    adoptWanted: assign(({ context }) => ({ language: context.wanted })),
    storeLanguage: (_, _params: { language: Language; previous: Language }) => unwired('locale.storeLanguage')(),
    tellFailed: sendParent({ type: 'locale.failed' }),
    tellParent: sendParent((_, params: { language: Language }) => ({
      type: 'locale.changed',
      texts: textsOf(params.language),
    })),
  },
}).createMachine({
  id: 'locale',
  context: ({ input }) => ({ language: input.language, wanted: input.language }),
  initial: 'shown',
  on: {
    'locale.choose': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepWanted', params: ({ event }) => ({ language: event.language }) },
    },
  },
  states: {
    shown: { description: 'The texts of the last loaded language are on screen.' },
    loading: {
      description: 'Loading the texts; the previous language stays.',
      tags: 'busy',
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'shown',
          actions: [
            {
              type: 'storeLanguage',
              params: ({ context }) => ({ language: context.wanted, previous: context.language }),
            },
            'adoptWanted',
            { type: 'tellParent', params: ({ context }) => ({ language: context.wanted }) },
          ],
        },
        onError: { target: 'shown', actions: 'tellFailed' },
      },
    },
  },
});
