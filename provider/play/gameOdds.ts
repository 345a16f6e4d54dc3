import { parSheets, type SheetId } from '../engines/slot/parSheets.ts';

const SHEETS = Object.keys(parSheets) as SheetId[];

/** The odds of a game, fixed by its id: the same for every player and session, trial accounts included. */
export function sheetOf(gameId: string): SheetId {
  if (gameId === 'lantern-night') return 'even-1';
  const sum = [...gameId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return SHEETS[sum % SHEETS.length] ?? 'even-1';
}
