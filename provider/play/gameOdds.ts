import type { SheetId } from '../engines/slot/parSheets.ts';
import { lotteryIdOf } from '../lottery/lotteryGames.ts';
import { boardOf } from './boardGames.ts';

const SHEETS = ['even-1', 'gentle-1', 'steep-1'] as const satisfies readonly SheetId[];
const WITH_JACKPOTS = /jackpot|-(?:millions|vault|tide)$/;

/** The odds of a slot or board game, fixed by its id: the same for every player and session, trial accounts included. */
export const sheetOf = (gameId: string): string => lotteryIdOf(gameId) ?? boardOf(gameId) ?? slotSheetOf(gameId);

/** Whether a game plays for the jackpots. */
export const withJackpots = (gameId: string): boolean => sheetOf(gameId) === 'jackpot-1';

export function slotSheetOf(gameId: string): SheetId {
  if (gameId === 'lantern-night') return 'even-1';
  if (WITH_JACKPOTS.test(gameId)) return 'jackpot-1';
  const sum = [...gameId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return SHEETS[sum % SHEETS.length] ?? 'even-1';
}
