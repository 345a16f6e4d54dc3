import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/frame.ts';
import { HANDS } from '../boards/pokDeng/howTo.ts';
import { face } from '../boards/pokDeng/seats.ts';
import { money, short, signed } from '../copy/text.ts';
import { act } from './act.ts';
import { ownOf, type RoomFrame } from './roomModel.ts';
import { table } from './table.ts';

/** The page of a room: strip, table, hands by rank, time and stake, counter. */
export const roomFrame = (of: RoomFrame): TemplateResult => html`<div class="game game--pokdeng game--room">
  ${strip(of)}
  <main class="rm__page">
    <section class="rm__scene" aria-label=${of.t('table')}>${table(of)}</section>
    <aside class="rm__side plate only-wide" tabindex="0" aria-label=${of.say('ranks')}>${ranks(of)}</aside>
    ${act(of)}
  </main>
  ${counter(of)}
</div>`;

export const titleOf = ({ snapshot, say }: Pick<RoomFrame, 'snapshot' | 'say'>): string => {
  const { room } = snapshot.context;
  return room === null ? '' : say('title', { game: room.game.name, number: room.room.number });
};

function strip(of: RoomFrame): TemplateResult {
  const { snapshot, t, say, actions } = of;
  const { room, isCalm } = snapshot.context;
  const facts =
    room === null
      ? nothing
      : html`<p class="rm__factsline"><span class="rm__number">${say('number', { number: room.room.number })}</span><span>${say('limits', { least: short(room.room.least).slice(1), most: short(room.room.most).slice(1) })}</span><span aria-label=${say('people', { count: room.room.people })}>${say('seated', { count: room.room.people })}</span></p>`;
  return html`<header class="g-top">
    <div class="g-top__name"><h1>${titleOf(of)}</h1><span class="faint tiny">${room === null ? '' : room.game.demo ? t('demo') : room.game.vendor}</span></div>
    ${facts}
    <div class="g-top__end">
      <button class="icon-btn" aria-pressed=${String(isCalm)} aria-label=${t('calm')} title=${t('calm_hint')} @click=${() => actions.send({ type: 'room.setCalm', isCalm: !isCalm })}>${icon('gauge')}</button>
      <button class="icon-btn" aria-label=${t('how_to_play')} @click=${() => actions.openSheet('howTo')}>${icon('book-open')}</button>
      <button class="icon-btn" aria-label=${t('menu')} @click=${() => actions.openSheet('fair')}>${icon('menu')}</button>
    </div>
  </header>`;
}

const ranks = ({ cards, say }: RoomFrame): TemplateResult => html`<h2>${say('ranks')}</h2>
<ol>${HANDS.map(
  ([name, example, deng]) =>
    html`<li><span class="pd__sample" aria-hidden="true">${example.map(face)}</span><span>${cards(name)}</span><b class="mono">${deng}</b></li>`,
)}</ol><p class="tiny muted">${say('ranks_hint')}</p>`;

function counter({ snapshot, moment, t, actions }: RoomFrame): TemplateResult {
  const { room } = snapshot.context;
  const { bet, balance, net } = ownOf(room, moment);
  const isOver = moment === 'shown' && bet?.state === 'settled';
  const id = bet?.id ?? room?.hand?.id;
  return html`<footer class="g-count">
    <dl>
      <div><dt>${t('balance')}</dt><dd class="mono">${room === null ? '–' : money(balance)}</dd></div>
      <div><dt>${t('crash_stake_round')}</dt><dd class="mono">${money(bet?.stake ?? 0)}</dd></div>
      <div class="g-count__last"><dt>${t('last_payout')}</dt><dd class="mono ${isOver && bet.payout > bet.stake ? 'gain' : ''}">${isOver ? money(bet.payout) : '–'}</dd></div>
      <div class="only-wide"><dt>${t('net_session')}</dt><dd class="mono ${net > 0 ? 'gain' : ''}">${signed(net)}</dd></div>
    </dl>
    <p class="g-round">${
      id === undefined
        ? nothing
        : html`${icon('shield-check', 'icon--s')}<span>${t('round')}</span> <span class="mono">${id}</span>${moment === 'shown' ? html`<button class="link" @click=${() => actions.check(id)}>${t('check_round')}</button>` : html`<span class="link faint">${t('crash_check_over')}</span>`}`
    }</p>
  </footer>`;
}
