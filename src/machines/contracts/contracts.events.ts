import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

/** The member's contracts as `downline` (received) or `upline` (given). */
export const contractSide = z.enum(['downline', 'upline']);
export type ContractSide = z.infer<typeof contractSide>;

export const contractsEvents = defineEvents({
  /** Retry after a failure. */
  'contracts.retry': emptyPayload,
  /** Refreshes the requests and the list. */
  'contracts.refresh': emptyPayload,
  /** Opens a contract that awaits an answer. */
  'contracts.open': z.object({ id: visible(z.string()) }),
  /** Opens the form for a new contract with a direct downline. */
  'contracts.offer': emptyPayload,
});
