import { html, type TemplateResult } from 'lit-html';
import { money, short } from '../copy/text.ts';
import type { TableFrame } from './frameModel.ts';

/** Who has bet on this coup: masked names, own ones first; with the result, what each was paid. */
export function bettors({ snapshot, moment, say, t }: TableFrame): TemplateResult {
  const bets = snapshot.context.table?.bets ?? [];
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
  const isShown = moment === 'shown';
  const row = ({ name, isMine, stake, payout }: (typeof bets)[number]) => {
    const paid = isShown && payout !== null ? short(payout).replace('+', '') : '–';
    const isWin = isShown && payout !== null && payout > stake;
    return html`<tr class="${isMine ? 'me' : ''}"><td>${isMine ? html`<b>${say('you')}</b>` : html`<span class="mono">${name}</span>`}</td><td class="end mono">${short(stake).slice(1)}</td><td class="end mono ${isWin ? 'gain' : 'muted'}">${paid}</td></tr>`;
  };
  return html`<div class="tbl-bets"><div class="tbl-bets__head"><h2>${say('bets')}</h2><span class="mono small muted">${money(staked)}</span></div>
<table class="table"><thead><tr><th scope="col">${t('crash_player')}</th><th scope="col" class="end">${t('stake')}</th><th scope="col" class="end">${t('paid')}</th></tr></thead>
<tbody>${bets.length === 0 ? html`<tr><td class="muted" colspan="3">${say('nobody')}</td></tr>` : bets.map(row)}</tbody></table></div>`;
}
