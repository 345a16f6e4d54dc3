import { html, nothing, type TemplateResult } from 'lit-html';
import { type SicboChoice, type SicboView, sicbo, sicboReturns, throwOf } from '../../../engines/board/sicbo.ts';
import { sumOf } from '../../../engines/board/spots.ts';
import { type Board, pastOf, type Say } from '../../board/board.ts';
import { acts } from '../spots/acts.ts';
import { missingOf, paidText, statesOf } from '../spots/model.ts';
import { payTable } from '../spots/payTable.ts';
import { en, type SicboKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { diceStage } from './dice.ts';
import { felt, moreSheet, nameOf, oddsOf } from './felt.ts';
import './sicbo.css';

type T = Say<SicboKey>;

const ROLL_MS = 1_500;
const RULES = ['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const;

const resultText = (t: T, view: SicboView) => t('result', { dice: view.dice.join('-'), total: throwOf(view).total });

/** The total, and whether it is big or small, odd or even. */
function totalOf(t: T, view: SicboView): TemplateResult {
  const { total, isTriple } = throwOf(view);
  const words = isTriple
    ? t('face_anyTriple')
    : `${t(total > 10 ? 'big' : 'small')} · ${t(total % 2 === 1 ? 'odd' : 'even')}`;
  return html`<p class="sb-stage__total"><b class="mono">${total}</b><span>${words}</span></p>`;
}

/** Three dice on a felt with all their bets. */
export const sicboBoard: Board<SicboChoice, never, SicboView, SicboKey> = {
  rules: sicbo,
  copy: { EN: en, TH: th },
  look: 'spots sicbo',
  firstChoice: { spots: {} },
  stakeOf: sumOf,
  missing: missingOf,
  table: (model) => {
    const { t, phase, isCalm } = model;
    const view = phase === 'sending' ? null : model.view;
    const isRolling = phase === 'showing' && !isCalm;
    const shown = phase === 'showing' ? null : view;
    const stateOf = statesOf(model, view && ((id) => sicboReturns(view, id)));
    const label = shown === null ? t('waiting') : t('dice', { result: resultText(t, shown) });
    return html`<div class="felt felt--sicbo"><div class="sb-stage" role="img" aria-label=${label}>
${diceStage(view?.dice ?? null, { isRolling, isShaking: phase === 'sending' && !isCalm })}
${shown === null ? nothing : totalOf(t, shown)}</div>
<div class="felt__spots">${felt(model, stateOf)}${moreSheet(model, stateOf)}</div></div>`;
  },
  controls: acts,
  revealMs: () => ROLL_MS,
  reason: (t, { view, choice }) =>
    `${resultText(t, view)} · ${paidText(
      t,
      choice,
      (id) => sicboReturns(view, id),
      (id) => nameOf(t, id),
    )}`,
  result: resultText,
  roads: (model) =>
    html`<ol class="sb-road" aria-label=${model.t('past')}>${pastOf(model)
      .slice(0, 20)
      .map((view) => html`<li class="mono">${throwOf(view).total}</li>`)}</ol>`,
  mark: (_, view) => `${view.dice.join('')} = ${throwOf(view).total}`,
  howTo: (t) => html`<ol class="rules">${RULES.map((key) => html`<li>${t(key)}</li>`)}</ol>
${payTable(
  t,
  sicbo.bets.filter(({ id }) => isListed(id)),
  (id) => listedName(t, id),
  (id) => (id.startsWith('single') ? t('odds_single') : oddsOf(id)),
)}`,
};

/** One bet of each kind whose bets all pay alike; totals from 4 to 10, as 17 to 11 pay the same. */
const isListed = (id: string): boolean => {
  const [kind, first = '', second] = id.split(' ');
  if (kind === 'total') return Number(first) <= 10;
  return first === '' || id === 'any triple' || (first === '1' && (second ?? '2') === '2');
};

function listedName(t: T, id: string): string {
  const [kind, first] = id.split(' ');
  if (kind === 'total') return t('total', { of: `${first} / ${21 - Number(first)}` });
  if (kind === 'single' || kind === 'double' || kind === 'combo' || kind === 'triple') return t(`kind_${kind}`);
  return nameOf(t, id);
}
