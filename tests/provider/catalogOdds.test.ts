import { expect, it } from 'vitest';
import { referenceGames } from '../../catalog/referenceGames.ts';
import { crashGames, engineOf } from '../../provider/crash/crashGames.ts';
import { type Ratio, reduced } from '../../provider/engines/ratio.ts';
import { withJackpots } from '../../provider/play/gameOdds.ts';
import { gameReturns } from '../../provider/play/gameReturns.ts';
import { bookOf } from '../../provider/sports/books.ts';
import { decimal } from './enumerateSlot.ts';

const basisPoints = (ratio: Ratio) => Math.floor(decimal(ratio) * 10_000);

it('shows each game of the lobby with the least and the greatest return that the provider declares', () => {
  const wrong = referenceGames().flatMap(({ id, leastReturn, greatestReturn }) => {
    const { least, greatest } = gameReturns(id);
    const declared = [basisPoints(least), basisPoints(greatest)];
    return declared[0] === leastReturn && declared[1] === greatestReturn ? [] : [[id, ...declared]];
  });
  expect(wrong).toEqual([]);
});

it.each([
  // All five digits in order; sums by halves.
  ['five-digits', [9n, 10n], [39n, 40n], 9_000, 9_750],
  // Three shapes of 28; halves of the sum.
  ['lucky-28', [19n, 20n], [39n, 40n], 9_500, 9_750],
  // Totals of 4 and 17; big, small, odd, even and combinations.
  ['riverside-sic-bo', [11n, 12n], [35n, 36n], 9_166, 9_722],
  ['lantern-night', null, null, 9_747, 9_747],
  ['rocket-rise', [97n, 100n], [97n, 100n], 9_700, 9_700],
  // The exact score; handicap and over/under.
  ['grand-stadium-sports', [37n, 40n], [24n, 25n], 9_250, 9_600],
  ['av-arena-esports', [189n, 200n], [24n, 25n], 9_450, 9_600],
] as const)('%s returns %s to %s', (id, least, greatest, leastReturn, greatestReturn) => {
  const returns = gameReturns(id);
  const shares = [returns.least, returns.greatest].map(({ numerator, denominator }) => reduced(numerator, denominator));
  const expected = [least, greatest].map((of) => of && { numerator: of[0], denominator: of[1] });
  for (const [at, share] of shares.entries()) expect(share).toEqual(expected[at] ?? share);
  expect(referenceGames().find((game) => game.id === id)).toMatchObject({ leastReturn, greatestReturn });
});

it('[GAME-08] plays each crash game of the lobby, and no other, with the crash engine', () => {
  const games = referenceGames();
  const ids = games.filter(({ category }) => category === 'CRASH').map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...crashGames].toSorted());
  expect(games.filter(({ id, engine }) => engineOf(id) !== engine)).toEqual([]);
});

it('[GAME-12] plays every slot with reels, and every other type of table, card and lottery with its own rules', () => {
  const games = referenceGames();
  expect(games.filter(({ id, type }) => type === 'slots' && engineOf(id) !== 'slot').map(({ id }) => id)).toEqual([]);
  const others = games.filter(({ category, type }) =>
    type == null ? category !== 'CRASH' : ['scratch', 'videoPoker', 'table', 'bingo'].includes(type),
  );
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter(({ id }) => engineOf(id) === 'slot').map(({ id }) => id)).toEqual([]);
});

it('plays every game of the jackpot shelf, and no other, for the jackpots', () => {
  const games = referenceGames();
  const ids = games.filter(({ type }) => type === 'jackpot').map(({ id }) => id);
  expect(ids).toHaveLength(80);
  expect(games.filter(({ id }) => withJackpots(id)).map(({ id }) => id)).toEqual(ids);
});

it('[GAME-12] plays no arcade game with reels', () => {
  const arcade = referenceGames().filter(({ category }) => category === 'ARCADE');
  expect(arcade).toHaveLength(120);
  expect(arcade.filter(({ id }) => engineOf(id) === 'slot').map(({ id }) => id)).toEqual([]);
});

it('[GAME-03] [GAME-04] [GAME-17] gives every vendor of sports and esports a sportsbook', () => {
  const books = referenceGames().filter(({ category }) => category === 'SPORTS' || category === 'ESPORTS');
  expect(books.map(({ id, vendor }) => [vendor, bookOf(id)])).toEqual([
    ['STADIUM', 'sports'],
    ['AV', 'esports'],
    ['AI', 'esports'],
    ['IMES', 'esports'],
    ['TF', 'esports'],
    ['IA', 'esports'],
  ]);
});
