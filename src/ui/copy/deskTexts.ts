import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { LanguageCode } from '../../api/contract/fields.ts';

/** The words of the kit that the desk shows, and its own. */
const words: Record<LanguageCode, () => Promise<readonly Readonly<Record<string, string>>[]>> = {
  EN: () => import('./deskWords.en.ts').then(({ deskWordsEn }) => deskWordsEn),
  TH: () => import('./deskWords.th.ts').then(({ deskWordsTh }) => deskWordsTh),
};

const instance = createInstance();
void instance.use(initReactI18next).init({
  fallbackLng: false,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The texts of the desk's page: a bundle of its own, as no player sees the desk. */
export const deskTexts = {
  i18n: instance,
  /** Puts a language on screen. Rejects when its texts cannot be had. */
  async show(language: LanguageCode): Promise<void> {
    const locale = language.toLowerCase();
    // Both, as what is written for players is shown in both.
    for (const each of ['TH', 'EN'] as const)
      for (const bundle of await words[each]())
        instance.addResourceBundle(each.toLowerCase(), 'translation', bundle, true);
    await instance.changeLanguage(locale);
    document.documentElement.lang = locale;
  },
};
