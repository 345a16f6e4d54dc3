import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { contractKind } from '../../api/contract/rules/contractTerms.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

/** The member's contracts as `downline` (received) or `upline` (given). */
export const contractSide = z.enum(['downline', 'upline']);
export type ContractSide = z.infer<typeof contractSide>;

export const contractsEvents = defineEvents({
  /** Retry after a failure. */
  'contracts.retry': emptyPayload,
  /** Refresh. */
  'contracts.refresh': emptyPayload,
  'contracts.chooseSide': z.object({ side: contractSide }),
  'contracts.chooseKind': z.object({ kind: contractKind }),
  /** Whether ended contracts are shown too. */
  'contracts.chooseOver': z.object({ over: z.boolean() }),
  'contracts.page': z.object({ page: z.int() }),
  /** Opens a contract on screen. */
  'contracts.open': z.object({ id: visible(z.string()) }),
  /** Opens the form for a new contract with a direct downline. */
  'contracts.offer': emptyPayload,
});
