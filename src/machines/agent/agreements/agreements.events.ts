import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** The member's agreements as `downline` (received) or `upline` (given). */
export const agreementSide = z.enum(['downline', 'upline']);
export type AgreementSide = z.infer<typeof agreementSide>;

export const agreementsEvents = defineEvents({
  /** Retry after a failure. */
  'agreements.retry': emptyPayload,
  /** Refreshes the requests and the list. */
  'agreements.refresh': emptyPayload,
  /** Opens an agreement that awaits an answer. */
  'agreements.open': z.object({ id: visible(z.string()) }),
  /** Opens the form for a new agreement with a direct downline. */
  'agreements.offer': emptyPayload,
});
