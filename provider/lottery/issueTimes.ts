import type { LotteryGame } from '../engines/lottery/lotteryGame.ts';

const DAY_MS = 86_400_000;
/** The business day is that of GMT+8. */
const OFFSET_MS = 8 * 3_600_000;

export interface IssueTimes {
  /** As `20261126-039`: business day and number within it, from 1. */
  readonly number: string;
  readonly opensAt: number;
  /** Bets are taken before this instant. */
  readonly sealsAt: number;
  readonly drawsAt: number;
}

/** The issue whose bets are open at an instant, or the one so many after it. */
export function issueAt({ everyMs, sealMs }: LotteryGame, at: number, after = 0): IssueTimes {
  // Between seal and draw, bets go to the next issue.
  const opensAt = Math.floor((at + sealMs) / everyMs) * everyMs + after * everyMs;
  const local = opensAt + OFFSET_MS;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  const place = Math.floor((local % DAY_MS) / everyMs) + 1;
  const drawsAt = opensAt + everyMs;
  return {
    number: `${day}-${String(place).padStart(4, '0')}`,
    opensAt: opensAt - sealMs,
    sealsAt: drawsAt - sealMs,
    drawsAt,
  };
}
