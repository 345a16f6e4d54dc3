import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import {
  BANKER_DRAWS,
  type PokDengChoice,
  type PokDengMove,
  type PokDengView,
  pokDeng,
} from '../../../engines/board/pokDeng.ts';
import { handOf } from '../../../engines/board/pokDengHand.ts';
import { duelOf, RESERVED, unitOf } from '../../../engines/board/pokDengPay.ts';
import { cardBack } from '../../art/cards.ts';
import type { Board, BoardModel } from '../../board/board.ts';
import { short } from '../../copy/text.ts';
import { icon } from '../../shell/icon.ts';
import { chip, crown, tableLotus } from './art.ts';
import { en, type PokDengKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { howTo } from './howTo.ts';
import { fan, seat } from './seats.ts';
import { cardsText, dengText, handText, markText, reasonText, sumText } from './words.ts';
import './pokDeng.css';

type Model = BoardModel<PokDengChoice, PokDengMove, PokDengView, PokDengKey>;

const DEAL_MS = 1_000;
const OPEN_MS = 1_200;

/** Whole P, as on a chip. */
const price = (amount: number): string => `P ${short(amount).replace('+', '')}`;

/** The player's own hand: cards, points and deng in words, and how it ended. */
function mine({ t, view, before, phase, choice, round }: Model): TemplateResult {
  const { mode } = pokDeng.readChoice(round?.choice) ?? choice;
  const isTold = view !== null && phase !== 'showing';
  const hand = view === null ? null : handOf(view.player);
  const duel = isTold && view.banker !== null ? duelOf(view.player, view.banker) : null;
  const waiting = phase === 'sending' || phase === 'showing' ? (before === null ? 'dealing' : 'opening') : 'waiting';
  return html`<section class="pd__mine ${duel === null ? '' : `pd__mine--${duel.result}`}" aria-label=${t('you')}>
  ${fan(view?.player ?? null, view !== null)}
  <div class="pd__tell">${
    !isTold || hand === null
      ? html`<p class="pd__wait">${t(waiting)}</p>`
      : html`<p class="pd__hand">${
          hand.kind === 'points'
            ? html`<b>${hand.points}</b><span>${t(hand.points === 1 ? 'word_point' : 'word_points')}</span>`
            : html`<strong>${t(hand.kind, { points: hand.points })}</strong>`
        }</p>${
          hand.deng === 1
            ? nothing
            : html`<p class="pd__deng">${dengText(t, hand)}${mode === 'deng' ? html` <span class="mono">×${hand.deng}</span>` : nothing}</p>`
        }<p class="pd__sum">${duel === null ? sumText(t, view.player) : t(`you_${duel.result}`)}</p><p class="sr">${handText(t, hand)}: ${cardsText(t, view.player)}</p>`
  }</div>
</section>`;
}

/** The rest of the deck, and what is bet. */
function pot({ t, phase, round, stake, choice }: Model): TemplateResult {
  const isNext = phase === 'idle' || phase === 'over' || round === null;
  const bet = isNext ? stake : round.stake;
  const unit = price(unitOf(bet, choice.mode));
  return html`<div class="pd__pot">
  <span class="pd__deck" aria-hidden="true">${[0, 1, 2].map(() => unsafeHTML(cardBack()))}</span>
  <span class="pd__bet">${chip}<span>${t(choice.mode === 'deng' ? 'pot_unit' : 'pot_stake')} <b class="mono">${unit}</b></span>${
    choice.mode === 'deng' ? html`<span>${t('pot_reserved')} <b class="mono">${price(bet)}</b></span>` : nothing
  }</span>
</div>`;
}

function table(model: Model): TemplateResult {
  const { t, view, before, phase, isCalm } = model;
  const isDealt = view !== null;
  const isShowing = phase === 'showing' && !isCalm;
  const isTold = isDealt && phase !== 'showing';
  const banker = view?.banker ?? null;
  const motion = `${isShowing && before === null ? 'pd--deal' : ''} ${isShowing && banker !== null ? 'pd--open' : ''}`;
  return html`<div class="pd ${motion}">
  <div class="pd__felt" aria-hidden="true">${tableLotus}</div>
  <ul class="pd__seats" aria-label=${t('seats')}>
    ${seat(t, { area: 'banker', name: t('banker'), badge: crown, cards: banker, against: null }, isDealt, isTold)}
    ${(['one', 'two', 'three'] as const).map((area, at) =>
      seat(
        t,
        {
          ...{ area, name: t('house', { number: at + 1 }), badge: at + 1 },
          ...{ cards: view?.house?.[at] ?? null, against: banker },
        },
        isDealt,
        isTold,
      ),
    )}
  </ul>
  ${pot(model)}
  ${mine(model)}
</div>`;
}

function controls({ t, choice, canChoose, chip: unit, set }: Model): TemplateResult {
  const item = (mode: PokDengChoice['mode'], words: string) =>
    html`<button class="seg__item pd__mode" aria-pressed=${String(choice.mode === mode)} aria-disabled=${String(!canChoose)} @click=${() => set({ mode })}><b>${t(`mode_${mode}`)}</b> <small>${words}</small></button>`;
  return html`<div class="seg" role="group" aria-label=${t('mode')}>${item('single', t('stake_single', { unit: price(unit) }))}${item('deng', t('stake_deng', { unit: price(unit), stake: price(unit * RESERVED) }))}</div>`;
}

/** Two cards each, and a banker to beat. */
export const pokDengBoard: Board<PokDengChoice, PokDengMove, PokDengView, PokDengKey> = {
  rules: pokDeng,
  copy: { EN: en, TH: th },
  look: 'pokdeng',
  firstChoice: { mode: 'single' },
  stakeOf: ({ mode }, chipValue) => (mode === 'deng' ? chipValue * RESERVED : chipValue),
  table,
  controls,
  moves: ({ t, move }) => html`<p class="pd__hint">${t('hint', { most: BANKER_DRAWS })}</p>
<button class="btn" @click=${() => move({ stand: true })}>${t('stand')}</button>
<button class="btn btn--primary" @click=${() => move({ draw: true })}>${icon('plus')} ${t('draw')}</button>`,
  revealMs: ({ banker }, before) => (before === null ? DEAL_MS : 0) + (banker === null ? 0 : OPEN_MS),
  reason: (t, { view, choice }) => reasonText(t, view, choice.mode),
  mark: markText,
  howTo,
};
