import { afterEach, beforeEach, expect, it } from 'vitest';
import { paymentMethod, paymentRules } from '../../../server/database/schema.ts';
import { articles } from '../../../server/public/help/articles.ts';
import { figuresOf } from '../../../server/public/help/figures.ts';
import { filled, texts } from '../../../server/public/help/helpArticles.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { helpContract } from '../../../src/api/contract/public/help.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import { createPlayer } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const LANGUAGES = ['EN', 'TH'] as const;
const written = LANGUAGES.flatMap((language) =>
  Object.entries(texts[language]).map(([id, text]) => ({ id, language, text: JSON.stringify(text) })),
);

it('[HELP-03] no article writes out a figure: each is filled from the configuration', () => {
  const literal = written.flatMap(({ id, language, text }) =>
    // A hash and a zone are names, not figures.
    [...text.replaceAll(/SHA-256|GMT\+8/g, '').matchAll(/\d+|twice|hundred/g)].map(([found]) => [language, id, found]),
  );
  expect(literal.filter(([, , found]) => found !== undefined && !/depositv2/.test(found))).toEqual(
    // The path of the deposit page.
    [
      ['EN', 'how-to-deposit', '2'],
      ['TH', 'how-to-deposit', '2'],
    ],
  );
});

it('[HELP-03] both languages name the same figures in each article', () => {
  const named = (language: 'EN' | 'TH') =>
    Object.entries(texts[language]).map(([id, text]) => [
      id,
      [...new Set([...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted(),
    ]);
  expect(named('TH')).toEqual(named('EN'));
});

it('[HELP-01] every article leads to others that are there', () => {
  const lost = Object.values(articles).flatMap(({ near }) => near.filter((id) => !Object.hasOwn(articles, id)));
  expect(lost).toEqual([]);
});

it('[HELP-03] refuses a placeholder without a figure', () => {
  expect(() => filled('after {nothing}', {})).toThrow('nothing');
});

onEachDatabase('help', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  const centre = (language: 'EN' | 'TH' = 'EN') =>
    createPlayer(server).api(helpContract.centre, { request: { language } });
  const textOf = async (id: string, language: 'EN' | 'TH' = 'EN') =>
    JSON.stringify((await centre(language)).articles.find((article) => article.id === id));

  it('[HELP-01] [HELP-03] [API-23] answers every article in both languages, for everybody, with nothing unfilled', async () => {
    for (const language of LANGUAGES) {
      const { articles: told, asked } = await centre(language);
      expect(told.map(({ id }) => id)).toEqual(Object.keys(articles));
      expect(JSON.stringify(told)).not.toMatch(/\{\w+\}/);
      expect(asked).toHaveLength(5);
    }
    expect((await centre('TH')).articles[0]?.title).toBe('เปิดบัญชีอย่างไร');
  });

  it('[HELP-03] tells limits and fees as they are when it is asked', async () => {
    expect(await textOf('withdrawal-time')).toContain('"Withdrawals a day","value":"10"');
    await server.db.update(paymentRules).set({ dailyWithdrawals: 3, twoPeopleFrom: 777 * P });
    await server.db.update(paymentMethod).set({ minAmount: 123 * P, feeFixed: 7 * P, feeRate: 250 });
    const text = await textOf('withdrawal-time');
    expect(text).toContain('"Withdrawals a day","value":"3"');
    expect(text).toContain('From P 777.00 on');
    expect(text).toMatch(/P 123\.00–P [\d,.]+ · fee P 7\.00 \+ 2\.5%/);
    await resetToSeed(server.deps);
  });

  it('[HELP-03] names times and rates in the language of the reader', async () => {
    const { session, rebateHigh, rebateTime, breaks } = await figuresOf(server.deps, 'TH');
    expect({ session, rebateHigh, rebateTime, breaks }).toEqual({
      session: '12 ชั่วโมง',
      rebateHigh: '0.8%',
      rebateTime: '01:00',
      breaks: '1 วัน, 7 วัน หรือ 30 วัน',
    });
  });

  it('[HELP-01] counts once for each member whether an article helped, by the last word', async () => {
    const rate = async (username: string, helpful: boolean, article = 'points') =>
      (await signedInPlayer(server, username)).api(helpContract.rate, { request: { article, helpful } });
    expect(await rate('somchai', true)).toEqual({ helpful: 1, votes: 1 });
    expect(await rate('somchai', false)).toEqual({ helpful: 0, votes: 1 });
    expect(await rate('somchai', true)).toEqual({ helpful: 1, votes: 1 });
    expect(await outcomeOf(rate('somchai', true, 'nothing-like-it'))).toEqual(['NOT_FOUND', null]);
    expect((await centre()).asked[0]).toBe('points');
    const visitor = createPlayer(server).api(helpContract.rate, { request: { article: 'points', helpful: true } });
    expect(await outcomeOf(visitor)).toEqual(['NOT_LOGGED_IN', null]);
  });
});
