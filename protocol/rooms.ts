import * as z from 'zod/mini';

/** What anybody may ask a provider of the rooms of a game: `GET <provider>/api/rooms/list/<gameId>`. */
export const roomsPath = (gameId: string): string => `/api/rooms/list/${encodeURIComponent(gameId)}`;

export const roomList = z.object({
  rooms: z
    .array(
      z.object({
        /** The `room` of a launch. */
        roomId: z.string().check(z.minLength(1), z.maxLength(32)),
        gameId: z.string(),
        /** As players say it. */
        number: z.int(),
        /** Stakes of one unit, 1/10,000 P. */
        least: z.int().check(z.positive()),
        most: z.int().check(z.positive()),
        seats: z.int().check(z.positive()),
        /** People in its seats now. */
        people: z.int().check(z.minimum(0)),
      }),
    )
    .check(z.maxLength(100)),
});
export type RoomList = z.infer<typeof roomList>;
