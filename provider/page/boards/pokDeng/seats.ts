import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { handOf, rankOf, suitOf } from '../../../engines/board/pokDengHand.ts';
import { duelOf } from '../../../engines/board/pokDengPay.ts';
import { cardBack, cardFace } from '../../art/cards.ts';
import { styles } from '../../board/styles.ts';
import { cardsText, handText, type T } from './words.ts';

const back = unsafeHTML(cardBack());
export const face = (card: number) => unsafeHTML(cardFace(rankOf(card), suitOf(card)));

/** A place for a card, with its back and, once it is open, its face over it. */
const place = (card: number | null, at: number): TemplateResult =>
  html`<span class="pd__card ${at === 2 ? 'pd__card--third' : ''}" ${styles({ '--at': String(at) })}>${back}${card === null ? nothing : html`<span class="pd__face">${face(card)}</span>`}</span>`;

const EMPTY = html`<span class="pd__card pd__card--none"></span>`;

/** Cards from left to right: faces and backs, two backs, or two empty places. */
export function fan(cards: readonly (number | null)[] | null, isDealt: boolean): TemplateResult {
  const places = !isDealt
    ? [EMPTY, EMPTY]
    : cards === null
      ? [place(null, 0), place(null, 1)]
      : cards.map((card, at) => place(card, at));
  return html`<span class="pd__fan ${isDealt ? '' : 'pd__fan--none'}" aria-hidden="true">${places}</span>`;
}

export interface Seat {
  readonly area: 'banker' | 'one' | 'two' | 'three';
  readonly name: string;
  /** On the disc beside the name. */
  readonly badge: unknown;
  /** Null while they are hidden. */
  readonly cards: readonly number[] | null;
  /** What its hand plays against; null at the banker's own seat, and before the end. */
  readonly against: readonly number[] | null;
}

/** A seat of the house: name, cards and, at the end, what they came to. */
export function seat(
  t: T,
  { area, name, badge, cards, against }: Seat,
  isDealt: boolean,
  isTold: boolean,
): TemplateResult {
  const duel = cards !== null && against !== null ? duelOf(cards, against) : null;
  const hand = cards === null ? null : handOf(cards);
  const said = hand === null || !isTold ? t(isDealt ? 'hidden' : 'empty') : handText(t, hand);
  return html`<li class="pd__seat pd__seat--${area}">
  <span class="pd__who"><i class="pd__badge" aria-hidden="true">${badge}</i>${name}</span>
  ${fan(cards, isDealt)}
  ${
    isTold && hand !== null && cards !== null
      ? html`<span class="pd__says ${hand.kind === 'pok' ? 'pd__says--pok' : ''}">${said}${duel === null ? nothing : html` <b class="pd__end pd__end--${duel.result}">${t(duel.result)}</b>`}<span class="sr">: ${cardsText(t, cards)}</span></span>`
      : html`<span class="sr">${said}</span>`
  }
</li>`;
}
