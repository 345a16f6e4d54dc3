// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { announcementContract } from '../../../../src/api/contract/public/announcement.ts';
import { newsPage } from '../../../../src/machines/public/news/news.machine.ts';
import {
  leadOf,
  newsIn,
  newsOf,
  newsOn,
  newsPages,
  plainText,
} from '../../../../src/machines/public/news/news.rules.ts';
import { NewsPage } from '../../../../src/ui/public/news/NewsPage.tsx';
import { announcements, notice } from '../../announcements.ts';
import { pageContract } from '../../page/pageContract.tsx';

const someNews = announcements({
  player: Array.from({ length: 12 }, (_, place) => ({
    ...notice(`n${place}`),
    publishedAt: 1_750_000_000_000 - place * 86_400_000,
  })),
  banners: [{ ...notice('market', 'B'), image: 'hero-market', publishedAt: 1_749_000_000_000, link: '/promotions' }],
});

describe('[SCREEN-02] [LANG-06] news', () => {
  it.each(
    pageContract({
      page: newsPage,
      view: (actor) => <NewsPage actor={actor} />,
      address: '/news',
      reads: {
        news: {
          endpoint: announcementContract.list,
          request: { types: 'B,PL,H', platform: 'W', execution: 'B', language: 'TH' },
          values: [someNews, announcements({})],
          failed: 'News could not be loaded',
        },
      },
      choices: [
        ['/news?page=2', {}],
        ['/news/market', {}],
        ['/news/gone', {}],
      ],
    }),
  )('%s', (_title, run) => run());

  it.each([
    ['/news', { article: null, page: 1 }],
    ['/news?page=2', { article: null, page: 2 }],
    ['/news?page=-1', { article: null, page: 1 }],
    ['/news?page=x', { article: null, page: 1 }],
    ['/news/a-1', { article: 'a-1', page: 1 }],
  ] as const)('[SCREEN-02] %s', (address, shown) => {
    expect(newsOf(address)).toEqual(shown);
  });

  it('[SCREEN-02] [CONST-06] leads with the newest picture, then lists nine a page, the newest first', () => {
    const list = newsIn(someNews);
    expect([leadOf(list)?.id, newsPages(list)]).toEqual(['market', 2]);
    expect(newsOn(list, 1).map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, place) => `n${place}`));
    expect(newsOn(list, 2).map(({ id }) => id)).toEqual(['n9', 'n10', 'n11']);
    expect([leadOf([]), newsPages([])]).toEqual([null, 1]);
  });

  it('[SCREEN-02] shows HTML in a list as text', () => {
    expect(plainText('<p>One &amp; <strong>two</strong></p><ul><li>&lt;three&gt; &x;</li></ul>')).toBe(
      'One & two <three> &x;',
    );
    expect(plainText('<p>In <b>5 minutes</b>, not <a href="/vip">later</a>.</p>')).toBe('In 5 minutes, not later.');
  });
});
