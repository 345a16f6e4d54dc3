import { html, nothing } from 'lit-html';
import {
  ROULETTE_PAYS,
  type RouletteChoice,
  type RouletteView,
  roulette,
  rouletteReturns,
} from '../../../engines/board/roulette.ts';
import type { RouletteKind } from '../../../engines/board/rouletteSpots.ts';
import { sumOf } from '../../../engines/board/spots.ts';
import { type Board, type BoardModel, pastOf, type Say } from '../../board/board.ts';
import { acts } from '../spots/acts.ts';
import { missingOf, paidText, statesOf } from '../spots/model.ts';
import { payTable } from '../spots/payTable.ts';
import { oddsText } from '../spots/spot.ts';
import { en, type RouletteKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { insideSheet, layout } from './layout.ts';
import { nameOf } from './names.ts';
import { colorOf, wheel } from './wheel.ts';
import './roulette.css';

const SPIN_MS = 3_400;
const RULES = ['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const;

type Model = BoardModel<RouletteChoice, never, RouletteView, RouletteKey>;

const resultText = (t: Say<RouletteKey>, { number }: RouletteView) =>
  t('result', { number, color: t(colorOf(number)) });

/** The last numbers, newest first. */
const numbers = (model: Model, count: number) =>
  pastOf(model)
    .slice(0, count)
    .map(({ number }) => html`<li class="mono num--${colorOf(number)}">${number}</li>`);

/** The European wheel and its felt. */
export const rouletteBoard: Board<RouletteChoice, never, RouletteView, RouletteKey> = {
  rules: roulette,
  copy: { EN: en, TH: th },
  look: 'spots roulette',
  firstChoice: { spots: {} },
  stakeOf: sumOf,
  missing: missingOf,
  table: (model) => {
    const { t, phase, isCalm } = model;
    const view = phase === 'sending' ? null : model.view;
    const isSpinning = phase === 'showing' && !isCalm;
    const shown = phase === 'showing' ? null : view;
    const stateOf = statesOf(model, view && ((id) => rouletteReturns(view, id)));
    // Numbers are pressed before a draw; then the wheel has the room.
    const isDrawn = phase === 'showing' || (phase === 'over' && !model.canChoose);
    const label = shown === null ? t('wheel_idle') : t('wheel', { result: resultText(t, shown) });
    return html`<div class="felt felt--roulette ${isDrawn ? 'felt--drawn' : ''}"><div class="rl-stage" role="img" aria-label=${label}>
<div class="rl-stage__wheel">${wheel(view?.number ?? null, isSpinning)}</div>
${shown === null ? nothing : html`<p class="rl-stage__number num--${colorOf(shown.number)}"><b class="mono">${shown.number}</b><span>${t(colorOf(shown.number))}</span></p>`}
<ol class="rl-stage__past" aria-hidden="true">${numbers(model, 12)}</ol></div>
<div class="felt__spots">${layout(model, stateOf)}${insideSheet(model, stateOf)}</div></div>`;
  },
  controls: acts,
  revealMs: () => SPIN_MS,
  reason: (t, { view, choice }) =>
    `${resultText(t, view)} · ${paidText(
      t,
      choice,
      (id) => rouletteReturns(view, id),
      (id) => nameOf(t, id),
    )}`,
  mark: resultText,
  result: resultText,
  roads: (model) => html`<ol class="rl-road" aria-label=${model.t('past')}>${numbers(model, 24)}</ol>`,
  howTo: (t) => html`<ol class="rules">${RULES.map((key) => html`<li>${t(key)}</li>`)}</ol>
${payTable(
  t,
  roulette.bets,
  (id) => t(`kind_${id as RouletteKind}`),
  (id) => oddsText(ROULETTE_PAYS[id as RouletteKind]),
)}`,
};
