import type { ProviderDeps } from '../deps.ts';
import { ROOM_SEATS } from '../engines/board/pokDengRoom.ts';
import { createWatch } from '../play/createWatch.ts';
import type { Hand } from '../store/hands.ts';
import { isMeant, seatOf, takesPart } from './bets.ts';
import type { Hands } from './hands.ts';
import type { RoomPlace } from './roomGames.ts';
import { ALL_IN_MS, SEAT_KEPT_MS, SHOWN_MS } from './roomTimes.ts';

const TICK_MS = 100;

type HandPhase = 'betting' | 'sealed' | 'deciding' | 'shown' | 'void';

/** What a hand is at an instant. The provider's clock seals it. */
export function phaseOf({ state, sealsAt }: Hand, at: number): HandPhase {
  if (state === 'betting') return at < sealsAt ? 'betting' : 'sealed';
  return state;
}

/** When the next hand may open, ms. */
export const restsUntil = ({ endedAt, dealsAt }: Hand): number => (endedAt ?? dealsAt) + SHOWN_MS;

interface Seat {
  readonly player: string;
  /** Pages that are open. */
  readonly pages: Set<object>;
  /** When the last page went, ms. */
  leftAt: number;
}

export type Room = ReturnType<typeof createRoom>;

/** One room: who sits in it, and its hands, one after the other, while somebody watches. */
export function createRoom(deps: ProviderDeps, hands: Hands, place: RoomPlace) {
  const { store, now, every } = deps;
  const seats = new Map<number, Seat>();
  let told = '';
  let isChanged = false;
  let settling: Promise<void> = Promise.resolve();

  const betsIn = (hand: Hand | null) => (hand === null ? [] : store.rounds.ofIssue(hand.id).filter(isMeant));
  const isOver = ({ state }: Hand): boolean => state === 'shown' || state === 'void';

  /** Frees the seats of those who have gone, unless they have a bet on a hand that is not over. */
  const freeSeats = (hand: Hand | null, at: number): void => {
    const bets = hand === null || isOver(hand) ? [] : betsIn(hand);
    for (const [seat, { player, pages, leftAt }] of seats) {
      const stays = pages.size > 0 || at - leftAt < SEAT_KEPT_MS || bets.some((bet) => bet.player === player);
      if (stays) continue;
      seats.delete(seat);
      isChanged = true;
    }
  };
  const hasBet = (player: string): boolean => {
    const hand = hands.newest(place.id);
    return hand !== null && !isOver(hand) && betsIn(hand).some((bet) => bet.player === player);
  };
  const sitting = (): Map<number, string> => new Map([...seats].map(([seat, { player }]) => [seat, player]));
  const seatOfPlayer = (player: string): number | null =>
    [...seats].find(([, one]) => one.player === player)?.[0] ?? null;

  /** With everybody's bet in, nobody waits for the clock. */
  const sealEarly = (hand: Hand, at: number): void => {
    const early = at + ALL_IN_MS;
    if (seats.size === 0 || hand.sealsAt <= early) return;
    const bettors = new Set(
      betsIn(hand)
        .filter(takesPart)
        .map(({ player }) => player),
    );
    if ([...seats.values()].every(({ player }) => bettors.has(player))) hands.seal(hand, early);
  };

  /** Does what is due; tells of changes at most once a tick. */
  const advance = (): Hand | null => {
    const at = now();
    const hand = hands.newest(place.id);
    freeSeats(hand, at);
    if (hand?.state === 'betting') {
      if (at < hand.sealsAt) sealEarly(hand, at);
      else if (at >= hand.dealsAt) settling = hands.deal(hand, sitting()).catch(deps.caught('the deal of a hand'));
    }
    if (hand?.state === 'deciding' && (at >= (hand.decidesUntil ?? 0) || hands.isDecided(hand)))
      settling = hands.show(hand).catch(deps.caught('the end of a hand'));
    const last = hands.newest(place.id);
    const hasRested = last === null || (isOver(last) && at >= restsUntil(last));
    if (hasRested && [...seats.values()].some(({ pages }) => pages.size > 0)) hands.open(place.id, place.gameId);
    const current = hands.newest(place.id);
    const standing = current === null ? '' : `${current.id} ${phaseOf(current, at)} ${current.sealsAt}`;
    if (standing !== told || isChanged) {
      told = standing;
      isChanged = false;
      watch.tell();
    }
    return current;
  };
  const watch = createWatch(every, {
    tickMs: TICK_MS,
    advance: () => {
      const hand = advance();
      return hand !== null && !isOver(hand);
    },
  });

  /** The seat of a player: the one that they hold or have bet at, else the first that is free. */
  const take = (player: string): Seat | null => {
    const held = seatOfPlayer(player);
    if (held !== null) return seats.get(held) ?? null;
    const hand = hands.newest(place.id);
    const bets = hand === null || isOver(hand) ? [] : betsIn(hand);
    const bet = bets.find((one) => one.player === player);
    const free = Array.from({ length: ROOM_SEATS }, (_, at) => at + 1).find(
      (seat) => !seats.has(seat) && !bets.some((one) => seatOf(one) === seat),
    );
    const seat = bet === undefined ? free : seatOf(bet);
    if (seat === undefined) return null;
    const taken: Seat = { player, pages: new Set(), leftAt: now() };
    seats.set(seat, taken);
    isChanged = true;
    return taken;
  };

  return {
    place,
    /** The hand of now, and what it is. */
    now: (): { readonly hand: Hand; readonly phase: HandPhase } | null => {
      const hand = advance();
      return hand && { hand, phase: phaseOf(hand, now()) };
    },
    sitting,
    seatOfPlayer,
    /** Whether a player can sit down here, or does already. */
    hasRoomFor: (player: string): boolean => {
      freeSeats(hands.newest(place.id), now());
      return seatOfPlayer(player) !== null || seats.size < ROOM_SEATS;
    },
    /** Whether the player has a bet on a hand that is not over. */
    hasBet,
    /** The player has gone to another room. A seat with a bet on the table stays taken; says whether it is free. */
    standUp: (player: string): boolean => {
      const seat = seatOfPlayer(player);
      if (seat === null) return true;
      if (hasBet(player)) return false;
      seats.delete(seat);
      isChanged = true;
      return true;
    },
    people: (): number => {
      freeSeats(hands.newest(place.id), now());
      return seats.size;
    },
    /** Something in the room has changed: all who watch hear of it with the next tick. */
    change: () => {
      isChanged = true;
    },
    /** A player comes in and takes a seat, or looks on if there is none or they may not sit. Calls on every change. */
    watch: (player: string, maySit: boolean, watcher: () => void): (() => void) => {
      freeSeats(hands.newest(place.id), now());
      const page = {};
      const seat = maySit ? take(player) : null;
      seat?.pages.add(page);
      const leave = watch.watch(watcher);
      return () => {
        seat?.pages.delete(page);
        if (seat !== null) seat.leftAt = now();
        isChanged = true;
        leave();
      };
    },
    /** Ends what is open, though nobody may watch. */
    run: watch.run,
    stop: async () => {
      watch.stop();
      await settling;
    },
  };
}
