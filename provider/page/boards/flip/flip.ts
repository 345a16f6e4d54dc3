import { html } from 'lit-html';
import {
  FLIPS,
  type FlipChoice,
  type FlipMove,
  type FlipView,
  flip,
  multiplierOf,
  SIDES,
} from '../../../engines/board/flip.ts';
import { pays } from '../../../engines/board/rules.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { money } from '../../copy/text.ts';
import { faceOf } from './coin.ts';
import { en, type FlipKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import './flip.css';

type Model = BoardModel<FlipChoice, FlipMove, FlipView, FlipKey>;

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = (hundredths: number) => `${grouped.format(hundredths / 100)}×`;

/** Why a round pays what it pays. */
function reasonOf(t: Say<FlipKey>, { faces, multiplier, end }: FlipView, { side }: FlipChoice): string {
  const face = t(faces.at(-1) ?? side);
  const values = {
    face,
    side: t(side).toLowerCase(),
    flip: faces.length,
    right: faces.length,
    times: times(multiplier),
  };
  return t(end === null ? 'reason_open' : `reason_${end}`, values);
}

/** Flips that have been shown: while the coin is in the air, those before. */
const shownOf = ({ view, before, phase }: Model): FlipView | null =>
  phase === 'showing' && view?.end !== 'cashed' ? before : view;

function coin({ t, view, phase, isCalm, choice }: Model) {
  const isFlying = phase === 'showing' && view?.end !== 'cashed';
  const face = view?.faces.at(-1);
  const label = isFlying ? t('flying') : face === undefined ? t('no_coin') : t('coin', { face: t(face) });
  return html`<div class="flip__air ${isFlying && !isCalm ? 'flip__air--up' : ''}" role="img" aria-label=${label}>
    <div class="flip__coin flip__coin--${face ?? choice.side}"><i>${faceOf('heads')}</i><i>${faceOf('tails')}</i></div>
  </div>`;
}

const trail = (t: Say<FlipKey>, shown: FlipView | null) =>
  html`<ol class="flip__trail" aria-label=${t('flips')}>${Array.from({ length: FLIPS }, (_, at) => {
    const face = shown?.faces[at];
    return face === undefined
      ? html`<li aria-hidden="true"></li>`
      : html`<li><span class="sr">${t(face)}</span>${faceOf(face)}</li>`;
  })}</ol>`;

/** A coin, for double or nothing. */
export const flipBoard: Board<FlipChoice, FlipMove, FlipView, FlipKey> = {
  rules: flip,
  copy: { EN: en, TH: th },
  look: 'flip',
  firstChoice: { side: 'heads' },
  table: (model) => {
    const { t } = model;
    const shown = shownOf(model);
    const isOver = shown !== null && shown.end !== null;
    const next = isOver ? 0 : multiplierOf((shown?.faces.length ?? 0) + 1);
    const now = shown === null || shown.multiplier === 0 ? '–' : times(shown.multiplier);
    return html`<div class="flip">
  <dl class="flip__facts"><div><dt>${t('now')}</dt><dd class="mono">${now}</dd></div><div><dt>${t('next')}</dt><dd class="mono">${next === 0 ? '–' : times(next)}</dd></div></dl>
  ${coin(model)}${trail(t, shown)}
</div>`;
  },
  controls: ({ t, choice, canChoose, set }) =>
    html`<div class="seg" role="group" aria-label=${t('side')}>${SIDES.map(
      (side) =>
        html`<button class="seg__item flip__side" aria-pressed=${String(choice.side === side)} aria-disabled=${String(!canChoose)} @click=${() => set({ side })}>${faceOf(side)}${t(side)}</button>`,
    )}</div>`,
  moves: ({ t, view, round, canMove, move }) => {
    const isOff = String(!canMove);
    const double = pays(round?.stake ?? 0, multiplierOf((view?.faces.length ?? 0) + 1));
    return html`<button class="btn" aria-disabled=${isOff} @click=${() => move({ double: true })}>${t('double')} <span class="mono">${money(double)}</span></button>
<button class="btn btn--primary" aria-disabled=${isOff} @click=${() => move({ cashOut: true })}>${t('cash_out')} <span class="mono">${money(round?.outcome?.payout ?? 0)}</span></button>`;
  },
  revealMs: ({ end }) => (end === 'cashed' ? 0 : 850),
  reason: (t, { view, choice }) => reasonOf(t, view, choice),
  mark: (t, { faces, multiplier }) =>
    multiplier > 0 ? `${(multiplier / 100).toFixed(2)}×` : t(`mark_${faces.at(-1) ?? 'heads'}`),
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th scope="col">${t('head_flips')}</th><th scope="col" class="end">${t('head_pays')}</th><th scope="col" class="end">${t('head_chance')}</th></tr></thead>
<tbody>${Array.from({ length: FLIPS }, (_, at) => at + 1).map(
      (flips) =>
        html`<tr><th scope="row" class="mono">${flips}</th><td class="mono end">${times(multiplierOf(flips))}</td><td class="mono end">${(100 / 2 ** flips).toPrecision(3)}%</td></tr>`,
    )}</tbody></table>`,
};
