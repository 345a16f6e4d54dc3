import { html, nothing, type TemplateResult } from 'lit-html';
import type { PokDengMove } from '../../../engines/board/pokDeng.ts';
import { handOf } from '../../../engines/board/pokDengHand.ts';
import { RESERVED } from '../../../engines/board/pokDengPay.ts';
import { type PokDengRoomChoice, type PokDengRoomView, pokDengRoom } from '../../../engines/board/pokDengRoom.ts';
import type { Board, BoardModel } from '../../board/board.ts';
import { en, type PokDengKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { howToInRoom } from './howTo.ts';
import { fan } from './seats.ts';
import { cardsText, handText, markText, reasonText } from './words.ts';
import './pokDeng.css';

type Model = BoardModel<PokDengRoomChoice, PokDengMove, PokDengRoomView, PokDengKey>;

/** The cards of a hand in rows, as the check page shows them. */
function table({ t, view }: Model): TemplateResult {
  const row = (name: string, cards: readonly number[]) =>
    html`<li class="pd__row"><span class="pd__who">${name}</span>${fan(cards, true)}<span class="pd__says">${handText(t, handOf(cards))}<span class="sr">: ${cardsText(t, cards)}</span></span></li>`;
  if (view === null) return html`<p>${t('hidden')}</p>`;
  const { seat, player, banker, seats } = view;
  return html`<ul class="pd__rows">${banker === null ? nothing : row(t('banker'), banker)}${
    seats === null
      ? row(t('one_seat', { number: seat }), player)
      : seats.map((cards, at) => row(t('one_seat', { number: at + 1 }), cards))
  }</ul>`;
}

/** One seat of a room against the banker; played on a page of its own, and checked as every board. */
export const pokDengRoomBoard: Board<PokDengRoomChoice, PokDengMove, PokDengRoomView, PokDengKey> = {
  rules: pokDengRoom,
  copy: { EN: en, TH: th },
  look: 'pokdeng',
  firstChoice: { mode: 'single', seat: 1 },
  stakeOf: ({ mode }, chip) => (mode === 'deng' ? chip * RESERVED : chip),
  table,
  revealMs: () => 0,
  reason: (t, { view, choice }) => (view.seats === null ? reasonText(t, view, choice.mode) : t('deal_alone')),
  mark: markText,
  howTo: howToInRoom,
};
