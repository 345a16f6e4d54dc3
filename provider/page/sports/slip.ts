import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { money } from '../copy/text.ts';
import { icon } from '../shell/icon.ts';
import { isEditing, type SportsPage } from './page.ts';
import { slipFoot } from './slipFoot.ts';
import { kindOf, toAccept } from './slipProblem.ts';
import { type Accept, isToAccept, type Leg, legsOf, readStake, stakeText } from './slipRules.ts';
import { slipWarnings } from './slipWarnings.ts';
import { marketName, matchName, oddsText, pickName } from './words.ts';

/** The slip: torn paper; on a phone a sheet over its bar. */
export function slip(page: SportsPage): TemplateResult {
  const { snapshot, t, send } = page;
  const { picks, panel } = snapshot.context;
  return html`<section class="slip paper ${panel === 'slip' ? 'slip--open' : ''}" aria-label=${t('slip')}>
    <header class="slip__head"><h2>${t('slip')}</h2><span class="slip__n mono">${picks.length}</span>${
      picks.length > 1
        ? html`<button class="slip__clear small" aria-disabled=${String(!isEditing(page))} @click=${() => send({ type: 'slip.clear' })}>${t('clear')}</button>`
        : nothing
    }<button class="slip__close only-phone" aria-label=${t('close_slip')} @click=${() => send({ type: 'panel.show', panel: 'none' })}>${icon('x')}</button></header>
    ${picks.length === 0 ? html`<p class="slip__empty small muted">${t('slip_empty')}</p>${slipWarnings(page)}` : filled(page)}
  </section>`;
}

function filled(page: SportsPage): TemplateResult {
  const { context } = page.snapshot;
  const legs = legsOf(context, context.picks);
  return html`${legs.length > 1 ? kinds(page) : nothing}
    <ul class="picks">${repeat(
      legs,
      ({ selection }) => selection,
      (leg) => pick(page, leg),
    )}</ul>
    ${slipWarnings(page)}${acceptance(page)}${stake(page)}
    <hr class="perforation">${slipFoot(page, toAccept(context))}`;
}

const choice = (name: string, isChosen: boolean, isOff: boolean, choose: () => void) =>
  html`<button aria-pressed=${String(isChosen)} aria-disabled=${String(isOff)} @click=${choose}>${name}</button>`;

function kinds(page: SportsPage): TemplateResult {
  const { t, send, snapshot } = page;
  const kind = kindOf(snapshot.context);
  const isOff = !isEditing(page);
  return html`<div class="slip__seg" role="group" aria-label=${t('slip_kind')}>
    ${choice(t('singles'), kind === 'single', isOff, () => send({ type: 'slip.setKind', kind: 'single' }))}
    ${choice(t('accumulator'), kind === 'accumulator', isOff, () => send({ type: 'slip.setKind', kind: 'accumulator' }))}
  </div>`;
}

function pick(page: SportsPage, leg: Leg): TemplateResult {
  const { t, send, snapshot } = page;
  const { odds, now, status, live: score } = leg;
  const name = pickName(page, leg);
  const isOff = status === 'suspended' || status === 'closed';
  const isRelated = leg.isRelated && kindOf(snapshot.context) === 'accumulator';
  const about = [
    marketName(page, leg),
    matchName(page, leg),
    ...(score === null ? [] : [t('live_score', { home: score[0], away: score[1] })]),
  ].join(' · ');
  const hasMoved = now !== odds;
  return html`<li class="pick ${isOff || isRelated ? 'pick--off' : ''}"><div><b>${name}</b><span class="muted tiny">${about}</span>${isRelated ? html`<span class="tiny pick__why">${t('is_related')}</span>` : nothing}</div>
    <span class="pick__o mono">${
      isOff
        ? html`${icon('lock', 'icon--s')}<span class="sr">${t(status === 'closed' ? 'settled' : 'suspended')}</span>`
        : html`${hasMoved ? html`<s>${oddsText(odds)}</s> ` : nothing}<b>${oddsText(now)}</b>${hasMoved ? html`<i class="pick__move ${now < odds ? 'pick__move--down' : ''} ${isToAccept(leg, snapshot.context.accept) ? '' : 'pick__move--fine'}"></i>` : nothing}`
    }</span>
    <button class="pick__x" aria-label=${t('remove', { what: name })} aria-disabled=${String(!isEditing(page))} @click=${() => send({ type: 'slip.remove', selection: leg.selection })}>${icon('x', 'icon--s')}</button></li>`;
}

const ACCEPTS: readonly (readonly [Accept, 'accept_none' | 'accept_better' | 'accept_within'])[] = [
  ['none', 'accept_none'],
  ['better', 'accept_better'],
  [5, 'accept_within'],
];

function acceptance(page: SportsPage): TemplateResult {
  const { t, send, snapshot } = page;
  return html`<div class="slip__accept"><span class="small" id="accept">${t('accept')}</span><div class="slip__seg slip__seg--s" role="group" aria-labelledby="accept">${ACCEPTS.map(
    ([accept, key]) =>
      choice(t(key), snapshot.context.accept === accept, !isEditing(page), () =>
        send({ type: 'slip.setAccept', accept }),
      ),
  )}</div></div>`;
}

/** Stakes to press, 1/10,000 P. */
const CHIPS = [50, 100, 500].map((stake_) => stake_ * 10_000);

function stake(page: SportsPage): TemplateResult {
  const { t, send, snapshot } = page;
  const { stake: text, picks } = snapshot.context;
  const isEach = kindOf(snapshot.context) === 'single' && picks.length > 1;
  const type = ({ target }: Event) => send({ type: 'slip.setStake', stake: (target as HTMLInputElement).value });
  return html`<div class="slip__stake"><label for="stake">${t(isEach ? 'stake_each' : 'stake')}</label>
    <div class="slip__box"><span class="mono">P</span><input id="stake" class="mono" inputmode="decimal" autocomplete="off" maxlength="12" .value=${live(text)} ?readonly=${!isEditing(page)} @input=${type}></div>
    <div class="slip__chips">${CHIPS.map(
      (chip) =>
        html`<button class="mono" aria-label=${t('stake_set', { amount: money(chip) })} aria-pressed=${String(readStake(text) === chip)} aria-disabled=${String(!isEditing(page))} @click=${() => send({ type: 'slip.setStake', stake: stakeText(chip) })}>${stakeText(chip)}</button>`,
    )}</div></div>`;
}
