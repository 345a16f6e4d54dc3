import { html, nothing, type TemplateResult } from 'lit-html';
import { chipPicker, howToSheet } from '../board/frame.ts';
import { money, short } from '../copy/text.ts';
import type { Frame } from '../shell/frame.ts';
import { stakesOf } from '../shell/stakes.ts';
import { bettors } from './bettors.ts';
import { clock } from './clock.ts';
import { ownOf, type TableFrame } from './frameModel.ts';
import { fairSheet } from './sheets.ts';
import { tray } from './tray.ts';

/** A shared table as the shell shows it: its clock, tray, controls, bets of all. */
export function tableFrame(of: TableFrame): Frame {
  const { board, model, snapshot, t, say, actions } = of;
  const { table, chip } = snapshot.context;
  return {
    look: `game--table game--${board.look}`,
    game: table?.game ?? null,
    bar: { facts: facts(of) },
    calm: { isOn: model.isCalm, toggle: actions.calm },
    main: html`<main class="board">
    <section class="board__scene" aria-label=${t('table')}>${board.table(model)}${clock(of)}</section>
    <div class="board__tray" role="status">${tray(of)}</div>
    <section class="board__ctl plate" aria-label=${t('your_bet')}>${board.controls?.(model) ?? nothing}<div class="board__bet">
      ${chipPicker({ t, chip, stakes: table === null ? [] : stakesOf(table), canSet: model.canChoose, set: actions.setChip, name: t('chip_value') })}
      ${confirmButton(of)}</div></section>
    <aside class="board__last plate" aria-label=${say('bets')}>
      ${board.roads === undefined ? nothing : html`<div class="tbl-roads">${board.roads(model)}</div>`}
      ${bettors(of)}
    </aside>
  </main>`,
    counter: counter(of),
    sheets: { rules: howToSheet(of, say('rule_shared')), fair: fairSheet(of) },
  };
}

function facts({ snapshot: { context }, say }: TableFrame): TemplateResult | typeof nothing {
  const { table } = context;
  if (table === null) return nothing;
  const { minStake, maxStake } = table.game;
  return html`<p class="tbl-facts"><span class="only-wide">${say('limits', { least: money(minStake), most: short(maxStake).slice(1) })}</span><span>${say('players', { count: table.players })}</span></p>`;
}

function counter(of: TableFrame): Frame['counter'] {
  const { snapshot, moment, t } = of;
  const { table } = snapshot.context;
  const { slips, stake, payout, isPaid, balance, net } = ownOf(of);
  const id = slips[0]?.id ?? table?.coup?.id;
  const isOver = moment === 'shown';
  return {
    ...{ balance, net },
    stake: [t('crash_stake_round'), stake],
    last: isOver && isPaid && id !== undefined ? { id, stake, payout } : null,
    round: id === undefined ? null : { id, check: isOver ? 'now' : 'later' },
  };
}

/** What keeps the chips from being bet; null if nothing does. */
function missing({ snapshot, model, moment, now, t, say }: TableFrame): string | null {
  const { table } = snapshot.context;
  if (table === null || moment === 'opening') return t('loading');
  if (moment === 'closed' || moment === 'showing') return say('no_more');
  if (moment !== 'betting') {
    const left = Math.ceil(((table.coup?.nextAt ?? now) - now) / 1_000);
    return left > 0 ? say('next_in', { s: left }) : say('next_soon');
  }
  if (snapshot.matches({ seated: { slip: 'placing' } }) || snapshot.matches({ seated: { slip: 'unsure' } }))
    return t('crash_placing');
  if (model.stake === 0) return say('confirm');
  if (model.stake < table.game.minStake) return t('at_least', { amount: money(table.game.minStake) });
  const all = model.stake + ownOf({ snapshot, moment }).stake;
  return all > table.game.maxStake ? t('at_most', { amount: money(table.game.maxStake) }) : null;
}

function confirmButton(of: TableFrame): TemplateResult {
  const { snapshot, model, say, actions } = of;
  const why = missing(of);
  const can = why === null && snapshot.can({ type: 'table.confirm', requestId: '', stake: model.stake });
  return html`<button class="btn btn--primary board__go" aria-disabled=${String(!can)} @click=${actions.confirm}>${why ?? html`${say('confirm')} <span class="mono">${money(model.stake)}</span>`}</button>`;
}
