import { createHash } from 'node:crypto';
import type { Log } from '../../../log.ts';
import { type InlineHashes, inlineOf } from '../brandPage.ts';
import { readStyles } from './criticalCss.ts';
import { headOf } from './pageHead.ts';
import type { PartFiles } from './partFiles.ts';
import type { RenderAnswer, RenderCall, RenderedPage, Renderer } from './renderer.ts';
import { WEB_NAMES } from './visitLanguage.ts';

type Language = keyof typeof WEB_NAMES;

interface Parts {
  readonly renderer: Renderer;
  /** The built page in its brand. */
  readonly template: string;
  /** The site's stylesheets. */
  readonly css: string;
  readonly brandName: string;
  /** In the head of home: what its first picture needs. */
  readonly homePreloads: string;
  readonly files: PartFiles;
  readonly call: RenderCall;
  readonly now: () => number;
  /** Compares the content at every visit: for testers. */
  readonly isExact: boolean;
  readonly log: Log;
}

export interface PageVisit {
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** The answer to the visitor's own status call: another one for each visitor, and with the present time. */
  readonly status: RenderAnswer;
}

/** A page with its content, ready to send. */
export interface SentPage {
  readonly html: string;
  readonly inline: InlineHashes;
}

interface Kept {
  readonly page: RenderedPage | null;
  readonly html: string;
  readonly inline: InlineHashes;
  /** When it was rendered, ms. */
  readonly since: number;
  /** When its content was last compared, ms. */
  at: number;
  /** The comparison under way. */
  comparing: Promise<void> | null;
}

/** Its content is taken as current for so long, ms. */
const FRESH_FOR = 15_000;
/** It is sent once more while its content is compared, ms. */
const STALE_FOR = 60_000;
/** It says when its content was read: that may not be long ago, ms. */
const RENDERED_FOR = 300_000;
/** Addresses and languages that are kept; the one used longest ago goes. */
const MOST_KEPT = 400;

/** Longer answers are asked for by the browser, which hydrates once they are there, letters. */
const MOST_INLINE = 40_000;

/** What of a query is content; anything else changes nothing on the page. */
const CONTENT = ['filter', 'id', 'page', 'q'];

const STATUS = '/wps/system/status';

/**
 * Public pages with their content (decision 057): rendered once for each address and language, kept while the answers
 * that they were rendered from stay the same.
 */
export function createRenderedPages({
  renderer,
  template,
  css,
  brandName,
  homePreloads,
  files,
  call,
  now,
  isExact,
  log,
}: Parts) {
  const styles = readStyles(css);
  const kept = new Map<string, Kept>();

  const make = async (visit: PageVisit, address: string): Promise<Kept> => {
    const { origin, language, path } = visit;
    const page = await renderer.render({ origin, address, brandName, language });
    if (page === null || !isOpen(page))
      return { page: null, html: '', inline: NONE, since: now(), at: now(), comparing: null };
    const scripts = files.filesOf(page.parts);
    const drawn = files.filesOf([...page.parts, ...page.memberParts]);
    const html = documentOf({
      template: path === '/' ? template.replace('</title>', () => `</title>${homePreloads}`) : template,
      page,
      // What follows the page may be drawn before the stylesheet is there.
      styles: styles.usedBy(page.html, files.wordsIn(drawn)),
      follows: { scripts, fonts: styles.fontsOf(page.html) },
      address,
      origin,
      language,
      namesLanguage: visit.query.has('lang'),
      brandName,
    });
    return { page, html, inline: withAttributes(inlineOf(html), page.html), since: now(), at: now(), comparing: null };
  };

  /** Whether every answer is still the same; the visitor's own status aside. */
  const isSame = async ({ answers }: RenderedPage, language: Language): Promise<boolean> => {
    const headers = { language: language === 'TH' ? 'TH' : 'EN' };
    const present = await Promise.all(answers.map(({ url }) => call(url, headers)));
    return answers.every(
      ({ url, text }, place) => url.startsWith(STATUS) || bodyOf(present[place]?.text) === bodyOf(text),
    );
  };

  const refresh = async (key: string, entry: Kept, visit: PageVisit, address: string): Promise<void> => {
    const isOld = now() - entry.since > RENDERED_FOR;
    if (!isOld && entry.page !== null && (await isSame(entry.page, visit.language))) entry.at = now();
    else kept.set(key, await make(visit, address));
  };

  return {
    /** Compares each page with its content before it is sent again. */
    changed: () => {
      for (const entry of kept.values()) entry.at = 0;
    },
    /** The page of a visit; null where it is not rendered, or cannot be. */
    async of(visit: PageVisit): Promise<SentPage | null> {
      const { origin, path, query, language, status } = visit;
      const content = CONTENT.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []));
      const asked = new URLSearchParams(content).toString().slice(0, 200);
      const address = asked === '' ? path : `${path}?${asked}`;
      const key = `${language}${query.has('lang') ? '!' : ''} ${origin}${address}`;
      try {
        const entry = kept.get(key) ?? (await make(visit, address));
        kept.delete(key);
        kept.set(key, entry);
        if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
        const age = isExact ? Number.POSITIVE_INFINITY : now() - entry.at;
        if (age > FRESH_FOR) {
          entry.comparing ??= refresh(key, entry, visit, address).finally(() => {
            entry.comparing = null;
          });
          if (age > STALE_FOR) await entry.comparing;
          else entry.comparing.catch((err: unknown) => log.warn({ err, path }, 'a page could not be rendered anew'));
        }
        const { page, html, inline } = kept.get(key) ?? entry;
        if (page === null) {
          kept.delete(key);
          return null;
        }
        const answers = page.answers.map((answer) => (answer.url.startsWith(STATUS) ? status : answer));
        const arrived = {
          path,
          language,
          answers: answers.map(({ url, status: code, text, headers }) =>
            text.length > MOST_INLINE ? { url, status: code, text: null, headers } : { url, status: code, text },
          ),
        };
        return { html: html.replace(PLACE, () => jsonIn(arrived)), inline };
      } catch (err) {
        log.warn({ err, path }, 'a page could not be rendered');
        return null;
      }
    },
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

const NONE: InlineHashes = { styles: [], scripts: [] };

/** Where the answers of each visit go. */
const PLACE = '%ARRIVED%';

/** The site may be closed to the renderer: then nobody gets its page. */
const isOpen = ({ answers }: RenderedPage): boolean =>
  answers.every(({ status }) => status === 200) &&
  answers.some(({ url, text }) => url.startsWith(STATUS) && /"value":\{"status":0\b/.test(text));

/** An answer without what is another one each time. */
const bodyOf = (text = ''): string => text.replaceAll(/"(?:traceId":"[^"]*"|(?:serverTime|now|updatedAt)":\d+)/g, '');

/** JSON inside a script element: nothing in it ends the element. */
const jsonIn = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Addresses of what loads after the entry, in order. */
interface Follows {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

interface DocumentParts {
  readonly template: string;
  readonly page: RenderedPage;
  readonly styles: string;
  readonly follows: Follows;
  readonly address: string;
  readonly origin: string;
  readonly language: Language;
  readonly namesLanguage: boolean;
  readonly brandName: string;
}

function documentOf({
  template,
  page,
  styles,
  follows,
  address,
  origin,
  language,
  namesLanguage,
  brandName,
}: DocumentParts): string {
  const { title, rest } = headOf({ html: page.html, address, origin, language, namesLanguage, brandName });
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${WEB_NAMES[language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => rest + partsOf(follows))
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript>)/,
      () => `<div id="root">${page.html}</div><script type="application/json" id="arrived">${PLACE}</script>`,
    );
}

/** Names what follows the entry, for the script in the page that loads it. */
const partsOf = (follows: Follows): string =>
  `<script type="application/json" id="parts">${JSON.stringify(follows)}</script>`;

/** Style attributes are inline content too: the policy names the hash of each. */
function withAttributes({ styles, scripts }: InlineHashes, html: string): InlineHashes {
  const attributes = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => unescaped(text)));
  if (attributes.size === 0) return { styles, scripts };
  const hashes = [...attributes].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { styles: [...styles, "'unsafe-hashes'", ...hashes], scripts };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
