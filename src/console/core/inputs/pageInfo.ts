import * as z from 'zod/mini';

/** The page and the browser of a recording. */
export const pageInfoShape = z.object({
  /** Where the page was opened, without what follows the path. */
  path: z.string(),
  /** Whether somebody was signed in already. */
  isSignedIn: z.boolean(),
  /** Under which name a tab keeps its session. */
  token: z.optional(z.string()),
  origin: z.string(),
  /** Tells one build from another. */
  build: z.string(),
  /** Of the document: `en`. */
  language: z.string(),
  theme: z.enum(['dark', 'light']),
  width: z.number(),
  height: z.number(),
  browser: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  /** What the application keeps in the local storage that is no secret, such as the chosen language. */
  settings: z.record(z.string(), z.string()),
});
export type PageInfo = z.output<typeof pageInfoShape>;

/** What a page says of itself that the console cannot know. */
export interface PageNames {
  /** Names in the local storage of settings, none of them a secret. */
  readonly settings: readonly string[];
  /** Name in the session storage of the session. */
  readonly token: string;
}

/** The page as it is; the path and the settings as they were when this was called first. */
export function watchPage({ settings, token }: PageNames): () => PageInfo {
  const first = {
    path: location.pathname,
    isSignedIn: sessionStorage.getItem(token) !== null,
    token,
    settings: Object.fromEntries(
      settings.flatMap((name) => {
        const value = localStorage.getItem(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
  return () => ({
    ...first,
    origin: location.origin,
    build: buildOf(document),
    language: document.documentElement.lang,
    theme: themeOf(document.documentElement),
    width: innerWidth,
    height: innerHeight,
    browser: navigator.userAgent,
    locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

/** The names of the entry files have a hash of what is in them. */
function buildOf(page: Document): string {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=modulepreload]')];
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  const names = [...sheets.map(({ href }) => href), ...scripts.map(({ src }) => src)].map((address) =>
    address.replace(/^.*\/|\?.*$/g, ''),
  );
  return [...new Set(names)].slice(0, 4).join(', ') || 'unknown';
}

/** The theme that the page is shown in. */
export const themeOf = (root: HTMLElement): PageInfo['theme'] => {
  const { colorScheme } = getComputedStyle(root);
  const isDark =
    colorScheme === 'dark' || (colorScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
};
