import { describe, expect, it } from 'vitest';
import { foundArticles, helpOf, listedArticles } from '../../../../src/machines/public/help/help.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { helpFlow, someHelp } from './help.spec.ts';

const ask = { calls: { fetchCentre: { request: { language: 'EN' } } } };
const askInThai = { calls: { fetchCentre: { request: { language: 'TH' } } }, sets: { language: 'TH' } };

describe('help', () => {
  it.each(
    modelTests(helpFlow, [
      ['[HELP-03] loading, done fetchCentre -> shown', { sets: { centre: someHelp } }],
      ['loading, error fetchCentre -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, help.retry -> loading', { ...ask, sets: { failure: null } }],
      ['[LANG-06] any, page.language -> loading', askInThai],
      ['[LANG-06] any, modal.language -> loading', askInThai],
      ['[ROUTE-27] any, page.address [isOnPage] -> (stays)', { sets: { article: 'points' } }],
      ['[ROUTE-27] shown, page.address [isOnPage] -> shown.unrated', { sets: { article: 'points' } }],
      ['[HELP-01] any, help.search [isList] -> (stays)', { sets: { query: 'break' } }],
      ['[MODAL-06] any, help.close [isInModal] -> closed', { ends: undefined }],
      ['[MODAL-06] shown, help.open [isOpenable] -> shown.unrated', { sets: { article: 'points' } }],
      ['[MODAL-06] shown, help.back [isArticleInModal] -> shown.unrated', { sets: { article: null } }],
      [
        '[HELP-01] shown.unrated, help.rate [isArticle] -> shown.rating',
        { calls: { sendRate: { request: { article: 'points', helpful: true } } }, sets: { helpful: true } },
      ],
      '[HELP-01] shown.rating, done sendRate -> shown.rated',
      ['shown.rating, error sendRate -> shown.unrated', { sets: { failure: expect.anything() } }],
    ]),
  )('%s', (_title, run) => run());

  it.each([
    ['/help', { place: 'centre', topic: null, article: null }],
    ['/help/withdrawal-time', { place: 'centre', topic: null, article: 'withdrawal-time' }],
    ['/help?topic=game', { place: 'centre', topic: 'game', article: null }],
    ['/help?topic=nothing', { place: 'centre', topic: null, article: null }],
    ['/helpmc/points', { place: 'member', topic: null, article: 'points' }],
    ['/support', { place: 'service', topic: null, article: null }],
  ] as const)('[ROUTE-27] [ROUTE-28] %s', (address, shown) => {
    expect(helpOf(address)).toEqual(shown);
  });

  it('[HELP-01] finds articles by words, parts of words and with a typing error, the best first', () => {
    const found = (query: string) => foundArticles(someHelp.articles, query).map(({ id }) => id);
    expect([found('points'), found('brea'), found('poimts'), found('mall'), found('nothing at all')]).toEqual([
      ['points'],
      ['take-break'],
      ['points'],
      ['points'],
      [],
    ]);
  });

  it('[HELP-01] finds Thai words within a text without spaces', () => {
    const [first] = someHelp.articles;
    const thai = {
      ...(first ?? expect.unreachable()),
      id: 'thai',
      title: 'ถอนเงินใช้เวลานานเท่าไร',
      summary: '',
      words: '',
    };
    expect(foundArticles([thai], 'ถอนเงิน')).toEqual([thai]);
    expect(foundArticles([thai], 'เวลา')).toEqual([thai]);
    expect(foundArticles([thai], 'ถอนเงินนาน')).toEqual([thai]);
    expect(foundArticles([thai], 'ฝากเงิน')).toEqual([]);
  });

  it('[HELP-01] lists what was found, the articles of a topic, or those asked for most often', () => {
    const listed = (query: string, topic: 'protection' | null) =>
      listedArticles({ centre: someHelp, query, topic }).map(({ id }) => id);
    expect([listed('', null), listed('', 'protection'), listed('points', 'protection')]).toEqual([
      ['points'],
      ['take-break'],
      ['points'],
    ]);
  });
});
