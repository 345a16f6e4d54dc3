import { html, nothing, type TemplateResult } from 'lit-html';
import { alarm, plain } from '../board/frame.ts';
import { refusalText } from '../copy/refusalText.ts';
import { money, signed } from '../copy/text.ts';
import { failedKey } from '../shell/frame.ts';
import { ownOf, type TableFrame } from './frameModel.ts';

/** The line below the table: what is going on, or what the coup brought. */
export function tray(of: TableFrame): TemplateResult {
  const { snapshot, moment, t, say, actions } = of;
  const { context } = snapshot;
  const retry = html`<button class="link" @click=${actions.retry}>${t('retry')}</button>`;
  if (snapshot.matches('opening')) return plain(t('loading'));
  if (snapshot.matches('unopened')) return alarm(t('unopened'), retry);
  if (snapshot.matches('failed')) return alarm(t('failed'), t(failedKey(context.failure)));
  if (snapshot.matches({ seated: { line: 'lost' } })) return alarm(say('line_lost'), retry);
  if (snapshot.matches({ seated: { slip: 'unsure' } })) return alarm(t('crash_unsure'), retry);
  if (moment === 'showing')
    return html`<p>${say('drawing')} <button class="link" @click=${actions.skip}>${t('skip')}</button></p>`;
  if (moment === 'shown') return result(of);
  if (moment === 'void') return alarm(say('void'));
  if (context.notice !== null) return alarm(noticeText(of, context.notice));
  if (context.table?.ended != null) return alarm(t('ended'), t('ended_hint'));
  if (context.held) return alarm(t('held'));
  return plain(chipsText(of));
}

/** What the player has on the table, and what is yet to be confirmed. */
function chipsText(of: TableFrame): string {
  const { model, moment, say } = of;
  const { stake } = ownOf(of);
  const amount = money(stake);
  const isOpen = model.stake > 0;
  if (moment !== 'betting') {
    const isIn = stake > 0 ? say('is_in', { amount }) : say('no_more');
    return isOpen ? `${isIn} · ${say('chips_wait')}` : isIn;
  }
  if (stake > 0) return isOpen ? say('more_in', { amount, more: money(model.stake) }) : say('is_in', { amount });
  return isOpen ? say('unconfirmed', { amount: money(model.stake) }) : say('press_spots');
}

function noticeText({ snapshot, t, say }: TableFrame, code: string): string {
  const { table } = snapshot.context;
  if (code === 'BETS_CLOSED') return say('bets_closed');
  if (code === 'RETURNED') return say('returned');
  if (code === 'STAKE_INVALID' && table !== null)
    return say('table_limit', { least: money(table.game.minStake), most: money(table.game.maxStake) });
  return refusalText(t, code, table?.balance ?? 0);
}

function result(of: TableFrame): TemplateResult {
  const { board, model, t, say } = of;
  const { slips, stake, payout, isPaid } = ownOf(of);
  const { view, choice } = model;
  if (view === null) return plain('');
  if (slips.length === 0) return plain(`${board.result?.(model.t, view) ?? ''} · ${say('watched')}`);
  const why = board.reason(model.t, { view, choice, stake });
  // The cards are known before what they pay.
  if (payout === 0 && !isPaid)
    return html`<p><span class="keep">${why}</span> <span class="small muted">${t('waiting')}</span></p>`;
  if (payout === 0)
    return html`<p><span class="keep">${why} ·</span> <span class="keep mono faint">${signed(-stake)}</span></p>`;
  const paying = isPaid ? nothing : html`<span class="small muted">${t('paying')}</span>`;
  return html`<div class="won">${
    payout > stake
      ? html`<b class="won__sum">${t('win')} <span class="mono">${money(payout)}</span></b>`
      : html`<span>${t('paid')} <span class="mono">${money(payout)}</span></span>`
  }<span class="won__why"><span class="keep">${why}</span> <span class="keep">${t('after_stake')} <span class="mono">${signed(payout - stake)}</span></span> ${paying}</span></div>`;
}
