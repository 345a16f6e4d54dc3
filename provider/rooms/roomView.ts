import type { ProviderDeps } from '../deps.ts';
import { bankersCards, houseCards } from '../engines/board/pokDeng.ts';
import type { PokDengMode } from '../engines/board/pokDengPay.ts';
import { pokDengRoom, ROOM_SEATS } from '../engines/board/pokDengRoom.ts';
import { sheetOf } from '../play/gameOdds.ts';
import { masked } from '../play/masked.ts';
import type { Hand, HandMove } from '../store/hands.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { isMeant, seatOf, takesPart } from './bets.ts';
import { isAsked } from './hands.ts';
import { phaseOf, type Room, restsUntil } from './room.ts';

/** Own bets that are looked through. */
const OWN_BETS = 12;

export type RoomView = ReturnType<typeof roomView>;
export type RoomBet = ReturnType<typeof betView>;
export type RoomSeat = ReturnType<typeof seatView>;

const modeOf = ({ choice }: Pick<Round, 'choice'>): PokDengMode => pokDengRoom.readChoice(choice)?.mode ?? 'single';

/** A bet as its player sees it; what it brings is told with the cards. */
export const betView = (round: Round) => {
  const { id, requestId, issueId, state, stake, payout, refusal } = round;
  return {
    id,
    requestId,
    hand: issueId ?? '',
    state,
    stake,
    payout,
    refusal,
    mode: modeOf(round),
    seat: seatOf(round),
  };
};

/** The cards of a seat as they lie at the end. */
function cardsOf({ deal, seats, moves }: Hand, seat: number): readonly number[] {
  const three = deal?.seats?.[seat - 1] ?? [];
  if (seats[seat - 1]?.kind === 'house') return houseCards(three, deal?.banker ?? []);
  return moves[seat] === 'draw' ? three : three.slice(0, 2);
}

interface Eyes {
  readonly player: string;
  readonly sitting: ReadonlyMap<number, string>;
  readonly bets: readonly Round[];
}

/** A seat as one player sees it: cards of others are told once they are open, and not before. */
function seatView(hand: Hand | null, seat: number, { player, sitting, bets }: Eyes) {
  const dealt = hand?.seats[seat - 1];
  const isDealt = dealt !== undefined;
  const isShown = hand?.state === 'shown';
  const isHouse = dealt?.kind === 'house';
  const at = dealt?.kind === 'player' ? dealt.player : isHouse ? undefined : sitting.get(seat);
  const bet = bets.find((one) => seatOf(one) === seat && takesPart(one)) ?? null;
  const isMine = at === player;
  const hasCards = isDealt && dealt.kind !== 'out';
  const move: HandMove | null = hand?.moves[seat] ?? null;
  const cards = hand !== null && hasCards && (isShown || isMine) ? cardsOf(hand, seat) : null;
  return {
    seat,
    kind: at === undefined ? ('house' as const) : ('player' as const),
    name: at === undefined ? null : masked(at),
    isMine,
    mode: bet === null ? null : modeOf(bet),
    stake: bet?.stake ?? 0,
    /** Cards on the table; the third is seen to be drawn. */
    count: hasCards ? (cards?.length ?? (move === 'draw' ? 3 : 2)) : 0,
    cards,
    /** What the player has said. Whoever has pok has no move, and until the end it does not show. */
    move: dealt?.kind === 'player' ? move : null,
    payout: isShown && bet !== null && bet.state === 'settled' ? bet.payout : null,
  };
}

function handView(hand: Hand, at: number) {
  const { id, number, sealsAt, dealsAt, decidesUntil, endedAt, commitment, serverSeed, clientSeed, deal, state } = hand;
  const isShown = state === 'shown';
  return {
    id,
    number,
    sealsAt,
    dealsAt,
    decidesUntil,
    endedAt,
    commitment,
    clientSeed,
    phase: phaseOf(hand, at),
    nextAt: isShown || state === 'void' ? restsUntil(hand) : null,
    serverSeed: isShown ? serverSeed : null,
    banker: isShown && deal !== null ? bankersCards(deal.banker ?? []) : null,
  };
}

/** What a player sees of a room: the seats, the hand, their own bets and money. */
export function roomView(deps: ProviderDeps, session: Session, room: Room) {
  const { store, now } = deps;
  const { player, gameId, gameName, vendor, demo, minStake, maxStake } = session;
  const { balance, ended } = store.sessions.get(session.id) ?? session;
  const hand = store.hands.newest(room.place.id);
  const bets = hand === null ? [] : store.rounds.ofIssue(hand.id).filter(isMeant);
  const eyes = { player, sitting: room.sitting(), bets };
  const { id, number, least, most } = room.place;
  const seat = room.seatOfPlayer(player);
  const bet = bets.find((one) => one.player === player && takesPart(one));
  return {
    now: now(),
    game: { id: gameId, name: gameName, vendor, demo, sheet: sheetOf(gameId), minStake, maxStake },
    room: { id, number, least: Math.max(least, minStake), most: Math.min(most, maxStake), people: room.people() },
    balance,
    ended,
    seat,
    net: store.rounds.net(session.id),
    hand: hand && handView(hand, now()),
    seats: Array.from({ length: ROOM_SEATS }, (_, index) => seatView(hand, index + 1, eyes)),
    /** Whether this player has yet to say whether they draw. */
    isAsked: hand !== null && bet !== undefined && isAsked(hand, seatOf(bet)),
    /** Own bets, newest first. */
    bets: store.rounds
      .tickets(player, gameId, OWN_BETS)
      .filter(({ issueId }) => issueId !== null && store.hands.get(issueId)?.room === id)
      .map(betView),
  };
}
