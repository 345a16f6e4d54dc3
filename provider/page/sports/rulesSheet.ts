import { html } from 'lit-html';
import { money } from '../copy/text.ts';
import type { Sheet } from '../shell/frame.ts';
import type { SportsKey } from './copy.en.ts';
import type { SportsPage } from './page.ts';

/** A stake of P 100 at 1.90 on quarter lines: what comes back, 1/10,000 P. */
const QUARTERS: readonly (readonly [SportsKey, SportsKey, number])[] = [
  ['quarter_1', 'quarter_1_result', 500_000],
  ['quarter_2', 'quarter_2_result', 1_450_000],
  ['quarter_3', 'quarter_3_result', 1_450_000],
  ['quarter_4', 'quarter_4_result', 1_450_000],
];

const SECTIONS: readonly (readonly [SportsKey, readonly SportsKey[]])[] = [
  ['rules_about', ['rule_match', 'rule_clock']],
  [
    'rules_markets',
    ['rule_1x2', 'rule_winner', 'rule_double', 'rule_both', 'rule_correct', 'rule_handicap', 'rule_total'],
  ],
  ['rules_slips', ['rule_acca', 'rule_void', 'rule_most', 'rule_cash', 'rule_return']],
];

/** How matches run, how each market is settled, and what happens to slips. */
export function rulesSheet({ t }: SportsPage): Sheet {
  const section = ([title, rules]: (typeof SECTIONS)[number]) =>
    html`<section><h3>${t(title)}</h3><ul class="rules">${rules.map((rule) => html`<li>${t(rule)}</li>`)}</ul></section>`;
  const [about, markets, slips] = SECTIONS;
  const body = () => html`<div class="howto">${[about, markets].map((each) => each && section(each))}
      <section><h3>${t('rules_quarter')}</h3><p>${t('rule_quarter')}</p>
      <table><thead><tr><th>${t('quarter_head_line')}</th><th>${t('quarter_head_result')}</th><th class="end">${t('quarter_head_pays')}</th></tr></thead>
      <tbody>${QUARTERS.map(([line, result, pays]) => html`<tr><td>${t(line)}</td><td>${t(result)}</td><td class="mono end">${money(pays)}</td></tr>`)}</tbody></table></section>
      ${slips && section(slips)}</div>`;
  return { title: t('rules'), body };
}
