import { html, nothing, type TemplateResult } from 'lit-html';
import { BETTING_MS } from '../../tables/coupTimes.ts';
import { styles } from '../board/styles.ts';
import { ownOf, type TableFrame } from './frameModel.ts';

const ROUND = 2 * Math.PI * 20;

/** Time left for bets in a ring; then that bets are closed, and what was drawn. */
export function clock(of: TableFrame): TemplateResult | typeof nothing {
  const { board, model, snapshot, moment, now, say } = of;
  const { coup } = snapshot.context.table ?? {};
  if (coup == null) return nothing;
  if (moment === 'betting') {
    const left = Math.max(0, coup.sealsAt - now);
    const seconds = Math.ceil(left / 1_000);
    const gone = { 'stroke-dashoffset': String(ROUND * (1 - Math.min(1, left / BETTING_MS))) };
    return html`<div class="tbl-clock ${seconds <= 5 ? 'tbl-clock--soon' : ''}"><span class="tbl-clock__ring" role="timer" aria-label=${say('left', { s: seconds })}>
<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20" class="tbl-clock__rim"/><circle cx="24" cy="24" r="20" class="tbl-clock__left" stroke-dasharray=${ROUND} ${styles(gone)} transform="rotate(-90 24 24)"/></svg><b class="mono">${seconds}</b></span><b>${say('place_bets')}</b></div>`;
  }
  if (moment === 'closed') return html`<div class="tbl-clock tbl-clock--text"><b>${say('no_more')}</b></div>`;
  if (moment === 'showing') return html`<div class="tbl-clock tbl-clock--text"><b>${say('drawing')}</b></div>`;
  if (moment !== 'shown' || model.view === null) return nothing;
  const { stake, payout } = ownOf(of);
  const isWon = payout > stake;
  return html`<div class="tbl-clock tbl-clock--text tbl-clock--shown ${isWon ? 'tbl-clock--won' : ''}"><b>${board.result?.(model.t, model.view) ?? ''}</b></div>`;
}
