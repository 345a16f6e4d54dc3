import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { LegView, SlipView } from '../../sports/views.ts';
import { refusalText } from '../copy/refusalText.ts';
import { money } from '../copy/text.ts';
import { icon } from '../shell/icon.ts';
import { ownSlips } from './bookChanges.ts';
import type { SportsKey } from './copy.en.ts';
import { backOf } from './news.ts';
import { mono, retry, type SportsPage } from './page.ts';
import { sportIcon } from './sportIcons.ts';
import { hourText, isToday, marketName, matchName, oddsText, pickName, scoreText } from './words.ts';

export const openSlips = (page: SportsPage): readonly SlipView[] =>
  ownSlips(page.snapshot.context).filter(({ state }) => state === 'open' || state === 'confirming');

/** The player's slips, newest first, with their cash-out. */
export function myBets(page: SportsPage): TemplateResult {
  const { t, send, snapshot } = page;
  const { panel, hasOlder } = snapshot.context;
  const slips = ownSlips(snapshot.context);
  const isReading = snapshot.matches({ open: { older: 'reading' } });
  const canRead = snapshot.can({ type: 'bets.older' });
  return html`<section class="mybets plate ${panel === 'bets' ? 'mybets--open' : ''}" aria-label=${t('my_bets')}>
    <header class="mybets__head"><h2>${t('my_bets')}</h2>${
      slips.length > 0 && hasOlder
        ? html`<button class="link small" aria-disabled=${String(!canRead)} @click=${() => send({ type: 'bets.older' })}>${t(isReading ? 'reading_older' : 'older')}</button>`
        : nothing
    }<button class="icon-btn only-phone" aria-label=${t('close_slip')} @click=${() => send({ type: 'panel.show', panel: 'none' })}>${icon('x')}</button></header>
    <div role="status" class="mybets__said small">${notice(page)}</div>
    ${
      slips.length === 0
        ? html`<p class="small muted mybets__none">${t('no_bets')}</p>`
        : html`<ul>${repeat(
            slips,
            ({ id }) => id,
            (slip) => bet(page, slip),
          )}</ul>`
    }
  </section>`;
}

function notice({ snapshot, t, shared }: SportsPage): string | typeof nothing {
  const { betsNotice, state } = snapshot.context;
  switch (betsNotice?.about) {
    case 'cashed':
      return t('cashed', { number: betsNotice.number, amount: money(betsNotice.payout) });
    case 'noOlder':
      return t('no_older');
    case 'refused':
      return ['SESSION_ENDED', 'SESSION_UNKNOWN', 'PLAYER_BLOCKED'].includes(betsNotice.code)
        ? refusalText(shared, betsNotice.code, state?.balance ?? 0)
        : t('r_offer');
    default:
      return nothing;
  }
}

/** A payout that is no more than the stake is no win. */
const isGain = (slip: SlipView): boolean =>
  (slip.state === 'won' || slip.state === 'cashed-out') && slip.payout > slip.stake;

const lookOf = (slip: SlipView): string => {
  if (slip.state === 'open' || slip.state === 'confirming') return 'info';
  return isGain(slip) ? 'gain' : 'plain';
};

function title(page: SportsPage, { legs, odds }: SlipView): string {
  const [first] = legs;
  const name =
    legs.length === 1 && first !== undefined ? pickName(page, first) : page.t('slip_of', { count: legs.length });
  return `${name} @${oddsText(odds)}`;
}

function bet(page: SportsPage, slip: SlipView): TemplateResult {
  const { t } = page;
  const { state, number, legs, placedAt } = slip;
  const [first] = legs;
  const when = isToday(placedAt, page.snapshot.context.now)
    ? hourText(placedAt)
    : new Date(placedAt).toLocaleDateString('en-GB');
  return html`<li class="mb"><div class="mb__top"><b>${title(page, slip)}</b><span class="badge badge--${lookOf(slip)}">${t(`bet_${state}`)}</span></div>
    <p class="tiny muted">${legs.length === 1 && first !== undefined ? html`${legAbout(page, first)} · ` : nothing}${mono(number)} · ${mono(when)}</p>
    ${legs.length > 1 ? html`<ul class="mb__legs">${legs.map((leg) => legRow(page, leg))}</ul>` : nothing}
    ${amounts(page, slip)}${note(page, slip)}${cashOut(page, slip)}</li>`;
}

const legAbout = (page: SportsPage, leg: LegView): string => {
  const { language } = page;
  const isUnderWay = leg.matchState === 'live' || leg.matchState === 'ended';
  const match = isUnderWay
    ? `${leg.home[language]} ${scoreText(leg.score)} ${leg.away[language]}`
    : matchName(page, leg);
  return `${marketName(page, leg)} · ${match}`;
};

function legRow(page: SportsPage, leg: LegView): TemplateResult {
  const { result } = leg;
  const look = result === 'won' || result === 'half-won' ? 'gain' : result === 'pending' ? 'muted' : 'faint';
  return html`<li><span>${pickName(page, leg)} ${mono(`@${oddsText(leg.odds)}`)}<span class="tiny muted">${legAbout(page, leg)}</span></span><span class="tiny ${look}">${page.t(`leg_${result}`)}</span></li>`;
}

function amounts({ t, snapshot }: SportsPage, slip: SlipView): TemplateResult {
  const { state, stake, returns, confirmsAt } = slip;
  const seconds = Math.max(0, Math.ceil(((confirmsAt ?? 0) - snapshot.context.now) / 1_000));
  const [key, value] =
    state === 'confirming'
      ? (['bet_left', t('seconds', { count: seconds })] as const)
      : state === 'open'
        ? (['bet_pays', money(Math.floor(returns / 100) * 100)] as const)
        : ([state === 'void' || state === 'refused' ? 'bet_refund' : 'bet_paid', money(backOf(slip))] as const);
  return html`<dl class="mb__row"><div><dt>${t('bet_stake')}</dt><dd class="mono">${money(stake)}</dd></div><div><dt>${t(key)}</dt><dd class="mono ${isGain(slip) ? 'gain' : ''}">${value}</dd></div></dl>`;
}

const REFUSED: Readonly<Record<string, SportsKey>> = {
  ODDS_CHANGED: 'refused_odds',
  MARKET_SUSPENDED: 'refused_suspended',
  LIABILITY_LIMIT: 'refused_limit',
};

/** Why a slip is what it is: refused, void, half won, corrected. */
function note({ t }: SportsPage, { state, refusal, legs, wasUnsettled }: SlipView): TemplateResult | typeof nothing {
  const [only] = legs;
  const notes = [
    ...(wasUnsettled && (state === 'open' || state === 'confirming') ? [t('corrected')] : []),
    ...(state === 'refused' ? [t(REFUSED[refusal ?? ''] ?? 'refused_other')] : []),
    ...(state === 'void' && legs.some(({ matchState }) => matchState === 'postponed') ? [t('void_postponed')] : []),
    ...(state === 'void' && legs.some(({ matchState }) => matchState === 'abandoned') ? [t('void_abandoned')] : []),
    ...(legs.length === 1 &&
    only !== undefined &&
    ['half-won', 'half-lost', 'dead-heat'].includes(only.result) &&
    state !== 'open'
      ? [t(`leg_${only.result}`)]
      : []),
    ...(state === 'confirming' ? [t('cash_after')] : []),
  ];
  return notes.length === 0 ? nothing : html`<p class="tiny muted">${notes.join(' · ')}</p>`;
}

function cashOut(page: SportsPage, slip: SlipView): TemplateResult | typeof nothing {
  const { t, send, snapshot } = page;
  const { cashing } = snapshot.context;
  if (slip.state !== 'open') return nothing;
  if (cashing?.slip === slip.id) return confirmation(page, slip, cashing.offer);
  if (slip.cashOut === null) return html`<p class="tiny muted">${t('cash_none')}</p>`;
  const ask = { type: 'bets.ask', slip: slip.id, offer: slip.cashOut } as const;
  return html`<button class="btn btn--small mb__cash" data-cash=${slip.id} aria-disabled=${String(!snapshot.can(ask))} @click=${() => send(ask)}><span>${sportIcon('bets', 'icon--s')}${t('cash_out')}<span class="sr">${slip.number}</span></span> ${mono(money(slip.cashOut))}</button>`;
}

/** The second press. A higher offer than asked for is paid anyway, so only a lower one is named. */
function confirmation(page: SportsPage, slip: SlipView, asked: number): TemplateResult {
  const { t, send, snapshot } = page;
  const { betsNotice } = snapshot.context;
  if (snapshot.matches({ open: { cashOut: 'unsure' } }))
    return html`<p class="small">${t('unsure')} ${retry(page)}</p>`;
  if (snapshot.matches({ open: { cashOut: 'cashing' } })) return html`<p class="small">${t('cashing')}</p>`;
  const was = betsNotice?.about === 'offerChanged' ? betsNotice.was : asked;
  // A refusal names an offer that is newer than the pushed one.
  const now = betsNotice?.about === 'offerChanged' ? asked : slip.cashOut;
  const offer = now ?? asked;
  const press = { type: 'bets.cashOut', requestId: '', offer } as const;
  return html`<div class="mb__sure" role="group" aria-label=${t('cash_out')}>
    <p role="status"><b>${t('cash_sure', { amount: money(offer) })}</b>${now === null ? html` <span class="tiny">${t('cash_none')}</span>` : was === now ? nothing : html` <span class="tiny">${t('offer_now', { was: money(was), now: money(now) })}</span>`}</p>
    <button class="btn btn--small btn--primary" data-sure aria-disabled=${String(now === null || !snapshot.can(press))} @click=${() => send({ ...press, requestId: crypto.randomUUID() })}>${t('cash_yes')}</button>
    <button class="btn btn--small" @click=${() => send({ type: 'bets.keep' })}>${t('cash_keep')}</button></div>`;
}
