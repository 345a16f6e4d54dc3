import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { type JacksMove, type JacksView, jacks, worthOf } from '../../../engines/board/jacks.ts';
import type { NoChoice } from '../../../engines/board/noChoice.ts';
import { type DeckCard, deckRank, deckSuit, HANDS, type Hand, PAYTABLE } from '../../../engines/board/pokerHands.ts';
import { pays } from '../../../engines/board/rules.ts';
import { cardBack, cardFace } from '../../art/cards.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { money } from '../../copy/text.ts';
import { en, type JacksKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import './jacks.css';

type Model = BoardModel<NoChoice, JacksMove, JacksView, JacksKey>;
type Suit = 0 | 1 | 2 | 3;

const PLACES = [0, 1, 2, 3, 4] as const;
const BACK = cardBack();
const ACE = 12;
const JACK = 9;

/** The drawing counts ranks from the ace, the rules from the two. */
const face = (card: DeckCard): string => cardFace(deckRank(card) === ACE ? 1 : deckRank(card) + 2, deckSuit(card));

function nameOf(t: Say<JacksKey>, card: DeckCard): string {
  const rank = deckRank(card);
  const name = rank < JACK ? String(rank + 2) : t(`rank_${rank as 9 | 10 | 11 | 12}`);
  return t('card', { rank: name, suit: t(`suit_${deckSuit(card) as Suit}`) });
}

/** Whether a card is one of those that make the hand. */
function isMade(hand: Hand | null, cards: readonly DeckCard[], card: DeckCard): boolean {
  if (hand === null) return false;
  const isWhole = hand !== 'four' && hand !== 'three' && hand !== 'twoPair' && hand !== 'jacks';
  return isWhole || cards.filter((other) => deckRank(other) === deckRank(card)).length > 1;
}

/** Which places are ticked: the page itself keeps them until the move. */
const ticked = (): readonly boolean[] => {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.jacks__box')];
  return PLACES.map((at) => boxes[at]?.checked ?? false);
};

/** What has been shown: the hand counts once its cards are on the table. */
const shownHand = ({ view, phase }: Model): Hand | null => (phase === 'showing' ? null : (view?.hand ?? null));

function paytable(model: Model): TemplateResult {
  const { t, stake, round } = model;
  const shown = shownHand(model);
  const at = model.phase === 'idle' || model.phase === 'over' ? stake : (round?.stake ?? stake);
  return html`<dl class="jacks__pays" aria-label=${t('paytable')}>${HANDS.map(
    (hand) =>
      html`<div class=${hand === shown ? 'jacks__pay jacks__pay--on' : 'jacks__pay'}><dt><span class="only-wide">${t(hand)}</span><span class="only-phone">${t(`short_${hand}`)}</span></dt><dd class="mono">${PAYTABLE[hand]}× <span class="jacks__sum only-wide">${money(pays(at, PAYTABLE[hand] * 100))}</span></dd></div>`,
  )}</dl>`;
}

function place(model: Model, view: JacksView, at: number): TemplateResult {
  const { t, phase, before, canMove } = model;
  const card = view.cards[at] ?? 0;
  const isKept = view.held?.[at] ?? false;
  const isNew = phase === 'showing' && (view.held === null ? before === null : !isKept);
  const isOn = isMade(shownHand(model), view.cards, card);
  const classes = `jacks__card ${isNew ? 'jacks__card--new' : ''} ${isOn ? 'jacks__card--on' : ''}`;
  const drawn = html`<span class=${classes}>${keyed(card, html`<span class="jacks__face">${unsafeHTML(face(card))}</span>`)}<span class="jacks__back">${unsafeHTML(BACK)}</span></span>`;
  if (view.held !== null)
    return html`<li class="jacks__place"><span class="sr">${nameOf(t, card)}${isKept ? `, ${t('held')}` : ''}</span>${drawn}<span class=${isKept ? 'jacks__tag jacks__tag--on' : 'jacks__tag jacks__tag--off'} aria-hidden="true">${t('held')}</span></li>`;
  return html`<li class="jacks__place"><label class="jacks__pick"><input class="jacks__box sr" type="checkbox" aria-label="${t('hold')}: ${nameOf(t, card)}" ?disabled=${!canMove}>${drawn}<span class="jacks__tag" aria-hidden="true">${t('hold')}</span></label></li>`;
}

const closed = (t: Say<JacksKey>): TemplateResult =>
  html`${PLACES.map(() => html`<li class="jacks__place"><span class="sr">${t('hidden')}</span><span class="jacks__card jacks__card--closed"><span class="jacks__back">${unsafeHTML(BACK)}</span></span><span class="jacks__tag jacks__tag--off" aria-hidden="true">${t('hold')}</span></li>`)}`;

/** What is made, and what to do. */
function line(model: Model): TemplateResult {
  const { t, view, phase } = model;
  if (view === null || phase === 'showing') return html`${t('deals')}`;
  const { hand, held } = view;
  if (held !== null)
    return hand === null
      ? html`${t('reason_none')}`
      : html`<b>${t('reason', { hand: t(hand), times: worthOf(hand) })}</b>`;
  const made = hand === null ? t('made_none') : t('made', { hand: t(hand), times: worthOf(hand) });
  return html`<b>${made}</b> <span class="jacks__todo">${t('choose')}</span>`;
}

/** Five cards, of which the player holds some. */
export const jacksBoard: Board<NoChoice, JacksMove, JacksView, JacksKey> = {
  rules: jacks,
  copy: { EN: en, TH: th },
  look: 'jacks',
  firstChoice: {},
  table: (model) => {
    const { t, view, round, isCalm } = model;
    return html`<div class="jacks ${isCalm ? 'jacks--calm' : ''}">
  ${paytable(model)}
  <ol class="jacks__cards" aria-label=${t('cards')}>${view === null ? closed(t) : keyed(round?.id, html`${PLACES.map((at) => place(model, view, at))}`)}</ol>
  <p class="jacks__line">${line(model)}</p>
</div>`;
  },
  moves: ({ t, move }) =>
    html`<button class="btn btn--primary jacks__draw" @click=${() => move({ hold: ticked() })}><span class="jacks__all">${t('draw_all')}</span><span class="jacks__rest">${t('draw_rest')}</span><span class="jacks__none">${t('draw_none')}</span></button>`,
  revealMs: (view) => (view.held?.every(Boolean) ? 0 : 800),
  reason: (t, { view: { hand, held } }) => {
    if (hand !== null) return t(held === null ? 'made' : 'reason', { hand: t(hand), times: worthOf(hand) });
    return t(held === null ? 'made_none' : 'reason_none');
  },
  mark: (t, { hand }) => (hand === null ? '–' : t(`short_${hand}`)),
  howTo: (
    t,
  ) => html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th>${t('hand')}</th><th class="end">${t('pays')}</th></tr></thead><tbody>${HANDS.map((hand) => html`<tr><td>${t(hand)}</td><td class="end mono">${PAYTABLE[hand]}×</td></tr>`)}</tbody></table>
<p class="small muted">${t('best')}</p>`,
};
