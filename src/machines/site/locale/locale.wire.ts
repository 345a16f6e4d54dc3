import { fromPromise } from 'xstate';
import { DEFAULT_LANGUAGE, type Language, language } from './language.ts';
import { localeMachine } from './locale.machine.ts';

export interface LocaleDeps {
  readonly storage: Storage;
  /** Loads the texts of a language and shows them. */
  readonly showTexts: (language: Language) => Promise<void>;
}

/** Stores `lang` and, as the previous choice, `hisLang` in local storage (LANG-05, 08, decision S5). */
export const wireLocale = ({ storage, showTexts }: LocaleDeps) =>
  localeMachine.provide({
    actors: { loadTexts: fromPromise<void, { language: Language }>(({ input }) => showTexts(input.language)) },
    actions: {
      storeLanguage: (_, { language: chosen, previous }) => {
        storage.setItem('lang', chosen);
        storage.setItem('hisLang', previous);
      },
    },
  });

/** The value in storage; anything invalid counts as absent. */
export const storedLanguage = (storage: Storage): Language =>
  language.safeParse(storage.getItem('lang')).data ?? DEFAULT_LANGUAGE;
