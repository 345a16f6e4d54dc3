import { boards } from '../engines/board/boards.ts';
import type { Played } from '../engines/board/rules.ts';
import type { Draw } from '../engines/rng/blocks.ts';
import type { SheetId } from '../engines/slot/parSheets.ts';
import { type SlotOutcome, slotRound } from '../engines/slot/slotRound.ts';
import { playSlip, readMoves } from '../engines/sports/slip.ts';
import { SHEET } from '../sports/sheet.ts';

export type RoundOutcome = SlotOutcome | Played;

/** What a round is worked out from, besides its seeds. */
export interface RoundBet {
  /** Par sheet of a slot, or rules of a board game. */
  readonly sheet: string;
  /** 1/10,000 P */
  readonly stake: number;
  readonly choice: unknown;
  readonly moves: readonly unknown[];
}

/** The draw of any round. @throws {IllegalMove} */
export function drawOf({ sheet, stake, choice, moves }: RoundBet): Draw<RoundOutcome> {
  if (sheet === SHEET) return playSlip(stake, readMoves(moves));
  const rules = boards.get(sheet);
  return rules ? rules.play({ stake, choice, moves }) : slotRound({ sheet: sheet as SheetId, stake });
}

export const isOpen = (outcome: RoundOutcome): boolean => 'isOver' in outcome && !outcome.isOver;
