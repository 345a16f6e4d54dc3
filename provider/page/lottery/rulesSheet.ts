import { html } from 'lit-html';
import type { LotteryBet } from '../../engines/lottery/lotteryGame.ts';
import type { Sheet } from '../shell/frame.ts';
import { betName, timesText } from './entryText.ts';
import type { LotteryPage } from './lotteryPage.ts';

/** Rules and odds of a lottery. */
export function lotteryRulesSheet({ game, snapshot, t, shared }: LotteryPage): Sheet {
  const share = ({ rtp }: LotteryBet) =>
    `${(Number((rtp.numerator * 1_000_000n) / rtp.denominator) / 10_000).toFixed(2)}%`;
  const body = () => html`<div class="howto">
  <ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5'] as const).map((key) => html`<li>${t(key)}</li>`)}</ol>
  <table><thead><tr><th>${t('bet_types')}</th><th class="end">${t('pays')}</th><th class="end">${t('return')}</th></tr></thead>
  <tbody>${game.bets.map((bet) => html`<tr><th>${betName(t, bet.id)}</th><td class="mono end">${timesText(bet)}</td><td class="mono end">${share(bet)}</td></tr>`)}</tbody></table>
  <div class="seed"><b class="small">${t('commitment')}</b><code class="hex mono">${snapshot.context.state?.issue.commitment ?? ''}</code></div>
</div>`;
  return { title: shared('how_to_play'), body };
}
