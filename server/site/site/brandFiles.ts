import type { Brand } from './brand.ts';

/** Brand-specific files, by path. */
export const brandFiles = ({
  name,
  mark,
  themeColor,
}: Brand): Readonly<Record<string, { type: string; text: string }>> => ({
  '/favicon.svg': { type: 'image/svg+xml', text: favicon(mark, themeColor.night) },
  '/manifest.webmanifest': {
    type: 'application/manifest+json',
    text: JSON.stringify({
      name,
      short_name: name,
      start_url: '/',
      display: 'standalone',
      background_color: themeColor.night,
      theme_color: themeColor.night,
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
    }),
  },
});

/** The mark is a mask and therefore black; white in dark browsers. */
const favicon = (mark: string, night: string) =>
  mark.replace(
    '>',
    `><style>path,circle,ellipse{fill:${night}}@media(prefers-color-scheme:dark){path,circle,ellipse{fill:#fff}}</style>`,
  );
