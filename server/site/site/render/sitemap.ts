import * as z from 'zod/mini';
import type { Endpoint } from '../../../../src/api/contract/endpoint.ts';
import { announcementContract } from '../../../../src/api/contract/public/announcement.ts';
import { helpContract } from '../../../../src/api/contract/public/help.ts';
import { promotionContract } from '../../../../src/api/contract/public/promotion.ts';
import type { RenderCall } from './renderer.ts';
import { WEB_NAMES } from './visitLanguage.ts';

/** Pages that are open to everybody, whatever is on them. */
const PAGES = [
  ...['/', '/games', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/lottery', '/promotions', '/news'],
  ...['/help', '/vip', '/about', '/join', '/down', '/terms', '/privacy'],
];

/** What search engines leave alone: pages of members, calls, and the desk. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/member', '/agent', '/pointMall', '/game/', '/seamless', '/desk', '/console', '/wps/', '/lgw/', '/lotto/'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const idsIn = <E extends Endpoint>(
  endpoint: E,
  text: string,
  ids: (value: z.output<E['value']>) => readonly string[],
) => {
  const read = z.object({ value: endpoint.value }).safeParse(JSON.parse(text));
  return read.success ? ids(read.data.value as z.output<E['value']>) : [];
};

/** Every public page in each language, promotions, news and help included. */
export async function sitemapXml(origin: string, call: RenderCall): Promise<string> {
  const ask = async ({ path }: Endpoint, query = '') =>
    (await call(`${path}?language=TH${query}`, { language: 'TH' })).text;
  const [offers, news, help] = await Promise.all([
    ask(promotionContract.list),
    ask(announcementContract.list, '&types=B,PL,H&platform=W&execution=B'),
    ask(helpContract.centre),
  ]);
  const paths = [
    ...PAGES,
    ...idsIn(promotionContract.list, offers, ({ list }) => list.map(({ id }) => `/promoDetail?id=${id}`)),
    ...idsIn(announcementContract.list, news, ({ player }) => player.map(({ id }) => `/news/${id}`)),
    ...idsIn(helpContract.centre, help, ({ articles }) => articles.map(({ id }) => `/help/${id}`)),
  ];
  const urls = paths.map((path) => {
    const own = `${origin}${path}`;
    const inLanguage = (code: string) => `${own}${path.includes('?') ? '&amp;' : '?'}lang=${code}`;
    const others = Object.entries(WEB_NAMES).map(
      ([code, name]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${inLanguage(code)}"/>`,
    );
    return `<url><loc>${own}</loc>${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
