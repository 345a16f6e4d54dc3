/** Languages of the site by how the web writes them, the most spoken by players first. */
const LANGUAGES = { th: 'TH', en: 'EN', zh: 'CN', ja: 'JA', vi: 'VI', pt: 'PT' } as const;
type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/** How the web writes the language of a code. */
export const WEB_NAMES: Readonly<Record<Language, string>> = {
  TH: 'th',
  EN: 'en',
  CN: 'zh-Hans',
  JA: 'ja',
  VI: 'vi',
  PT: 'pt-BR',
};

const isLanguage = (text: string): text is Language => Object.values<string>(LANGUAGES).includes(text);

/** LANG-02: the choice in the cookie, else the first that the browser asks for and the site has, else Thai. */
export function visitLanguage(cookie: string | undefined, accepted: string | undefined): Language {
  if (cookie !== undefined && isLanguage(cookie)) return cookie;
  const asked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [name = '', ...options] = part.trim().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { name: name.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ name, weight }) => name in LANGUAGES && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const [first] = asked;
  return first ? LANGUAGES[first.name as keyof typeof LANGUAGES] : 'TH';
}
