import type { DrawTimes, LotteryKind, PrizeMode } from '../../../src/api/contract/play/lottery.ts';

interface LotteryTraits {
  readonly kind: LotteryKind;
  /** LOTTERY-05: besides `Elott`, in which all are. */
  readonly modes: readonly PrizeMode[];
  readonly draws: DrawTimes;
}

const every = (minutes: number, sealSeconds: number): DrawTimes => ({
  everyMs: minutes * 60_000,
  sealMs: sealSeconds * 1_000,
});

/** `Lott`: a draw every five to ten minutes; `ZY`: every minute; `SEA`: Vietnam. */
const TRAITS: Readonly<Record<string, LotteryTraits>> = {
  'thai-lottery': { kind: 'SSC', modes: ['Lott'], draws: every(5, 20) },
  'hanoi-lottery': { kind: 'SSC', modes: ['Lott', 'SEA'], draws: every(10, 30) },
  'vietnam-south': { kind: 'SSC', modes: ['Lott', 'SEA'], draws: every(10, 30) },
  'vietnam-central': { kind: 'SSC', modes: ['Lott', 'SEA'], draws: every(5, 30) },
  'mark-six': { kind: 'LHC', modes: ['Lott'], draws: every(10, 30) },
  'five-digits': { kind: 'SSC', modes: ['ZY'], draws: every(1, 10) },
  'longboat-ten': { kind: 'PK10', modes: ['ZY'], draws: every(1, 10) },
  'five-of-eleven': { kind: '11X5', modes: ['ZY'], draws: every(1, 10) },
  'lucky-28': { kind: 'LF', modes: ['ZY'], draws: every(1, 10) },
};

export const kindOf = (gameId: string): LotteryKind => TRAITS[gameId]?.kind ?? 'SSC';
/** When a lottery draws; null for one the site does not know. */
export const drawTimesOf = (gameId: string): DrawTimes | null => TRAITS[gameId]?.draws ?? null;
export const modesOf = (gameId: string): PrizeMode[] => ['Elott', ...(TRAITS[gameId]?.modes ?? [])];

/** Games of a mode that not all are in. */
export const gamesOfMode = (mode: PrizeMode): readonly string[] =>
  Object.keys(TRAITS).filter((gameId) => modesOf(gameId).includes(mode));
