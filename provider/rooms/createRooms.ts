import type { ProviderDeps } from '../deps.ts';
import { ROOM_SEATS } from '../engines/board/pokDengRoom.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { createHands } from './hands.ts';
import { createRoom, type Room } from './room.ts';
import { type RoomPlace, roomGames, roomPlace, roomPlaces } from './roomGames.ts';
import { type RoomView, roomView } from './roomView.ts';

export type Rooms = ReturnType<typeof createRooms>;

/** The rooms in which people play with one another. */
export function createRooms(deps: ProviderDeps, rounds: Rounds<Round>) {
  const hands = createHands(deps, rounds);
  const rooms = new Map<string, Room>();
  const at = (place: RoomPlace): Room => {
    const room = rooms.get(place.id) ?? createRoom(deps, hands, place);
    rooms.set(place.id, room);
    return room;
  };
  const peopleIn = ({ id }: RoomPlace): number => rooms.get(id)?.people() ?? 0;
  /** Of each step the rooms with people, and one more with a free seat. */
  const openPlaces = (gameId: string): readonly RoomPlace[] =>
    roomPlaces(gameId).flatMap((step) => {
      const first = step.findIndex((place) => peopleIn(place) < ROOM_SEATS);
      return step.filter((place, index) => index === first || peopleIn(place) > 0);
    });

  /** @throws PlayRefusal `GAME_UNKNOWN` for a room that is not of the session's game */
  const of = ({ gameId }: Pick<Session, 'gameId'>, id: string): Room => {
    const place = roomPlace(id);
    if (place === null || place.gameId !== gameId) throw new PlayRefusal('GAME_UNKNOWN');
    return at(place);
  };

  /**
   * Where a player comes in: where they have a bet on the table, the room asked for, where they sit already, or the
   * first of those stakes with a seat.
   */
  const placeFor = ({ player, gameId, maxStake }: Session, asked: string | undefined): Room => {
    const places = roomPlaces(gameId);
    const wanted = asked === undefined ? null : roomPlace(asked);
    const own = [...rooms.values()].find((room) => room.place.gameId === gameId && room.seatOfPlayer(player) !== null);
    if (own !== undefined && (wanted === null || own.hasBet(player))) return own;
    const step = places.find((each) => each.some(({ id }) => id === wanted?.id)) ?? places[0] ?? [];
    const fitting = step.filter(({ least }) => least <= maxStake);
    const found = [wanted?.gameId === gameId ? wanted : null, ...fitting].find(
      (place) => place !== null && at(place).hasRoomFor(player),
    );
    const place = found ?? step[0];
    if (place === undefined) throw new PlayRefusal('GAME_UNKNOWN');
    return at(place);
  };

  const viewOf = (session: Session, room: Room): RoomView => roomView(deps, session, room);

  return {
    of,
    placeFor,
    viewOf,
    move: hands.move,
    /** API-42: what a lobby shows. */
    list: (gameId: string) =>
      openPlaces(gameId).map((place) => ({
        ...{ roomId: place.id, gameId, number: place.number, least: place.least, most: place.most },
        ...{ seats: ROOM_SEATS, people: peopleIn(place) },
      })),
    /** A bet in a room has moved. */
    changed: ({ gameId, issueId }: Round): void => {
      if (!roomGames.has(gameId) || issueId === null) return;
      rooms.get(deps.store.hands.get(issueId)?.room ?? '')?.change();
    },
    /** After a start: hands that are open go on, or are void if their time was missed; what is over is paid. */
    resume: async (): Promise<void> => {
      for (const id of deps.store.hands.openRooms()) {
        const place = roomPlace(id);
        if (place !== null) at(place).run();
      }
      await hands.settle();
    },
    settle: hands.settle,
    /** Sends the room, as this player sees it, at once and on every change. Nobody sits in two rooms at a time. */
    follow: (session: Session, room: Room, send: (view: RoomView) => void): (() => void) => {
      const others = [...rooms.values()].filter((other) => other !== room && other.place.gameId === session.gameId);
      const hasStoodUp = others.map((other) => other.standUp(session.player)).every(Boolean);
      const stop = room.watch(session.player, hasStoodUp, () => send(viewOf(session, room)));
      send(viewOf(session, room));
      return stop;
    },
    stop: async () => {
      await Promise.all([...rooms.values()].map((room) => room.stop()));
    },
  };
}
