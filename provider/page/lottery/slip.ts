import { html, nothing, type TemplateResult } from 'lit-html';
import { lineCount, stakeOfSlip } from '../../engines/lottery/lotteryRules.ts';
import { money } from '../copy/text.ts';
import { icon } from '../shell/icon.ts';
import { betName, entryNumbers } from './entryText.ts';
import { isEditing, type LotteryPage } from './lotteryPage.ts';
import { timesOf, timesOfAll } from './plan.ts';

const ISSUES_AHEAD = 10;

/** The slip: a paper ticket; on a phone it unfolds from a bar above the counter. */
export function slip(page: LotteryPage): TemplateResult {
  const { game, snapshot, t, send } = page;
  const { context } = snapshot;
  const { entries, slipIsOpen, state } = context;
  const one = stakeOfSlip(game, { entries });
  const total = one * timesOfAll(context);
  const isOff = String(!isEditing(page));
  const canBuy = snapshot.can({ type: 'lottery.buy', requestId: '', stake: one });
  return html`<aside class="lotto__slip paper ${slipIsOpen ? 'lotto__slip--open' : ''}" aria-label=${t('slip')}>
    <button class="lotto__bar" aria-expanded=${String(slipIsOpen)} aria-label=${t(slipIsOpen ? 'close_slip' : 'open_slip')} @click=${() => send({ type: 'lottery.toggleSlip' })}><span class="lotto__count mono">${entries.length}</span><b>${t('slip')}</b><span class="lotto__sum">${t('total')} <b class="mono">${money(total)}</b></span></button>
    <div class="lotto__body">
      <h2 class="only-wide">${t('slip')} <span class="lotto__count mono">${entries.length}</span></h2>
      <p class="small muted">${t('issue')} <span class="mono">${state?.issue.number ?? ''}</span></p>
      <hr class="perforation">
      ${
        entries.length === 0
          ? html`<p class="small muted">${t('slip_empty')}</p>`
          : html`<ul class="lotto__entries">${entries.map((entry, place) => {
              const count = lineCount(game, entry);
              const name = betName(t, entry.bet);
              return html`<li><div><b class="small">${name}</b><span class="mono">${entryNumbers(t, game, entry)}</span></div><div class="end"><span class="mono">${money(count * entry.unit)}</span><span class="tiny muted mono">${count} × ${money(entry.unit)}</span></div><button class="icon-btn" aria-label=${t('remove', { what: `${name} ${entryNumbers(t, game, entry)}` })} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.remove', place })}>${icon('x', 'icon--s')}</button></li>`;
            })}</ul>`
      }
      ${issuesInARow(page)}
      <hr class="perforation">
      <dl class="receipt__rows"><div><dt>${t('total')}</dt><dd class="mono lotto__total">${money(total)}</dd></div></dl>
      <button class="btn lotto__buy" aria-disabled=${String(!canBuy)} @click=${() => send({ type: 'lottery.buy', requestId: crypto.randomUUID(), stake: one })}>${t('buy', { amount: money(total) })}</button>
    </div>
  </aside>`;
}

/** How many issues in a row, and what becomes of the later ones. */
function issuesInARow(page: LotteryPage): TemplateResult {
  const { game, snapshot, t, send } = page;
  const { entries, issues, doubles, stopsOnWin } = snapshot.context;
  const isOff = !isEditing(page);
  const by = (name: string, to: number, look: 'minus' | 'plus') =>
    html`<button class="lotto__by" aria-label=${name} aria-disabled=${String(isOff || to < 1 || to > ISSUES_AHEAD)} @click=${() => send({ type: 'lottery.setIssues', issues: to })}>${icon(look, 'icon--s')}</button>`;
  const option = (name: string, isOn: boolean, set: () => void) =>
    html`<button class="lotto__option" role="switch" aria-checked=${String(isOn)} aria-disabled=${String(isOff)} @click=${set}><i></i><span class="small">${name}</span></button>`;
  const one = stakeOfSlip(game, { entries });
  return html`<div class="lotto__chase"><div class="lotto__issues" role="group" aria-label=${t('issues')}><span class="small">${t('issues')}</span>
    ${by(t('fewer'), issues - 1, 'minus')}<output class="mono">${issues}</output>${by(t('more'), issues + 1, 'plus')}</div>
    ${
      issues === 1
        ? nothing
        : html`${option(t('stop_on_win'), stopsOnWin, () => send({ type: 'lottery.setStop', stopsOnWin: !stopsOnWin }))}
          ${option(t('double_up'), doubles, () => send({ type: 'lottery.setDoubles', doubles: !doubles }))}
          ${doubles ? html`<p class="tiny mono lotto__plan">${timesOf({ issues, doubles }).map((times) => html`<span>× ${times}</span>`)}</p>` : nothing}
          <p class="tiny muted">${doubles ? html`${t('double_truth')} ` : nothing}${stopsOnWin ? html`${t('stop_truth')} ` : nothing}${one === 0 ? nothing : html`<b>${t('worst', { amount: money(one * timesOfAll({ issues, doubles })) })}</b>`}</p>`
    }</div>`;
}
