import { assign, sendParent, setup } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import { type Language, textsOf } from './language.ts';
import type { localeEvents } from './locale.events.ts';

/** What the locale tells its parent: other words are on screen, or they could not be had. */
export type LocaleNews =
  | { readonly type: 'locale.changed'; readonly texts: LanguageCode }
  | { readonly type: 'locale.failed' };

/**
 * The language of the site (LANG-01…08). A choice counts once its texts are here; until then, and when they cannot be
 * had, the old ones stay. No reload.
 */
export const localeMachine = setup({
  types: {
    context: {} as {
      /** The choice whose texts are on screen. */
      readonly language: Language;
      /** The choice that waits for its texts. */
      readonly wanted: Language;
    },
    input: {} as { readonly language: Language },
    events: {} as EventsOf<typeof localeEvents>,
    tags: {} as 'busy',
  },
  actors: { loadTexts: unwiredPromise<void, { texts: LanguageCode }>('locale.loadTexts') },
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
    shown: { description: 'The words on screen are of the last choice whose texts could be had.' },
    loading: {
      description: 'Fetches the texts of the new choice; the old ones stay.',
      tags: 'busy',
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => ({ texts: textsOf(context.wanted) }),
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
