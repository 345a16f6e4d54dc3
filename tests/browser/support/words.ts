import type { ParseKeys } from 'i18next';

type Values = Readonly<Record<string, string | number>>;

/** What the site says under a key, in the language of the journey. */
export type Words = (key: ParseKeys, values?: Values) => string;

const bundles = import.meta.glob<Record<string, Record<string, string>>>('../../../src/ui/copy/*.{en,th}.ts', {
  eager: true,
});

const textsOf = (lang: 'TH' | 'EN'): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(bundles)
      .filter(([path]) => path.endsWith(`.${lang.toLowerCase()}.ts`))
      .flatMap(([, bundle]) => Object.values(bundle)),
  );

/** The words of a language, filled in as the site does it. */
export function wordsOf(lang: 'TH' | 'EN'): Words {
  const texts = textsOf(lang);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`the site has no words for ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
