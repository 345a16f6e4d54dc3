import { html, nothing, type TemplateResult } from 'lit-html';
import type { TicketView } from '../../engines/lottery/lotteryRules.ts';
import type { ResultState, TicketState } from '../../lottery/lotteryView.ts';
import { money, signed, type Translate } from '../copy/text.ts';
import { isWin } from '../shell/isWin.ts';
import { drawnNumbers, drawnText, specialText } from './drawn.ts';
import { betName, entryNumbers, type SayLottery } from './entryText.ts';
import type { LotteryPage } from './lotteryPage.ts';

/** The last draws. */
export function results({ snapshot, t }: LotteryPage): TemplateResult {
  const list = snapshot.context.state?.results ?? [];
  const row = (result: ResultState) =>
    html`<li><span class="mono small">${result.number.slice(4)}</span>${resultNumbers(t, result)}</li>`;
  return html`<section class="lotto__results plate" aria-label=${t('results')}><h2>${t('results')}</h2>
    ${list.length === 0 ? html`<p class="small muted">${t('no_results')}</p>` : html`<ol>${list.map(row)}</ol>`}</section>`;
}

/** What was drawn; many prizes are folded behind the special one. */
export function resultNumbers(t: SayLottery, { number, drawn, lottery }: ResultState): TemplateResult {
  if (drawn === null) return html`<span class="small muted">${t('void')}</span>`;
  const numbers = drawnNumbers(lottery, drawn, t('said', { issue: number, numbers: drawnText(lottery, drawn) }));
  const special = specialText(lottery, drawn);
  if (special === null) return numbers;
  return html`<details class="lotto__long"><summary><span class="prize__lot prize__lot--special mono">${special}</span><span class="tiny muted">${t('all_prizes', { count: drawn.length })}</span></summary>${numbers}</details>`;
}

/** What the newest draw brought to its own tickets, once all of them are over. */
export interface OwnDraw {
  readonly issue: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** 1/10,000 P */
  readonly payout: number;
}

/** Null where no draw with own tickets is over. */
export function ownDraw(tickets: readonly TicketState[]): OwnDraw | null {
  const counted = tickets.filter(({ state }) => state !== 'refused' && state !== 'cancelled');
  const isOver = (issue: string) => counted.every((ticket) => ticket.issue !== issue || ticket.state === 'settled');
  const issue = counted
    .map((ticket) => ticket.issue)
    .filter(isOver)
    .toSorted()
    .at(-1);
  if (issue === undefined) return null;
  const own = counted.filter((ticket) => ticket.issue === issue);
  return {
    issue,
    stake: own.reduce((sum, { stake }) => sum + stake, 0),
    payout: own.reduce((sum, { payout }) => sum + payout, 0),
  };
}

/** The same in words. */
export function ownDrawText(t: SayLottery, shared: Translate, own: OwnDraw): string {
  const net = signed(own.payout - own.stake);
  if (own.payout === 0) return `${t('my_tickets')}: ${shared('no_win')} ${net}`;
  return `${t('my_tickets')}: ${shared(isWin(own) ? 'win' : 'paid')} ${money(own.payout)} · ${shared('after_stake')} ${net}`;
}

/** Own tickets, the newest first. */
export function tickets(page: LotteryPage): TemplateResult {
  const { game, snapshot, t, check } = page;
  const list = snapshot.context.state?.tickets ?? [];
  return html`<section class="lotto__tickets plate" aria-label=${t('my_tickets')}><h2>${t('my_tickets')}</h2>
    ${
      list.length === 0
        ? html`<p class="small muted">${t('no_tickets')}</p>`
        : html`<ul>${list.map((ticket) => {
            const { entries } = ticket.choice as {
              entries: readonly { bet: string; marks: number[][]; unit: number }[];
            };
            const isOver = ticket.state === 'settled';
            return html`<li><div><span class="mono small">${ticket.issue.slice(4)}</span>${entries.map((entry) => html`<span class="small"><b>${betName(t, entry.bet)}</b> <span class="mono">${entryNumbers(t, game, entry)}</span></span>`)}</div><div class="end"><span class="mono">${money(ticket.stake)}</span><span class="small ${ticket.payout > ticket.stake && isOver ? 'gain' : 'muted'}">${statusText(t, ticket)}</span>${isOver ? html`<button class="link small" aria-label="${t('check')} ${ticket.id}" @click=${() => check(ticket.id)}>${t('check')}</button>` : nothing}</div></li>`;
          })}</ul>`
    }</section>`;
}

function statusText(t: SayLottery, { state, payout, outcome, isStopped }: TicketState): string {
  switch (state) {
    case 'settled':
      return payout > 0 ? t('won_ticket', { amount: money(payout) }) : t('lost_ticket');
    case 'cancelled':
      return t(isStopped ? 'stopped' : 'returned');
    case 'refused':
      return t('refused_ticket');
    case 'playing':
      return t('waiting');
    case 'committed':
    case 'betting':
      return t('sending_ticket');
    default:
      return (outcome as { view?: TicketView | null } | null)?.view ? t('paying') : t('waiting');
  }
}
