import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { centreEn } from './centre.en.ts';
import type { deskEn } from './desk.en.ts';
import type { flowsEn } from './flows.en.ts';
import type { gamesEn } from './games.en.ts';
import type { pageEn } from './page.en.ts';
import type { siteEn } from './site.en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof siteEn & typeof pageEn & typeof flowsEn & typeof gamesEn & typeof centreEn & typeof deskEn;
    };
  }
}

/** `site` is there with the first picture, `page` with what comes after it, `flows` with the first flow that opens, `games` with lobby and
 * game page, `centre` with the centres. */
export type WordBundle = 'site' | 'page' | 'flows' | 'games' | 'centre';

const bundles: Record<WordBundle, Record<LanguageCode, () => Promise<Record<string, string>>>> = {
  site: {
    EN: async () => (await import('./site.en.ts')).siteEn,
    TH: async () => (await import('./site.th.ts')).siteTh,
  },
  page: {
    EN: async () => (await import('./page.en.ts')).pageEn,
    TH: async () => (await import('./page.th.ts')).pageTh,
  },
  flows: {
    EN: async () => (await import('./flows.en.ts')).flowsEn,
    TH: async () => (await import('./flows.th.ts')).flowsTh,
  },
  games: {
    EN: async () => (await import('./games.en.ts')).gamesEn,
    TH: async () => (await import('./games.th.ts')).gamesTh,
  },
  centre: {
    EN: async () => (await import('./centre.en.ts')).centreEn,
    TH: async () => (await import('./centre.th.ts')).centreTh,
  },
};

/** How the web writes the language of a code. */
const localeOf = (language: LanguageCode): string => language.toLowerCase();

/** The texts of the site: each bundle of each language loads when it is first needed. */
export interface Texts {
  readonly i18n: i18n;
  /** Puts a language on screen, with the bundles in use so far. Rejects when its texts cannot be had. */
  show(language: LanguageCode): Promise<void>;
  /** Adds a bundle to the language on screen, and to those that follow. */
  add(bundle: WordBundle): Promise<void>;
}

/** Texts of nothing yet: `show` puts the first language on screen. */
export function createTexts(): Texts {
  const instance = createInstance();
  const used = new Set<WordBundle>(['site']);
  let shown: LanguageCode = 'TH';
  /** The newest change of language: what is added meanwhile is wanted in its words. */
  let showing = Promise.resolve();
  void instance.use(initReactI18next).init({
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  const load = async (language: LanguageCode, bundle: WordBundle) =>
    instance.addResourceBundle(localeOf(language), 'translation', await bundles[bundle][language](), true);

  const change = async (language: LanguageCode) => {
    await Promise.all([...used].map((bundle) => load(language, bundle)));
    shown = language;
    await instance.changeLanguage(localeOf(language));
    document.documentElement.lang = localeOf(language);
  };

  return {
    i18n: instance,
    show(language) {
      showing = change(language);
      return showing;
    },
    async add(bundle) {
      let awaited: Promise<void>;
      do {
        awaited = showing;
        await awaited.catch(() => undefined);
        await load(shown, bundle);
      } while (awaited !== showing);
      used.add(bundle);
    },
  };
}
