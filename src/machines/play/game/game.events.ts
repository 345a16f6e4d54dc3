import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { money } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

const roundId = visible(z.string());

/** All but `game.retry` and `game.menu` come from the frame (`protocol/frame.ts`), `game.fullScreen` from both. */
export const gameEvents = defineEvents({
  'game.ready': emptyPayload,
  'game.roundStarted': z.object({ roundId, stake: money }),
  'game.roundEnded': z.object({ roundId, stake: money, payout: money }),
  'game.ended': z.object({ reason: z.enum(['session', 'limit', 'blocked', 'provider']) }),
  'game.failed': z.object({ reason: visible(z.string()) }),
  'game.connection': z.object({ state: z.enum(['lost', 'back']) }),
  'game.check': z.object({ roundId }),
  'game.exit': emptyPayload,
  'game.fullScreen': emptyPayload,
  /** Launch again. */
  'game.retry': emptyPayload,
  /** Open the menu of the game. */
  'game.menu': emptyPayload,
});
