import { html, nothing, type TemplateResult } from 'lit-html';
import type { SnapshotFrom } from 'xstate';
import type { LotteryBet, LotteryGame } from '../../engines/lottery/lotteryGame.ts';
import { betOf, lineCount, stakeOfSlip, type TicketView } from '../../engines/lottery/lotteryRules.ts';
import type { TicketState } from '../../lottery/lotteryView.ts';
import { icon } from '../board/frame.ts';
import { refusalText } from '../copy/refusalText.ts';
import { money, signed, type Translate } from '../copy/text.ts';
import { stakesOf } from '../game/stakes.ts';
import type { LotteryKey } from './copy.en.ts';
import { drawnNumbers, drawnText } from './drawn.ts';
import { betName, entryNumbers, linesText, type SayLottery, timesText } from './entryText.ts';
import type { lotteryMachine } from './lottery.machine.ts';
import type { LotteryEvent } from './lottery.setup.ts';

export interface LotteryPage {
  readonly game: LotteryGame;
  readonly snapshot: SnapshotFrom<typeof lotteryMachine>;
  readonly t: SayLottery;
  /** The texts that all games share. */
  readonly shared: Translate;
  readonly send: (event: LotteryEvent) => void;
  readonly check: (id: string) => void;
  readonly openRules: () => void;
}

const ISSUES_AHEAD = 10;
const isEditing = ({ snapshot }: LotteryPage) => snapshot.matches({ open: { slip: 'editing' } });

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The page of a lottery: issue, numbers, slip, results, own tickets. */
export function lotteryPage(page: LotteryPage): TemplateResult {
  const { snapshot, t, shared, openRules } = page;
  const { state } = snapshot.context;
  return html`<div class="game game--lottery">
  <header class="g-top">
    <div class="g-top__name"><h1>${state?.game.name ?? ''}</h1><span class="faint tiny">${state === null ? '' : state.game.demo ? t('demo') : state.game.vendor}</span></div>
    <div class="g-top__end"><button class="icon-btn" aria-label=${shared('how_to_play')} @click=${openRules}>${icon('book-open')}</button></div>
  </header>
  <main class="lotto">
    ${issuePanel(page)}
    <p class="lotto__notice" role="status">${notice(page)}</p>
    ${state === null ? nothing : html`${marking(page)}${slip(page)}${results(page)}${tickets(page)}`}
  </main>
  <footer class="g-count"><dl>
    <div><dt>${shared('balance')}</dt><dd class="mono">${state === null ? '–' : money(state.balance)}</dd></div>
    <div><dt>${t('slip')}</dt><dd class="mono">${money(stakeOfSlip(page.game, { entries: snapshot.context.entries }) * snapshot.context.issues)}</dd></div>
    <div class="g-count__last"><dt>${shared('net_session')}</dt><dd class="mono ${(state?.net ?? 0) > 0 ? 'gain' : ''}">${signed(state?.net ?? 0)}</dd></div>
  </dl></footer>
</div>`;
}

function issuePanel({ game, snapshot, t }: LotteryPage): TemplateResult {
  const { state, now } = snapshot.context;
  const last = state?.results[0];
  const left = (state?.issue.sealsAt ?? now) - now;
  return html`<section class="lotto__issue plate" aria-label=${t('issue')}>
    <div><h2>${state?.game.name ?? ''}</h2><p class="small muted">${t('issue')} <span class="mono">${state?.issue.number ?? ''}</span></p></div>
    <div class="lotto__clock"><span class="small muted">${t('seals_in')}</span><b class="mono ${left < 15_000 ? 'lotto__soon' : ''}">${left <= 0 ? t('drawing') : clockText(left)}</b></div>
    ${
      last === undefined
        ? nothing
        : html`<div class="lotto__last"><span class="small muted">${t('last_result')} <span class="mono">${last.number.split('-')[1]}</span></span>${
            last.drawn === null
              ? html`<span class="small">${t('void')}</span>`
              : drawnNumbers(
                  game.id,
                  last.drawn,
                  t('said', { issue: last.number, numbers: drawnText(game.id, last.drawn) }),
                )
          }</div>`
    }
  </section>`;
}

function notice(page: LotteryPage): TemplateResult | string {
  const { snapshot, t, shared, send } = page;
  const { notice: said, failure, held, state } = snapshot.context;
  const retry = html`<button class="link" @click=${() => send({ type: 'lottery.retry' })}>${shared('retry')}</button>`;
  if (snapshot.matches('opening')) return shared('loading');
  if (snapshot.matches('unopened')) return html`<b>${shared('unopened')}</b> ${retry}`;
  if (snapshot.matches('failed'))
    return html`<b>${shared('failed')}</b> ${shared(failure?.code === 'TOKEN_INVALID' ? 'failed_token' : 'failed_other')}`;
  if (snapshot.matches({ open: { slip: 'lost' } })) return html`<b>${t('line_lost')}</b> ${retry}`;
  if (snapshot.matches({ open: { slip: 'buying' } })) return t('buying');
  if (said?.about === 'bought') return html`<b class="gain">${t('bought', { issues: said.issues.join(', ') })}</b>`;
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

/** Bet types, their numbers, the stake of a line. */
function marking(page: LotteryPage): TemplateResult {
  const { game, snapshot, t, send } = page;
  const { bet: id, marks, unit } = snapshot.context;
  const bet = betOf(game, id);
  if (bet === undefined) return html``;
  const isOff = String(!isEditing(page));
  const count = marks.some((row) => row.length === 0) ? 0 : lineCount(game, { bet: id, marks });
  const hint = t(`hint_${['sum5', 'winnerHalf', 'specialHalf'].includes(id) ? id : 'any'}` as LotteryKey);
  return html`<section class="lotto__mark plate" aria-label=${t('bet_types')}>
    <div class="lotto__bets" role="group" aria-label=${t('bet_types')}>${game.bets.map(
      (each) =>
        html`<button class="lotto__type" aria-pressed=${String(each.id === id)} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.pickBet', bet: each.id, rows: each.picker.type === 'rows' ? each.picker.rows.length : 1 })}><span>${betName(t, each.id)}</span><span class="mono tiny">${timesText(each)}</span></button>`,
    )}</div>
    <p class="small muted lotto__hint">${t(bet.picker.type === 'rows' ? 'pick_rows' : bet.picker.type === 'set' ? 'pick_set' : 'pick_options', { count: bet.picker.type === 'set' ? bet.picker.pick : 1 })}${hint === '' ? '' : ` · ${hint}`}</p>
    ${pickers(page, bet, isOff)}
    <div class="lotto__add">
      ${stepper(page, t('unit'), unit, isOff)}
      <p class="small"><span class="muted">${linesText(t, count)} × ${money(unit)}</span> <b class="mono">${money(count * unit)}</b></p>
      <button class="btn" aria-disabled=${String(!isEditing(page) || count === 0)} @click=${() => send({ type: 'lottery.add' })}>${icon('plus', 'icon--s')}${t('add')}</button>
    </div>
  </section>`;
}

function pickers({ snapshot, t, send }: LotteryPage, { picker }: LotteryBet, isOff: string) {
  const { marks } = snapshot.context;
  const numbers = picker.type === 'options' ? picker.of.map((_, place) => place) : picker.of;
  const rows = picker.type === 'rows' ? picker.rows : [null];
  const textOf = (number: number) =>
    picker.type === 'options' ? t(`option_${picker.of[number]}` as LotteryKey) : String(number);
  return rows.map((row, at) => {
    const marked = marks[at] ?? [];
    const name = row === null ? t('numbers') : t(`row_${row}` as LotteryKey);
    const mark = (next: readonly number[]) => send({ type: 'lottery.mark', row: at, numbers: next });
    const toggle = (number: number) =>
      mark(marked.includes(number) ? marked.filter((each) => each !== number) : [...marked, number]);
    const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;
    const quick = [
      ['all', numbers],
      ['high', numbers.filter((number) => number >= middle)],
      ['low', numbers.filter((number) => number < middle)],
      ['odd', numbers.filter((number) => number % 2 === 1)],
      ['even', numbers.filter((number) => number % 2 === 0)],
      ['clear', []],
    ] as const;
    return html`<div class="lotto__row" role="group" aria-label=${name}>
      <span class="small lotto__rowname">${row === null ? nothing : name}</span>
      <div class="lotto__numbers ${picker.type === 'options' ? 'lotto__numbers--wide' : numbers.length === 10 ? 'lotto__numbers--ten' : ''}">${numbers.map(
        (number) =>
          html`<button class="lotto__n mono" aria-pressed=${String(marked.includes(number))} aria-disabled=${isOff} @click=${() => toggle(number)}>${textOf(number)}</button>`,
      )}</div>
      ${
        picker.type === 'options'
          ? nothing
          : html`<div class="lotto__quick">${quick.map(
              ([key, next]) =>
                html`<button class="lotto__q small" aria-label="${name}: ${t(key)}" aria-disabled=${isOff} @click=${() => mark(next)}>${t(key)}</button>`,
            )}</div>`
      }
    </div>`;
  });
}

/** Stakes of a line, P. */
const UNITS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map((unit) => unit * 10_000);

function stepper({ snapshot, t, send }: LotteryPage, name: string, unit: number, isOff: string): TemplateResult {
  const { state } = snapshot.context;
  const most = state === null ? 0 : (stakesOf(state).at(-1) ?? 0);
  const units = UNITS.filter((each) => each <= most);
  const step = (by: number) => units[Math.max(0, Math.min(units.length - 1, units.indexOf(unit) + by))] ?? unit;
  return html`<div class="stake" role="group" aria-label=${name}>
    <button class="stake__step" aria-label=${t('lower')} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.setUnit', unit: step(-1) })}>${icon('minus')}</button>
    <output class="stake__value"><b class="mono">${money(unit)}</b><small>${name}</small></output>
    <button class="stake__step" aria-label=${t('raise')} aria-disabled=${isOff} @click=${() => send({ type: 'lottery.setUnit', unit: step(1) })}>${icon('plus')}</button>
  </div>`;
}

/** The slip: a paper ticket; on a phone it unfolds from a bar above the counter. */
function slip(page: LotteryPage): TemplateResult {
  const { game, snapshot, t, send } = page;
  const { entries, issues, slipIsOpen, state } = snapshot.context;
  const one = stakeOfSlip(game, { entries });
  const isOff = String(!isEditing(page));
  const canBuy = snapshot.can({ type: 'lottery.buy', requestId: '', stake: one });
  return html`<aside class="lotto__slip paper ${slipIsOpen ? 'lotto__slip--open' : ''}" aria-label=${t('slip')}>
    <button class="lotto__bar" aria-expanded=${String(slipIsOpen)} aria-label=${t(slipIsOpen ? 'close_slip' : 'open_slip')} @click=${() => send({ type: 'lottery.toggleSlip' })}><span class="lotto__count mono">${entries.length}</span><b>${t('slip')}</b><span class="lotto__sum">${t('total')} <b class="mono">${money(one * issues)}</b></span></button>
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
      <div class="lotto__issues" role="group" aria-label=${t('issues')}><span class="small">${t('issues')}</span>
        <button class="lotto__by" aria-label=${t('fewer')} aria-disabled=${String(!isEditing(page) || issues <= 1)} @click=${() => send({ type: 'lottery.setIssues', issues: issues - 1 })}>${icon('minus', 'icon--s')}</button>
        <output class="mono">${issues}</output>
        <button class="lotto__by" aria-label=${t('more')} aria-disabled=${String(!isEditing(page) || issues >= ISSUES_AHEAD)} @click=${() => send({ type: 'lottery.setIssues', issues: issues + 1 })}>${icon('plus', 'icon--s')}</button></div>
      <hr class="perforation">
      <dl class="receipt__rows"><div><dt>${t('total')}</dt><dd class="mono lotto__total">${money(one * issues)}</dd></div></dl>
      <button class="btn lotto__buy" aria-disabled=${String(!canBuy)} @click=${() => send({ type: 'lottery.buy', requestId: crypto.randomUUID(), stake: one })}>${t('buy', { amount: money(one * issues) })}</button>
    </div>
  </aside>`;
}

function results({ game, snapshot, t }: LotteryPage): TemplateResult {
  const list = snapshot.context.state?.results ?? [];
  return html`<section class="lotto__results plate" aria-label=${t('results')}><h2>${t('results')}</h2>
    ${
      list.length === 0
        ? html`<p class="small muted">${t('no_results')}</p>`
        : html`<ol>${list.map(
            ({ number, drawn }) =>
              html`<li><span class="mono small">${number.slice(4)}</span>${drawn === null ? html`<span class="small muted">${t('void')}</span>` : drawnNumbers(game.id, drawn, t('said', { issue: number, numbers: drawnText(game.id, drawn) }))}</li>`,
          )}</ol>`
    }</section>`;
}

function tickets(page: LotteryPage): TemplateResult {
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

function statusText(t: SayLottery, { state, payout, outcome }: TicketState): string {
  switch (state) {
    case 'settled':
      return payout > 0 ? t('won_ticket', { amount: money(payout) }) : t('lost_ticket');
    case 'cancelled':
      return t('returned');
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

/** Rules and odds of a lottery. */
export function lotteryRulesSheet({ game, snapshot, t, shared }: LotteryPage): TemplateResult {
  const share = ({ rtp }: LotteryBet) =>
    `${(Number((rtp.numerator * 1_000_000n) / rtp.denominator) / 10_000).toFixed(2)}%`;
  return html`<div class="sheet__grip"></div>
<div class="dialog__head"><h2>${shared('how_to_play')}</h2><button class="icon-btn" data-do="close" aria-label=${shared('close')}>${icon('x')}</button></div>
<div class="howto">
  <ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
  <table><thead><tr><th>${t('bet_types')}</th><th class="end">${t('pays')}</th><th class="end">${t('return')}</th></tr></thead>
  <tbody>${game.bets.map((bet) => html`<tr><th>${betName(t, bet.id)}</th><td class="mono end">${timesText(bet)}</td><td class="mono end">${share(bet)}</td></tr>`)}</tbody></table>
  <div class="seed"><b class="small">${t('commitment')}</b><code class="hex mono">${snapshot.context.state?.issue.commitment ?? ''}</code></div>
</div>`;
}
