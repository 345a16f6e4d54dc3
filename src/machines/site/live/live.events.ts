import * as z from 'zod/mini';
import { money } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const liveEvents = defineEvents({
  /** Whether the site is in the foreground. */
  'live.foreground': z.object({ seen: z.boolean() }),
  /** Whether a game is open: it shows by itself how a round ends, and the site must not tell first. */
  'live.game': z.object({ open: z.boolean() }),
  /** The network is back. */
  'live.online': emptyPayload,
  /** The channel is open. Balance in 1/10,000 P. */
  'live.hello': z.object({ sumBalance: money }),
  /** The balance has changed. In 1/10,000 P. */
  'live.balance': z.object({ sumBalance: money }),
  /** A round of the member was cancelled, and its stake returned. */
  'live.cancelled': emptyPayload,
  /** A message of the member has come, or was read. */
  'live.unread': z.object({ unread: z.int() }),
  /** Any other message. */
  'live.beat': emptyPayload,
  /** The channel has ended, or could not be opened. */
  'live.lost': emptyPayload,
});
