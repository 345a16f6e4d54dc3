import { html, type TemplateResult } from 'lit-html';
import { sumOf } from '../../engines/lottery/digitBets.ts';
import { BLUE, lotteries, RED } from '../../engines/lottery/lotteries.ts';
import { drawnTexts, type LotteryGame } from '../../engines/lottery/lotteryGame.ts';
import { waveOf } from '../../engines/lottery/lucky28.ts';

const colourOf = (number: number) => (RED.includes(number) ? 'red' : BLUE.includes(number) ? 'blue' : 'green');
const tile = (text: string) => html`<span class="tile mono">${text}</span>`;
const ball = (text: string, look: string) => html`<span class="ball mono ball--${look}">${text}</span>`;

/** Where a draw is told apart: above and below, or the six and the special one. */
const PARTED: Readonly<Record<string, number>> = { 'thai3-1': 3, 'lhc-1': 6 };

interface Told {
  readonly game: LotteryGame;
  readonly drawn: readonly number[];
  readonly texts: readonly string[];
}

const tell = (lottery: string, drawn: readonly number[]): Told => {
  const game = lotteries.get(lottery);
  if (game === undefined) throw new Error(`there is no lottery ${lottery}`);
  return { game, drawn, texts: drawnTexts(game, drawn) };
};

/** Drawn numbers of a lottery: tiles, balls, boats or prizes. `label` reads them out. */
export function drawnNumbers(lottery: string, drawn: readonly number[], label: string): TemplateResult {
  const told = tell(lottery, drawn);
  return html`<span class="drawn drawn--${told.game.prizes ? 'prizes' : lottery}" role="img" aria-label=${label}>${inner(lottery, told)}</span>`;
}

function inner(lottery: string, { game, drawn, texts }: Told) {
  const balls = (look: (number: number) => string, from: number, to?: number) =>
    texts.slice(from, to).map((text, at) => ball(text, look(drawn[from + at] ?? 0)));
  if (game.prizes) return prizeTable(game.prizes, texts);
  switch (lottery) {
    case 'thai3-1':
      return html`${texts.slice(0, 3).map(tile)}<i class="drawn__gap"></i>${texts.slice(3).map(tile)}`;
    case '11x5-1':
      return balls(() => 'plain', 0);
    case 'pk10-1':
      return balls((number) => `boat${number}`, 0);
    case 'lhc-1':
      return html`${balls(colourOf, 0, 6)}<b class="drawn__plus">+</b>${balls(colourOf, 6)}`;
    case 'lf28-1':
      return html`${texts.map(tile)}<b class="drawn__plus">=</b>${ball(String(sumOf(drawn)), waveOf(sumOf(drawn)) ?? 'plain')}`;
    case 'hanoi-1':
      return html`<span class="tile tile--first mono">${texts[0]}</span>${texts.slice(1).map((text) => html`<span class="tile tile--lot mono">${text}</span>`)}`;
    default:
      return texts.map(tile);
  }
}

/** One row a prize, the special one first. */
function prizeTable(prizes: readonly number[], texts: readonly string[]) {
  let next = 0;
  return prizes.map((lots, prize) => {
    const from = next;
    next += lots;
    return html`<span class="prize"><b class="prize__name mono">${prize === 0 ? '★' : prize}</b><span class="prize__lots">${texts
      .slice(from, next)
      .map(
        (text) => html`<span class="prize__lot mono ${prize === 0 ? 'prize__lot--special' : ''}">${text}</span>`,
      )}</span></span>`;
  });
}

/** Drawn numbers in one text. */
export function drawnText(lottery: string, drawn: readonly number[]): string {
  const { game, texts } = tell(lottery, drawn);
  const parted = PARTED[lottery];
  if (lottery === 'lf28-1') return `${texts.join(' + ')} = ${sumOf(drawn)}`;
  if (parted === undefined) return (game.prizes ? texts.slice(0, 1) : texts).join(' ');
  return `${texts.slice(0, parted).join(' ')} ${lottery === 'lhc-1' ? '+' : '/'} ${texts.slice(parted).join(' ')}`;
}

/** What stands for a draw with many prizes where there is little room: its special one. Null for other lotteries. */
export function specialText(lottery: string, drawn: readonly number[]): string | null {
  const { game, texts } = tell(lottery, drawn);
  return game.prizes ? (texts[0] ?? null) : null;
}
