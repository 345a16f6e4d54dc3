import type { JackpotDraw, JackpotOdds } from '../../engines/slot/jackpots.ts';
import { jackpotName } from '../slot/pots/potBoard.ts';
import type { Words } from '../slot/result.ts';
import type { TranslateCheck } from './translateCheck.ts';

const number = new Intl.NumberFormat('en');
const fact = (name: string, value: string, isWon = false) =>
  `<div><dt>${isWon ? `<b>${name}</b>` : name}</dt><dd class="mono">${isWon ? `<b>${value}</b>` : value}</dd></div>`;

/** How the number of the jackpots was drawn, and what it would have won. HTML. @param stake 1/10,000 P */
export function jackpotSteps(
  t: TranslateCheck,
  words: Words,
  { range, pots }: JackpotOdds,
  { word, number: drawn, won }: JackpotDraw,
  stake: number,
): string {
  const share = Math.floor(2 ** 32 / range);
  let from = 0;
  const ranges = pots.map(({ id, numbers }) => {
    const end = from + (numbers * stake) / 10_000;
    const told = fact(jackpotName(words.t, id), `${number.format(from)} – ${number.format(end - 1)}`, id === won);
    from = end;
    return told;
  });
  const hint = t('jackpot_hint', { share, range: number.format(range) });
  const drawnAs = `${word.toString(16).padStart(8, '0')} = ${number.format(word)} ÷ ${share} → ${number.format(drawn)}`;
  const result = won === null ? t('jackpot_none') : jackpotName(words.t, won);
  return `<p class="small muted">${hint}</p><dl class="facts">${fact(t('jackpot_number'), drawnAs, true)}${ranges.join('')}${fact(t('jackpot'), result, true)}</dl>`;
}
