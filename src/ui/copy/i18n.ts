import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { Language } from '../../machines/site/locale/language.ts';
import { orderDates } from '../site/clock/dateOrder.ts';
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

const bundles: Record<WordBundle, Record<Language, () => Promise<Record<string, string>>>> = {
  site: {
    CN: async () => (await import('./site.cn.ts')).siteCn,
    EN: async () => (await import('./site.en.ts')).siteEn,
    JA: async () => (await import('./site.ja.ts')).siteJa,
    TH: async () => (await import('./site.th.ts')).siteTh,
    VI: async () => (await import('./site.vi.ts')).siteVi,
    PT: async () => (await import('./site.pt.ts')).sitePt,
  },
  page: {
    CN: async () => (await import('./page.cn.ts')).pageCn,
    EN: async () => (await import('./page.en.ts')).pageEn,
    JA: async () => (await import('./page.ja.ts')).pageJa,
    TH: async () => (await import('./page.th.ts')).pageTh,
    VI: async () => (await import('./page.vi.ts')).pageVi,
    PT: async () => (await import('./page.pt.ts')).pagePt,
  },
  flows: {
    CN: async () => (await import('./flows.cn.ts')).flowsCn,
    EN: async () => (await import('./flows.en.ts')).flowsEn,
    JA: async () => (await import('./flows.ja.ts')).flowsJa,
    TH: async () => (await import('./flows.th.ts')).flowsTh,
    VI: async () => (await import('./flows.vi.ts')).flowsVi,
    PT: async () => (await import('./flows.pt.ts')).flowsPt,
  },
  games: {
    CN: async () => (await import('./games.cn.ts')).gamesCn,
    EN: async () => (await import('./games.en.ts')).gamesEn,
    JA: async () => (await import('./games.ja.ts')).gamesJa,
    TH: async () => (await import('./games.th.ts')).gamesTh,
    VI: async () => (await import('./games.vi.ts')).gamesVi,
    PT: async () => (await import('./games.pt.ts')).gamesPt,
  },
  centre: {
    CN: async () => (await import('./centre.cn.ts')).centreCn,
    EN: async () => (await import('./centre.en.ts')).centreEn,
    JA: async () => (await import('./centre.ja.ts')).centreJa,
    TH: async () => (await import('./centre.th.ts')).centreTh,
    VI: async () => (await import('./centre.vi.ts')).centreVi,
    PT: async () => (await import('./centre.pt.ts')).centrePt,
  },
};

/** How the web writes the language of a code. */
export const locales: Readonly<Record<Language, string>> = {
  CN: 'zh-Hans',
  EN: 'en',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  PT: 'pt-BR',
};

/** The texts of the site: each bundle of each language loads when it is first needed. */
export interface Texts {
  readonly i18n: i18n;
  /** Puts a language on screen, with the bundles in use so far. Rejects when its texts cannot be had. */
  show(language: Language): Promise<void>;
  /** Adds a bundle to the language on screen, and to those that follow. */
  add(bundle: WordBundle): Promise<void>;
}

/** Texts of nothing yet: `show` puts the first language on screen. */
export function createTexts(): Texts {
  const instance = createInstance();
  const used = new Set<WordBundle>(['site']);
  let shown: Language = 'TH';
  /** The newest change of language: what is added meanwhile is wanted in its words. */
  let showing = Promise.resolve();
  void instance.use(initReactI18next).init({
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  const load = async (language: Language, bundle: WordBundle) =>
    instance.addResourceBundle(locales[language], 'translation', await bundles[bundle][language](), true);

  const change = async (language: Language) => {
    await Promise.all([...used].map((bundle) => load(language, bundle)));
    shown = language;
    orderDates(locales[language]);
    await instance.changeLanguage(locales[language]);
    document.documentElement.lang = locales[language];
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
