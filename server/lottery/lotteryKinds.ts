import type { LotteryKind, PrizeMode } from '../../src/api/contract/lottery.ts';

interface LotteryTraits {
  readonly kind: LotteryKind;
  /** LOTTERY-05: besides `Elott`, in which all are. */
  readonly modes: readonly PrizeMode[];
}

/** `Lott`: a draw every five to ten minutes; `ZY`: every minute; `SEA`: Vietnam. */
const TRAITS: Readonly<Record<string, LotteryTraits>> = {
  'thai-lottery': { kind: 'SSC', modes: ['Lott'] },
  'hanoi-lottery': { kind: 'SSC', modes: ['Lott', 'SEA'] },
  'vietnam-south': { kind: 'SSC', modes: ['Lott', 'SEA'] },
  'vietnam-central': { kind: 'SSC', modes: ['Lott', 'SEA'] },
  'mark-six': { kind: 'LHC', modes: ['Lott'] },
  'five-digits': { kind: 'SSC', modes: ['ZY'] },
  'longboat-ten': { kind: 'PK10', modes: ['ZY'] },
  'five-of-eleven': { kind: '11X5', modes: ['ZY'] },
  'lucky-28': { kind: 'LF', modes: ['ZY'] },
};

export const kindOf = (gameId: string): LotteryKind => TRAITS[gameId]?.kind ?? 'SSC';
export const modesOf = (gameId: string): PrizeMode[] => ['Elott', ...(TRAITS[gameId]?.modes ?? [])];

/** Games of a mode that not all are in. */
export const gamesOfMode = (mode: PrizeMode): readonly string[] =>
  Object.keys(TRAITS).filter((gameId) => modesOf(gameId).includes(mode));
