import type { Announcement, Announcements } from '../../../api/contract/public/announcement.ts';
import { pageCount } from '../../support/paging.ts';
import { NOTICES_PER_PAGE } from '../notices/notices.rules.ts';

export interface NewsView {
  /** The id of the open article, known or not; null for the list. */
  readonly article: string | null;
  /** From 1. */
  readonly page: number;
}

const ADDRESS = /^\/news(?:\/([\w-]+))?(?:\?(.*))?$/;

/** What an address shows: `/news`, `/news?page=2` or `/news/ID`. */
export function newsOf(address: string): NewsView {
  const [, article, query = ''] = ADDRESS.exec(address) ?? [];
  const page = Number(new URLSearchParams(query).get('page') ?? 1);
  return { article: article ?? null, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export const newsPath = (id: string): string => `/news/${id}`;

/** Headlines, player notices and banners, the newest first. */
export const newsIn = ({ player, banners }: Pick<Announcements, 'player' | 'banners'>): readonly Announcement[] =>
  [...player, ...banners].toSorted((a, b) => b.publishedAt - a.publishedAt);

/** The newest article with a picture: at the top of the first page. */
export const leadOf = (list: readonly Announcement[]): Announcement | null =>
  list.find(({ image }) => image !== null) ?? null;

const restOf = (list: readonly Announcement[]): readonly Announcement[] => {
  const lead = leadOf(list);
  return list.filter((one) => one !== lead);
};

export const newsPages = (list: readonly Announcement[]): number =>
  pageCount({ count: restOf(list).length }, NOTICES_PER_PAGE);

/** The articles of a page, without the one at the top. */
export const newsOn = (list: readonly Announcement[], page: number): readonly Announcement[] =>
  restOf(list).slice((page - 1) * NOTICES_PER_PAGE, page * NOTICES_PER_PAGE);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** HTML as one line of text. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/?(?:a|b|strong|i|em|u)(?:\s[^>]*)?>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
