import { expect, it } from 'vitest';
import { crashGames, crashOddsOf, engineOf } from '../../provider/crash/crashGames.ts';
import { boards } from '../../provider/engines/board/boards.ts';
import { crashOdds } from '../../provider/engines/crash/odds.ts';
import type { Ratio } from '../../provider/engines/ratio.ts';
import { returnOf } from '../../provider/engines/slot/parSheet.ts';
import { parSheets } from '../../provider/engines/slot/parSheets.ts';
import { RETURNS } from '../../provider/engines/sports/quotes.ts';
import { sheetOf, slotSheetOf, withJackpots } from '../../provider/play/gameOdds.ts';
import { bookOf } from '../../provider/sports/books.ts';
import { demoCatalog } from '../../server/database/seed/games/demoCatalog.ts';
import { decimal } from './enumerateSlot.ts';

const basisPoints = (ratio: Ratio) => Math.floor(decimal(ratio) * 10_000);

it('[SCREEN-01] shows each slot of the lobby with the return that the provider plays it with', () => {
  const wrong = demoCatalog()
    .filter(({ engine }) => engine === 'slot')
    .filter(({ id, rtp }) => rtp !== basisPoints(returnOf(parSheets[slotSheetOf(id)])))
    .map(({ id }) => id);
  expect(wrong).toEqual([]);
});

it('[SCREEN-01] [GAME-08] plays each crash game of the lobby, and no other, with the crash engine and the return shown', () => {
  const games = demoCatalog();
  const ids = games.filter(({ category }) => category === 'CRASH').map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...crashGames].toSorted());
  expect(games.filter(({ id, engine }) => engineOf(id) !== engine)).toEqual([]);
  const wrong = games
    .filter(({ engine }) => engine === 'crash')
    .filter(({ id, rtp, enabled }) => !enabled || rtp !== basisPoints(crashOdds[crashOddsOf(id)].rtp));
  expect(wrong).toEqual([]);
});

it('[SCREEN-01] shows each board game of the lobby with the return of its main bet', () => {
  const games = demoCatalog().filter(({ engine }) => engine === 'board' || engine === 'lottery');
  const wrong = games.filter(({ id, rtp }) => {
    const [main] = boards.get(sheetOf(id))?.bets ?? [];
    return main === undefined || rtp !== basisPoints(main.rtp);
  });
  expect(games.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

it('[GAME-12] plays every slot with reels, and every other type of table, card and lottery with its own rules', () => {
  const games = demoCatalog();
  expect(games.filter(({ id, type }) => type === 'slots' && engineOf(id) !== 'slot').map(({ id }) => id)).toEqual([]);
  const others = games.filter(({ category, type }) =>
    type == null ? category !== 'CRASH' : ['scratch', 'videoPoker', 'table', 'bingo'].includes(type),
  );
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter(({ id }) => engineOf(id) === 'slot').map(({ id }) => id)).toEqual([]);
});

it('[SCREEN-01] plays every game of the jackpot shelf, and no other, for the jackpots', () => {
  const games = demoCatalog();
  const ids = games.filter(({ type }) => type === 'jackpot').map(({ id }) => id);
  expect(ids).toHaveLength(80);
  expect(games.filter(({ id }) => withJackpots(id)).map(({ id }) => id)).toEqual(ids);
});

it('[GAME-12] plays no arcade game with reels', () => {
  const arcade = demoCatalog().filter(({ category }) => category === 'ARCADE');
  expect(arcade).toHaveLength(120);
  expect(arcade.filter(({ id }) => engineOf(id) === 'slot').map(({ id }) => id)).toEqual([]);
});

it('[GAME-03] [GAME-04] [GAME-17] gives every vendor of sports and esports a sportsbook, with the return of its main market', () => {
  const books = demoCatalog().filter(({ category }) => category === 'SPORTS' || category === 'ESPORTS');
  expect(books.map(({ id, vendor, rtp }) => [vendor, bookOf(id), rtp])).toEqual([
    ['STADIUM', 'sports', 9_450],
    ['AV', 'esports', 9_550],
    ['AI', 'esports', 9_550],
    ['IMES', 'esports', 9_550],
    ['TF', 'esports', 9_550],
    ['IA', 'esports', 9_550],
  ]);
  expect([RETURNS['1x2'], RETURNS.winner]).toEqual([0.945, 0.955]);
});
