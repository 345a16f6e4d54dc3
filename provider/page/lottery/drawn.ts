import { html, type TemplateResult } from 'lit-html';
import { BLUE, RED } from '../../engines/lottery/lotteries.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const colourOf = (number: number) => (RED.includes(number) ? 'red' : BLUE.includes(number) ? 'blue' : 'green');
const tile = (text: string) => html`<span class="tile mono">${text}</span>`;
const ball = (number: number, look = '') => html`<span class="ball mono ball--${look}">${two(number)}</span>`;

/** Drawn numbers of a lottery: tiles, balls, boats or lots. `label` reads them out. */
export function drawnNumbers(lottery: string, drawn: readonly number[], label: string): TemplateResult {
  const inner = () => {
    switch (lottery) {
      case 'thai3-1':
        return html`${drawn.slice(0, 3).map((digit) => tile(String(digit)))}<i class="drawn__gap"></i>${drawn.slice(3).map((digit) => tile(String(digit)))}`;
      case '11x5-1':
        return drawn.map((number) => ball(number, 'plain'));
      case 'pk10-1':
        return drawn.map((number) => ball(number, `boat${number}`));
      case 'lhc-1':
        return html`${drawn.slice(0, 6).map((number) => ball(number, colourOf(number)))}<b class="drawn__plus">+</b>${drawn.slice(6).map((number) => ball(number, colourOf(number)))}`;
      case 'hanoi-1':
        return html`<span class="tile tile--first mono">${two(drawn[0] ?? 0)}</span>${drawn.slice(1).map((lot) => html`<span class="tile tile--lot mono">${two(lot)}</span>`)}`;
      default:
        return drawn.map((digit) => tile(String(digit)));
    }
  };
  return html`<span class="drawn drawn--${lottery}" role="img" aria-label=${label}>${inner()}</span>`;
}

/** Drawn numbers in one text. */
export function drawnText(lottery: string, drawn: readonly number[]): string {
  if (lottery === 'thai3-1') return `${drawn.slice(0, 3).join(' ')} / ${drawn.slice(3).join(' ')}`;
  if (lottery === 'lhc-1') return `${drawn.slice(0, 6).map(two).join(' ')} + ${two(drawn[6] ?? 0)}`;
  if (lottery === 'ssc-1') return drawn.join(' ');
  return drawn.map(two).join(' ');
}
