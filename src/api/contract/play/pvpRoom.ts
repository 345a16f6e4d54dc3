import * as z from 'zod/mini';
import { money } from '../fields.ts';

/** A room of a PVP game: stakes of one unit, and the people in its seats now. */
export const pvpRoom = z.object({
  /** The `roomId` of a launch. */
  roomId: z.string(),
  gameId: z.string(),
  name: z.string(),
  minStake: money,
  maxStake: money,
  players: z.int(),
  seats: z.int(),
});
