import { html, nothing, type TemplateResult } from 'lit-html';
import { money } from '../copy/text.ts';
import type { SportsPage } from './page.ts';
import { kindOf, type Problem, problemOf, totalStake } from './slipProblem.ts';
import { combinedOdds, type Leg, legsOf, readStake, returnsOf } from './slipRules.ts';
import { oddsText } from './words.ts';

/** What the slip costs and pays, and the button that places it. */
export function slipFoot(page: SportsPage, moved: readonly Leg[]): TemplateResult {
  const { t, send, snapshot } = page;
  const { context } = snapshot;
  const legs = legsOf(context, context.picks);
  const isReady = snapshot.can({ type: 'slip.place', requestId: '', accepts: true });
  const place = () => send({ type: 'slip.place', requestId: crypto.randomUUID(), accepts: moved.length > 0 });
  return html`${sums(page, legs)}
    <div class="slip__go"><button class="btn slip__place" aria-disabled=${String(!isReady)} @click=${place}>${label(page, moved)}</button>
    ${legs.some(({ live }) => live !== null) ? html`<p class="tiny muted">${t('waits')}</p>` : nothing}</div>`;
}

function sums({ t, snapshot }: SportsPage, legs: readonly Leg[]): TemplateResult {
  const { context } = snapshot;
  const stake = readStake(context.stake) ?? 0;
  const now = legs.map((leg) => leg.now);
  if (kindOf(context) === 'accumulator') {
    const [was, is] = [combinedOdds(legs.map(({ odds }) => odds)), combinedOdds(now)];
    return html`<dl class="receipt__rows"><div><dt>${t('combined')}</dt><dd class="mono">${was === is ? nothing : html`<s>${oddsText(was)}</s> `}${oddsText(is)}</dd></div>
      <div class="slip__sum"><dt>${t('pays_all')}</dt><dd class="mono">${money(toCents(returnsOf(stake, now)))}</dd></div></dl>`;
  }
  const returns = now.reduce((sum, odds) => sum + returnsOf(stake, [odds]), 0);
  return html`<dl class="receipt__rows">${legs.length > 1 ? html`<div><dt>${t('total_stake')}</dt><dd class="mono">${money(totalStake(context))}</dd></div>` : nothing}
    <div class="slip__sum"><dt>${t(legs.length > 1 ? 'pays_most' : 'pays_one')}</dt><dd class="mono">${money(toCents(returns))}</dd></div></dl>`;
}

const toCents = (amount: number): number => Math.floor(amount / 100) * 100;

function label(page: SportsPage, moved: readonly Leg[]): string {
  const { t, snapshot } = page;
  const { context } = snapshot;
  if (!snapshot.matches({ open: { slip: 'editing' } })) return t('placing');
  const amount = money(totalStake(context));
  const problem = problemOf(context);
  if (problem !== null) return problemText(page, problem);
  if (moved.length === 1) return t('accept_one', { odds: oddsText(moved[0]?.now ?? 0), amount });
  return t(moved.length === 0 ? 'place' : 'accept_many', { amount });
}

function problemText({ t, shared, snapshot }: SportsPage, problem: Problem): string {
  const { context } = snapshot;
  const game = context.state?.game;
  switch (problem) {
    case 'ended':
      return shared('ended');
    case 'stake':
      return t('no_stake');
    case 'tooLow':
      return t('too_low', { amount: money(game?.minStake ?? 0) });
    case 'tooHigh':
      return t('too_high', { amount: money(game?.maxStake ?? 0) });
    case 'unavailable':
      return t('picks_off');
    case 'empty':
      return t('needs_picks');
    default:
      return t('place', { amount: money(totalStake(context)) });
  }
}
