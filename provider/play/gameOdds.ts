import { parSheets, type SheetId } from '../engines/slot/parSheets.ts';
import { lotteryIdOf } from '../lottery/lotteryGames.ts';
import { boardOf } from './boardGames.ts';

const SHEETS = Object.keys(parSheets) as SheetId[];

/** The odds of a slot or board game, fixed by its id: the same for every player and session, trial accounts included. */
export const sheetOf = (gameId: string): string => lotteryIdOf(gameId) ?? boardOf(gameId) ?? slotSheetOf(gameId);

export function slotSheetOf(gameId: string): SheetId {
  if (gameId === 'lantern-night') return 'even-1';
  const sum = [...gameId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return SHEETS[sum % SHEETS.length] ?? 'even-1';
}
