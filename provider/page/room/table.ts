import { html, nothing, type TemplateResult } from 'lit-html';
import { handOf } from '../../engines/board/pokDengHand.ts';
import { duelOf } from '../../engines/board/pokDengPay.ts';
import type { RoomSeat } from '../../rooms/roomView.ts';
import { crown, tableLotus } from '../boards/pokDeng/art.ts';
import { fan } from '../boards/pokDeng/seats.ts';
import { cardsText, dengText, handText, sumText } from '../boards/pokDeng/words.ts';
import { houseName, short } from '../copy/text.ts';
import { bankerFace, faceOf } from './faces.ts';
import { othersOf, ownOf, type RoomFrame } from './roomModel.ts';

/** Places round the table, from the player's left hand on. */
const AREAS = ['left3', 'left2', 'left1', 'right1', 'right2', 'right3'] as const;
const price = (amount: number): string => `P ${short(amount).replace('+', '')}`;
const backs = (count: number): readonly null[] => Array.from({ length: count }, () => null);

/** The felt with all who sit round it. */
export function table(of: RoomFrame): TemplateResult {
  const { snapshot, moment, say, cards: t } = of;
  const { room } = snapshot.context;
  const isOpening = moment === 'showing' && !snapshot.context.isCalm;
  return html`<div class="rm ${isOpening ? 'rm--open' : ''}">
  <div class="rm__felt" aria-hidden="true">${tableLotus}</div>
  ${
    room === null
      ? nothing
      : html`<ul class="rm__seats" aria-label=${t('seats')}>${banker(of)}${othersOf(room).map((seat, at) => place(of, seat, AREAS[at] ?? 'right3'))}</ul>${mine(of)}`
  }
  ${
    room?.hand == null
      ? nothing
      : html`<p class="rm__lock"><span>${say('locked')}</span> <span class="mono">${room.hand.commitment.slice(0, 4)}…${room.hand.commitment.slice(-4)}</span></p>`
  }
</div>`;
}

const isTold = ({ moment }: RoomFrame): boolean => moment === 'shown';

function banker(of: RoomFrame): TemplateResult {
  const { snapshot, cards: t, say } = of;
  const { hand, seats } = snapshot.context.room ?? {};
  const isDealt = (seats ?? []).some(({ count }) => count > 0);
  const cards = hand?.banker ?? null;
  const says = cards !== null && isTold(of) ? handText(t, handOf(cards)) : null;
  return html`<li class="rm__seat rm__seat--banker"><span class="rm__who">${bankerFace}<span><b>${t('banker')}</b><small>${say('banker_hint')}</small></span><i aria-hidden="true">${crown}</i></span>
  ${isDealt ? fan(cards ?? backs(2), true) : html`<span class="rm__gap"></span>`}${
    says === null || cards === null
      ? html`<span class="sr">${isDealt ? say('covered') : t('empty')}</span>`
      : html`<span class="rm__says rm__says--told">${says}<span class="sr">: ${cardsText(t, cards)}</span></span>`
  }</li>`;
}

/** Somebody else's seat: who, cards, stake, and what they have said. */
function place(of: RoomFrame, seat: RoomSeat, area: (typeof AREAS)[number]): TemplateResult {
  const { t: shared, cards: t, moment } = of;
  const { kind, name, count, stake, cards } = seat;
  const isHouse = kind === 'house';
  // Between hands too: a house player leaves only when a person takes the seat.
  const title = isHouse ? shared(houseName(seat.seat)) : name;
  const faces = cards !== null && (moment === 'showing' || moment === 'shown') ? cards : null;
  return html`<li class="rm__seat rm__seat--${area}">
  <span class="rm__who">${faceOf(seat.seat)}<span><b class=${isHouse ? '' : 'mono'}>${title}</b>${isHouse ? html`<em class="house">${shared('house')}</em>` : nothing}${stake === 0 ? nothing : html`<small class="mono">${price(stake)}</small>`}</span></span>
  ${count === 0 ? html`<span class="rm__gap"></span>` : fan(faces ?? backs(count), true)}
  ${said(of, seat, t)}
</li>`;
}

/** What a seat came to, or what it is doing. */
function said(of: RoomFrame, seat: RoomSeat, t: RoomFrame['cards']): TemplateResult | typeof nothing {
  const { snapshot, moment, say } = of;
  const bankers = snapshot.context.room?.hand?.banker ?? null;
  const { cards, count, stake, move, kind } = seat;
  if (count > 0 && cards !== null && bankers !== null && isTold(of)) {
    const hand = handOf(cards);
    const { result } = duelOf(cards, bankers);
    return html`<span class="rm__says rm__says--told ${hand.kind === 'pok' ? 'rm__says--pok' : ''}">${handText(t, hand)} <b class="rm__end rm__end--${result}">${t(result)}</b><span class="sr">: ${cardsText(t, cards)}</span></span>`;
  }
  if (kind === 'house') return count > 0 ? html`<span class="sr">${say('covered')}</span>` : nothing;
  if (moment === 'betting' || moment === 'closed' || moment === 'opening')
    return html`<span class="rm__says">${say(stake > 0 ? 'ready' : 'choosing')}</span>`;
  if (count === 0) return html`<span class="rm__says">${say('out')}</span>`;
  return html`<span class="rm__says">${say(move === 'draw' ? 'drew' : move === 'stand' ? 'stood' : 'thinking')}</span>`;
}

/** The player's own hand: cards, points and deng in words, and how it ended. */
function mine(of: RoomFrame): TemplateResult {
  const { snapshot, moment, cards: t, say } = of;
  const { room } = snapshot.context;
  const own = room?.seats.find(({ isMine }) => isMine) ?? null;
  const { bet } = ownOf(room, moment);
  const cards = own?.cards ?? null;
  const bankers = room?.hand?.banker ?? null;
  if (cards === null || bet === null || moment === 'void') {
    return html`<section class="rm__mine rm__mine--none" aria-label=${t('you')}>${fan(null, false)}<p class="pd__wait">${room?.seat === null ? say('no_seat') : bet === null && moment !== 'betting' ? say('join_next') : t('waiting')}</p></section>`;
  }
  const hand = handOf(cards);
  const duel = bankers !== null && isTold(of) ? duelOf(cards, bankers) : null;
  return html`<section class="rm__mine ${duel === null ? '' : `rm__mine--${duel.result}`}" aria-label=${t('you')}>
  ${fan(cards, true)}
  <div class="pd__tell"><p class="pd__hand">${
    hand.kind === 'points'
      ? html`<b>${hand.points}</b><span>${t(hand.points === 1 ? 'word_point' : 'word_points')}</span>`
      : html`<strong>${t(hand.kind, { points: hand.points })}</strong>`
  }</p>${
    hand.deng === 1
      ? nothing
      : html`<p class="pd__deng">${dengText(t, hand)}${bet.mode === 'deng' ? html` <span class="mono">×${hand.deng}</span>` : nothing}</p>`
  }<p class="pd__sum">${duel === null ? sumText(t, cards) : t(`you_${duel.result}`)}</p><p class="sr">${handText(t, hand)}: ${cardsText(t, cards)}</p></div>
</section>`;
}
