import type { SlotSymbol } from '../../engines/slot/parSheet.ts';
import type { LineWin, Spin } from '../../engines/slot/spinReels.ts';
import type { RoundView } from '../../play/views.ts';
import type { TopName } from '../art/dress.ts';
import { hundredths, money, signed, type Translate } from '../copy/text.ts';
import { isWin } from '../shell/isWin.ts';

/** What the words about a round depend on. */
export interface Words {
  readonly t: Translate;
  readonly top: TopName;
  /** Of the sheet. */
  readonly lineCount: number;
}

export function symbolName({ t, top }: Pick<Words, 't' | 'top'>, symbol: SlotSymbol): string {
  switch (symbol) {
    case 'A':
      return t(`symbol_${top}`);
    case 'B':
      return t('symbol_elephant');
    case 'C':
      return t('symbol_lotus');
    case 'D':
      return t('symbol_boat');
    case 'E':
      return t('symbol_A');
    case 'F':
      return t('symbol_K');
    case 'G':
      return t('symbol_Q');
    case 'W':
      return t('symbol_moon');
    default:
      return t('symbol_krathong');
  }
}

/** The reels in words, row by row. */
export const gridInWords = (words: Words, columns: readonly string[]): string =>
  [0, 1, 2]
    .map((row) => columns.map((column) => symbolName(words, column.charAt(row) as SlotSymbol)).join(' '))
    .join(' / ');

export const bestLine = ({ wins }: Spin): LineWin | undefined =>
  wins.toSorted((a, b) => b.times - a.times || a.line - b.line)[0];

/** Why a round paid: its free spins, its best line, its scatters. */
export function reasonsOf(words: Words, { outcome, stake, jackpot }: RoundView): readonly string[] {
  const { t, lineCount } = words;
  const [first] = outcome?.spins ?? [];
  if (outcome === null || first === undefined) return [];
  const free = outcome.spins.length - 1;
  const best = bestLine(first);
  const line =
    best &&
    `${t('line')} ${best.line} · ${symbolName(words, best.symbol)} ×${best.count} · ${money(stake / lineCount)} × ${best.times}`;
  const more = first.wins.length > 1 ? t('more_lines', { count: first.wins.length - 1 }) : undefined;
  const scatter =
    first.scatterTimes > 0
      ? `${t('scatter_pays', { count: first.scatters, name: t('symbol_krathong') })} · ${money(stake)} × ${first.scatterTimes}`
      : undefined;
  const spins = free > 0 ? `${t('free_won', { count: free })} · ${money(outcome.payout - first.payout)}` : undefined;
  const won = outcome.jackpot?.won ?? null;
  const pot =
    won === null || jackpot === undefined
      ? undefined
      : `${t('jackpot_won', { name: t(`jackpot_${won}`) })} ${hundredths(jackpot)}`;
  return [pot, line, more, scatter, spins].filter((reason) => reason !== undefined);
}

/** A round in one sentence, for the live region. */
export function roundInWords(words: Words, round: RoundView): string {
  const { t } = words;
  const { payout, stake } = round;
  if (payout === 0) return `${t('no_win')}. ${t('net')} ${signed(-stake)}`;
  const head = `${t(isWin(round) ? 'win' : 'paid')} ${money(payout)}`;
  return [head, ...reasonsOf(words, round), `${t('after_stake')} ${signed(payout - stake)}`].join('. ');
}

/** What to mark on the reels after a spin: cells as `[reel, row]` of each line that paid, best first, and of scatters. */
export function marksOf({ wins, columns, scatterTimes }: Spin, lines: readonly (readonly number[])[]) {
  const paid = wins
    .toSorted((a, b) => b.times - a.times)
    .map(({ line, count }) => {
      const rows = lines[line - 1] ?? [];
      return { line, rows, hits: rows.slice(0, count).map((row, reel) => [reel, row] as const) };
    });
  const scattered =
    scatterTimes === 0
      ? []
      : columns.flatMap((column, reel) => {
          const row = column.indexOf('S');
          return row === -1 ? [] : [[reel, row] as const];
        });
  return { paid, scattered };
}
