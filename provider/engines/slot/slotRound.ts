import type { Draw } from '../rng/blocks.ts';
import { drawJackpot, type JackpotDraw } from './jackpots.ts';
import type { ParSheet } from './parSheet.ts';
import { parSheets, type SheetId } from './parSheets.ts';
import { type Spin, spinReels } from './spinReels.ts';

/** The one bet of a slot: a stake over all lines. */
export interface SlotBet {
  readonly sheet: SheetId;
  /** 1/10,000 P, a multiple of the number of lines. */
  readonly stake: number;
}

export interface SlotOutcome {
  /** The paid spin, then the free ones. */
  readonly spins: readonly Spin[];
  /** Of the reels, 1/10,000 P. */
  readonly payout: number;
  /** Of a sheet with jackpots. What a pot pays is the wallet's to say. */
  readonly jackpot?: JackpotDraw;
}

/** One paid spin with all free spins that follow, then the number of the jackpots. Depends on the bet and the stream of chance, and on nothing else. */
export const slotRound = ({ sheet, stake }: SlotBet): Draw<SlotOutcome> => roundOf(parSheets[sheet], stake);

/** The same for any sheet. */
export function* roundOf(sheet: ParSheet, stake: number): Draw<SlotOutcome> {
  const spins: Spin[] = [];
  let cursor = 0;
  let left = 1;
  while (left > 0) {
    const { spin, nextCursor } = yield* spinReels(sheet, stake / sheet.lines.length, spins.length > 0, cursor);
    spins.push(spin);
    cursor = nextCursor;
    left += spin.awarded - 1;
  }
  const payout = spins.reduce((sum, { payout }) => sum + payout, 0);
  if (sheet.jackpot === undefined) return { spins, payout };
  return { spins, payout, jackpot: yield* drawJackpot(sheet.jackpot, stake, cursor) };
}
