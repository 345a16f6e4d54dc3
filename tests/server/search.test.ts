import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcement, game, promotion } from '../../server/database/schema.ts';
import { invalidateCatalog } from '../../server/game/catalog.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { searchContract } from '../../src/api/contract/search.ts';
import { type Reference, startReference } from '../support/reference.ts';
import { visitorOf } from './visitor.ts';

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
  expect(await titles()).not.toContain('Market nights, 0.8% back');

  const offered = await find('leg short');
  expect(offered.promotions).toHaveLength(1);
  await db.update(promotion).set({ endsAt: server.deps.now() - 15 * 86_400_000 });
  expect((await find('leg short')).promotions).toEqual([]);
});

it('[SCREEN-04] refuses a text that is too long, and takes signs for what they are', async () => {
  const tooLong = `${server.baseURL}/wps/ext/v1/search?language=EN&query=${'x'.repeat(65)}`;
  expect((await server.fetch(new Request(tooLong))).status).toBe(422);
  expect((await find(`' OR 1=1 -- <script>(.*)+`)).games.length).toBeLessThan(25);
});
