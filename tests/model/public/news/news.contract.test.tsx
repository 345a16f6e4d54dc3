import { describe, expect, it } from 'vitest';
import { leadOf, newsIn, newsOf, newsOn, newsPages, plainText } from '../../../src/machines/news/news.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { newsFlow, someNews } from './news.spec.ts';

const asks = (language: 'EN' | 'TH') => ({
  calls: { fetchNews: { request: { types: 'B,PL,H', platform: 'W', execution: 'B', language } } },
});

describe('news', () => {
  it.each(
    modelTests(newsFlow, [
      ['[SCREEN-02] start', asks('EN')],
      ['[SCREEN-02] loading, done fetchNews -> shown', { sets: { list: newsIn(someNews) } }],
      ['loading, error fetchNews -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, news.retry -> loading', asks('EN')],
      ['[SCREEN-02] any, page.address -> (stays)', { sets: { article: 'market' } }],
      ['[LANG-06] any, page.language -> loading', { ...asks('TH'), sets: { language: 'TH' } }],
    ]),
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
