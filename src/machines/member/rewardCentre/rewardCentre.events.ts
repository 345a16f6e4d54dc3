import * as z from 'zod/mini';
import { rewardGame } from '../../../api/contract/member/rewardCentre.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const rewardCentreEvents = defineEvents({
  /** Loading failed: retry. */
  'rewardCentre.retry': emptyPayload,
  /** Today's check-in. */
  'rewardCentre.checkIn': emptyPayload,
  /** Today's chance of a game, or a ticket for it. */
  'rewardCentre.draw': z.object({ game: rewardGame }),
  /** Outcome unknown: resend, or look what became of it. */
  'rewardCentre.resend': emptyPayload,
  'rewardCentre.look': emptyPayload,
});
