import { html, nothing } from 'lit-html';
import { pays } from '../../../engines/board/rules.ts';
import {
  lanesOf,
  multiplierOf,
  OUT_OF,
  RISKS,
  type RunChoice,
  type RunMove,
  type RunView,
  run,
  waysOf,
} from '../../../engines/board/run.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { money } from '../../copy/text.ts';
import { en, type RunKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { farBank, landing, leaf, runner, splash } from './drawings.ts';
import './run.css';

type Model = BoardModel<RunChoice, RunMove, RunView, RunKey>;
type Lane = 'crossed' | 'now' | 'next' | 'ahead' | 'fell';

const START: RunView = { crossed: 0, multiplier: 0, end: null };

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = (hundredths: number) => `${grouped.format(hundredths / 100)}×`;
const MOST_LANES = Math.max(...RISKS.map(lanesOf));

/** What is in the river: another choice clears away the round that is over. */
function onTable({ view, choice, round, phase }: Model): RunView {
  const isPast =
    phase === 'idle' || (phase === 'over' && (round?.choice as RunChoice | undefined)?.risk !== choice.risk);
  return isPast ? START : (view ?? START);
}

/** Where the runner is: 0 on the bank, then the lanes. */
const placeOf = ({ crossed, end }: RunView): number => (end === 'fell' ? crossed + 1 : crossed);

function laneState({ crossed, end }: RunView, lane: number): Lane {
  if (lane <= crossed) return lane === crossed && end !== 'fell' ? 'now' : 'crossed';
  if (lane > crossed + 1) return 'ahead';
  return end === 'fell' ? 'fell' : end === null ? 'next' : 'ahead';
}

function laneItem({ t }: Model, { risk }: RunChoice, shown: RunView, view: RunView, lane: number) {
  const state = laneState(shown, lane);
  const sinks = view.end === 'fell' && lane === placeOf(view);
  const values = { lane, times: times(multiplierOf(risk, lane)) };
  const label = t(
    state === 'fell' ? 'lane_fell' : state === 'crossed' || state === 'now' ? 'lane_crossed' : 'lane',
    values,
  );
  return html`<li class="run__lane run__lane--${state} ${sinks ? 'run__lane--sinks' : ''}">
  <span class="sr">${label}</span><b class="run__sign mono" aria-hidden="true">${values.times}</b>${leaf}${sinks ? splash : nothing}
</li>`;
}

function runnerAt({ t }: Model, shown: RunView, view: RunView, isShowing: boolean) {
  const at = placeOf(view);
  const words = shown.end === 'fell' ? 'runner_fell' : shown.crossed === 0 ? 'runner_bank' : 'runner_lane';
  const isHopping = isShowing && view.end !== 'cashed' && at > 0;
  const hop = isHopping ? `run__hop--${at % 2 === 0 ? 'even' : 'odd'}` : '';
  return html`<div class="run__runner ${view.end === 'fell' ? 'run__runner--fell' : ''}" role="img" aria-label=${t(words, { lane: placeOf(shown) })}><div class="run__hop ${hop}">${runner}</div></div>`;
}

/** Why a round pays what it pays. */
function reasonOf(t: Say<RunKey>, { crossed, multiplier, end }: RunView, { risk }: RunChoice): string {
  const values = { crossed, lane: crossed + 1, lanes: lanesOf(risk), times: times(multiplier) };
  return t(end !== null ? `reason_${end}` : crossed === 0 ? 'reason_start' : 'reason_open', values);
}

/** A runner on the lotus leaves of a river. */
export const runBoard: Board<RunChoice, RunMove, RunView, RunKey> = {
  rules: run,
  copy: { EN: en, TH: th },
  look: 'run',
  firstChoice: { risk: 'medium' },
  table: (model) => {
    const { t, choice, phase, before, isCalm } = model;
    const view = onTable(model);
    const isShowing = phase === 'showing';
    const shown = isShowing ? (before ?? START) : view;
    const at = placeOf(view);
    const lanes = lanesOf(choice.risk);
    const state = `${isCalm ? 'run--calm' : ''} ${isShowing ? 'run--showing' : ''} ${at === 0 ? 'run--home' : ''}`;
    return html`<div class="run ${state}" ${styles({ '--at': String(at), '--lanes': String(lanes) })}>
  ${farBank}<div class="run__water" aria-hidden="true"></div>
  <div class="run__world">
    ${landing}
    <ol class="run__lanes" aria-label=${t('river', { lanes })}>${Array.from({ length: lanes }, (_, index) => laneItem(model, choice, shown, view, index + 1))}</ol>
    ${landing}${runnerAt(model, shown, view, isShowing)}
  </div>
</div>`;
  },
  controls: (model) => {
    const { t, choice, canChoose, phase, round, stake, set } = model;
    const { crossed, end } = onTable(model);
    const isOpen = phase !== 'idle' && phase !== 'over';
    const next = multiplierOf(choice.risk, isOpen && end !== 'fell' ? crossed + 1 : 1);
    const paid = money(pays(isOpen ? (round?.stake ?? stake) : stake, next));
    return html`<div class="run__controls">
  <div class="seg" role="group" aria-label=${t('risk')}>${RISKS.map(
    (risk) =>
      html`<button class="seg__item run__risk" aria-pressed=${String(choice.risk === risk)} aria-disabled=${String(!canChoose)} @click=${() => set({ risk })}>${t(risk)}<small>${t('lanes', { lanes: lanesOf(risk) })}</small></button>`,
  )}</div>
  <dl class="chances"><div><dt>${t('chance')}</dt><dd class="mono">${(100 / OUT_OF) * waysOf(choice.risk)}%</dd></div><div><dt>${t('next')}</dt><dd class="mono">${next === 0 ? '–' : html`${times(next)} <span>${paid}</span>`}</dd></div></dl>
</div>`;
  },
  moves: ({ t, view, round, choice, canMove, move }) => {
    const crossed = view?.crossed ?? 0;
    const isOpen = crossed > 0;
    const next = multiplierOf(choice.risk, crossed + 1);
    return html`<button class="btn" aria-disabled=${String(!canMove || !isOpen)} @click=${() => move({ cashOut: true })}>${
      isOpen ? html`${t('cash_out')} <span class="mono">${money(round?.outcome?.payout ?? 0)}</span>` : t('go_first')
    }</button>
<button class="btn btn--primary" aria-disabled=${String(!canMove)} @click=${() => move({ go: true })}>${t('go')} <span class="mono">${next === 0 ? '' : times(next)}</span></button>`;
  },
  revealMs: ({ crossed, end }) =>
    end === 'cashed' || (crossed === 0 && end === null) ? 0 : end === 'fell' ? 850 : 430,
  reason: (t, { view, choice }) => reasonOf(t, view, choice),
  mark: (t, { crossed, end, multiplier }) =>
    end === 'fell' ? t('mark_fell', { lane: crossed + 1 }) : `${(multiplier / 100).toFixed(2)}×`,
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5', 'rule_6'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th scope="col">${t('head_lane')}</th>${RISKS.map((risk) => html`<th scope="col" class="end">${t(risk)}</th>`)}</tr></thead>
<tbody>${Array.from(
      { length: MOST_LANES },
      (_, index) =>
        html`<tr><th scope="row" class="mono">${index + 1}</th>${RISKS.map((risk) => {
          const multiplier = multiplierOf(risk, index + 1);
          return html`<td class="mono end">${multiplier === 0 ? '–' : times(multiplier)}</td>`;
        })}</tr>`,
    )}</tbody></table>`,
};
