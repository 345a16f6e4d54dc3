import type { ProviderDeps } from '../deps.ts';
import { isPokDengBet, readMode, readPokDengMove } from '../engines/board/pokDeng.ts';
import { unitOf } from '../engines/board/pokDengPay.ts';
import { commitTicket } from '../play/commitTicket.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import { isOver } from '../rounds/replayRound.ts';
import type { Hand } from '../store/hands.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { isMeant, seatOf, takesPart } from './bets.ts';
import type { Rooms } from './createRooms.ts';
import { isAsked } from './hands.ts';
import type { Room } from './room.ts';

export interface BetRequest {
  readonly requestId: string;
  /** The hand that the player saw; another one is not bet on by surprise. */
  readonly hand: string;
  /** 1/10,000 P, of the whole bet. */
  readonly stake: number;
  readonly choice: unknown;
  /** What the player adds to the shuffle. */
  readonly clientSeed: string;
}

/**
 * Bets on the hand that takes bets now, at the player's seat; or takes the bet with that request id further: a repeat
 * costs nothing.
 *
 * @throws PlayRefusal `BETS_CLOSED`, `CHOICE_INVALID`, `STAKE_INVALID`, `SESSION_ENDED`, `REQUEST_DIFFERS`,
 * `ROUND_OPEN`, `ROOM_FULL`
 */
export async function placeBet(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  session: Session,
  room: Room,
  request: BetRequest,
): Promise<Round> {
  const { store } = deps;
  const mode = readMode(request.choice);
  const known = store.rounds.byRequest(session.player, session.gameId, request.requestId);
  if (known !== null) {
    const isThere = known.issueId === request.hand && store.hands.get(request.hand)?.room === room.place.id;
    const isSame = isThere && known.stake === request.stake && known.clientSeed === request.clientSeed;
    if (!isSame || readMode(known.choice) !== mode) throw new PlayRefusal('REQUEST_DIFFERS');
    return isOver(known.state) ? known : rounds.advance(known.id);
  }
  if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
  if (mode === null) throw new PlayRefusal('CHOICE_INVALID');
  // What is due in the room has a transaction of its own.
  const now = room.now();
  const seat = room.seatOfPlayer(session.player);
  if (seat === null) throw new PlayRefusal('ROOM_FULL');
  if (now?.phase !== 'betting' || now.hand.id !== request.hand) throw new PlayRefusal('BETS_CLOSED');
  const choice = { mode, seat };
  return rounds.advance(store.transaction(() => commitBet(deps, session, room, now.hand, { ...request, choice })));
}

/** Fixes a bet: one on a hand, within the limits of room and game. */
function commitBet(
  deps: ProviderDeps,
  session: Session,
  { place }: Room,
  hand: Hand,
  { requestId, stake, choice, clientSeed }: BetRequest,
): string {
  const bets = deps.store.rounds.ofIssue(hand.id);
  if (bets.some((bet) => bet.player === session.player && isMeant(bet))) throw new PlayRefusal('ROUND_OPEN');
  const mode = readMode(choice) ?? 'single';
  const unit = unitOf(stake, mode);
  const fits = unit >= place.least && unit <= place.most && stake >= session.minStake && stake <= session.maxStake;
  if (!fits || !isPokDengBet(stake, { mode })) throw new PlayRefusal('STAKE_INVALID');
  const id = `${hand.id}-${bets.length + 1}`;
  commitTicket(deps, session, { id, requestId, issueId: hand.id, stake, choice, clientSeed });
  return id;
}

/**
 * Says that a player draws or stands. A repeat is the same move. Takes no money, so an ended session may end its hand.
 *
 * @throws PlayRefusal `MOVE_INVALID`, `TOO_LATE`, `REQUEST_DIFFERS`
 */
export function moveInRoom(
  { store }: ProviderDeps,
  rooms: Rooms,
  { player }: Session,
  room: Room,
  asked: { readonly hand: string; readonly move: unknown },
): void {
  const move = readPokDengMove(asked.move);
  if (move === null) throw new PlayRefusal('MOVE_INVALID');
  const said = 'draw' in move ? 'draw' : 'stand';
  const now = room.now();
  const hand = store.hands.get(asked.hand);
  const bet = store.rounds.ofIssue(asked.hand).find((one) => one.player === player && takesPart(one));
  if (hand === null || bet === undefined) throw new PlayRefusal('MOVE_INVALID');
  const seat = seatOf(bet);
  const before = hand.moves[seat];
  if (before === said) return;
  if (before !== undefined) throw new PlayRefusal(hand.state === 'deciding' ? 'REQUEST_DIFFERS' : 'TOO_LATE');
  if (now?.phase !== 'deciding' || now.hand.id !== hand.id) throw new PlayRefusal('TOO_LATE');
  if (!isAsked(hand, seat)) throw new PlayRefusal('MOVE_INVALID');
  rooms.move(hand, seat, said);
  room.change();
  room.now();
}
