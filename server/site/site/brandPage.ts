import { createHash } from 'node:crypto';
import type { Brand } from './brand.ts';

export interface Page {
  readonly html: string;
  /** CSP sources of the page's inline content. */
  readonly inline: InlineHashes;
}

export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Puts a brand into the built page: name, theme colours and one inline style with its tokens. */
export function brandPage(template: string, brand: Brand): Page {
  const html = template
    .replaceAll('%BRAND_NAME%', brand.name)
    .replace(/<!--\s*%BRAND_THEME_COLORS%\s*-->|%BRAND_THEME_COLORS%/, themeColours(brand))
    .replace(/<style id="?brand"?>[^<]*<\/style>/, () => `<style id="brand">${brandStyle(brand)}</style>`);
  return { html, inline: inlineOf(html) };
}

/** CSP sources of a page's inline content. */
export const inlineOf = (html: string): InlineHashes => ({
  styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  scripts: hashes(html, /<script>([^<]*)<\/script>/g),
});

const hashes = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The doubled selector overrides the site's own tokens wherever the style is placed. */
export function brandStyle({ name, mark, hero, tokens, corners }: Brand): string {
  const lines = [
    `--brand-name:"${name}"`,
    `--brand-mark:url("${markAddress(mark)}")`,
    `--brand-hero-day:url("${hero.day}")`,
    `--brand-hero-night:url("${hero.night}")`,
    ...Object.entries(tokens).map(([token, { day, night }]) => `--${token}:light-dark(${day},${night})`),
    ...Object.entries(corners).map(([corner, px]) => `--${corner}:${px}px`),
  ];
  return `:root:root{${lines.join(';')}}`;
}

const markAddress = (mark: string) => `data:image/svg+xml,${encodeURIComponent(mark).replaceAll("'", '%27')}`;

const themeColours = ({ themeColor }: Brand) =>
  [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColor.day}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColor.night}">`,
  ].join('');

/** Preloads the hero of home, its largest picture. */
export const heroPreloads = ({ hero }: Brand) =>
  [
    `<link rel="preload" as="image" fetchpriority="high" media="(prefers-color-scheme: light)" href="${hero.day}">`,
    `<link rel="preload" as="image" fetchpriority="high" media="(prefers-color-scheme: dark)" href="${hero.night}">`,
  ].join('');
