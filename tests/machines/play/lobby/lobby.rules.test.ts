import { describe, expect, it } from 'vitest';
import type { CatalogGame } from '../../../../src/api/contract/play/game.ts';
import * as rules from '../../../../src/machines/play/lobby/lobby.rules.ts';

const game = (id: string, more: Partial<CatalogGame>): CatalogGame => ({
  id,
  name: id,
  category: 'RNG',
  vassalage: 'NAGA',
  vendorName: 'Naga Slots',
  isHot: 0,
  isNew: false,
  type: 'slots',
  features: [],
  leastReturn: 9_500,
  greatestReturn: 9_500,
  volatility: 3,
  minStake: 10_000,
  maxStake: 10_000_000,
  rank: 1,
  ...more,
});

const list: readonly CatalogGame[] = [
  game('cherry', { name: 'Cherry', rank: 3, leastReturn: 9_700, greatestReturn: 9_700, features: ['wilds'] }),
  game('apple', { name: 'Apple', rank: 1, isNew: true, type: 'table' }),
  game('banana', {
    name: 'Banana',
    rank: 2,
    isHot: 1,
    leastReturn: 9_700,
    greatestReturn: 9_700,
    features: ['freeSpins', 'wilds'],
  }),
  game('dragon', {
    name: 'Dragon',
    rank: 4,
    leastReturn: 9_000,
    greatestReturn: 9_900,
    vassalage: 'TALAT',
    vendorName: 'Talat',
    isNew: true,
  }),
  game('ticket', { category: 'LOTT', vassalage: 'TALAT', vendorName: 'Talat', type: null, rank: 5 }),
  game('draw', { category: 'ELOTT', type: null, rank: 6 }),
];

const none = { favourites: [], recent: [] };

/** Ids of the games listed at an address. */
const ids = (
  address: string,
  filters: Partial<rules.LobbyFilters> = {},
  found: readonly string[] | null = null,
  own: rules.OwnGames = none,
) => rules.listedGames({ address, list, found, filters: { ...rules.NO_FILTERS, ...filters } }, own).map(({ id }) => id);

describe('addresses of the lobby', () => {
  it.each([
    ['/elott', ['LOTT', 'ELOTT']],
    ['/live', ['LIVE']],
    ['/rng', ['RNG']],
    ['/rng?page=NAGA', ['RNG']],
    ['/sports', ['SPORTS']],
    ['/fish', ['FISH']],
    ['/pvp', ['PVP']],
    ['/esports', ['ESPORTS']],
    ['/games/crash', ['CRASH']],
    ['/games/arcade', ['ARCADE']],
    ['/games/jackpot', ['JACKPOT']],
    ['/games/mini', ['MINI']],
    ['/games/cockfight', ['COCKFIGHT']],
    ['/games', []],
    ['/search', []],
    ['/favourites', []],
  ])('[ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] categories of %s', (address, categories) => {
    expect(rules.categoriesOf(address)).toEqual(categories);
  });

  it('[ROUTE-14] [ROUTE-22] [ROUTE-23] takes the vendor from the query', () => {
    const addresses = [
      '/rng?page=NAGA',
      '/fish?page=TALAT',
      '/pvp?page=CARDHOUSE',
      '/esports?from=home&page=TF',
      '/rng?page=',
      '/rng?vendor=NAGA',
      '/rng',
    ];
    expect(addresses.map(rules.vendorOf)).toEqual(['NAGA', 'TALAT', 'CARDHOUSE', 'TF', null, null, null]);
  });

  it('lists nothing in a category that does not exist', () => {
    const addresses = ['/games/poker', '/games/poker?page=NAGA', '/games'];
    expect(addresses.map((address) => rules.gamesOfPage({ address, list }).length)).toEqual([0, 0, list.length]);
  });

  it('[SCREEN-03] lists favourites at their address, all games elsewhere', () => {
    expect(rules.filtersOf('/favourites')).toEqual({
      show: 'favourites',
      type: null,
      feature: null,
      returns: null,
      sort: 'popular',
    });
    expect(rules.filtersOf('/favourites?page=NAGA').show).toBe('favourites');
    expect(rules.filtersOf('/rng')).toEqual({ show: 'all', type: null, feature: null, returns: null, sort: 'popular' });
  });
});

describe('[SCREEN-01] the games that the lobby lists', () => {
  it('are those of the address, the most played first', () => {
    expect(ids('/games')).toEqual(['apple', 'banana', 'cherry', 'dragon', 'ticket', 'draw']);
    expect(ids('/rng')).toEqual(['apple', 'banana', 'cherry', 'dragon']);
    expect(ids('/elott')).toEqual(['ticket', 'draw']);
    expect(ids('/live')).toEqual([]);
  });

  it('[ROUTE-14] are those of the vendor', () => {
    expect(ids('/rng?page=TALAT')).toEqual(['dragon']);
    expect(ids('/elott?page=NAGA')).toEqual(['draw']);
    expect(ids('/rng?page=NOBODY')).toEqual([]);
  });

  it.each(['FISH', 'PVP'] as const)(
    '[ROUTE-22] [ROUTE-23] are on the page of %s those of the vendor in the query',
    (category) => {
      const rooms = [
        game('one', { category, vassalage: 'NAGA', type: null, rank: 2 }),
        game('two', { category, vassalage: 'TALAT', type: null, rank: 1 }),
      ];
      const path = `/${category.toLowerCase()}`;
      const idsAt = (address: string) => {
        const shown = { address, list: [...list, ...rooms], found: null, filters: rules.NO_FILTERS };
        return rules.listedGames(shown, none).map(({ id }) => id);
      };
      expect([path, `${path}?page=NAGA`, `${path}?page=TALAT`, `${path}?page=NOBODY`].map(idsAt)).toEqual([
        ['two', 'one'],
        ['one'],
        ['two'],
        [],
      ]);
    },
  );

  it.each<[string, Partial<rules.LobbyFilters>, readonly string[]]>([
    ['hot', { show: 'hot' }, ['banana']],
    ['new', { show: 'new' }, ['apple', 'dragon']],
    ['a type', { type: 'table' }, ['apple']],
    ['a feature', { feature: 'wilds' }, ['banana', 'cherry']],
    ['a return of every bet', { returns: '96' }, ['banana', 'cherry']],
    ['both', { type: 'table', feature: 'wilds' }, []],
    ['by name', { sort: 'name' }, ['apple', 'banana', 'cherry', 'dragon']],
    ['newest first', { sort: 'newest' }, ['apple', 'dragon', 'banana', 'cherry']],
    ['highest return first', { sort: 'rtp' }, ['banana', 'cherry', 'apple', 'dragon']],
  ])('[GAME-12] %s', (_title, filters, expected) => expect(ids('/rng', filters)).toEqual(expected));

  it('[SCREEN-03] [API-41] are own games, the latest first', () => {
    const own = { favourites: ['cherry', 'apple', 'gone'], recent: ['dragon', 'cherry'] };
    expect(ids('/rng', { show: 'favourites' }, null, own)).toEqual(['cherry', 'apple']);
    expect(ids('/rng', { show: 'recent' }, null, own)).toEqual(['dragon', 'cherry']);
    expect(ids('/rng', { show: 'favourites' })).toEqual([]);
  });

  it('[SCREEN-04] are those found, the best match first, within the filters', () => {
    const found = ['draw', 'dragon', 'cherry', 'gone', 'banana'];
    expect(ids('/games', {}, found)).toEqual(['draw', 'dragon', 'cherry', 'banana']);
    expect(ids('/rng', { sort: 'name' }, found)).toEqual(['dragon', 'cherry', 'banana']);
    expect(ids('/rng?page=TALAT', {}, found)).toEqual(['dragon']);
    expect(ids('/rng', { feature: 'wilds' }, found)).toEqual(['cherry', 'banana']);
    expect(ids('/games', {}, [])).toEqual([]);
  });
});

describe('what a page offers', () => {
  it('[ROUTE-14] [ROUTE-15] vendors, the one with most games first, then by name', () => {
    expect(rules.vendorsOfPage({ address: '/rng?page=TALAT', list })).toEqual([
      { code: 'NAGA', name: 'Naga Slots', count: 3, path: '/rng?page=NAGA' },
      { code: 'TALAT', name: 'Talat', count: 1, path: '/rng?page=TALAT' },
    ]);
    expect(rules.vendorsOfPage({ address: '/elott', list: list.toReversed() }).map(({ code }) => code)).toEqual([
      'NAGA',
      'TALAT',
    ]);
  });

  it('[GAME-12] types and features that its games have', () => {
    expect(rules.typesOfPage({ address: '/rng', list: list.toReversed() })).toEqual(['slots', 'table']);
    expect(rules.typesOfPage({ address: '/elott', list })).toEqual([]);
    expect(rules.featuresOfPage({ address: '/rng', list })).toEqual(['wilds', 'freeSpins']);
  });

  it('[SCREEN-04] a search begins with one letter', () => {
    expect(['', '  ', ' a', 'ก'].map(rules.isSearch)).toEqual([false, false, true, true]);
  });
});

it('counts what a search or a filter leaves, whatever the order', () => {
  const none = { show: 'all', type: null, feature: null, returns: null, sort: 'popular' } as const;
  const isNarrowed = (filters: object, found: readonly string[] | null = null) =>
    rules.isNarrowed({ filters: { ...none, ...filters }, found });
  expect([isNarrowed({}), isNarrowed({ sort: 'name' })]).toEqual([false, false]);
  expect([isNarrowed({ show: 'favourites' }), isNarrowed({ type: 'slot' }), isNarrowed({}, [])]).toEqual([
    ...[true, true, true],
  ]);
});

it('[GAME-15] shows the lanes of vendors on the page of all games alone, unless games are sought', () => {
  const view = { address: '/games', list, found: null, filters: rules.NO_FILTERS };
  const shown = [
    view,
    { ...view, address: '/rng' },
    { ...view, address: '/games?page=NAGA' },
    { ...view, found: ['cherry'] },
    { ...view, filters: { ...rules.NO_FILTERS, show: 'hot' as const } },
  ].map(rules.hasLanes);
  expect(shown).toEqual([true, false, false, false, false]);
});
