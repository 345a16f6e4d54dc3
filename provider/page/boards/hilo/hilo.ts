import { html, nothing } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import {
  canGuess,
  type HiloChoice,
  type HiloMove,
  type HiloView,
  hilo,
  nextStepOf,
  RANKS,
  rankOf,
  SIDES,
  type Side,
  STEPS,
  stepOf,
  suitOf,
  waysOf,
} from '../../../engines/board/hilo.ts';
import { cardBack, cardFace } from '../../art/cards.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { money } from '../../copy/text.ts';
import { en, type HiloKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import './hilo.css';

type Model = BoardModel<HiloChoice, HiloMove, HiloView, HiloKey>;

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = (hundredths: number) => `${grouped.format(hundredths / 100)}×`;
const chanceOf = (rank: number, side: Side) => `${((100 * waysOf(rank, side)) / RANKS).toFixed(1)}%`;
const face = (card: number) => unsafeHTML(cardFace(rankOf(card), suitOf(card)));
const back = unsafeHTML(cardBack());

/** Ranks with a name of their own; the others are told by number. */
const NAMED: Readonly<Record<number, HiloKey>> = { 1: 'rank_1', 11: 'rank_11', 12: 'rank_12', 13: 'rank_13' };
const SUIT_NAMES: readonly HiloKey[] = ['suit_0', 'suit_1', 'suit_2', 'suit_3'];

const rankName = (t: Say<HiloKey>, rank: number): string => {
  const key = NAMED[rank];
  return key === undefined ? String(rank) : t(key);
};
const cardName = (t: Say<HiloKey>, card: number): string =>
  t('card_name', { rank: rankName(t, rankOf(card)), suit: t(SUIT_NAMES[suitOf(card)] ?? 'suit_0') });

/** Why a round pays what it pays. */
function reasonOf(t: Say<HiloKey>, { cards, guesses, multiplier, end }: HiloView): string {
  const values = { right: guesses.length, times: times(multiplier) };
  if (end === 'wrong') {
    const [from = 0, to = 0] = cards.slice(-2);
    const side = t(guesses.at(-1) ?? 'higher');
    return t('reason_wrong', { side, from: rankName(t, rankOf(from)), to: rankName(t, rankOf(to)) });
  }
  if (end !== null) return t(end === 'top' ? 'reason_top' : 'reason_cashed', values);
  return t(guesses.length === 0 ? 'reason_start' : 'reason_open', values);
}

const arrow = (side: Side) =>
  html`<svg class="hilo__arrow" viewBox="0 0 20 20" aria-hidden="true"><path d=${side === 'higher' ? 'M10 3l7 9h-4v5H7v-5H3z' : 'M10 17l7-9h-4V3H7v5H3z'} fill="currentColor" /></svg>`;

/** Cards before the last one, each with the side guessed on it. */
const trailOf = ({ t, view }: Model) =>
  view === null
    ? nothing
    : view.cards.slice(0, -1).map((card, at) => {
        const side = view.guesses[at] ?? 'higher';
        return html`<li><span class="sr">${cardName(t, card)}, ${t(side)}</span>${face(card)}<i class="hilo__side hilo__side--${side}">${arrow(side)}</i></li>`;
      });

function guessButton({ t, view, canMove, move }: Model, side: Side) {
  const rank = rankOf(view?.cards.at(-1) ?? 0);
  const isOff = !canMove || !canGuess(view?.multiplier ?? 0, rank, side);
  const [pay, chance] = [
    times((view?.guesses.length ?? 0) === 0 ? stepOf(rank, side) : nextStepOf(rank, side)),
    chanceOf(rank, side),
  ];
  return html`<button class="btn hilo__guess" aria-label=${t('guess_hint', { side: t(side), times: pay, chance })} aria-disabled=${String(isOff)} @click=${() => move({ guess: side })}>${arrow(side)}<span>${t(side)}<small class="mono">${pay} · ${chance}</small></span></button>`;
}

/** Higher or lower, card after card. */
export const hiloBoard: Board<HiloChoice, HiloMove, HiloView, HiloKey> = {
  rules: hilo,
  copy: { EN: en, TH: th },
  look: 'hilo',
  firstChoice: {},
  table: (model) => {
    const { t, view, phase, isCalm } = model;
    const last = view?.cards.at(-1);
    const isNew = phase === 'showing' && !isCalm && view?.end !== 'cashed';
    const isWrong = phase !== 'showing' && view?.end === 'wrong';
    const label = last === undefined ? t('no_card') : t('card', { card: cardName(t, last) });
    return html`<div class="hilo">
  <div class="hilo__deck" role="img" aria-label=${t('next')}><i>${back}</i><i>${back}</i><b>${back}</b></div>
  <div class="hilo__card ${isNew ? `hilo__card--new-${(view?.cards.length ?? 0) % 2}` : ''} ${isWrong ? 'hilo__card--wrong' : ''}" role="img" aria-label=${label}>${last === undefined ? nothing : face(last)}</div>
  <dl class="hilo__now"><div><dt>${t('now')}</dt><dd class="mono">${view !== null && view.multiplier > 0 && phase !== 'showing' ? times(view.multiplier) : '–'}</dd></div>
    <div class="hilo__steps"><dt class="sr">${t('trail')}</dt><dd>${t('steps', { step: view?.guesses.length ?? 0, steps: STEPS })}</dd></div></dl>
  ${(view?.cards.length ?? 0) > 1 ? html`<ol class="hilo__trail" aria-label=${t('trail')}>${trailOf(model)}</ol>` : html`<p class="hilo__scale">${t('scale')}</p>`}
</div>`;
  },
  moves: (model) => {
    const { t, view, round, canMove, move } = model;
    const isOpen = (view?.guesses.length ?? 0) > 0;
    return html`${SIDES.map((side) => guessButton(model, side))}
<button class="btn ${isOpen ? 'btn--primary' : ''} hilo__out" aria-disabled=${String(!canMove || !isOpen)} @click=${() => move({ cashOut: true })}>${
      isOpen ? html`${t('cash_out')} <span class="mono">${money(round?.outcome?.payout ?? 0)}</span>` : t('guess_first')
    }</button>`;
  },
  revealMs: ({ end }) => (end === 'cashed' ? 0 : 340),
  reason: (t, { view }) => reasonOf(t, view),
  mark: (t, { end, multiplier }) => (end === 'wrong' ? t('mark_wrong') : `${(multiplier / 100).toFixed(2)}×`),
  howTo: (t) =>
    html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5', 'rule_6', 'rule_7'] as const).map(
      (key) => html`<li>${t(key)}</li>`,
    )}</ol>
<table><thead><tr><th scope="col">${t('head_card')}</th>${SIDES.map((side) => html`<th scope="col" class="end">${t(side)}</th><th scope="col" class="end">${t('chance')}</th>`)}</tr></thead>
<tbody>${Array.from({ length: RANKS }, (_, at) => at + 1).map(
      (rank) =>
        html`<tr><th scope="row">${rankName(t, rank)}</th>${SIDES.map((side) => html`<td class="mono end">${times(stepOf(rank, side))}</td><td class="mono end">${chanceOf(rank, side)}</td>`)}</tr>`,
    )}</tbody></table>`,
};
