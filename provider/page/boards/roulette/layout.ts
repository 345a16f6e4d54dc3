import { html, nothing, type TemplateResult } from 'lit-html';
import { ROULETTE_PAYS } from '../../../engines/board/roulette.ts';
import { rouletteSpots } from '../../../engines/board/rouletteSpots.ts';
import { betsOf } from '../../../engines/board/spots.ts';
import type { Say } from '../../board/board.ts';
import { money, short } from '../../copy/text.ts';
import { chipMark } from '../spots/chips.ts';
import { chipsOn, type SpotState, type SpotsModel } from '../spots/model.ts';
import { oddsText, spot } from '../spots/spot.ts';
import type { RouletteKey } from './copy.en.ts';
import { INSIDE, type InsideKind, isInside, markOf, nameOf } from './names.ts';
import { colorOf } from './wheel.ts';

type StateOf = (spot: string) => SpotState;
type Model = SpotsModel & { readonly t: Say<RouletteKey> };

/** Rows of the table from the top: the third column first. */
const NUMBERS = [3, 2, 1].flatMap((row) => Array.from({ length: 12 }, (_, at) => row + at * 3));
const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** Chips on the borders between numbers. */
const marks = (model: Model) =>
  betsOf(chipsOn(model)).flatMap(([id, amount]) => {
    const bet = rouletteSpots.get(id);
    return bet && isInside(bet.kind) ? chipMark(amount, ...markOf(bet.kind, bet.numbers)) : [];
  });

/** The felt: numbers, columns, dozens and the even chances; on a phone held upright the numbers run down. */
export function layout(model: Model, stateOf: StateOf): TemplateResult {
  const { t } = model;
  const one = (id: string, face: unknown, look: string, odds?: string) =>
    spot(model, { id, name: nameOf(t, id), face, look, ...(odds === undefined ? {} : { odds }) }, stateOf(id));
  const number = (of: number) => one(`straight ${of}`, of, `num num--${colorOf(of)}`);
  return html`<div class="rl" role="group" aria-label=${t('spots_bets')}>
<div class="rl__zero">${number(0)}</div>
<div class="rl__block">${NUMBERS.map(number)}${marks(model)}</div>
<div class="rl__columns">${[3, 2, 1].map((of) => one(`column ${of}`, '2:1', 'rl-column'))}</div>
<div class="rl__dozens">${[1, 2, 3].map((of) => one(`dozen ${of}`, `${of * 12 - 11}–${of * 12}`, 'rl-dozen', '2:1'))}</div>
<div class="rl__outside">${OUTSIDE.map((id) => one(id, t(id), `rl-out rl-${id}`))}</div></div>`;
}

/** All splits, streets, corners and six lines, in a sheet of their own. */
export function insideSheet(model: Model, stateOf: StateOf): TemplateResult {
  const { t, chip } = model;
  const spotsOf = (kind: InsideKind) => [...rouletteSpots].filter(([, bet]) => bet.kind === kind);
  const sum = betsOf(chipsOn(model))
    .filter(([id]) => isInside(rouletteSpots.get(id)?.kind ?? 'straight'))
    .reduce((all, [, amount]) => all + amount, 0);
  const open = ({ currentTarget }: Event) => {
    const sheet = (currentTarget as HTMLElement).parentElement?.querySelector('dialog');
    sheet?.showModal();
  };
  return html`<div class="rl-more"><button class="spots__more" @click=${open}><span class="rl-more__long">${t('inside')}</span><span class="rl-more__short" aria-hidden="true">${t('inside_short')}</span>${sum === 0 ? nothing : html` <b class="mono">${short(sum).slice(1)}</b>`}</button>
<dialog class="sheet rl-sheet" aria-label=${t('inside')}><div class="sheet__grip"></div>
<div class="dialog__head"><h2>${t('inside')}</h2><button class="btn btn--small" data-do="close">${t('inside_done')}</button></div>
<p class="rl-sheet__chip small">${t('inside_chip', { amount: money(chip) })}</p>
${INSIDE.map(
  (kind) => html`<section><h3>${t(`kind_${kind}`)} <span class="mono">${oddsText(ROULETTE_PAYS[kind])}</span></h3>
<div class="rl-sheet__spots rl-sheet__spots--${kind}">${spotsOf(kind).map(([id, { numbers }]) =>
    spot(model, { id, name: nameOf(t, id), face: html`<span class="mono">${numbers.join('·')}</span>` }, stateOf(id)),
  )}</div></section>`,
)}</dialog></div>`;
}
