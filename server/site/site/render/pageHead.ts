import { WEB_NAMES } from './visitLanguage.ts';

interface HeadParts {
  /** The rendered page. */
  readonly html: string;
  /** Path, with what of the query is content. */
  readonly address: string;
  readonly origin: string;
  readonly language: keyof typeof WEB_NAMES;
  /** Whether the address names the language; else it depends on the visitor. */
  readonly namesLanguage: boolean;
  readonly brandName: string;
}

const FIRST_HEADING = /<h1[^>]*>([\s\S]*?)<\/h1>/;
const LONGEST = 160;
/** A line of fewer letters says too little. */
const LEAST = 40;

/** Title and description of a page, from what it shows, and its address in each language. */
export function headOf({ html, address, origin, language, namesLanguage, brandName }: HeadParts): {
  readonly title: string;
  readonly rest: string;
} {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html;
  const heading = textOf(FIRST_HEADING.exec(main)?.[1] ?? FIRST_HEADING.exec(html)?.[1] ?? '');
  const isHome = address === '/';
  const title = isHome || heading === '' ? brandName : `${heading} · ${brandName}`;
  const lines = [...main.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, text = '']) => textOf(text));
  const line = lines.find((text) => text.length >= LEAST) ?? heading;
  const description = `${brandName}: ${line}`.slice(0, LONGEST);
  const bare = `${origin}${address}`.replaceAll('&', '&amp;');
  const inLanguage = (code: string) => `${bare}${address.includes('?') ? '&amp;' : '?'}lang=${code}`;
  const alternates = Object.entries(WEB_NAMES).map(
    ([code, name]) => `<link rel="alternate" hreflang="${name}" href="${inLanguage(code)}">`,
  );
  const own = namesLanguage ? inLanguage(language) : bare;
  return {
    title,
    rest: [
      `<meta name="description" content="${description}">`,
      `<link rel="canonical" href="${own}">`,
      ...alternates,
      `<link rel="alternate" hreflang="x-default" href="${bare}">`,
      `<meta property="og:title" content="${title}">`,
      `<meta property="og:description" content="${description}">`,
      `<meta property="og:url" content="${own}">`,
      `<script type="application/ld+json">${structured({ title, origin, address, brandName })}</script>`,
    ].join(''),
  };
}

/** What search engines read: the site with its search, or the page within it. */
function structured({
  title,
  origin,
  address,
  brandName,
}: { title: string } & Omit<HeadParts, 'html' | 'language' | 'namesLanguage'>): string {
  const site = { '@type': 'WebSite', name: brandName, url: `${origin}/` };
  const value =
    address === '/'
      ? {
          ...site,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search?q={query}`,
            'query-input': 'required name=query',
          },
        }
      : { '@type': 'WebPage', name: plain(title), url: `${origin}${address}`, isPartOf: site };
  return JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c');
}

/** Text of rendered HTML, still escaped as it is in an attribute. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')
    .trim();

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
