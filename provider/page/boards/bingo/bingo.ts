import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import {
  BALLS,
  type BingoView,
  bingo,
  CENTRE,
  LINE_PAYS,
  LINES,
  ROUNDS_FOR_LINES,
  timesOf,
} from '../../../engines/board/bingo.ts';
import type { NoChoice } from '../../../engines/board/noChoice.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { type BingoKey, en } from './copy.en.ts';
import { th } from './copy.th.ts';
import './bingo.css';

type Model = BoardModel<NoChoice, never, BingoView, BingoKey>;

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;
/** From one ball to the next, and for the last, ms: the same in every round. */
const NEXT = 90;
const LAST = 350;
const MOST = LINE_PAYS.length - 1;

const times = (lines: number): string => `${timesOf(lines).toLocaleString('en-US')}×`;
const letterOf = (number: number): string => LETTERS[Math.ceil(number / 15) - 1] ?? '';
const linesIn = (t: Say<BingoKey>, count: number): string => t(count === 1 ? 'line' : 'lines', { count });
const wait = (at: number) => styles({ '--wait': `${Math.max(0, at) * NEXT}ms` });

/** Whether the round has been shown to its end. */
const isShown = ({ view, phase }: Model): boolean => view !== null && phase !== 'sending' && phase !== 'showing';

function cell(model: Model, field: number): TemplateResult {
  const { t, view } = model;
  if (field === CENTRE)
    return html`<td class="bingo__cell bingo__cell--free ${isLined(model, field) ? 'bingo__cell--line' : ''}"><span>${t('free')}</span></td>`;
  const number = view?.card[field];
  if (view === null || number === undefined) return html`<td class="bingo__cell"></td>`;
  const ball = view.balls.indexOf(number);
  const daub = ball < 0 ? '' : html`<i class="bingo__daub" ${wait(ball)}></i>`;
  const hit = ball >= 0 && isShown(model) ? html`<span class="sr">${t('hit')}</span>` : '';
  return html`<td class="bingo__cell ${isLined(model, field) ? 'bingo__cell--line' : ''}">${daub}<span class="mono">${number}</span>${hit}</td>`;
}

const isLined = (model: Model, field: number): boolean =>
  isShown(model) && (model.view?.lines ?? []).some((line) => LINES[line]?.includes(field));

const card = (model: Model): TemplateResult =>
  html`<table class="bingo__card" aria-label=${model.t('card')}><thead><tr>${LETTERS.map((letter) => html`<th class="bingo__head bingo__ink--${letter}" scope="col">${letter}</th>`)}</tr></thead>
<tbody>${[0, 1, 2, 3, 4].map((row) => html`<tr>${[0, 1, 2, 3, 4].map((column) => cell(model, row * 5 + column))}</tr>`)}</tbody></table>`;

const balls = ({ t, view }: Model): TemplateResult =>
  html`<ol class="bingo__balls" aria-label=${t('balls')}>${Array.from({ length: BALLS }, (_, at) => {
    const ball = view?.balls[at];
    return ball === undefined
      ? html`<li class="bingo__slot"><span class="sr">${t('ball_none')}</span></li>`
      : html`<li class="bingo__slot"><b class="bingo__ball bingo__ink--${letterOf(ball)} mono" ${wait(at)}>${ball}</b></li>`;
  })}</ol>`;

function paytable(model: Model): TemplateResult {
  const { t, view } = model;
  const won = isShown(model) ? Math.min(view?.lines.length ?? 0, MOST) : 0;
  return html`<dl class="bingo__pays" aria-label=${t('paytable')}>${LINE_PAYS.slice(1).map((_, at) => {
    const lines = at + 1;
    return html`<div class=${lines === won ? 'bingo__pay bingo__pay--on' : 'bingo__pay'}><dt>${lines === MOST ? t('most', { count: lines }) : linesIn(t, lines)}</dt><dd class="mono">${times(lines)}</dd></div>`;
  })}</dl>`;
}

/** A card of 75-ball bingo and the balls that are drawn. */
export const bingoBoard: Board<NoChoice, never, BingoView, BingoKey> = {
  rules: bingo,
  copy: { EN: en, TH: th },
  look: 'bingo',
  firstChoice: {},
  table: (model) => {
    const { phase, round, isCalm, view } = model;
    const mode = phase === 'showing' && !isCalm ? 'bingo--drawing' : '';
    return html`<div class="bingo ${mode}">${keyed(view === null ? '' : round?.id, html`${card(model)}${balls(model)}`)}${paytable(model)}</div>`;
  },
  revealMs: () => (BALLS - 1) * NEXT + LAST,
  reason: (t, { view: { lines } }) =>
    lines.length === 0
      ? t('reason_none')
      : t('reason', { lines: linesIn(t, lines.length), times: timesOf(lines.length) }),
  mark: (t, { lines }) => (lines.length === 0 ? '–' : linesIn(t, lines.length)),
  howTo: (
    t,
  ) => html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th>${t('column_lines')}</th><th class="end">${t('column_pays')}</th><th class="end">${t('column_chance')}</th></tr></thead><tbody>${LINE_PAYS.map(
    (_, lines) =>
      html`<tr><td>${lines === MOST ? t('most', { count: lines }) : linesIn(t, lines)}</td><td class="end mono">${times(lines)}</td><td class="end mono">${ROUNDS_FOR_LINES[lines]?.toLocaleString('en-US')}</td></tr>`,
  )}</tbody></table>`,
};
