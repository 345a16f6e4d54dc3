import { html } from 'lit-html';
import { pays } from '../../../engines/board/rules.ts';
import {
  FLOORS,
  multiplierOf,
  TILES,
  type TowerChoice,
  type TowerMove,
  type TowerView,
  tower,
} from '../../../engines/board/tower.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { money } from '../../copy/text.ts';
import { farBank } from '../run/drawings.ts';
import { en, type TowerKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { dark, lit, roof, shutters } from './drawings.ts';
import './tower.css';

type Model = BoardModel<TowerChoice, TowerMove, TowerView, TowerKey>;
type Content = 'closed' | 'good' | 'bad' | 'bad_hit';

const START: TowerView = { picks: [], hit: null, multiplier: 0, bad: null };
const drawings = { closed: shutters, good: lit, bad: dark, bad_hit: dark };

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = (hundredths: number) => `${grouped.format(hundredths / 100)}×`;

/** What the tower shows: another choice clears away the round that is over. */
function onTable({ view, choice, round, phase }: Model): TowerView {
  const isPast =
    phase === 'idle' || (phase === 'over' && (round?.choice as TowerChoice | undefined)?.tiles !== choice.tiles);
  return isPast ? START : (view ?? START);
}

function contentOf({ picks, hit, bad }: TowerView, floor: number, tile: number): Content {
  if (picks[floor] === tile) return 'good';
  if (floor === picks.length && hit === tile) return 'bad_hit';
  return bad?.[floor] === tile ? 'bad' : 'closed';
}

function tileOf({ t, before, phase, canMove, move }: Model, view: TowerView, floor: number, tile: number) {
  const content = contentOf(view, floor, tile);
  const isNew = phase === 'showing' && content !== 'closed' && contentOf(before ?? START, floor, tile) === 'closed';
  const isNext = canMove && floor === view.picks.length;
  const label = `${t('window', { floor: floor + 1, tile: tile + 1 })}: ${t(content)}`;
  const pick = () => {
    if (isNext) move({ pick: tile });
  };
  return html`<button class="tower__tile tower__tile--${content} ${isNew ? 'tower__tile--new' : ''}" aria-label=${label} aria-disabled=${String(!isNext)} tabindex=${isNext ? 0 : -1} @click=${pick}>${drawings[content]}</button>`;
}

function floorOf(model: Model, view: TowerView, floor: number) {
  const { choice } = model;
  const { picks, bad, hit } = view;
  const state =
    floor < picks.length ? 'climbed' : floor > picks.length ? 'ahead' : hit !== null ? 'hit' : bad ? 'ahead' : 'next';
  return html`<li class="tower__floor tower__floor--${state}"><b class="tower__pays mono">${times(multiplierOf(choice.tiles, floor + 1))}</b><div class="tower__tiles">${Array.from({ length: choice.tiles }, (_, tile) => tileOf(model, view, floor, tile))}</div></li>`;
}

/** Why a round pays what it pays. */
function reasonOf(t: Say<TowerKey>, { picks, hit, multiplier, bad }: TowerView): string {
  const values = { floors: picks.length, floor: picks.length + 1, times: times(multiplier) };
  if (hit !== null) return t('reason_hit', values);
  if (bad !== null) return t(picks.length === FLOORS ? 'reason_top' : 'reason_cashed', values);
  return t(picks.length === 0 ? 'reason_start' : 'reason_open', values);
}

const chanceOf = (tiles: number): string => `${((100 * (tiles - 1)) / tiles).toFixed(tiles === 3 ? 2 : 0)}%`;

/** A tower with windows, one of them dark on each floor. */
export const towerBoard: Board<TowerChoice, TowerMove, TowerView, TowerKey> = {
  rules: tower,
  copy: { EN: en, TH: th },
  look: 'tower',
  firstChoice: { tiles: 3 },
  table: (model) => {
    const { t, choice, isCalm } = model;
    const view = onTable(model);
    return html`<div class="tower ${isCalm ? 'tower--calm' : ''}" ${styles({ '--at': String(view.picks.length), '--tiles': String(choice.tiles) })}>
  <div class="tower__far" aria-hidden="true">${farBank}</div>
  <div class="tower__body">${roof}<ol class="tower__floors" aria-label=${t('tower')}>${Array.from({ length: FLOORS }, (_, floor) => floorOf(model, view, floor))}</ol><div class="tower__base" aria-hidden="true"></div></div>
</div>`;
  },
  controls: (model) => {
    const { t, choice, canChoose, phase, round, stake, set } = model;
    const isOpen = phase !== 'idle' && phase !== 'over';
    const next = multiplierOf(choice.tiles, isOpen ? onTable(model).picks.length + 1 : 1);
    const paid = money(pays(isOpen ? (round?.stake ?? stake) : stake, next));
    return html`<div class="tower__controls">
  <div class="seg" role="group" aria-label=${t('tiles')}>${TILES.map(
    (tiles) =>
      html`<button class="seg__item" aria-pressed=${String(choice.tiles === tiles)} aria-disabled=${String(!canChoose)} @click=${() => set({ tiles })}>${t('tiles_of', { tiles })}</button>`,
  )}</div>
  <dl class="chances"><div><dt>${t('chance')}</dt><dd class="mono">${chanceOf(choice.tiles)}</dd></div><div><dt>${t('next')}</dt><dd class="mono">${next === 0 ? '–' : html`${times(next)} <span>${paid}</span>`}</dd></div></dl>
</div>`;
  },
  moves: ({ t, view, round, canMove, move }) => {
    const isOpen = (view?.picks.length ?? 0) > 0;
    return html`<button class="btn btn--primary" aria-disabled=${String(!canMove || !isOpen)} @click=${() => move({ cashOut: true })}>${
      isOpen ? html`${t('cash_out')} <span class="mono">${money(round?.outcome?.payout ?? 0)}</span>` : t('open_first')
    }</button>`;
  },
  revealMs: ({ picks, hit }) => (hit !== null ? 400 : picks.length > 0 ? 260 : 0),
  reason: (t, { view }) => reasonOf(t, view),
  mark: (t, { picks, hit, multiplier }) =>
    hit === null ? `${(multiplier / 100).toFixed(2)}×` : t('mark_hit', { floor: picks.length + 1 }),
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5', 'rule_6'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th scope="col">${t('head_floor')}</th>${TILES.map((tiles) => html`<th scope="col" class="end">${t('tiles_of', { tiles })}</th>`)}</tr></thead>
<tbody>${Array.from(
      { length: FLOORS },
      (_, floor) =>
        html`<tr><th scope="row" class="mono">${floor + 1}</th>${TILES.map((tiles) => html`<td class="mono end">${times(multiplierOf(tiles, floor + 1))}</td>`)}</tr>`,
    )}</tbody></table>`,
};
