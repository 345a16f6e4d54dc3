import { html, type TemplateResult } from 'lit-html';
import { icon } from '../board/frame.ts';
import type { TableFrame } from './frameModel.ts';

/** What this coup is committed to, the coups before, and the way out of the game. */
export function fairSheet({ board, model, snapshot, moment, t, say }: TableFrame): TemplateResult {
  const { coup = null, past = [] } = snapshot.context.table ?? {};
  const shown = past.filter(({ id }) => moment !== 'showing' || id !== coup?.id).slice(0, 12);
  return html`<div class="sheet__grip"></div>
<div class="dialog__head"><h2>${t('fair_title')}</h2><button class="icon-btn" data-do="close" aria-label=${t('close')}>${icon('x')}</button></div>
<div class="fair">
  <div class="seed"><b class="small">${t('crash_commitment')}</b><code class="hex mono">${coup?.commitment ?? ''}</code><p class="tiny faint">${say('commitment_hint')}</p></div>
  <div class="seed"><b class="small">${say('past')}</b><ul class="fair__rounds">${shown.map(
    ({ id, view }) =>
      html`<li><button class="link" data-check=${id}><span class="mono">${id}</span> <span class="faint">${board.result?.(model.t, view) ?? ''}</span></button></li>`,
  )}</ul></div>
  <button class="btn btn--wide" data-do="leave">${t('leave')}</button></div>`;
}
