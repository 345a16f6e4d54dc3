import { crashOdds, OUTCOMES, waysTo } from '../../engines/crash/odds.ts';
import { icon } from '../art/furniture.ts';
import { percent, type Translate } from '../copy/text.ts';
import type { TableView } from './callTable.ts';
import { times } from './words.ts';

const head = (t: Translate, title: string) =>
  `<div class="sheet__grip"></div><div class="dialog__head"><h2>${title}</h2><button class="icon-btn" data-do="close" aria-label="${t('close')}">${icon('x')}</button></div>`;

const share = (ways: bigint) => (Number((ways * 10_000n) / OUTCOMES) / 100).toFixed(1);

/** How the game is played and what it returns. */
export function rulesSheet(t: Translate, table: TableView): string {
  const odds = crashOdds[table.round?.odds ?? 'rise-1'];
  const [two, ten] = [share(waysTo(odds, 200)), share(waysTo(odds, 1_000))];
  const none = share(OUTCOMES - waysTo(odds, 101));
  const rules = [
    t('crash_rule_1'),
    t('crash_rule_2'),
    t('crash_rule_3'),
    t('crash_rule_4', { cap: times(odds.cap) }),
    t('crash_rule_5', { two, ten, none }),
    t('crash_rule_6'),
    t('over_stake'),
  ];
  return `${head(t, t('crash_rules'))}<div class="fair"><p><b>${t('return_rate')} <span class="mono">${percent(odds.rtp)}</span></b></p><ul class="rules">${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul></div>`;
}

/** What this round is committed to, the rounds before, and the way out of the game. */
export function fairSheet(t: Translate, { round, history }: TableView): string {
  const past = history
    .map(
      ({ id, point }) =>
        `<li><button class="link" data-check="${id}"><span class="mono">${id}</span> <span class="mono faint">${times(point)}</span></button></li>`,
    )
    .join('');
  return `${head(t, t('fair_title'))}<div class="fair">
  <div class="seed"><b class="small">${t('crash_commitment')}</b><code class="hex mono">${round?.commitment ?? ''}</code><p class="tiny faint">${t('crash_commitment_hint')}</p></div>
  <div class="seed"><b class="small">${t('crash_salt')}</b><code class="hex mono">${round?.salt ?? ''}</code><p class="tiny faint">${t('crash_chain_round')} <span class="mono">${round?.nonce ?? ''}</span></p></div>
  ${past === '' ? '' : `<div class="seed"><b class="small">${t('crash_past_rounds')}</b><ul class="fair__rounds">${past}</ul></div>`}
  <button class="btn btn--wide" data-do="leave">${t('leave')}</button></div>`;
}
