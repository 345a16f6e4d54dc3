import type { LineSymbol, ParSheet } from '../../engines/slot/parSheet.ts';
import { money } from '../copy/text.ts';
import { potRules, returnText } from './pots/potRules.ts';
import { symbolName, type Words } from './result.ts';

const picture = (symbol: string) => `<svg viewBox="0 0 160 160" aria-hidden="true"><use href="#s-${symbol}"/></svg>`;
const SYMBOLS: readonly LineSymbol[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const number = new Intl.NumberFormat('en');

const paysList = (pays: readonly number[]) =>
  `<dl class="mono">${[5, 4, 3].map((count) => `<div><dt>${count}</dt><dd>${number.format(pays[count - 3] ?? 0)}×</dd></div>`).join('')}</dl>`;

const linePicture = (rows: readonly number[]) =>
  `<svg viewBox="0 0 50 30" aria-hidden="true">${rows
    .map((on, reel) =>
      [0, 1, 2]
        .map(
          (row) =>
            `<rect class="${row === on ? 'on' : ''}" x="${reel * 10 + 1.5}" y="${row * 10 + 1.5}" width="7" height="7" rx="1.5"/>`,
        )
        .join(''),
    )
    .join('')}</svg>`;

/** Highest symbols beside the reels. */
export const topPays = ({ t }: Words, { pays }: ParSheet): string => {
  const highest = SYMBOLS.slice(0, 4).map(
    (symbol) =>
      `<li>${picture(symbol)}<span>${t('five')}</span><b class="mono">${number.format(pays[symbol][2])}×</b></li>`,
  );
  return `${highest.join('')}<li>${picture('W')}<span>${t('pay_wild_short')}</span></li>`;
};

/** What every symbol pays, the lines, and the exact odds of the sheet. */
export function paytable(words: Words, sheet: ParSheet, stake: number): string {
  const { t } = words;
  const { pays, scatter, lines, trigger, freeSpins, jackpot } = sheet;
  const item = (symbol: LineSymbol) =>
    `<li>${picture(symbol)}<div><b>${symbolName(words, symbol)}</b>${paysList(pays[symbol])}</div></li>`;
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd class="mono">${value}</dd></div>`;
  const rounds = Number(trigger.denominator / trigger.numerator);
  return `<div class="pay">
  <p class="small muted">${t('pay_hint')}</p>
  ${jackpot === undefined ? '' : potRules(t, jackpot, stake)}
  <ul class="pay__list">${SYMBOLS.map(item).join('')}
    <li class="pay__wild">${picture('W')}<div><b>${t('symbol_moon')}</b><p class="small muted">${t('pay_wild', { scatter: t('symbol_krathong') })}</p></div></li>
    <li class="pay__scatter">${picture('S')}<div><b>${t('symbol_krathong')}</b>${paysList(scatter)}</div><p class="small muted">${t('pay_scatter')}. ${t('pay_free', { count: freeSpins })}</p></li>
  </ul>
  <div class="paper pay__lines"><h3>${t('lines', { count: lines.length })}</h3>
    <ol>${lines.map((rows, index) => `<li>${linePicture(rows)}<span class="mono">${index + 1}</span></li>`).join('')}</ol>
    <hr class="perforation">
    <dl class="receipt__rows">${row(t('stake_round'), `${money(stake)} = ${lines.length} × ${money(stake / lines.length)}`)}${row(t('return_rate'), returnText(t, sheet))}</dl>
    <p class="tiny muted pay__fine">${t('odds', { rounds })}. ${t('over_stake')}</p>
  </div>
</div>`;
}
