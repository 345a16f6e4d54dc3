import { html, nothing, type TemplateResult } from 'lit-html';
import { type Frame, failedKey } from '../shell/frame.ts';
import { matchList } from './list.ts';
import { matchPage } from './matchPage.ts';
import { myBets, openSlips } from './myBets.ts';
import { retry, type SportsPage } from './page.ts';
import { phoneFilters, rail, tabs } from './rail.ts';
import { rulesSheet } from './rulesSheet.ts';
import { slip } from './slip.ts';
import { kindOf } from './slipProblem.ts';
import { combinedOdds, legsOf } from './slipRules.ts';
import { sportIcon } from './sportIcons.ts';
import type { Panel } from './sportsContext.ts';
import { oddsText } from './words.ts';

/** A sportsbook as the shell shows it: sports, matches or one match, slip, own bets. */
export function sportsFrame(page: SportsPage): Frame {
  const { state, open, panel } = page.snapshot.context;
  const staked = (state?.slips ?? [])
    .filter(({ state: of }) => of === 'open' || of === 'confirming')
    .reduce((sum, { stake }) => sum + stake, 0);
  return {
    look: 'game--sports',
    game: state?.game ?? null,
    bar: {},
    main:
      state === null
        ? html`<main class="sb sb--bare">${opening(page)}</main>`
        : html`<div class="sb">${rail(page, state)}
      <main class="sb__main">${tabs(page, state)}<div role="status">${banner(page)}</div>${open === null ? html`${phoneFilters(page, state)}${matchList(page, state)}` : matchPage(page, state)}</main>
      ${panel === 'none' ? nothing : html`<div class="sb__scrim only-phone" @click=${() => page.send({ type: 'panel.show', panel: 'none' })}></div>`}
      <aside class="sb__side" aria-label=${page.t('slip')}>${slip(page)}${myBets(page)}</aside></div>${bar(page)}`,
    counter: { balance: state?.balance ?? null, stake: [page.t('open_bets'), staked], net: state?.net ?? 0 },
    sheets: { rules: rulesSheet(page) },
  };
}

/** Before the book is there: rows that wait for it, or why there are none. */
function opening(page: SportsPage): TemplateResult {
  const { snapshot, shared } = page;
  const { failure } = snapshot.context;
  const waiting = html`<div class="sb__wait" aria-hidden="true">${Array.from({ length: 6 }, () => html`<i></i>`)}</div>`;
  if (snapshot.matches('failed'))
    return html`<div class="sb__empty" role="alert"><p><b>${shared('failed')}</b></p><p>${shared(failedKey(failure))}</p><button class="btn" @click=${page.leave}>${shared('leave')}</button></div>`;
  return html`<p class="sb__loading" role="status">${snapshot.matches('unopened') ? html`<b>${shared('unopened')}</b> ${retry(page)}` : shared('loading')}</p>${waiting}`;
}

/** What holds for the whole page: no line, no session, a pause, demo money. */
function banner(page: SportsPage): TemplateResult | typeof nothing {
  const { snapshot, shared, t } = page;
  const { state, held, lineIsLost } = snapshot.context;
  if (snapshot.matches({ open: { line: 'closed' } }))
    return html`<p class="sb__banner">${t('closed')} <button class="link" @click=${page.leave}>${shared('leave')}</button></p>`;
  if (lineIsLost) return html`<p class="sb__banner">${t('lost')} ${retry(page)}</p>`;
  if (state?.ended != null) return html`<p class="sb__banner"><b>${shared('ended')}</b> ${shared('ended_hint')}</p>`;
  if (held) return html`<p class="sb__banner">${shared('held')}</p>`;
  return state?.game.demo ? html`<p class="sb__banner sb__banner--quiet">${shared('demo')}</p>` : nothing;
}

/** Slip and bets of a phone, above the counter. */
function bar(page: SportsPage): TemplateResult {
  const { snapshot, t, send } = page;
  const { context } = snapshot;
  const { picks, panel } = context;
  const legs = legsOf(context, picks);
  const open = openSlips(page).length;
  const toggle = (which: Panel) => () => send({ type: 'panel.show', panel: panel === which ? 'none' : which });
  const odds =
    kindOf(context) === 'accumulator' || legs.length === 1 ? oddsText(combinedOdds(legs.map(({ now }) => now))) : null;
  return html`<div class="slipbar only-phone">
    <button aria-expanded=${String(panel === 'slip')} @click=${toggle('slip')}><span class="slip__n mono">${picks.length}</span><span>${t('show_slip')}</span>${odds === null ? nothing : html`<b class="mono">${odds}</b>`}${sportIcon(panel === 'slip' ? 'down' : 'up', 'icon--s')}</button>
    <button aria-expanded=${String(panel === 'bets')} @click=${toggle('bets')}>${sportIcon('bets', 'icon--s')}<span>${t('my_bets')}</span>${open === 0 ? nothing : html`<span class="slip__n mono">${open}</span>`}</button>
  </div>`;
}
