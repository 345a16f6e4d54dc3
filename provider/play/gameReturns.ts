import { crashOddsOf, engineOf } from '../crash/crashGames.ts';
import { boards } from '../engines/board/boards.ts';
import { crashOdds } from '../engines/crash/odds.ts';
import type { Ratio } from '../engines/ratio.ts';
import { returnOf } from '../engines/slot/parSheet.ts';
import { parSheets } from '../engines/slot/parSheets.ts';
import { returnsOfBook } from '../sports/bookReturns.ts';
import { bookOf } from '../sports/books.ts';
import { sheetOf, slotSheetOf } from './gameOdds.ts';

/** What the bets of a game return in the long run, with the best play of each. */
export interface GameReturns {
  /** Of the bet that returns least. */
  readonly least: Ratio;
  readonly greatest: Ratio;
}

const isLess = (a: Ratio, b: Ratio): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

/** Every bet that a game declares. */
function declaredOf(gameId: string): readonly Ratio[] {
  const book = bookOf(gameId);
  if (book !== null) return returnsOfBook(book);
  if (engineOf(gameId) === 'crash') return [crashOdds[crashOddsOf(gameId)].rtp];
  return boards.get(sheetOf(gameId))?.bets.map(({ rtp }) => rtp) ?? [returnOf(parSheets[slotSheetOf(gameId)])];
}

/** The least and the greatest return of a game, exact; of a book, those that its odds are made from. */
export function gameReturns(gameId: string): GameReturns {
  const all = declaredOf(gameId);
  const [first] = all;
  if (first === undefined) throw new Error(`${gameId} declares no bet`);
  return {
    least: all.reduce((so, one) => (isLess(one, so) ? one : so), first),
    greatest: all.reduce((so, one) => (isLess(so, one) ? one : so), first),
  };
}
