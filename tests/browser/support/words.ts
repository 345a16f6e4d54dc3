import type { ParseKeys } from 'i18next';

type Values = Readonly<Record<string, string | number>>;

/** The site's text of a copy key, in the journey's language. */
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

/** The texts of a language, interpolated like the site does. */
export function wordsOf(lang: 'TH' | 'EN'): Words {
  const texts = textsOf(lang);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text for ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
