/** The games of the PVP category: played in rooms with seats. Others with the same cards are dealt for one. */
export const roomGames: ReadonlySet<string> = new Set(['pok-deng']);

export interface RoomPlace {
  readonly id: string;
  readonly gameId: string;
  /** As players say it: the step of its stakes, and which of the rooms there. */
  readonly number: number;
  /** Of one unit, 1/10,000 P. */
  readonly least: number;
  readonly most: number;
}

const P = 10_000;
/** Stakes of the rooms, lowest first. */
const STEPS: readonly (readonly [least: number, most: number])[] = [
  [5 * P, 50 * P],
  [20 * P, 200 * P],
  [100 * P, 1_000 * P],
];
/** Rooms of one step. */
const MOST_ROOMS = 9;

const placeOf = (gameId: string, step: number, room: number): RoomPlace[] =>
  (STEPS[step - 1] === undefined ? [] : [STEPS[step - 1] as (typeof STEPS)[number]]).map(([least, most]) => ({
    ...{ id: `${gameId}-${step}${room}`, gameId, number: step * 10 + room, least, most },
  }));

/** All rooms that a game may have, step after step. */
export const roomPlaces = (gameId: string): readonly (readonly RoomPlace[])[] =>
  roomGames.has(gameId)
    ? STEPS.map((_, at) => Array.from({ length: MOST_ROOMS }, (__, room) => placeOf(gameId, at + 1, room + 1)).flat())
    : [];

/** Null for anything but a room of this provider. */
export function roomPlace(id: string): RoomPlace | null {
  const [, gameId = '', step, room] = /^([a-z-]+)-([1-9])([1-9])$/.exec(id) ?? [];
  return roomGames.has(gameId) ? (placeOf(gameId, Number(step), Number(room))[0] ?? null) : null;
}
