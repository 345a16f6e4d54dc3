import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHotMatches } from '../../../server/public/home/hotMatches.ts';
import { homeContract } from '../../../src/api/contract/public/home.ts';
import { outcomeOf } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

let server: Reference;
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  server = await startReference({ env: { PROVIDER_URL: 'http://provider.test' } });
});
afterEach(() => server.close());

const team = (EN: string, TH: string, short: string) => ({ name: { EN, TH }, short, colour: '#aa0000', flag: 'th' });
const match = {
  ...{ id: 'm1', sport: 'football', league: 'asean', startsAt: 1_000, state: 'live', clock: 67, score: [2, 1] },
  ...{ home: team('Thailand', 'ไทย', 'THA'), away: team('Vietnam', 'เวียดนาม', 'VIE') },
  markets: [
    { kind: 'handicap', state: 'open', selections: [{ side: 'home', odds: 192 }] },
    {
      ...{ kind: '1x2', state: 'open' },
      selections: [
        { side: 'home', odds: 162 },
        { side: 'draw', odds: 340 },
        { side: 'away', odds: 520 },
      ],
    },
  ],
};
const answering = (body: unknown, status = 200) =>
  (async (url: string) => {
    asked.push(url);
    return Response.json(body, { status });
  }) as unknown as typeof fetch;

it('[HOME-04] shows the matches of the provider with who-wins odds, in the language of the screen', async () => {
  const scheduled = { ...match, id: 'm2', state: 'scheduled', clock: null, score: [0, 0], startsAt: 2_000 };
  const suspended = { ...match, id: 'm3', markets: [{ ...match.markets[1], state: 'suspended' }] };
  const { list, updatedAt } = await readHotMatches(
    server.deps,
    'TH',
    answering({ matches: [match, scheduled, suspended] }),
  );
  expect(updatedAt).toBe(server.now());
  expect(list[0]).toEqual({
    ...{ id: 'm1', sport: 'football', startsAt: 1_000, live: true, clock: 67, score: [2, 1] },
    home: { name: 'ไทย', short: 'THA', colour: '#aa0000' },
    away: { name: 'เวียดนาม', short: 'VIE', colour: '#aa0000' },
    odds: [
      { side: 'home', odds: 162 },
      { side: 'draw', odds: 340 },
      { side: 'away', odds: 520 },
    ],
  });
  expect(list.slice(1).map(({ id, live, clock, score, odds }) => [id, live, clock, score, odds.length])).toEqual([
    ['m2', false, null, null, 3],
    ['m3', true, 67, [2, 1], 0],
  ]);
  expect(asked).toEqual(['http://provider.test/api/sports/hot?count=6']);
});

it('[HOME-04] asks the provider at most every five seconds', async () => {
  const read = () => readHotMatches(server.deps, 'EN', answering({ matches: [match] }));
  await Promise.all([read(), read()]);
  server.advance(4_999);
  await read();
  expect(asked).toHaveLength(1);
  server.advance(1);
  await read();
  expect(asked).toHaveLength(2);
});

it.each([
  ['an error', answering({}, 500)],
  ['an answer outside the schema', answering({ matches: [{ ...match, score: 'two' }] })],
])('[HOME-04] refuses after %s, and asks again next time', async (_what, ask) => {
  expect(await outcomeOf(readHotMatches(server.deps, 'EN', ask).catch((error: unknown) => error))).toMatchObject({
    code: 'GAME_PROVIDER_DOWN',
  });
  expect((await readHotMatches(server.deps, 'EN', answering({ matches: [match] }))).list).toHaveLength(1);
});

it('[HOME-04] has none without a sportsbook', async () => {
  const plain = await startReference();
  const request = { language: 'EN' } as const;
  expect((await visitorOf(plain)(homeContract.hotMatches, { request })).list).toEqual([]);
  await plain.close();
});
