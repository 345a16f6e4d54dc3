import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { NoChoice } from '../../../engines/board/noChoice.ts';
import { PRIZES, type ScratchView, scratch, TICKETS } from '../../../engines/board/scratch.ts';
import { FIELDS } from '../../../engines/board/scratchLayout.ts';
import type { Board, BoardModel, Say } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { foilOf, labelOf } from './art.ts';
import { en, type ScratchKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import './scratch.css';

type Model = BoardModel<NoChoice, never, ScratchView, ScratchKey>;

/** From one field to the next, and for each of them, ms: the same for every card. */
const NEXT = 230;
const ONE = 420;

const foils = Array.from({ length: FIELDS }, (_, field) => foilOf(field));
const count = (tickets: number): string => tickets.toLocaleString('en-US');
const times = (prize: number): string => `${(PRIZES[prize]?.times ?? 0).toLocaleString('en-US')}×`;
const nameOf = (t: Say<ScratchKey>, symbol: number): string => t(`symbol_${symbol as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`);

function fields({ t, view, phase, round }: Model): TemplateResult {
  const isCovered = view === null || phase === 'sending';
  const isOver = !isCovered && phase !== 'showing';
  const field = (_: unknown, at: number) => {
    const symbol = view?.cells[at] ?? 0;
    const isOn = isOver && view.prize === symbol;
    const under = isCovered
      ? ''
      : html`${unsafeHTML(labelOf(symbol))}<span class="scratch__times mono" aria-hidden="true">${times(symbol)}</span>`;
    return html`<li class=${isOn ? 'scratch__field scratch__field--on' : 'scratch__field'} ${styles({ '--wait': `${at * NEXT}ms` })}><span class="sr">${isOver ? `${nameOf(t, symbol)} ${times(symbol)}` : t('covered')}</span><span class="scratch__under">${under}</span>${isOver ? '' : unsafeHTML(foils[at] ?? '')}</li>`;
  };
  return html`<ol class="scratch__fields ${phase === 'showing' ? 'scratch__fields--open' : ''}">${keyed(round?.id, html`${foils.map(field)}`)}</ol>`;
}

function prizes({ t, view, phase }: Model): TemplateResult {
  const won = phase === 'showing' || phase === 'sending' ? null : (view?.prize ?? null);
  return html`<dl class="scratch__prizes" aria-label=${t('prizes')}>${PRIZES.map(
    (_, prize) =>
      html`<div class=${prize === won ? 'scratch__prize scratch__prize--on' : 'scratch__prize'}><dt>${unsafeHTML(labelOf(prize))}<span>${nameOf(t, prize)}</span></dt><dd class="mono">${times(prize)}</dd></div>`,
  )}</dl>`;
}

/** A card of nine fields under silver. */
export const scratchBoard: Board<NoChoice, never, ScratchView, ScratchKey> = {
  rules: scratch,
  copy: { EN: en, TH: th },
  look: 'scratch',
  firstChoice: {},
  table: (
    model,
  ) => html`<div class="scratch ${model.isCalm ? 'scratch--calm' : ''}" role="group" aria-label=${model.t('card')}>
  <p class="scratch__title">${model.t('title')}</p>
  ${fields(model)}
  ${prizes(model)}
</div>`,
  revealMs: () => (FIELDS - 1) * NEXT + ONE,
  reason: (t, { view: { prize } }) =>
    prize === null ? t('reason_none') : t('reason', { symbol: nameOf(t, prize), times: PRIZES[prize]?.times ?? 0 }),
  mark: (_, { prize }) => (prize === null ? '–' : times(prize)),
  howTo: (
    t,
  ) => html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
<table><thead><tr><th>${t('symbol')}</th><th class="end">${t('prize')}</th><th class="end">${t('tickets')}</th></tr></thead><tbody>${PRIZES.map(
    ({ tickets }, prize) =>
      html`<tr><td>${nameOf(t, prize)}</td><td class="end mono">${times(prize)}</td><td class="end mono">${count(tickets)}</td></tr>`,
  )}<tr><td>${t('none')}</td><td class="end mono">0×</td><td class="end mono">${count(PRIZES.reduce((left, { tickets }) => left - tickets, TICKETS))}</td></tr></tbody></table>`,
};
