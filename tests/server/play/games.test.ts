import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { favouriteGame, game, vendor } from '../../../server/database/schema.ts';
import { invalidateCatalog } from '../../../server/play/game/catalog.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import type { ApiClient } from '../../../src/api/client.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { type GameCategory, gameContract } from '../../../src/api/contract/play/game.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const P = 10_000;
const lanternNight = {
  id: 'lantern-night',
  name: 'Lantern Night',
  category: 'RNG',
  vassalage: 'NINELAMPS',
  vendorName: 'Nine Lamps',
  isHot: 1,
  isNew: false,
};

onEachDatabase('games', (database) => {
  let server: Reference;
  let visitor: ApiClient;
  let member: ApiClient;
  beforeAll(async () => {
    server = await startReference({ database });
    visitor = visitorOf(server);
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    member = await memberOf('somchai');
  });
  afterAll(() => server.close());

  const memberOf = async (username: string) => {
    const memberId = `demo-${username}`;
    const { token } = await openSession(server.deps, { memberId, shownHash: null, passwordChangeRequired: false });
    return visitorOf(server, { token });
  };
  const catalog = (language: LanguageCode = 'EN') => visitor(gameContract.catalog, { request: { language } });
  const menus = async (language: LanguageCode = 'EN') =>
    (await visitor(gameContract.menus, { request: { language } })).list;
  const gamesOf = async (vassalage: string, gameCategory: GameCategory) =>
    (await member(gameContract.list, { request: { vassalage, gameCategory, language: 'EN' } })).list;
  const favour = (gameId: string, isFavourite = true) =>
    member(gameContract.favour, { request: { gameId, isFavourite } });
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  it('[GAME-18] tells a visitor of a game what it returns and takes, and of none that is not there', async () => {
    const facts = (gameId: string, language: LanguageCode = 'EN') =>
      visitor(gameContract.facts, { request: { gameId, language } });
    const { game } = await facts('lantern-night');
    expect(game).toMatchObject({ name: 'Lantern Night', category: 'RNG', vendorName: 'Nine Lamps', type: 'slots' });
    expect(game).toEqual((await catalog()).list.find(({ id }) => id === 'lantern-night'));
    expect((await facts('lantern-night', 'TH')).game.name).toBe('โคมลอยยี่เป็ง');
    expect(await failureFrom(facts('no-such-game'))).toMatchObject({ code: 'GAME_UNKNOWN' });
  });

  describe('the menus', () => {
    it('[API-32] [HEADER-06] [HEADER-07] list categories with games only, in the order of the navigation', async () => {
      expect((await menus()).map(({ gameCategory, vendors }) => [gameCategory, vendors.length])).toEqual([
        ['LOTT', 1],
        ['ELOTT', 1],
        ['LIVE', 5],
        ['RNG', 15],
        ['SPORTS', 1],
        ['FISH', 2],
        ['PVP', 1],
        ['ESPORTS', 5],
        ['CRASH', 4],
        ['ARCADE', 6],
        ['JACKPOT', 4],
        ['MINI', 5],
      ]);
    });

    it('[GAME-13] [GAME-14] name vendor, account type, hot mark and number of games', async () => {
      const crash = (await menus()).find(({ gameCategory }) => gameCategory === 'CRASH');
      expect(crash?.vendors).toEqual([
        { vassalage: 'SIAMREELS', displayName: 'Siam Reels', accountTypeId: 7, isHot: 0, count: 14, gameId: null },
        { vassalage: 'TIDEWATER', displayName: 'Tidewater', accountTypeId: 10, isHot: 1, count: 13, gameId: null },
        { vassalage: 'MONSOON', displayName: 'Monsoon Play', accountTypeId: 12, isHot: 0, count: 6, gameId: null },
        { vassalage: 'PADDY', displayName: 'Paddy Field', accountTypeId: 14, isHot: 0, count: 7, gameId: null },
      ]);
    });

    it('[HEADER-29] name the game of a vendor with only one, and none of a vendor with a list', async () => {
      const jackpots = (await menus()).find(({ gameCategory }) => gameCategory === 'JACKPOT')?.vendors;
      expect(jackpots?.map(({ vassalage, count, gameId }) => [vassalage, count, gameId])).toEqual([
        ['NINELAMPS', 31, null],
        ['GOLDENBOAT', 36, null],
        ['ORCHID', 12, null],
        ['TIDEWATER', 1, 'amber-tide'],
      ]);
    });

    it('[HEADER-26] name the slot game that a vendor of slots starts', async () => {
      const slots = (await menus()).find(({ gameCategory }) => gameCategory === 'RNG')?.vendors;
      expect(slots?.filter(({ gameId }) => gameId !== null)).toEqual([
        {
          ...{ vassalage: 'GONGHALL', displayName: 'Gong Hall', accountTypeId: 31, isHot: 0 },
          ...{ count: 1, gameId: 'victory-gong' },
        },
      ]);
    });

    it('[GAME-16] take the codes of any provider, such as SEA, GPI and one for lotteries of Vietnam', async () => {
      const codes = [
        ['SEA', 'LIVE', 'lantern-night'],
        ['GPI', 'RNG', 'amber-tide'],
        ['VNLOTT', 'LOTT', 'hanoi-lottery'],
      ] as const;
      for (const [place, [code, category, id]] of codes.entries()) {
        const name = { EN: code, TH: code };
        await server.db.insert(vendor).values({
          ...{
            code,
            merchantCode: 'demo',
            name,
            gameCategory: category,
            wallet: 'seamless',
            accountTypeId: 90 + place,
          },
        });
        await server.db.update(game).set({ vendor: code, category }).where(eq(game.id, id));
      }
      invalidateCatalog(server.deps);
      const list = await menus();
      for (const [code, category, gameId] of codes) {
        const group = list.find(({ gameCategory }) => gameCategory === category);
        expect(group?.vendors.find(({ vassalage }) => vassalage === code)).toMatchObject({ count: 1, gameId });
        expect(idsOf(await gamesOf(code, category))).toEqual([gameId]);
      }
    });

    it('[HEADER-07] [GAME-11] drop a category with its last vendor', async () => {
      await server.db.update(game).set({ enabled: false }).where(eq(game.category, 'MINI'));
      await server.db.update(vendor).set({ enabled: false }).where(eq(vendor.code, 'CORALBAY'));
      invalidateCatalog(server.deps);
      const list = await menus();
      expect(list.map(({ gameCategory }) => gameCategory)).toEqual([
        ...['LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'CRASH', 'ARCADE', 'JACKPOT'],
      ]);
      expect(list[5]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['TIDEWATER']);
    });

    it('[API-36] are the same for members', async () => {
      const request = { merchantCode: 'demo', language: 'TH' } as const;
      expect((await member(gameContract.vendors, { request })).list).toEqual(await menus('TH'));
      expect(await failureFrom(visitor(gameContract.vendors, { request }))).toMatchObject({ code: 'NOT_LOGGED_IN' });
    });
  });

  describe('the catalog', () => {
    it('has 2,021 games with distinct names, by rank', async () => {
      const [english, thai] = await Promise.all([catalog(), catalog('TH')]);
      expect([english.list.length, english.hash]).toEqual([2021, thai.hash]);
      for (const { list } of [english, thai]) expect(new Set(list.map(({ name }) => name)).size).toBe(2021);
      const ranks = english.list.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      expect(idsOf(thai.list)).toEqual(idsOf(english.list));
    });

    it('carries all that the lobby filters by', async () => {
      const { list } = await catalog('TH');
      expect(list.find(({ id }) => id === 'lantern-night')).toEqual({
        ...lanternNight,
        name: 'โคมลอยยี่เป็ง',
        type: 'slots',
        features: ['freeSpins', 'wilds', 'multiplier'],
        leastReturn: 9747,
        greatestReturn: 9747,
        volatility: 3,
        minStake: 1 * P,
        maxStake: 2000 * P,
        rank: 3,
      });
      const returns = list.map(({ id, leastReturn, greatestReturn }) => [id, leastReturn, greatestReturn]);
      expect(returns).toEqual(
        expect.arrayContaining([
          ['five-digits', 9_000, 9_750],
          ['lucky-28', 9_500, 9_750],
          ['pearl-baccarat', 9_471, 9_894],
        ]),
      );
      expect(list.find(({ id }) => id === 'rocket-rise')).toMatchObject({
        name: 'บั้งไฟทะยาน',
        category: 'CRASH',
        vassalage: 'TIDEWATER',
        type: null,
        features: ['multiplier'],
      });
    });

    it('[GAME-12] has every type of game, within the limits of the demo', async () => {
      const { list } = await catalog();
      const counts = Object.fromEntries(
        [...Map.groupBy(list, ({ type }) => type)].map(([key, all]) => [key, all.length]),
      );
      expect(counts).toEqual({
        slots: 1400,
        scratch: 80,
        videoPoker: 56,
        table: 75,
        arcade: 180,
        jackpot: 80,
        bingo: 70,
        null: 80,
      });
      const odd = list.filter(
        ({ leastReturn, greatestReturn, minStake, maxStake }) =>
          leastReturn < 9_000 ||
          greatestReturn > 9_960 ||
          leastReturn > greatestReturn ||
          minStake < P ||
          minStake > 10 * P ||
          maxStake < 500 * P,
      );
      expect(odd).toEqual([]);
    });

    it('has another hash once anything changed', async () => {
      const { hash } = await catalog();
      invalidateCatalog(server.deps);
      expect((await catalog()).hash).toBe(hash);
      await server.db.update(game).set({ leastReturn: 9_500 }).where(eq(game.id, 'lantern-night'));
      server.advance(11_000);
      expect((await catalog()).hash).not.toBe(hash);
    });

    it('is compressed as it is written plainly, with a trace id of its own', async () => {
      const path = `${gameContract.catalog.path}?language=EN`;
      const plain = await server.app.request(path);
      const packed = await server.app.request(path, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      const stream = packed.body?.pipeThrough(new DecompressionStream('gzip'));
      const [one, other] = [await plain.json(), await new Response(stream).json()];
      expect(other).toEqual({ ...one, traceId: packed.headers.get('x-trace-id') });
      expect(other.traceId).not.toBe(one.traceId);
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(64_000);
    });
  });

  describe('lists', () => {
    it('[API-33] the most played games, at most 24', async () => {
      const { list } = await visitor(gameContract.popular, { request: { language: 'EN' } });
      expect(list).toHaveLength(24);
      expect(list[2]).toEqual(lanternNight);
      expect(idsOf(list.slice(0, 4))).toEqual(['thousand-petals', 'nagas-hoard', 'lantern-night', 'rocket-rise']);
    });

    it('[API-34] [GAME-14] hot games, of all vendors or of one', async () => {
      const hot = async (vassalage: string) =>
        (
          await visitor(gameContract.hot, {
            request: {
              merchantCode: 'demo',
              isPlatform: '2',
              vassalage,
              platform: 'flash,html5-desktop',
              language: 'EN',
            },
          })
        ).list;
      const all = await hot('');
      expect([all.length, all.filter(({ isHot }) => isHot !== 1)]).toEqual([59, []]);
      const ofOne = await hot('NINELAMPS');
      expect(ofOne[0]).toEqual(lanternNight);
      expect(ofOne).toEqual(all.filter(({ vassalage }) => vassalage === 'NINELAMPS'));
      expect(await hot('NOBODY')).toEqual([]);
    });

    it('[API-35] [HEADER-29] [HEADER-30] the games of a vendor in a category', async () => {
      const list = await gamesOf('TIDEWATER', 'CRASH');
      expect(list).toHaveLength(13);
      expect(list[0]).toEqual({
        id: 'rocket-rise',
        name: 'Rocket Rise',
        category: 'CRASH',
        vassalage: 'TIDEWATER',
        vendorName: 'Tidewater',
        isHot: 1,
        isNew: false,
      });
      expect(idsOf(await gamesOf('TIDEWATER', 'JACKPOT'))).toEqual(['amber-tide']);
      expect(await gamesOf('TIDEWATER', 'LIVE')).toEqual([]);
    });

    it('[API-37] [GAME-12] the types of games that a vendor has', async () => {
      const types = async (vassalage: string) =>
        (await member(gameContract.vendorTypes, { request: { vassalage } })).list;
      expect(await types('JASMINE')).toEqual([
        { type: 'slots', count: 66 },
        { type: 'videoPoker', count: 10 },
        { type: 'table', count: 12 },
        { type: 'arcade', count: 25 },
      ]);
      expect(await types('BAANLIVE')).toEqual([{ type: 'table', count: 1 }]);
    });

    it('[API-41] no recent games before the first launch', async () => {
      expect(await member(gameContract.recent, { request: { language: 'EN' } })).toEqual({ list: [] });
    });
  });

  describe('favourites', () => {
    it('[API-39] [SCREEN-03] keep the newest first, once each', async () => {
      await favour('lantern-night');
      server.advance(1000);
      expect(await favour('rocket-rise')).toEqual({ ids: ['rocket-rise', 'lantern-night'] });
      server.advance(1000);
      expect(await favour('lantern-night')).toEqual({ ids: ['rocket-rise', 'lantern-night'] });
      expect(await member(gameContract.favourites, { request: {} })).toEqual({ ids: ['rocket-rise', 'lantern-night'] });
      expect(await favour('rocket-rise', false)).toEqual({ ids: ['lantern-night'] });
      expect(await favour('rocket-rise', false)).toEqual({ ids: ['lantern-night'] });
    });

    it('[API-40] [SCREEN-03] are listed as tiles, and belong to one member', async () => {
      await favour('lantern-night');
      const listFor = async (client: ApiClient) =>
        (await client(gameContract.favouritesList, { request: { language: 'EN' } })).list;
      expect(await listFor(member)).toEqual([lanternNight]);
      expect(await listFor(await memberOf('malee'))).toEqual([]);
    });

    it('[SCREEN-03] refuse an unknown game, and leave out one that is switched off', async () => {
      expect(await failureFrom(favour('no-such-game'))).toMatchObject({ kind: 'refused', code: 'GAME_UNKNOWN' });
      await server.db.update(game).set({ enabled: false }).where(eq(game.id, 'pok-deng'));
      invalidateCatalog(server.deps);
      expect(await failureFrom(favour('pok-deng'))).toMatchObject({ kind: 'refused', code: 'GAME_UNKNOWN' });
      await favour('lantern-night');
      await server.db.update(game).set({ enabled: false }).where(eq(game.id, 'lantern-night'));
      invalidateCatalog(server.deps);
      expect(await member(gameContract.favourites, { request: {} })).toEqual({ ids: [] });
      expect(await favour('lantern-night', false)).toEqual({ ids: [] });
      expect(await server.db.$count(favouriteGame)).toBe(0);
    });

    it('[SCREEN-03] drop the oldest beyond 200', async () => {
      const ids = idsOf((await catalog()).list).slice(0, 201);
      await server.db
        .insert(favouriteGame)
        .values(ids.slice(0, 200).map((gameId, place) => ({ memberId: 'demo-somchai', gameId, at: place })));
      const { ids: kept } = await favour(ids[200] ?? '');
      expect(kept).toEqual(ids.slice(1).toReversed());
      expect(await server.db.$count(favouriteGame)).toBe(200);
    });
  });
});
