import { eq, inArray, type SQL } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { type OpenedNumber, prizeMode } from '../../../src/api/contract/play/lottery.ts';
import { lotteryDraw } from '../../database/schema.ts';
import { gamesOfMode } from './lotteryKinds.ts';

/** Draws are kept in `Elott`, in which all lotteries are; the other modes are some of them. */
export function drawsOfMode(mode: string): SQL | undefined {
  const known = prizeMode.safeParse(mode);
  return known.success && known.data !== 'Elott'
    ? inArray(lotteryDraw.gameCode, [...gamesOfMode(known.data)])
    : eq(lotteryDraw.prizeMode, mode);
}

export const openedView = (
  { gameCode, gameName, issueNo, numbers, openedAt }: typeof lotteryDraw.$inferSelect,
  language: LanguageCode,
): OpenedNumber => ({ gameCode, gameName: gameName[language], issueNo, numbers, openedAt });
