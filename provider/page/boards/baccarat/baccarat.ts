import { html, nothing, type TemplateResult } from 'lit-html';
import {
  type BaccaratChoice,
  type BaccaratSpot,
  type BaccaratView,
  baccarat,
  baccaratReturns,
} from '../../../engines/board/baccarat.ts';
import type { ShoeCard } from '../../../engines/board/shoe.ts';
import { sumOf } from '../../../engines/board/spots.ts';
import { type Board, type BoardModel, pastOf, type Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { cardFace, cardPlace, cardText } from '../felt/card.ts';
import { lotus, stage } from '../felt/stage.ts';
import { acts } from '../spots/acts.ts';
import { missingOf, paidText, statesOf } from '../spots/model.ts';
import { payTable } from '../spots/payTable.ts';
import { spot } from '../spots/spot.ts';
import { type BaccaratKey, en } from './copy.en.ts';
import { th } from './copy.th.ts';
import { bead, big, derived } from './drawRoads.ts';
import './baccarat.css';

type Model = BoardModel<BaccaratChoice, never, BaccaratView, BaccaratKey>;
type T = Say<BaccaratKey>;

/** Between two cards, ms; the last one takes a little longer to lie. */
const PACE = 430;

const ODDS: Readonly<Record<BaccaratSpot, string>> = {
  player: '1:1',
  banker: '0.95:1',
  tie: '9:1',
  'pair-player': '12:1',
  'pair-banker': '12:1',
  small: '1.5:1',
  big: '0.54:1',
  even: '1:1',
};

const resultText = (t: T, { winner, points }: BaccaratView) => t(`wins_${winner}`, points);

/** Order of a card in the deal: sides in turn, then the third cards. */
function orderOf(view: BaccaratView, side: 'player' | 'banker', at: number): number {
  if (at < 2) return at * 2 + (side === 'player' ? 0 : 1);
  return side === 'player' ? 4 : 2 + view.player.length;
}

function hand(model: Model, view: BaccaratView | null, side: 'player' | 'banker'): TemplateResult {
  const { t, phase, isCalm } = model;
  const isDealing = phase === 'showing' && !isCalm;
  const isOver = view !== null && phase !== 'showing';
  const name = t(side);
  const card = (of: BaccaratView, drawn: ShoeCard, at: number) =>
    isDealing
      ? html`<span class="card--dealt" ${styles({ '--at': `${orderOf(of, side, at) * PACE}ms`, '--from': side === 'player' ? '220px' : '90px' })}>${cardFace(drawn)}</span>`
      : html`<span>${cardFace(drawn)}</span>`;
  const label =
    view === null || !isOver
      ? t('waiting', { side: name })
      : t('cards', { side: name, cards: view[side].map(cardText).join(' '), points: view.points[side] });
  return html`<div class="hand ${side === 'banker' ? 'hand--right' : ''} ${isOver && view.winner === side ? 'hand--won' : ''}" role="img" aria-label=${label}>
<div class="hand__cards">${view === null ? html`${cardPlace}${cardPlace}` : view[side].map((drawn, at) => card(view, drawn, at))}</div>
<div class="hand__name">${name}${isOver ? html`<b class="hand__points mono">${view.points[side]}</b>` : nothing}</div></div>`;
}

function spots(model: Model, view: BaccaratView | null): TemplateResult {
  const { t } = model;
  const stateOf = statesOf<BaccaratSpot>(model, view && ((id) => baccaratReturns(view, id)));
  const one = (id: BaccaratSpot, hint?: 'hint_small' | 'hint_big') =>
    spot(
      model,
      {
        ...{ id, odds: ODDS[id], look: `bac-${id}` },
        name: t(id),
        face: html`${t(`face_${id}`)}${hint === undefined ? nothing : html` <i>${t(hint)}</i>`}`,
      },
      stateOf(id),
    );
  return html`<div class="bac-spots" role="group" aria-label=${t('spots_bets')}>
${one('player')}${one('tie')}${one('banker')}
${one('pair-player')}${one('small', 'hint_small')}${one('even')}${one('big', 'hint_big')}${one('pair-banker')}</div>`;
}

/** Oldest first. */
const winnersOf = (model: Model) =>
  pastOf(model)
    .map(({ winner }) => winner)
    .toReversed();

/** Punto banco at a market stall. */
export const baccaratBoard: Board<BaccaratChoice, never, BaccaratView, BaccaratKey> = {
  rules: baccarat,
  copy: { EN: en, TH: th },
  look: 'spots baccarat',
  firstChoice: { spots: {} },
  stakeOf: sumOf,
  missing: missingOf,
  table: (model) => {
    const { t, phase } = model;
    const view = phase === 'sending' ? null : model.view;
    const winners = winnersOf(model);
    const cards = html`${hand(model, view, 'player')}${lotus}${hand(model, view, 'banker')}`;
    return html`<div class="felt">${stage(cards, bead(t, winners, 2, 'road--corner only-phone'))}
<div class="felt__spots felt__spots--roads">${spots(model, view)}
<div class="roads only-wide"><div class="roads__row">${bead(t, winners, 4)}${big(t, winners, 10)}${derived(t, winners, 6)}</div><p class="roads__past">${t('past')}</p></div></div></div>`;
  },
  controls: acts,
  revealMs: ({ player, banker }) => (player.length + banker.length - 1) * PACE + 420,
  reason: (t, { view, choice }) =>
    `${resultText(t, view)} · ${paidText(
      t,
      choice,
      (id) => baccaratReturns(view, id),
      (id) => t(`face_${id}`),
    )}`,
  result: resultText,
  roads: (model) => {
    const { t } = model;
    const winners = winnersOf(model);
    return html`<div class="roads__row">${bead(t, winners, 6)}${big(t, winners, 19)}</div><p class="roads__past">${t('past')}</p>`;
  },
  mark: (t, { winner, points: { player, banker } }) =>
    `${t(`mark_${winner}`)} ${winner === 'banker' ? `${banker}–${player}` : `${player}–${banker}`}`,
  howTo: (t) => html`<ol class="rules">${RULES.map((key) => html`<li>${t(key)}</li>`)}</ol>
${payTable(
  t,
  baccarat.bets,
  (id) => t(id as BaccaratSpot),
  (id) => (id === 'even' ? t('odds_even') : ODDS[id as BaccaratSpot]),
)}`,
};

const RULES = ['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5', 'rule_6', 'rule_7', 'rule_8'] as const;
