import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { stakeOfSlip } from '../../engines/lottery/lotteryRules.ts';
import type { LotteryState } from '../../lottery/lotteryView.ts';
import { refusalText } from '../copy/refusalText.ts';
import { money } from '../copy/text.ts';
import { type Frame, failedKey } from '../shell/frame.ts';
import { isWin } from '../shell/isWin.ts';
import type { SayLottery } from './entryText.ts';
import { ownDraw, ownDrawText, resultNumbers, results, tickets } from './lists.ts';
import type { LotteryPage } from './lotteryPage.ts';
import { marking } from './marking.ts';
import { timesOfAll } from './plan.ts';
import { lotteryRulesSheet } from './rulesSheet.ts';
import { slip } from './slip.ts';

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A lottery as the shell shows it: issue, numbers, slip, results, own tickets. */
export function lotteryFrame(page: LotteryPage): Frame {
  const { game, snapshot, t } = page;
  const { state, entries } = snapshot.context;
  const own = ownDraw(state?.tickets ?? []);
  return {
    look: 'game--lottery',
    game: state?.game ?? null,
    bar: {},
    main: html`<main class="lotto">
    ${issuePanel(page)}
    <p class="lotto__notice" role="status">${notice(page)}</p>
    ${state === null ? nothing : parts(page)}
  </main>`,
    counter: {
      balance: state?.balance ?? null,
      stake: [t('slip'), stakeOfSlip(game, { entries }) * timesOfAll(snapshot.context)],
      net: state?.net ?? 0,
      last: own && { id: own.issue, stake: own.stake, payout: own.payout },
    },
    sheets: { rules: lotteryRulesSheet(page) },
  };
}

const parts = (page: LotteryPage): TemplateResult =>
  page.beginsWithResults
    ? html`${results(page)}${tickets(page)}${slip(page)}${marking(page)}`
    : html`${marking(page)}${slip(page)}${tickets(page)}${results(page)}`;

function issuePanel({ snapshot, t, shared }: LotteryPage): TemplateResult {
  const { state, now, firstResult } = snapshot.context;
  const last = state?.results[0];
  const left = (state?.issue.sealsAt ?? now) - now;
  const own = ownDraw(state?.tickets ?? []);
  return html`<section class="lotto__issue plate" aria-label=${t('issue')}>
    <div><h2>${state?.game.name ?? ''}</h2><p class="small muted">${t('issue')} <span class="mono">${state?.issue.number ?? ''}</span></p></div>
    <div class="lotto__clock"><span class="small muted">${t('seals_in')}</span><b class="mono ${left < 15_000 ? 'lotto__soon' : ''}">${left <= 0 ? t('drawing') : clockText(left)}</b></div>
    ${
      last === undefined
        ? nothing
        : html`<div class="lotto__last ${last.number === firstResult ? '' : 'lotto__last--new'}"><span class="small muted">${t('last_result')} <span class="mono">${last.number.split('-')[1]}</span></span>${keyed(last.number, resultNumbers(t, last))}${
            own?.issue === last.number
              ? html`<b class="lotto__own small ${isWin(own) ? 'gain' : 'muted'}">${ownDrawText(t, shared, own)}</b>`
              : nothing
          }</div>`
    }
    ${state === null ? nothing : ownStake(t, state)}
  </section>`;
}

/** What the player has in the draw that is open. */
function ownStake(t: SayLottery, { tickets: all, issue }: LotteryState): TemplateResult {
  const mine = all.filter((one) => one.issue === issue.number && one.state !== 'refused' && one.state !== 'cancelled');
  const stake = mine.reduce((sum, one) => sum + one.stake, 0);
  return html`<p class="lotto__mine small">${
    mine.length === 0
      ? html`<span class="muted">${t('none_in')}</span>`
      : html`<span>${t('mine_in', { count: mine.length })}</span> <b class="mono">${money(stake)}</b> <span class="muted">${t('waiting')}</span>`
  }</p>`;
}

function notice(page: LotteryPage): TemplateResult | string {
  const { snapshot, t, shared, send } = page;
  const { notice: said, failure, held, state } = snapshot.context;
  const retry = html`<button class="link" @click=${() => send({ type: 'lottery.retry' })}>${shared('retry')}</button>`;
  if (snapshot.matches('opening')) return shared('loading');
  if (snapshot.matches('unopened')) return html`<b>${shared('unopened')}</b> ${retry}`;
  if (snapshot.matches('failed')) return html`<b>${shared('failed')}</b> ${shared(failedKey(failure))}`;
  if (snapshot.matches({ open: { slip: 'lost' } })) return html`<b>${t('line_lost')}</b> ${retry}`;
  if (snapshot.matches({ open: { slip: 'buying' } })) return t('buying');
  const drawn = state?.results[0]?.number ?? '';
  if (said?.about === 'bought' && said.issues.some((issue) => issue > drawn))
    return html`<b class="gain">${t('bought', { issues: said.issues.join(', ') })}</b>${said.refused === 0 ? '' : html` <b>${t('partly', { count: said.refused })}</b>`}`;
  if (said?.about === 'refused') return html`<b>${refusedText(page, said.code)}</b>`;
  if (state !== null && state.ended !== null) return html`<b>${shared('ended')}</b> ${shared('ended_hint')}`;
  return held ? html`<b>${shared('held')}</b>` : '';
}

function refusedText({ snapshot, t, shared }: LotteryPage, code: string): string {
  const { state } = snapshot.context;
  switch (code) {
    case 'BETS_CLOSED':
      return t('closed');
    case 'STAKE_INVALID':
      return t('limits', { least: money(state?.game.minStake ?? 0), most: money(state?.game.maxStake ?? 0) });
    case 'CHOICE_INVALID':
      return t('invalid');
    default:
      return refusalText(shared, code, state?.balance ?? 0);
  }
}
