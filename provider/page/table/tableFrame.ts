import { html, nothing, type TemplateResult } from 'lit-html';
import { chipPicker, icon } from '../board/frame.ts';
import { money, short, signed } from '../copy/text.ts';
import { stakesOf } from '../game/stakes.ts';
import { bettors } from './bettors.ts';
import { clock } from './clock.ts';
import { ownOf, type TableFrame } from './frameModel.ts';
import type { Moment } from './tableModel.ts';
import { tray } from './tray.ts';

/** The page around a shared table: strip, table with its clock, tray, controls, bets of all, counter. */
export function tableFrame(of: TableFrame): TemplateResult {
  const { board, model, snapshot, moment, t, say, actions } = of;
  const { table, chip } = snapshot.context;
  return html`<div class="game game--table game--${board.look}">
  ${strip(of)}
  <main class="board">
    <section class="board__scene" aria-label=${t('table')}>${board.table(model)}${clock(of)}</section>
    <div class="board__tray" role="status">${tray(of)}</div>
    <section class="board__ctl plate" aria-label=${t('your_bet')}>${board.controls?.(model) ?? nothing}<div class="board__bet">
      ${chipPicker({ t, chip, stakes: table === null ? [] : stakesOf(table), canSet: model.canChoose, set: actions.setChip, name: t('chip_value') })}
      ${confirmButton(of)}</div></section>
    <aside class="board__last plate" aria-label=${say('bets')}>
      ${board.roads === undefined ? nothing : html`<div class="tbl-roads">${board.roads(model)}</div>`}
      ${bettors(of)}
    </aside>
  </main>
  ${counter(of, moment)}
</div>`;
}

function strip({ snapshot, model, t, say, actions }: TableFrame): TemplateResult {
  const { table } = snapshot.context;
  const game = table?.game;
  const facts =
    table === null || game === undefined
      ? nothing
      : html`<p class="tbl-facts"><span class="only-wide">${say('limits', { least: money(game.minStake), most: short(game.maxStake).slice(1) })}</span><span>${say('players', { count: table.players })}</span></p>`;
  return html`<header class="g-top">
    <div class="g-top__name"><h1>${game?.name ?? ''}</h1><span class="faint tiny">${game === undefined ? '' : game.demo ? t('demo') : game.vendor}</span></div>
    ${facts}
    <div class="g-top__end">
      <button class="icon-btn" aria-pressed=${String(model.isCalm)} aria-label=${t('calm')} title=${t('calm_hint')} @click=${actions.calm}>${icon('gauge')}</button>
      <button class="icon-btn" aria-label=${t('how_to_play')} @click=${() => actions.openSheet('howTo')}>${icon('book-open')}</button>
      <button class="icon-btn" aria-label=${t('menu')} @click=${() => actions.openSheet('fair')}>${icon('menu')}</button>
    </div>
  </header>`;
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
  if (model.stake === 0) return say('press_spots');
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

function counter(of: TableFrame, moment: Moment): TemplateResult {
  const { snapshot, t, actions } = of;
  const { table } = snapshot.context;
  const { slips, stake, payout, isPaid, balance, net } = ownOf(of);
  const [slip] = slips;
  const id = slip?.id ?? table?.coup?.id;
  const isOver = moment === 'shown';
  const isTold = isOver && isPaid;
  return html`<footer class="g-count">
    <dl>
      <div><dt>${t('balance')}</dt><dd class="mono">${table === null ? '–' : money(balance)}</dd></div>
      <div><dt>${t('crash_stake_round')}</dt><dd class="mono">${money(stake)}</dd></div>
      <div class="g-count__last"><dt>${t('last_payout')}</dt><dd class="mono ${isTold && payout > stake ? 'gain' : ''}">${isTold ? money(payout) : '–'}</dd></div>
      <div class="only-wide"><dt>${t('net_session')}</dt><dd class="mono ${net > 0 ? 'gain' : ''}">${signed(net)}</dd></div>
    </dl>
    <p class="g-round">${
      id === undefined
        ? nothing
        : html`${icon('shield-check', 'icon--s')}<span>${t('round')}</span> <span class="mono">${id}</span>${isOver ? html`<button class="link" @click=${() => actions.check(id)}>${t('check_round')}</button>` : html`<span class="link faint">${t('crash_check_over')}</span>`}`
    }</p>
  </footer>`;
}
