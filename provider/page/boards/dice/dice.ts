import { html } from 'lit-html';
import {
  type DiceChoice,
  type DiceView,
  dice,
  LEAST_CHANCE,
  lineOf,
  MOST_CHANCE,
  multiplierOf,
} from '../../../engines/board/dice.ts';
import { pays } from '../../../engines/board/rules.ts';
import type { Board, Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { money } from '../../copy/text.ts';
import { type DiceKey, en } from './copy.en.ts';
import { th } from './copy.th.ts';
import './dice.css';

const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;
const point = (number: number) => (number / 100).toFixed(2);
const ruleOf = (t: Say<DiceKey>, choice: DiceChoice) =>
  t(choice.side === 'over' ? 'win_over' : 'win_under', { line: point(lineOf(choice)) });
const PRESETS = [10, 25, 50, 75, 90];

/** A number against a line. */
export const diceBoard: Board<DiceChoice, never, DiceView, DiceKey> = {
  rules: dice,
  copy: { EN: en, TH: th },
  look: 'dice',
  firstChoice: { side: 'over', chance: 50 },
  table: ({ t, choice, view, phase }) => {
    const line = lineOf(choice) / 100;
    const isShown = view !== null && phase !== 'sending';
    const [from, to] = choice.side === 'over' ? [line, 100] : [0, line];
    const number = isShown ? point(view.number) : phase === 'sending' ? '··.··' : '–';
    const mood = isShown && phase !== 'showing' ? (view.isWon ? 'dice--won' : 'dice--lost') : '';
    return html`<div class="dice ${mood}">
  <output class="dice__number mono ${phase === 'sending' ? 'dice__number--rolling' : ''}">${number}</output>
  <p class="dice__rule">${ruleOf(t, choice)}</p>
  <div class="dice__scale" role="img" aria-label="${t('scale')}: ${ruleOf(t, choice)}">
    <i class="dice__win" ${styles({ 'inset-inline-start': `${from}%`, 'inline-size': `${to - from}%` })}></i>
    ${isShown ? html`<b class="dice__pin" ${styles({ 'inset-inline-start': `${view.number / 100}%` })}></b>` : ''}
  </div>
  <ol class="dice__ticks mono" aria-hidden="true">${[0, 25, 50, 75, 100].map((tick) => html`<li>${tick}</li>`)}</ol>
</div>`;
  },
  controls: ({ t, choice, canChoose, set, stake }) => {
    const disabled = String(!canChoose);
    const chance = (to: number) => set({ chance: Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, to)) });
    return html`<div class="dice__controls">
  <div class="seg" role="group" aria-label=${t('side')}>${(['under', 'over'] as const).map(
    (side) =>
      html`<button class="seg__item" aria-pressed=${String(choice.side === side)} aria-disabled=${disabled} @click=${() => set({ side })}>${t(side)} <span class="mono">${point(lineOf({ ...choice, side }))}</span></button>`,
  )}</div>
  <label class="dice__range"><span class="small">${t('chance')} <b class="mono">${choice.chance}%</b></span>
    <input type="range" min=${LEAST_CHANCE} max=${MOST_CHANCE} .value=${String(choice.chance)} ?disabled=${!canChoose} @input=${(event: Event) => chance(Number((event.target as HTMLInputElement).value))}></label>
  <div class="chips" role="group" aria-label=${t('chance')}>${PRESETS.map(
    (preset) =>
      html`<button class="chip mono" aria-pressed=${String(choice.chance === preset)} aria-disabled=${disabled} @click=${() => chance(preset)}>${preset}%</button>`,
  )}</div>
  <dl class="facts2"><div><dt>${t('multiplier')}</dt><dd class="mono">${times(multiplierOf(choice.chance))}</dd></div><div><dt>${t('payout')}</dt><dd class="mono">${money(pays(stake, multiplierOf(choice.chance)))}</dd></div></dl>
</div>`;
  },
  revealMs: () => 700,
  reason: (t, { view, choice }) =>
    t('reason', { number: point(view.number), rule: ruleOf(t, choice), times: times(view.multiplier) }),
  mark: (_, view) => point(view.number),
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>`,
};
