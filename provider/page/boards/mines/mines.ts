import { html, nothing } from 'lit-html';
import {
  CELLS,
  goalOf,
  LEAST_MINES,
  type MinesChoice,
  type MinesMove,
  type MinesView,
  MOST_MINES,
  mines,
  multiplierOf,
} from '../../../engines/board/mines.ts';
import { pays } from '../../../engines/board/rules.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { money, short } from '../../copy/text.ts';
import { en, type MinesKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { bomb, lotus } from './drawings.ts';
import './mines.css';

type Model = BoardModel<MinesChoice, MinesMove, MinesView, MinesKey>;

const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = (hundredths: number) => `${number.format(hundredths / 100)}×`;
/** As short as a step of the ladder needs it. */
const ladderTimes = (hundredths: number) =>
  hundredths < 100_000 ? times(hundredths) : `${Math.floor(hundredths / 100)}×`;
const COUNTS = Array.from({ length: MOST_MINES }, (_, at) => at + LEAST_MINES);
const COLUMNS = 5;
const PAYTABLE_MINES = [1, 3, 5, 10, 20];
const PAYTABLE_CELLS = [1, 2, 3, 5, 8];

/** From here on without its hundredths, 1/10,000 P. */
const LARGE = 10_000 * 10_000;
const brings = (amount: number) =>
  amount < LARGE ? money(amount).slice(2) : short(Math.floor(amount / 10_000) * 10_000).slice(1);

type Content = 'closed' | 'safe' | 'mine' | 'mine_hit';

function contentOf(view: MinesView | null, cell: number): Content {
  if (view?.opened.includes(cell)) return 'safe';
  if (view?.hit === cell) return 'mine_hit';
  return view?.mines?.includes(cell) ? 'mine' : 'closed';
}

/** Why a round pays what it pays. */
function reasonOf(t: Say<MinesKey>, { opened, hit, multiplier, mines: laid }: MinesView): string {
  const values = { safe: opened.length, times: times(multiplier), number: (hit ?? 0) + 1 };
  if (hit !== null) return t('reason_hit', values);
  if (laid !== null) return t(opened.length === goalOf(laid.length) ? 'reason_cleared' : 'reason_cashed', values);
  return t(opened.length === 0 ? 'reason_start' : 'reason_open', values);
}

function cellOf({ t, view, before, phase, canMove, move }: Model, cell: number) {
  const content = contentOf(view, cell);
  const isNew = phase === 'showing' && content !== 'closed' && contentOf(before, cell) === 'closed';
  const place = { number: cell + 1, row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 };
  const drawing = content === 'closed' ? nothing : content === 'safe' ? lotus : bomb;
  return html`<button class="mines__cell mines__cell--${content} ${isNew ? 'mines__cell--new' : ''}" aria-label="${t('cell', place)}: ${t(content)}" aria-disabled=${String(!canMove || content !== 'closed')} @click=${() => move({ open: cell })}>${drawing}</button>`;
}

interface Stand {
  /** Safe cells behind the player. */
  readonly safe: number;
  readonly isLost: boolean;
  readonly isOver: boolean;
}

/** Where the player stands on the ladder. A round that is over counts until the next bet is another one. */
function standOf({ view, round, choice, stake }: Model): Stand {
  const isOver = view !== null && view.mines !== null;
  const isOther = isOver && (view.mines?.length !== choice.mines || (round !== null && round.stake !== stake));
  if (view === null || isOther) return { safe: 0, isLost: false, isOver: false };
  return { safe: view.opened.length, isLost: view.hit !== null, isOver };
}

/** Steps in view: as many as the field has columns. */
const STEPS = COLUMNS;

/** What the last safe cells paid, and what the next ones will. */
function ladder(model: Model) {
  const { t, choice, phase, round } = model;
  const { safe, isLost, isOver } = standOf(model);
  const stake = phase === 'idle' || phase === 'over' ? model.stake : (round?.stake ?? model.stake);
  const from = Math.max(1, Math.min(safe - 1, goalOf(choice.mines) - STEPS + 1));
  const step = (of: number) => {
    const multiplier = multiplierOf(choice.mines, of);
    if (multiplier === 0) return html`<li class="mines__step mines__step--none"></li>`;
    const amount = pays(stake, multiplier);
    const isNext = of === safe + 1 && (!isOver || isLost);
    const state: MinesKey | null = of === safe ? 'step_reached' : isNext ? (isLost ? 'step_lost' : 'step_next') : null;
    const look = state ?? (of < safe ? 'step_done' : 'step_ahead');
    const words = [
      t('step', { safe: of, times: times(multiplier), amount: money(amount) }),
      state === null ? '' : t(state),
    ];
    return html`<li class="mines__step mines__${look}"><span class="sr">${words.filter((word) => word !== '').join(': ')}</span><span class="mono mines__at" aria-hidden="true">${of}</span><b class="mono" aria-hidden="true">${ladderTimes(multiplier)}</b><span class="mono mines__brings" aria-hidden="true">${brings(amount)}</span></li>`;
  };
  return html`<ol class="mines__ladder" aria-label=${t('ladder')}>${Array.from({ length: STEPS }, (_, at) => step(from + at))}</ol>`;
}

function countControl({ t, choice, canChoose, set }: Model) {
  const step = (by: number, label: MinesKey, sign: string) => {
    const to = choice.mines + by;
    const isOff = !canChoose || to < LEAST_MINES || to > MOST_MINES;
    return html`<button class="stake__step" aria-label=${t(label)} aria-disabled=${String(isOff)} @click=${() => set({ mines: to })}>${sign}</button>`;
  };
  const pick = (event: Event) => set({ mines: Number((event.target as HTMLSelectElement).value) });
  return html`<div class="stake mines__count" role="group" aria-label=${t('mines')}>
    ${step(-1, 'fewer', '−')}
    <label><span>${t('mines')}</span><select class="mono" ?disabled=${!canChoose} @change=${pick}>${COUNTS.map(
      (count) => html`<option value=${count} .selected=${count === choice.mines}>${count}</option>`,
    )}</select></label>
    ${step(1, 'more', '+')}
  </div>`;
}

/** Cells among mines. */
export const minesBoard: Board<MinesChoice, MinesMove, MinesView, MinesKey> = {
  rules: mines,
  copy: { EN: en, TH: th },
  look: 'mines',
  firstChoice: { mines: 3 },
  table: (model) => {
    const { t, view, isCalm } = model;
    return html`<div class="mines-table">${ladder(model)}<div class="mines ${view?.mines ? 'mines--over' : ''} ${isCalm ? 'mines--calm' : ''}" role="group" aria-label=${t('field')}>${Array.from(
      { length: CELLS },
      (_, cell) => cellOf(model, cell),
    )}</div></div>`;
  },
  controls: (model) => {
    const { t, choice, view, phase, round, stake } = model;
    const isOpen = phase !== 'idle' && phase !== 'over';
    const safe = (isOpen ? (view?.opened.length ?? 0) : 0) + 1;
    const next = multiplierOf(choice.mines, safe);
    const paid = money(pays(isOpen ? (round?.stake ?? stake) : stake, next));
    const facts =
      next === 0
        ? nothing
        : html`<dl class="chances"><div><dt>${t('next')}</dt><dd class="mono">${times(next)}</dd></div><div><dt>${t('next_pays')}</dt><dd class="mono">${paid}</dd></div></dl>`;
    return html`<div class="mines__controls">${countControl(model)}${facts}</div>`;
  },
  moves: ({ t, view, round, canMove, move }) => {
    const isOpen = (view?.opened.length ?? 0) > 0;
    return html`<button class="btn btn--primary" aria-disabled=${String(!canMove || !isOpen)} @click=${() => move({ cashOut: true })}>${
      isOpen ? html`${t('cash_out')} <span class="mono">${money(round?.outcome?.payout ?? 0)}</span>` : t('open_first')
    }</button>`;
  },
  revealMs: ({ opened, hit }) => (hit !== null ? 400 : opened.length > 0 ? 180 : 0),
  reason: (t, { view }) => reasonOf(t, view),
  mark: (t, { hit, multiplier }) => (hit === null ? `${(multiplier / 100).toFixed(2)}×` : t('mark_hit')),
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th scope="col">${t('head_mines')}</th>${PAYTABLE_CELLS.map((count) => html`<th scope="col" class="end">${t('head_cells', { count })}</th>`)}</tr></thead>
<tbody>${PAYTABLE_MINES.map(
      (count) =>
        html`<tr><th scope="row" class="mono">${count}</th>${PAYTABLE_CELLS.map((safe) => {
          const multiplier = multiplierOf(count, safe);
          return html`<td class="mono end">${multiplier === 0 ? '–' : times(multiplier)}</td>`;
        })}</tr>`,
    )}</tbody></table>`,
};
