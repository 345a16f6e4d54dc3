import { describe, expect, it } from 'vitest';
import { gameCategory, type Vendor } from '../../../../src/api/contract/play/game.ts';
import {
  isCentred,
  type NavCategory,
  navCategories,
  pathOfCategory,
  pathOfGame,
  sectionOfPath,
  targetOfCategory,
  targetOfVendor,
} from '../../../../src/machines/play/games/games.rules.ts';

const vendor = (vassalage: string, gameId: string | null = null): Vendor => ({
  vassalage,
  displayName: vassalage,
  accountTypeId: 1,
  isHot: 0,
  count: 3,
  gameId,
});

const only = (category: NavCategory['category'], gameId: string | null): NavCategory => ({
  category,
  path: pathOfCategory(category),
  vendors: [{ ...vendor('NAGA', gameId), category }],
});

describe('addresses of games', () => {
  it('[ROUTE-12] [ROUTE-13] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21] gives each category one', () => {
    expect(gameCategory.options.map((category) => [category, pathOfCategory(category)])).toEqual([
      ['LOTT', '/elott'],
      ['ELOTT', '/elott'],
      ['LIVE', '/live'],
      ['RNG', '/rng'],
      ['SPORTS', '/sports'],
      ['FISH', '/fish'],
      ['PVP', '/pvp'],
      ['ESPORTS', '/esports'],
      ['CRASH', '/games/crash'],
      ['ARCADE', '/games/arcade'],
      ['JACKPOT', '/games/jackpot'],
      ['MINI', '/games/mini'],
      ['COCKFIGHT', '/games/cockfight'],
    ]);
  });

  it('[ROUTE-31] gives each game one', () => expect(pathOfGame('lantern-night')).toBe('/game/lantern-night'));
});

describe('categories of the navigation', () => {
  it('[HEADER-11] [HEADER-14] [HEADER-15] lead sports, PVP and esports each to its page', () => {
    const entries = navCategories(
      (['SPORTS', 'PVP', 'ESPORTS'] as const).map((category) => ({
        gameCategory: category,
        vendors: [vendor('NAGA'), vendor('TALAT')],
      })),
    );
    expect(entries.map((entry) => [entry.category, targetOfCategory(entry)])).toEqual([
      ['SPORTS', '/sports'],
      ['PVP', '/pvp'],
      ['ESPORTS', '/esports'],
    ]);
  });

  it('[ROUTE-36] [ROUTE-37] [ROUTE-38] are sections: electronic games, fish with cards, and what plays in a frame', () => {
    const paths = ['/rng', '/games/arcade', '/games/jackpot', '/fish', '/pvp', '/game/lantern-night', '/live', '/'];
    expect(paths.map(sectionOfPath)).toEqual([
      ...['egame', 'egame', 'egame', 'fishPvp', 'fishPvp', 'byIframe', null, null],
    ]);
  });

  it('[HEADER-06] [HEADER-09] has one entry for each category, and one for both lotteries', () => {
    expect(
      navCategories([
        { gameCategory: 'LOTT', vendors: [vendor('TALAT')] },
        { gameCategory: 'ELOTT', vendors: [vendor('NAGA'), vendor('TALAT')] },
        { gameCategory: 'RNG', vendors: [vendor('NAGA')] },
      ]),
    ).toEqual([
      {
        category: 'LOTT',
        path: '/elott',
        vendors: [
          { ...vendor('TALAT'), category: 'LOTT' },
          { ...vendor('NAGA'), category: 'ELOTT' },
          { ...vendor('TALAT'), category: 'ELOTT' },
        ],
      },
      { category: 'RNG', path: '/rng', vendors: [{ ...vendor('NAGA'), category: 'RNG' }] },
    ]);
  });

  it('[HEADER-09] calls the lottery so where only the electronic one has vendors', () => {
    expect(navCategories([{ gameCategory: 'ELOTT', vendors: [vendor('NAGA')] }])).toEqual([
      { category: 'LOTT', path: '/elott', vendors: [{ ...vendor('NAGA'), category: 'ELOTT' }] },
    ]);
  });

  it('[HEADER-07] leaves out a category without vendors', () => {
    expect(
      navCategories([
        { gameCategory: 'LOTT', vendors: [] },
        { gameCategory: 'ELOTT', vendors: [] },
        { gameCategory: 'FISH', vendors: [] },
      ]),
    ).toEqual([]);
  });

  it('[HEADER-18] [HEADER-19] centres up to six vendors', () => {
    expect([1, 6, 7].map((length) => isCentred(Array.from({ length })))).toEqual([true, true, false]);
  });
});

describe('where a click leads', () => {
  it('[HEADER-20] [HEADER-21] [HEADER-22] [HEADER-23] starts the only vendor at once in four categories', () => {
    expect(gameCategory.options.map((category) => [category, targetOfCategory(only(category, 'naga-one'))])).toEqual([
      ['LOTT', '/elott'],
      ['ELOTT', '/elott'],
      ['LIVE', '/game/naga-one'],
      ['RNG', '/rng'],
      ['SPORTS', '/game/naga-one'],
      ['FISH', '/game/naga-one'],
      ['PVP', '/game/naga-one'],
      ['ESPORTS', '/esports'],
      ['CRASH', '/games/crash'],
      ['ARCADE', '/games/arcade'],
      ['JACKPOT', '/games/jackpot'],
      ['MINI', '/games/mini'],
      ['COCKFIGHT', '/games/cockfight'],
    ]);
  });

  it('[HEADER-20] [HEADER-22] opens the page of a category with several vendors, or with a list to choose from', () => {
    const live = only('LIVE', 'naga-one');
    const several = {
      ...live,
      vendors: [...live.vendors, { ...vendor('TALAT', 'talat-one'), category: 'LIVE' as const }],
    };
    expect([targetOfCategory(several), targetOfCategory(only('LIVE', null))]).toEqual(['/live', '/live']);
  });

  it('[HEADER-24] [HEADER-25] [HEADER-26] [HEADER-27] [HEADER-28] starts the game of a vendor, or lists its games', () => {
    const targets = gameCategory.options.map((category) => [
      category,
      targetOfVendor({ ...vendor('NAGA', 'naga-one'), category }),
      targetOfVendor({ ...vendor('NAGA'), category }),
    ]);
    expect(targets).toEqual([
      ['LOTT', '/game/naga-one', '/elott?page=NAGA'],
      ['ELOTT', '/game/naga-one', '/elott?page=NAGA'],
      ['LIVE', '/game/naga-one', '/live?page=NAGA'],
      ['RNG', '/game/naga-one', '/rng?page=NAGA'],
      ['SPORTS', '/game/naga-one', '/sports?page=NAGA'],
      ['FISH', '/fish?page=NAGA', '/fish?page=NAGA'],
      ['PVP', '/pvp?page=NAGA', '/pvp?page=NAGA'],
      ['ESPORTS', '/game/naga-one', '/esports?page=NAGA'],
      ['CRASH', '/game/naga-one', '/games/crash?page=NAGA'],
      ['ARCADE', '/game/naga-one', '/games/arcade?page=NAGA'],
      ['JACKPOT', '/game/naga-one', '/games/jackpot?page=NAGA'],
      ['MINI', '/game/naga-one', '/games/mini?page=NAGA'],
      ['COCKFIGHT', '/game/naga-one', '/games/cockfight?page=NAGA'],
    ]);
  });
});
