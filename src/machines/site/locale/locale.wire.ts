import { fromPromise } from 'xstate';
import { type Language, language } from './language.ts';
import { localeMachine } from './locale.machine.ts';

const YEAR_S = 31_536_000;

export interface LocaleDeps {
  readonly storage: Storage;
  /** Says the language in a cookie: the next page arrives in it. */
  readonly keepCookie?: (cookie: string) => void;
  /** Loads the texts of a language and shows them. */
  readonly showTexts: (language: Language) => Promise<void>;
}

/** Stores `lang` and, as the previous choice, `hisLang` in local storage (LANG-05, 08, decision S5). */
export const wireLocale = ({ storage, showTexts, keepCookie }: LocaleDeps) =>
  localeMachine.provide({
    actors: { loadTexts: fromPromise<void, { language: Language }>(({ input }) => showTexts(input.language)) },
    actions: {
      storeLanguage: (_, { language: chosen, previous }) => {
        storage.setItem('lang', chosen);
        storage.setItem('hisLang', previous);
        keepCookie?.(`lang=${chosen}; path=/; max-age=${YEAR_S}; samesite=lax`);
      },
    },
  });

/** The choice in storage; null without one, and for anything invalid. */
export const storedLanguage = (storage: Storage): Language | null =>
  language.safeParse(storage.getItem('lang')).data ?? null;
