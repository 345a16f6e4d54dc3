import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant, money } from '../fields.ts';

/**
 * The push channel of a signed-in member: Server-Sent Events, token in the `Authorization` header. The answer is a
 * stream of `liveEvent`, so it is not a call of the contract.
 */
export const liveChannel = defineEndpoint({
  id: 'live.channel',
  method: 'GET',
  path: '/wps/ext/v1/live',
  sends: 'nothing',
  token: true,
  encrypted: false,
  repeat: 'safe',
  request: empty,
  value: empty,
  refusals: [],
  spec: 'assumed: the live channel',
});

/** Every event of the channel; `data` of an SSE message, as JSON. */
export const liveEvent = z.discriminatedUnion('type', [
  /** First, and after each reconnect. */
  z.object({ type: z.literal('live.hello'), at: instant, sumBalance: money }),
  z.object({ type: z.literal('live.balance'), at: instant, sumBalance: money }),
  /** A message has come, or was read (API-30). */
  z.object({ type: z.literal('live.unread'), at: instant, unread: z.int() }),
  /** A round of the member has opened, settled or was cancelled. */
  z.object({
    type: z.literal('live.round'),
    at: instant,
    roundId: z.string(),
    gameId: z.string(),
    state: z.enum(['open', 'settled', 'cancelled']),
    stake: money,
    payout: money,
  }),
  /** Every 15 s, so that a dead line is noticed. */
  z.object({ type: z.literal('live.beat'), at: instant }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
