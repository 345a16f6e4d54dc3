import { html, nothing, svg } from 'lit-html';
import { FIRST, type PlinkoChoice, type PlinkoView, plinko } from '../../../engines/board/plinko.ts';
import { binsOf, RISKS, ROWS } from '../../../engines/board/plinkoPays.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { en, type PlinkoKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import {
  BIN_HEIGHT,
  BIN_TOP,
  ballOf,
  binAt,
  easingsOf,
  fallMs,
  gapOf,
  HEIGHT,
  pegOf,
  pegsOf,
  touchesOf,
  WIDTH,
} from './fall.ts';
import './plinko.css';

type Model = BoardModel<PlinkoChoice, never, PlinkoView, PlinkoKey>;

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const times = (hundredths: number) => `${grouped.format(hundredths / 100)}×`;
/** From this many rows on, what a bin pays is written upright. */
const UPRIGHT = 12;

function tintOf(pay: number): string {
  if (pay >= 1_000) return 'top';
  if (pay >= 300) return 'high';
  if (pay > 100) return 'gain';
  return pay === 100 ? 'even' : 'less';
}

/** The ball on the table, unless another board has been chosen since. */
function lyingOn({ view, round, choice, phase }: Model): PlinkoView | null {
  if (view === null || phase === 'sending') return null;
  const played = round?.choice as PlinkoChoice | null | undefined;
  return played && (played.rows !== choice.rows || played.risk !== choice.risk) ? null : view;
}

function binOf(rows: number, pay: number, bin: number, isHit: boolean) {
  const [x, gap] = [binAt(rows, bin), gapOf(rows)];
  const [middle, line] = [x + gap / 2, BIN_TOP + BIN_HEIGHT / 2];
  const turn = rows >= UPRIGHT ? `rotate(-90 ${middle} ${line})` : '';
  return svg`<g class="plinko__bin plinko__bin--${tintOf(pay)} ${isHit ? 'plinko__bin--hit' : ''}">
    <rect x=${x + 1} y=${BIN_TOP} width=${gap - 2} height=${BIN_HEIGHT} rx="4" />
    <text x=${middle} y=${line} transform=${turn}>${pay / 100}</text>
  </g>`;
}

function ball({ path }: PlinkoView, isFalling: boolean) {
  const rest = touchesOf(path).at(-1) ?? { x: 0, y: 0 };
  const radius = ballOf(path.length);
  const shape = svg`<circle cx=${rest.x} cy=${rest.y} r=${radius} fill="#f2b134" stroke="#fff3d1" stroke-width="1" />
    <circle cx=${rest.x - radius * 0.3} cy=${rest.y - radius * 0.3} r=${radius * 0.3} fill="#fff3d1" />`;
  if (!isFalling) return svg`<g>${shape}</g>`;
  const easings = easingsOf(path);
  const duration = `${fallMs(path.length)}ms`;
  const by = (easing: string) => styles({ 'animation-duration': duration, 'animation-timing-function': easing });
  return svg`<g class="plinko__across" ${by(easings.x)}><g class="plinko__down" ${by(easings.y)}>${shape}</g></g>`;
}

function wordsOf(t: Say<PlinkoKey>, { rows, risk }: PlinkoChoice, landed: PlinkoView | null): string {
  const bins = binsOf(rows, risk).map(times).join(', ');
  const last = landed === null ? '' : `. ${t('landed', { bin: landed.bin + 1, times: times(landed.multiplier) })}`;
  return t('board', { rows, risk: t(risk), bins }) + last;
}

function rowsControl({ t, choice, canChoose, set }: Model) {
  const step = (by: number, label: PlinkoKey, sign: string) => {
    const to = ROWS.find((rows) => rows === choice.rows + by);
    return html`<button class="stake__step" aria-label=${t(label)} aria-disabled=${String(!canChoose || to === undefined)} @click=${() => to && set({ rows: to })}>${sign}</button>`;
  };
  return html`<div class="stake plinko__rows" role="group" aria-label=${t('rows')}>${step(-2, 'fewer', '−')}
    <output><b class="mono">${choice.rows}</b><small>${t('rows')}</small></output>${step(2, 'more', '+')}</div>`;
}

/** Chance of a bin and its mirror image, in percent. */
const chanceOf = (rows: number, bin: number): string => {
  const ways = Array.from({ length: bin }).reduce<number>((sum, _, at) => (sum * (rows - at)) / (at + 1), 1);
  return `${((ways * (bin * 2 === rows ? 100 : 200)) / 2 ** rows).toPrecision(3)}%`;
};

/** Pegs, a ball and bins. */
export const plinkoBoard: Board<PlinkoChoice, never, PlinkoView, PlinkoKey> = {
  rules: plinko,
  copy: { EN: en, TH: th },
  look: 'plinko',
  firstChoice: FIRST,
  table: (model) => {
    const { t, choice, phase, isCalm } = model;
    const { rows, risk } = choice;
    const lying = lyingOn(model);
    const landed = phase === 'showing' ? null : lying;
    return html`<div class="plinko"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${wordsOf(t, choice, landed)}>
  <path d="M162 0h36l-8 14h-20Z" fill="#eab44d" /><path d="M170 14h20" stroke="#8f5d10" stroke-width="2" />
  <g fill="#cfe4e8">${pegsOf(rows).map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${pegOf(rows)} />`)}</g>
  ${binsOf(rows, risk).map((pay, bin) => binOf(rows, pay, bin, landed?.bin === bin))}
  ${lying === null ? nothing : ball(lying, phase === 'showing' && !isCalm)}
</svg></div>`;
  },
  controls: (model) => {
    const { t, choice, canChoose, set } = model;
    return html`<div class="plinko__controls">${rowsControl(model)}
  <div class="seg" role="group" aria-label=${t('risk')}>${RISKS.map(
    (risk) =>
      html`<button class="seg__item" aria-label="${t('risk')} ${t(risk)}" aria-pressed=${String(choice.risk === risk)} aria-disabled=${String(!canChoose)} @click=${() => set({ risk })}>${t(risk)}</button>`,
  )}</div></div>`;
  },
  revealMs: ({ path }) => fallMs(path.length) + 100,
  reason: (t, { view }) =>
    t('reason', { bin: view.bin + 1, bins: view.path.length + 1, times: times(view.multiplier) }),
  mark: (_, { multiplier }) => `${multiplier / 100}×`,
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
${ROWS.map(
  (rows) => html`<table><caption>${t('table', { rows })}</caption>
<thead><tr><th scope="col">${t('head_bin')}</th><th scope="col" class="end">${t('head_chance')}</th>${RISKS.map((risk) => html`<th scope="col" class="end">${t(risk)}</th>`)}</tr></thead>
<tbody>${Array.from(
    { length: rows / 2 + 1 },
    (_, bin) =>
      html`<tr><th scope="row">${bin === 0 ? t('edge') : bin * 2 === rows ? t('middle') : bin + 1}</th><td class="mono end">${chanceOf(rows, bin)}</td>${RISKS.map((risk) => html`<td class="mono end">${times(binsOf(rows, risk)[bin] ?? 0)}</td>`)}</tr>`,
  )}</tbody></table>`,
)}`,
};
