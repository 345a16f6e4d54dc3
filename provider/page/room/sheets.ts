import { html, type TemplateResult } from 'lit-html';
import { pokDengRoom } from '../../engines/board/pokDengRoom.ts';
import { icon } from '../board/frame.ts';
import { howToInRoom } from '../boards/pokDeng/howTo.ts';
import { percent, signed } from '../copy/text.ts';
import type { RoomFrame } from './roomModel.ts';

const head = (t: RoomFrame['t'], title: string): TemplateResult => html`<div class="sheet__grip"></div>
<div class="dialog__head"><h2>${title}</h2><button class="icon-btn" data-do="close" aria-label=${t('close')}>${icon('x')}</button></div>`;

export const howToSheet = ({ t, cards }: RoomFrame): TemplateResult => html`${head(t, t('how_to_play'))}
<div class="howto">${howToInRoom(cards)}
  <div class="paper"><dl class="receipt__rows">${pokDengRoom.bets.map(
    ({ id, rtp }) =>
      html`<div><dt>${t('return_rate')}: ${cards(id === 'deng' ? 'mode_deng' : 'mode_single')}</dt><dd class="mono">${percent(rtp)}</dd></div>`,
  )}<div><dt>${t('rules_version')}</dt><dd class="mono">${pokDengRoom.id}</dd></div></dl><p class="tiny muted">${t('over_stake')}</p></div>
</div>`;

/** What this hand is committed to and shuffled with, the player's own part in it, and the way out. */
export function fairSheet({ snapshot, t, say, actions, moment }: RoomFrame): TemplateResult {
  const { room, clientSeed } = snapshot.context;
  const hand = room?.hand ?? null;
  const change = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('seed') as HTMLInputElement;
    actions.send({ type: 'room.setSeed', clientSeed: field.value });
  };
  const over = (room?.bets ?? []).filter(
    ({ state, hand: of }) => state === 'settled' && (of !== hand?.id || moment === 'shown'),
  );
  return html`${head(t, t('fair_title'))}
<div class="fair">
  <div class="seed"><b class="small">${t('crash_commitment')}</b><code class="hex mono">${hand?.commitment ?? ''}</code><p class="tiny faint">${say('commitment_hint')}</p></div>
  <div class="seed"><b class="small">${say('shuffled')}</b>${hand?.clientSeed == null ? html`<p class="tiny faint">${say('shuffled_wait')}</p>` : html`<code class="hex mono">${hand.clientSeed}</code>`}</div>
  <form class="seed" @submit=${change}><label class="small" for="client-seed"><b>${say('seed_title')}</b></label>
    <div class="seed__row"><input class="mono" id="client-seed" name="seed" maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" required .value=${clientSeed} autocomplete="off" spellcheck="false"><button class="btn">${t('fair_change')}</button></div>
    <p class="tiny faint">${say('seed_hint')}</p></form>
  <div class="seed"><b class="small">${say('own_hands')}</b><ul class="fair__rounds">${over.map(
    ({ id, payout, stake }) =>
      html`<li><button class="link" data-check=${id}><span class="mono">${id}</span> <span class="mono faint">${signed(payout - stake)}</span></button></li>`,
  )}</ul></div>
  <button class="btn btn--wide" data-do="leave">${say('change_room')}</button></div>`;
}
