import { html, nothing, type TemplateResult } from 'lit-html';
import {
  type DragonChoice,
  type DragonSpot,
  type DragonView,
  dragon,
  dragonReturns,
} from '../../../engines/board/dragon.ts';
import { sumOf } from '../../../engines/board/spots.ts';
import { type Board, type BoardModel, pastOf, type Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { cardFace, cardPlace, cardText, rankText } from '../felt/card.ts';
import { stage } from '../felt/stage.ts';
import { acts } from '../spots/acts.ts';
import { missingOf, paidText, type SpotState, statesOf } from '../spots/model.ts';
import { payTable } from '../spots/payTable.ts';
import { spot } from '../spots/spot.ts';
import { type DragonKey, en } from './copy.en.ts';
import { th } from './copy.th.ts';
import { crests } from './crests.ts';
import './dragon.css';

type Model = BoardModel<DragonChoice, never, DragonView, DragonKey>;
type T = Say<DragonKey>;
type Side = 'dragon' | 'tiger';
type What = 'big' | 'small' | 'odd' | 'even';

const WHATS: readonly What[] = ['small', 'big', 'odd', 'even'];
const RULES = ['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const;
/** Between the two cards, ms. */
const PACE = 700;

const ODDS: Readonly<Record<string, string>> = { tie: '12:1', suited: '55:1' };
const oddsOf = (id: string): string => ODDS[id] ?? '1:1';

/** A spot in words. */
function nameOf(t: T, id: DragonSpot): string {
  const [side, what] = id.split('-') as [Side | 'tie' | 'suited', What?];
  return what === undefined ? t(side) : `${t(side)} ${t(what)}`;
}

const resultText = (t: T, view: DragonView) =>
  t(`wins_${view.winner}`, { dragon: cardText(view.dragon), tiger: cardText(view.tiger) });

function hand({ t, phase, isCalm }: Model, view: DragonView | null, side: Side): TemplateResult {
  const isDealing = phase === 'showing' && !isCalm;
  const isOver = view !== null && phase !== 'showing';
  const at = { '--at': `${side === 'dragon' ? 0 : PACE}ms`, '--from': side === 'dragon' ? '220px' : '60px' };
  const card =
    view === null
      ? cardPlace
      : isDealing
        ? html`<span class="card--dealt" ${styles(at)}>${cardFace(view[side])}</span>`
        : html`<span>${cardFace(view[side])}</span>`;
  const label =
    view !== null && isOver
      ? t('card', { side: t(side), card: cardText(view[side]) })
      : t('waiting', { side: t(side) });
  return html`<div class="hand hand--one ${side === 'tiger' ? 'hand--right' : ''} ${isOver && view.winner === side ? 'hand--won' : ''}" role="img" aria-label=${label}>
<div class="hand__cards">${card}</div><div class="hand__name">${t(side)}</div></div>`;
}

function spots(model: Model, stateOf: (spot: DragonSpot) => SpotState): TemplateResult {
  const { t } = model;
  const one = (id: Side | 'tie' | 'suited') =>
    spot(model, { id, name: nameOf(t, id), face: t(`face_${id}`), odds: oddsOf(id), look: `dt-${id}` }, stateOf(id));
  const small = (side: Side, what: What) => {
    const id: DragonSpot = `${side}-${what}`;
    return spot(model, { id, name: nameOf(t, id), face: t(what), odds: '1:1', look: 'dt-small' }, stateOf(id));
  };
  const row = (side: Side) => html`<div class="dt-row dt-row--${side}">${WHATS.map((what) => small(side, what))}</div>`;
  return html`<div class="dt-spots" role="group" aria-label=${t('spots_bets')}>${one('dragon')}
<div class="dt-ties">${one('tie')}${one('suited')}</div>${one('tiger')}${row('dragon')}${row('tiger')}</div>`;
}

/** The last winners, oldest first. */
function past(model: Model, count: number): TemplateResult | typeof nothing {
  const { t } = model;
  const winners = pastOf(model)
    .slice(0, count)
    .map(({ winner }) => winner)
    .toReversed();
  if (winners.length === 0) return nothing;
  const label = t('bead', { list: winners.map((winner) => t(winner)).join(', ') });
  return html`<div class="dt-past" role="img" aria-label=${label}>${winners.map((winner) => html`<i class="dt-past--${winner}">${t(`mark_${winner}`)}</i>`)}</div>`;
}

/** One card against another. */
export const dragonBoard: Board<DragonChoice, never, DragonView, DragonKey> = {
  rules: dragon,
  copy: { EN: en, TH: th },
  look: 'spots dragon',
  firstChoice: { spots: {} },
  stakeOf: sumOf,
  missing: missingOf,
  table: (model) => {
    const view = model.phase === 'sending' ? null : model.view;
    const stateOf = statesOf<DragonSpot>(model, view && ((id) => dragonReturns(view, id)));
    const cards = html`<div class="dt-duel">${crests.dragon}${hand(model, view, 'dragon')}<b class="dt-duel__vs" aria-hidden="true">VS</b>${hand(model, view, 'tiger')}${crests.tiger}</div>`;
    return html`<div class="felt felt--dragon">${stage(cards, past(model, 8))}<div class="felt__spots">${spots(model, stateOf)}</div></div>`;
  },
  controls: acts,
  revealMs: () => PACE + 700,
  reason: (t, { view, choice }) =>
    `${resultText(t, view)} · ${paidText(
      t,
      choice,
      (id) => dragonReturns(view, id),
      (id) => nameOf(t, id),
    )}`,
  result: resultText,
  roads: (model) => html`<div class="dt-road">${past(model, 40)}</div>`,
  mark: (t, view) => `${t(`mark_${view.winner}`)} ${rankText(view.dragon)}–${rankText(view.tiger)}`,
  howTo: (t) => html`<ol class="rules">${RULES.map((key) => html`<li>${t(key)}</li>`)}</ol>
${payTable(
  t,
  dragon.bets,
  (id) => nameOf(t, id as DragonSpot),
  (id) => (id === 'dragon' || id === 'tiger' ? t('odds_side') : oddsOf(id)),
)}`,
};
