import type { ParSheet } from '../../engines/slot/parSheet.ts';
import type { Dress } from '../art/dress.ts';
import { awning, icon, lanternButton } from '../art/furniture.ts';
import { scenes } from '../art/scene.ts';
import { spriteOf } from '../art/symbols.ts';
import { jackpotDialog } from './pots/celebrate.ts';
import { potBoard } from './pots/potBoard.ts';

const tags = (lines: readonly number[]) =>
  `<ol class="linetags" aria-hidden="true">${lines.map((line) => `<li data-line="${line}">${line}</li>`).join('')}</ol>`;

/** Line numbers stand beside the row that their line begins, or ends, in. */
function sides({ lines }: ParSheet): readonly [readonly number[], readonly number[]] {
  const numbered = lines.map((rows, index) => ({ line: index + 1, from: rows[0] ?? 1, to: rows.at(-1) ?? 1 }));
  const byStart = numbered.toSorted((a, b) => a.from - b.from || a.line - b.line);
  const left = byStart.filter((_, at) => at % 2 === 0);
  const right = byStart.filter((_, at) => at % 2 === 1).toSorted((a, b) => a.to - b.to || a.line - b.line);
  return [left.map(({ line }) => line), right.map(({ line }) => line)];
}

/** Behind and over the game. */
export const around = (dress: Dress, { jackpot }: ParSheet): string =>
  `<svg class="sprite" aria-hidden="true">${spriteOf(dress)}</svg>${scenes()}${jackpot === undefined ? '' : jackpotDialog}`;

/** The stage, once; `data-t` is a text, `data-v` a value. */
export function slotMain(sheet: ParSheet): string {
  const [left, right] = sides(sheet);
  const presets = [0, 1, 2, 3, 4].map((at) => `<button class="chip mono" data-preset="${at}"></button>`).join('');
  return `<ul class="slot__strip only-phone" data-l="last_rounds" data-v="strip"></ul>
  <aside class="slot__side only-wide plate">
    <h2 data-t="pay_top"></h2>
    <ul class="pay-mini" data-v="topPays"></ul>
    <button class="btn btn--small btn--wide" data-do="rules" data-t="pay_all"></button>
    <p class="tiny muted"><span data-t="return_rate"></span> <span class="mono" data-v="rtp"></span></p>
  </aside>
  <section class="cab" data-l="reels">
    ${awning}
    <div class="cab__sign"><b data-v="sign"></b><span class="tiny" data-v="signMore"></span></div>
    <div class="cab__box">${sheet.jackpot === undefined ? '' : potBoard}<div class="cab__row">${tags(left)}<div class="reels" role="img" data-v="reels"></div>${tags(right)}</div></div>
    <div class="cab__tray" data-v="tray"></div>
  </section>
  <aside class="slot__side slot__last plate" data-l="last_rounds">
    <h2 data-t="last_rounds"></h2>
    <ul class="ledger" data-v="ledger"></ul>
  </aside>
  <div class="slot__ctl">
    <div class="slot__chips chips" role="group" data-l="presets">${presets}</div>
    <div class="stake" role="group" data-l="stake">
      <button class="stake__step" data-do="lower" data-l="lower">${icon('minus')}</button>
      <output class="stake__value"><b class="mono" data-v="stake"></b><small class="mono" data-v="lineStake"></small></output>
      <button class="stake__step" data-do="raise" data-l="raise">${icon('plus')}</button>
    </div>
    <button class="spinner" data-do="spin">${lanternButton}<span data-v="spin"></span></button>
    <div class="slot__quick"><button class="btn mono" data-do="halve" data-l="stake_half">½</button><button class="btn mono" data-do="double" data-l="stake_double">2×</button></div>
  </div>`;
}
