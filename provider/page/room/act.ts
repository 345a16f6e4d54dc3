import { html, nothing, type TemplateResult } from 'lit-html';
import { COMMISSION } from '../../engines/board/pokDengPay.ts';
import { alarm, chipPicker, plain } from '../board/frame.ts';
import { styles } from '../board/styles.ts';
import { reasonText } from '../boards/pokDeng/words.ts';
import { refusalText } from '../copy/refusalText.ts';
import { money, short, signed } from '../copy/text.ts';
import { failedKey } from '../shell/frame.ts';
import { icon } from '../shell/icon.ts';
import { stakesOf } from '../shell/stakes.ts';
import { limitsOf, stakeOf } from './room.setup.ts';
import { deadlineOf, ownOf, type RoomFrame } from './roomModel.ts';

const price = (amount: number): string => `P ${short(amount).replace('+', '')}`;

/** Time, what is going on, and what the player can do. */
export function act(of: RoomFrame): TemplateResult {
  const { snapshot, t } = of;
  const isAsked = snapshot.context.room?.isAsked === true && of.moment === 'deciding';
  return html`<section class="rm__act plate" aria-label=${t('your_bet')}>
  ${timer(of)}
  <div class="rm__tray" role="status">${tray(of)}</div>
  ${isAsked ? moves(of) : stake(of)}
</section>`;
}

function timer(of: RoomFrame): TemplateResult {
  const { snapshot, moment, now, say } = of;
  const { room } = snapshot.context;
  const due = deadlineOf(room, moment, now);
  const what =
    moment === 'betting'
      ? say('place_bets')
      : moment === 'deciding'
        ? say(room?.isAsked ? 'your_move' : 'others_move')
        : moment === 'closed'
          ? say('no_more')
          : moment === 'showing'
            ? say('opening_cards')
            : say('next_hand');
  const s = due === null ? null : Math.ceil(due.left / 1_000);
  return html`<div class="rm__timer ${s !== null && s <= 3 ? 'rm__timer--soon' : ''}"><span>${what}</span><span class="rm__bar" aria-hidden="true"><i ${styles({ '--share': String(due?.share ?? 0) })}></i></span>${s === null ? nothing : html`<b class="mono" role="timer" aria-label=${say('left', { what, s })}>${say('seconds', { s })}</b>`}</div>`;
}

function moves({ snapshot, cards, say, actions }: RoomFrame): TemplateResult {
  const can = snapshot.matches({ inRoom: { move: 'resting' } }) && snapshot.can({ type: 'room.say', move: 'stand' });
  const button = (move: 'stand' | 'draw', inner: unknown) =>
    html`<button class="btn ${move === 'draw' ? 'btn--primary' : ''} rm__go" aria-disabled=${String(!can)} @click=${() => actions.send({ type: 'room.say', move })}>${inner}</button>`;
  return html`<div class="rm__moves">${button('stand', cards('stand'))}${button('draw', html`${icon('plus')} ${cards('draw')}`)}</div><p class="tiny muted rm__hint">${say('stand_default')}</p>`;
}

/** What one bet is: its mode, unit and the button. */
function stake(of: RoomFrame): TemplateResult {
  const { snapshot, cards, t, say, actions } = of;
  const { room, mode, chip } = snapshot.context;
  const canSet = snapshot.matches({ inRoom: { bet: 'resting' } });
  const item = (one: 'single' | 'deng', words: string) =>
    html`<button class="seg__item rm__mode" aria-pressed=${String(mode === one)} aria-disabled=${String(!canSet)} @click=${() => actions.send({ type: 'room.setMode', mode: one })}><b>${cards(`mode_${one}`)}</b> <small>${words}</small></button>`;
  const why = missing(of);
  const can = why === null && snapshot.can({ type: 'room.bet', requestId: '' });
  const stakes = room === null ? [] : stakesOf(limitsOf(room));
  return html`<div class="seg" role="group" aria-label=${cards('mode')}>${item('single', cards('stake_single', { unit: price(chip) }))}${item('deng', say('reserved', { unit: price(chip) }))}</div>
<div class="rm__bet">${chipPicker({ t, chip, stakes, canSet, set: (one) => actions.send({ type: 'room.setChip', chip: one }), name: cards(mode === 'deng' ? 'pot_unit' : 'pot_stake') })}
<button class="btn btn--primary rm__go" aria-disabled=${String(!can)} @click=${actions.bet}>${why ?? say('bet', { amount: money(stakeOf({ chip, mode })) })}</button></div>`;
}

/** What keeps a bet from being placed; null if nothing does. */
function missing({ snapshot, moment, now, t, say }: RoomFrame): string | null {
  const { context } = snapshot;
  const { room } = context;
  if (room === null || moment === 'opening') return t('loading');
  if (room.seat === null) return say('no_seat');
  if (snapshot.matches({ inRoom: { bet: 'placing' } }) || snapshot.matches({ inRoom: { bet: 'unsure' } }))
    return t('crash_placing');
  const all = stakeOf(context);
  if (all > room.game.maxStake) return t('at_most', { amount: money(room.game.maxStake) });
  const { bet } = ownOf(room, moment);
  if (moment === 'betting') return bet === null ? null : say('ready');
  const due = deadlineOf(room, moment, now);
  return due !== null && moment !== 'deciding'
    ? `${say('next_hand')} ${say('seconds', { s: Math.ceil(due.left / 1_000) })}`
    : say('no_more');
}

/** The line above the buttons: what is going on, or what the hand brought. */
function tray(of: RoomFrame): TemplateResult {
  const { snapshot, moment, t, say, cards, actions } = of;
  const { context } = snapshot;
  const { room } = context;
  const retry = html`<button class="link" @click=${() => actions.send({ type: 'room.retry' })}>${t('retry')}</button>`;
  if (snapshot.matches('opening')) return plain(t('loading'));
  if (snapshot.matches('unopened')) return alarm(t('unopened'), retry);
  if (snapshot.matches('failed')) return alarm(t('failed'), t(failedKey(context.failure)));
  if (snapshot.matches({ inRoom: { line: 'lost' } })) return alarm(say('line_lost'), retry);
  if (snapshot.matches({ inRoom: { bet: 'unsure' } })) return alarm(t('crash_unsure'), retry);
  if (snapshot.matches({ inRoom: { move: 'unsure' } })) return alarm(t('crash_unsure'), retry);
  if (room === null) return plain('');
  const { bet } = ownOf(room, moment);
  if (moment === 'showing')
    return html`<p>${say('opening_cards')} <button class="link" @click=${() => actions.send({ type: 'room.skip' })}>${t('skip')}</button></p>`;
  if (context.notice !== null) return alarm(noticeText(of, context.notice));
  if (moment === 'void') return alarm(say('void'));
  if (moment === 'shown') return result(of);
  if (room.ended !== null) return alarm(t('ended'), t('ended_hint'));
  if (context.held) return alarm(t('held'));
  if (room.seat === null)
    return html`<p>${say('no_seat')} <button class="link" data-do="leave">${say('change_room')}</button></p>`;
  if (moment === 'deciding') return plain(decidingText(of));
  if (bet !== null) return plain(say('bet_in', { amount: money(bet.stake) }));
  return plain(moment === 'betting' ? say('choose') : `${say('no_more')}. ${say('join_next')}`);

  function decidingText({ snapshot: { context: now } }: RoomFrame): string {
    const own = now.room?.seats.find(({ isMine }) => isMine);
    if (bet === null) return say('join_next');
    if (now.room?.isAsked) return cards('hint', { most: 4 });
    return say(own?.move === 'draw' ? 'said_draw' : own?.move === 'stand' ? 'said_stand' : 'pok_wait');
  }
}

function noticeText({ snapshot, t, say }: RoomFrame, code: string): string {
  const { room } = snapshot.context;
  if (code === 'BETS_CLOSED') return say('bets_closed');
  if (code === 'RETURNED') return say('returned');
  if (code === 'ROOM_FULL') return say('room_full');
  if (code === 'TOO_LATE') return say('too_late');
  if (code === 'MOVE_INVALID' || code === 'REQUEST_DIFFERS') return say('move_refused');
  if (code === 'STAKE_INVALID' && room !== null)
    return say('limits_refused', { least: money(room.room.least), most: money(room.room.most) });
  return refusalText(t, code, room?.balance ?? 0);
}

function result({ snapshot, moment, t, cards, say }: RoomFrame): TemplateResult {
  const { room } = snapshot.context;
  const { bet } = ownOf(room, moment);
  const own = room?.seats.find(({ isMine }) => isMine);
  const banker = room?.hand?.banker ?? null;
  if (bet === null || banker === null || own?.cards == null) return plain(say('watched'));
  const why = reasonText(cards, { player: own.cards, banker }, bet.mode);
  if (bet.state !== 'settled') return html`<p>${why} <span class="small muted">${t('paying')}</span></p>`;
  const net = bet.payout - bet.stake;
  // What is won is counted less the commission.
  const fee = net > 0 ? (net * COMMISSION) / (100 - COMMISSION) : 0;
  return html`<p class="rm__why">${why}</p><dl class="rm__facts">
  <div><dt>${t('paid')}</dt><dd class="mono">${money(bet.payout)}</dd></div>${
    fee === 0
      ? nothing
      : html`<div><dt>${say('fee', { fee: COMMISSION })}</dt><dd class="mono">${money(-fee)}</dd></div>`
  }<div><dt>${t('net')}</dt><dd class="mono ${net > 0 ? 'gain' : ''}"><b>${signed(net)}</b></dd></div></dl>`;
}
