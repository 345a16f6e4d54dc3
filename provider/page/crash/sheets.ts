import { html, type TemplateResult } from 'lit-html';
import type { TableView } from '../../crash/tableView.ts';
import { crashOdds, OUTCOMES, waysTo } from '../../engines/crash/odds.ts';
import { percent, type Translate } from '../copy/text.ts';
import { roundsToCheck, seedValue } from '../shell/fairSheet.ts';
import type { Fairness } from '../shell/frame.ts';
import { times } from './words.ts';

const share = (ways: bigint) => (Number((ways * 10_000n) / OUTCOMES) / 100).toFixed(1);

/** How the game is played and what it returns. */
export function rulesSheet(t: Translate, table: TableView | null): TemplateResult {
  const odds = crashOdds[table?.round?.odds ?? 'rise-1'];
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
  return html`<div class="fair"><p><b>${t('return_rate')} <span class="mono">${percent(odds.rtp)}</span></b></p><ul class="rules">${rules.map((rule) => html`<li>${rule}</li>`)}</ul></div>`;
}

/** The rounds before, and what this one is committed to. */
export function fairSheet(t: Translate, table: TableView | null): Fairness {
  const { round = null, history = [] } = table ?? {};
  const rounds = () =>
    roundsToCheck(
      t('crash_past_rounds'),
      history,
      ({ id, point }) => html`<span class="mono">${id}</span> <span class="mono end">${times(point)}</span>`,
    );
  const body = () => html`<div class="fair">
  ${seedValue(t('crash_commitment'), round?.commitment ?? '', t('crash_commitment_hint'))}
  ${seedValue(t('crash_salt'), round?.salt ?? '', html`${t('crash_chain_round')} <span class="mono">${round?.nonce ?? ''}</span>`)}</div>`;
  return { title: t('fair_title'), leave: t('leave'), body, ...(history.length === 0 ? {} : { rounds }) };
}
