import { html, nothing, type TemplateResult } from 'lit-html';
import { pays } from '../../engines/board/rules.ts';
import { type LotteryBet, linesOf, type Marks, textOf } from '../../engines/lottery/lotteryGame.ts';
import { betOf, lineCount, MOST_LINES } from '../../engines/lottery/lotteryRules.ts';
import { money } from '../copy/text.ts';
import { icon } from '../shell/icon.ts';
import { stakesOf } from '../shell/stakes.ts';
import type { LotteryKey } from './copy.en.ts';
import { betName, hundredthsText, linesText, timesText } from './entryText.ts';
import { isEditing, type LotteryPage } from './lotteryPage.ts';

/** Bet types, their numbers, the stake of a line. */
export function marking(page: LotteryPage): TemplateResult {
  const { game, snapshot, t, send } = page;
  const { bet: id, marks, unit } = snapshot.context;
  const bet = betOf(game, id);
  if (bet === undefined) return html``;
  const isOff = String(!isEditing(page));
  const count = marks.some((row) => row.length === 0) ? 0 : lineCount(game, { bet: id, marks });
  const hint = hintOf(page, bet);
  const isTooMany = count > MOST_LINES;
  return html`<section class="lotto__mark plate" aria-label=${t('bet_types')}>
    <div class="lotto__bets" role="group" aria-label=${t('bet_types')}>${game.bets.map(
      (each) =>
        html`<button class="lotto__type" aria-pressed=${String(each.id === id)} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.pickBet', bet: each.id, rows: each.picker.type === 'rows' ? each.picker.rows.length : 1 })}><span>${betName(t, each.id)}</span><span class="mono tiny">${timesText(each)}</span></button>`,
    )}</div>
    <p class="small muted lotto__hint">${t(bet.picker.type === 'rows' ? 'pick_rows' : bet.picker.type === 'set' ? 'pick_set' : 'pick_options', { count: bet.picker.type === 'set' ? bet.picker.pick : 1 })}${hint === '' ? '' : ` · ${hint}`}</p>
    ${pickers(page, bet, isOff)}
    <div class="lotto__add">
      ${stepper(page, t('unit'), unit, isOff)}
      <p class="small">${
        isTooMany
          ? html`<b class="lotto__soon">${t('too_many', { most: MOST_LINES })}</b>`
          : html`<span class="muted">${linesText(t, count)} × ${money(unit)}</span> <b class="mono">${money(count * unit)}</b>${count === 0 ? nothing : html` <span class="gain">${t('wins', { amount: winsText(bet, marks, unit) })}</span>`}`
      }</p>
      <button class="btn" aria-disabled=${String(!isEditing(page) || count === 0 || isTooMany)} @click=${() => send({ type: 'lottery.add' })}>${icon('plus', 'icon--s')}${t('add')}</button>
    </div>
  </section>`;
}

/** What a line that hits brings: one sum, or from the least to the most. */
function winsText(bet: LotteryBet, marks: Marks, unit: number): string {
  const times = linesOf(bet, marks).map((line) => bet.times(line));
  const [least, most] = [Math.min(...times), Math.max(...times)].map((each) => pays(unit, each));
  return least === most ? money(least ?? 0) : `${money(least ?? 0)}–${money(most ?? 0).slice(2)}`;
}

/** Bet types whose name does not say all. */
const HINTED = ['sum5', 'winnerHalf', 'specialHalf', 'anyLot', 'anyLot3', 'anyLot4', 'together2', 'together3'] as const;
const MORE_HINTED = ['together4', 'sumHalf', 'sumDouble', 'extreme', 'wave', 'shape'] as const;

function hintOf({ t }: LotteryPage, { id, lots = 0 }: LotteryBet): string {
  const hinted = [...HINTED, ...MORE_HINTED].find((one) => one === id);
  return hinted === undefined ? '' : t(`hint_${hinted}`, { count: lots });
}

function pickers({ snapshot, t, send }: LotteryPage, bet: LotteryBet, isOff: string) {
  const { picker } = bet;
  const { marks } = snapshot.context;
  const numbers = picker.type === 'options' ? picker.of.map((_, place) => place) : picker.of;
  const rows = picker.type === 'rows' ? picker.rows : [null];
  const nameOf = (number: number) =>
    picker.type === 'options'
      ? t(`option_${picker.of[number]}` as LotteryKey)
      : textOf(number, picker.type === 'set' ? (picker.digits ?? 1) : 1);
  return rows.map((row, at) => {
    const marked = marks[at] ?? [];
    const name = row === null ? t('numbers') : t(`row_${row}` as LotteryKey);
    const mark = (next: readonly number[]) => send({ type: 'lottery.mark', row: at, numbers: next });
    const toggle = (number: number) =>
      mark(marked.includes(number) ? marked.filter((each) => each !== number) : [...marked, number]);
    const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;
    const quick = [
      ['all', numbers],
      ['high', numbers.filter((number) => number >= middle)],
      ['low', numbers.filter((number) => number < middle)],
      ['odd', numbers.filter((number) => number % 2 === 1)],
      ['even', numbers.filter((number) => number % 2 === 0)],
      ['clear', []],
    ] as const;
    return html`<div class="lotto__row" role="group" aria-label=${name}>
      <span class="small lotto__rowname">${row === null ? nothing : name}</span>
      <div class="lotto__numbers ${lookOf(picker)}">${numbers.map(
        (number) =>
          html`<button class="lotto__n mono" aria-pressed=${String(marked.includes(number))} aria-disabled=${isOff} @click=${() => toggle(number)}>${nameOf(number)}${timesOfOne(bet, number)}</button>`,
      )}</div>
      ${
        picker.type === 'options'
          ? nothing
          : html`<div class="lotto__quick">${quick.map(
              ([key, next]) =>
                html`<button class="lotto__q small" aria-label="${name}: ${t(key)}" aria-disabled=${isOff} @click=${() => mark(next)}>${t(key)}</button>`,
            )}</div>`
      }
    </div>`;
  });
}

/** What a number or an option pays, where they differ. */
function timesOfOne(bet: LotteryBet, number: number) {
  const { picker, times } = bet;
  if (picker.type === 'rows' || (picker.type === 'set' && picker.pick > 1)) return nothing;
  const all = picker.type === 'set' ? picker.of : picker.of.map((_, place) => place);
  const isSame = all.every((one) => times([one]) === times([number]));
  return isSame ? nothing : html`<small>${hundredthsText(times([number]))}</small>`;
}

const lookOf = ({ type, of }: LotteryBet['picker']): string =>
  type === 'options'
    ? 'lotto__numbers--wide'
    : of.length === 100
      ? 'lotto__numbers--hundred'
      : of.length === 10
        ? 'lotto__numbers--ten'
        : '';

/** Stakes of a line, P. */
const UNITS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map((unit) => unit * 10_000);

function stepper({ snapshot, t, send }: LotteryPage, name: string, unit: number, isOff: string): TemplateResult {
  const { state } = snapshot.context;
  const most = state === null ? 0 : (stakesOf(state).at(-1) ?? 0);
  const units = UNITS.filter((each) => each <= most);
  const step = (by: number) => units[Math.max(0, Math.min(units.length - 1, units.indexOf(unit) + by))] ?? unit;
  return html`<div class="stake" role="group" aria-label=${name}>
    <button class="stake__step" aria-label=${t('lower')} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.setUnit', unit: step(-1) })}>${icon('minus')}</button>
    <output class="stake__value"><b class="mono">${money(unit)}</b><small>${name}</small></output>
    <button class="stake__step" aria-label=${t('raise')} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.setUnit', unit: step(1) })}>${icon('plus')}</button>
  </div>`;
}
