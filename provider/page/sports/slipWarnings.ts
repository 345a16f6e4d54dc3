import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalText } from '../copy/refusalText.ts';
import { money } from '../copy/text.ts';
import { icon } from '../shell/icon.ts';
import { retry, type SportsPage } from './page.ts';
import { kindOf, problemOf, toAccept, totalStake } from './slipProblem.ts';
import { type Leg, legsOf, stakeText } from './slipRules.ts';
import { oddsText, pickName } from './words.ts';

type Part = TemplateResult | typeof nothing;

const warn = (content: unknown): TemplateResult =>
  html`<div class="slip__warn">${icon('triangle-alert', 'icon--s')}<div>${content}</div></div>`;

/** What keeps a slip from being placed, and what became of the last one. Read out when it changes. */
export const slipWarnings = (page: SportsPage): TemplateResult =>
  html`<div class="slip__warns" role="status">${[sending(page), said(page), changed(page), unavailable(page), related(page), funds(page)]}</div>`;

function sending(page: SportsPage): Part {
  const { snapshot, t } = page;
  if (snapshot.matches({ open: { slip: 'unsure' } })) return warn(html`<p>${t('unsure')} ${retry(page)}</p>`);
  return nothing;
}

function said(page: SportsPage): Part {
  const { snapshot, t } = page;
  const { notice, state } = snapshot.context;
  if (notice === null) return nothing;
  if (notice.about === 'full') return warn(html`<p>${t('full')}</p>`);
  if (notice.about === 'refused') {
    // What has changed since then stands in its own warning.
    if (notice.code === 'LIABILITY_LIMIT') return tooMuch(page, notice.most ?? 0);
    return warn(html`<p>${refused(page, notice.code)}</p>`);
  }
  const placed = notice.slips.map(({ id, number }) => state?.slips.find((slip) => slip.id === id)?.number ?? number);
  const isConfirming = notice.slips.some(
    ({ id, state: of }) => (state?.slips.find((slip) => slip.id === id)?.state ?? of) === 'confirming',
  );
  const numbers = placed.join(', ');
  return html`<p class="slip__done small">${icon('check', 'icon--s')}<b>${t(isConfirming ? 'placed_waits' : 'placed', { numbers })}</b></p>`;
}

/** More than open bets may win: the largest stake that is left, for each bet of the slip. */
function tooMuch({ t, send }: SportsPage, most: number): TemplateResult {
  if (most === 0) return warn(html`<p>${t('r_full')}</p>`);
  const amount = money(most);
  return warn(
    html`<p>${t('r_most', { amount })} <button class="slip__link" @click=${() => send({ type: 'slip.setStake', stake: stakeText(most) })}>${t('stake_set', { amount })}</button></p>`,
  );
}

function refused({ snapshot, t, shared }: SportsPage, code: string): string {
  const { state } = snapshot.context;
  switch (code) {
    case 'ODDS_CHANGED':
      return t('r_odds');
    case 'MARKET_SUSPENDED':
      return t('r_suspended');
    case 'BETS_CLOSED':
      return t('r_closed');
    case 'STAKE_INVALID':
      return t('r_stake', { least: money(state?.game.minStake ?? 0), most: money(state?.game.maxStake ?? 0) });
    case 'CHOICE_INVALID':
      return t('r_choice');
    case 'RELATED_LEGS':
      return t('related');
    case 'PAYOUT_LIMIT':
      return t('r_limit');
    default:
      return refusalText(shared, code, state?.balance ?? 0);
  }
}

function changed(page: SportsPage): Part {
  const { snapshot, t } = page;
  const moved = toAccept(snapshot.context).filter(({ status }) => status === 'open' || status === 'unknown');
  if (moved.length === 0) return nothing;
  return warn(
    html`<p><b>${moved.length === 1 ? t('changed_1') : t('changed', { count: moved.length })}</b> ${moved.map(
      (leg) =>
        html`<span class="keep">${pickName(page, leg)} <span class="mono">${t('was_now', { was: oddsText(leg.odds), now: oddsText(leg.now) })}</span></span> `,
    )}</p>`,
  );
}

function unavailable(page: SportsPage): Part {
  const { snapshot, t, send } = page;
  const legs = legsOf(snapshot.context, snapshot.context.picks);
  const of = (status: Leg['status']) => legs.filter((leg) => leg.status === status);
  const names = (some: readonly Leg[]) => some.map((leg) => pickName(page, leg)).join(', ');
  const [suspended, closed] = [of('suspended'), of('closed')];
  const remove = () => {
    for (const { selection } of closed) send({ type: 'slip.remove', selection });
  };
  return html`${suspended.length === 0 ? nothing : warn(html`<p>${t('is_suspended', { what: names(suspended) })}</p>`)}${
    closed.length === 0
      ? nothing
      : warn(
          html`<p>${t('is_closed', { what: names(closed) })} <button class="slip__link" @click=${remove}>${t('remove_closed')}</button></p>`,
        )
  }`;
}

function related({ snapshot, t, send }: SportsPage): Part {
  const { context } = snapshot;
  const isRelated = legsOf(context, context.picks).some((leg) => leg.isRelated);
  if (!isRelated || kindOf(context) === 'single') return nothing;
  return warn(
    html`<p>${t('related')} <button class="slip__link" @click=${() => send({ type: 'slip.setKind', kind: 'single' })}>${t('as_singles')}</button></p>`,
  );
}

/** Too little money: the highest stake that the balance allows, or the way to a deposit. */
function funds({ snapshot, t, send, leave }: SportsPage): Part {
  const { context } = snapshot;
  const { state, picks } = context;
  if (state === null || problemOf(context) !== 'funds') return nothing;
  const shares = kindOf(context) === 'single' ? picks.length : 1;
  const most = Math.floor(state.balance / shares / 10_000) * 10_000;
  const way =
    most >= state.game.minStake
      ? html`<button class="slip__link" @click=${() => send({ type: 'slip.setStake', stake: stakeText(most) })}>${t('use_balance', { amount: money(most * shares) })}</button>`
      : nothing;
  return warn(
    html`<p>${t('no_funds', { balance: money(state.balance), amount: money(totalStake(context)) })} ${way} <button class="slip__link" @click=${leave}>${t('deposit')}</button></p>`,
  );
}
