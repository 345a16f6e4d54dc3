import { eq } from 'drizzle-orm';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announcement, game, promotion } from '../../../server/database/schema.ts';
import { invalidateCatalog } from '../../../server/play/game/catalog.ts';
import { prepareSearch } from '../../../server/public/search/searchHandlers.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { searchContract } from '../../../src/api/contract/public/search.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

const find = (query: string, language: LanguageCode = 'EN') =>
  visitorOf(server, { language })(searchContract.find, { request: { query, language } });

it('[SCREEN-04] finds games, promotions, help and news with one text', async () => {
  const { games, help, popular } = await find('points');
  expect(help[0]).toEqual(expect.objectContaining({ id: 'points', topic: 'bonus' }));
  expect([games.length <= 24, popular]).toEqual([true, []]);
  const market = await find('market');
  expect([market.games.length > 0, market.promotions.length > 0]).toEqual([true, true]);
  expect(market.news.map(({ title }) => title)).toContain('Market nights, 0.8% back');
});

it('[SCREEN-04] finds the same in Thai, words within a text without spaces, and with a typing error', async () => {
  const thai = await find('ถอนเงินนาน', 'TH');
  expect(thai.help[0]).toEqual(expect.objectContaining({ id: 'withdrawal-time', title: 'ถอนเงินใช้เวลานานเท่าไร' }));
  expect((await find('โคมลอยยี่เปง', 'TH')).games[0]?.id).toBe('lantern-night');
  expect((await find('victory gonk')).games[0]?.id).toBe('victory-gong');
  expect((await find('withdrawl')).help.map(({ id }) => id)).toContain('withdrawal-time');
});

it('[SCREEN-04] suggests the games played most where nothing is asked or found', async () => {
  const none = await find('qqqqqqqq');
  expect([none.games, none.promotions, none.help, none.news, none.popular.length]).toEqual([[], [], [], [], 6]);
  expect(await find('   ')).toEqual(none);
});

it('[SCREEN-04] finds only what is open to everybody now', async () => {
  const { db } = server.deps;
  const before = await find('lantern night');
  await db.update(game).set({ enabled: false }).where(eq(game.id, 'lantern-night'));
  invalidateCatalog(server.deps);
  const after = await find('lantern night');
  expect(before.games.map(({ id }) => id)).toContain('lantern-night');
  expect(after.games.map(({ id }) => id)).not.toContain('lantern-night');
  await db.update(game).set({ enabled: true }).where(eq(game.id, 'lantern-night'));
  invalidateCatalog(server.deps);

  const titles = async () => (await find('market nights')).news.map(({ title }) => title);
  expect(await titles()).toContain('Market nights, 0.8% back');
  await db
    .update(announcement)
    .set({ endsAt: server.deps.now() - 1 })
    .where(eq(announcement.type, 'B'));
  server.advance(10_000);
  expect(await titles()).not.toContain('Market nights, 0.8% back');

  const offered = await find('leg short');
  expect(offered.promotions).toHaveLength(1);
  await db.update(promotion).set({ endsAt: server.deps.now() - 15 * 86_400_000 });
  server.advance(10_000);
  expect((await find('leg short')).promotions).toEqual([]);
});

it('[SCREEN-04] refuses a text that is too long, and takes signs for what they are', async () => {
  const tooLong = `${server.baseURL}/wps/ext/v1/search?language=EN&query=${'x'.repeat(65)}`;
  expect((await server.fetch(new Request(tooLong))).status).toBe(422);
  expect((await find(`' OR 1=1 -- <script>(.*)+`)).games.length).toBeLessThan(25);
});

it('[SCREEN-04] makes its indexes before the first search, and none for a search', async () => {
  const fresh = await startReference();
  await prepareSearch(fresh.deps);
  const made = [vi.spyOn(MiniSearch.prototype, 'addAll'), vi.spyOn(MiniSearch.prototype, 'addAllAsync')];
  for (const query of ['lantern', 'points', 'market'])
    for (const language of ['EN', 'TH'] as const)
      await visitorOf(fresh, { language })(searchContract.find, { request: { query, language } });
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  vi.restoreAllMocks();
  await fresh.close();
});

it('[SCREEN-04] lets an address search six hundred times in a minute, and others meanwhile', async () => {
  const crowded = await startReference({ env: { TRUST_PROXY: '1' } });
  const from = (address: string) =>
    visitorOf(crowded, { proxy: { 'x-forwarded-for': address } })(searchContract.find, {
      request: { query: '', language: 'EN' },
    });
  for (let nth = 0; nth < 600; nth += 1) await from('203.0.113.7');
  expect(await failureFrom(from('203.0.113.7'))).toMatchObject({
    ...{ kind: 'refused', code: 'TOO_MANY_REQUESTS' },
    details: { waitSeconds: 60 },
  });
  expect((await from('203.0.113.8')).popular).toHaveLength(6);
  crowded.advance(60_000);
  expect((await from('203.0.113.7')).popular).toHaveLength(6);
  await crowded.close();
});
