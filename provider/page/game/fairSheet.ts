import type { StateView } from '../../play/views.ts';
import { icon } from '../art/furniture.ts';
import { safe, type Translate, timeOf } from '../copy/text.ts';

/** Seeds of the session and how to change them, and the way out of the game. */
export function fairSheet(
  t: Translate,
  state: StateView<unknown>,
  clientSeed: string,
  canRotate: boolean,
  isRevealed: boolean,
): string {
  const { commitment, nextNonce } = state.seed;
  const rounds = state.latest
    .map(
      ({ id, startedAt }) =>
        `<li><button class="link" data-check="${id}"><span class="mono faint">${timeOf(startedAt)}</span> <span class="mono">${id}</span></button></li>`,
    )
    .join('');
  return `<div class="sheet__grip"></div>
<div class="dialog__head"><h2>${t('fair_title')}</h2><button class="icon-btn" data-do="close" aria-label="${t('close')}">${icon('x')}</button></div>
<div class="fair">
  <div class="seed"><b class="small">${t('fair_commitment')}</b><code class="hex mono">${commitment}</code><p class="tiny faint">${t('fair_commitment_hint')} · ${t('fair_nonce')} <span class="mono">${nextNonce}</span></p></div>
  <form class="seed" data-v="seedForm"><label class="small" for="client-seed"><b>${t('fair_seed')}</b></label>
    <div class="seed__row"><input class="mono" id="client-seed" name="seed" maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" required value="${safe(clientSeed)}" autocomplete="off" spellcheck="false"><button class="btn">${t('fair_change')}</button></div>
    <p class="tiny faint">${t('fair_seed_hint')}</p></form>
  <div class="seed"><button class="btn btn--wide" data-do="rotate" ${canRotate && nextNonce > 1 ? '' : 'aria-disabled="true"'}>${icon('shield-check', 'icon--s')}${t('fair_reveal')}</button>
    <p class="tiny faint">${isRevealed ? t('fair_revealed') : t('fair_reveal_hint')}</p></div>
  ${rounds === '' ? '' : `<div class="seed"><b class="small">${t('last_rounds')}</b><ul class="fair__rounds">${rounds}</ul></div>`}
  <button class="btn btn--wide" data-do="leave">${t('leave')}</button>
</div>`;
}
