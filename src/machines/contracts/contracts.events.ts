import * as z from 'zod/mini';
import { contractKind } from '../../api/contract/rules/contractTerms.ts';
import { nothing } from '../support/events.ts';

/** Those that the member has (`downline`), or gives (`upline`). */
export const contractSide = z.enum(['downline', 'upline']);
export type ContractSide = z.infer<typeof contractSide>;

export const contractsEvents = {
  /** What there is could not be had: try again. */
  'contracts.retry': nothing,
  /** Ask for the same again. */
  'contracts.refresh': nothing,
  'contracts.chooseSide': z.object({ side: contractSide }),
  'contracts.chooseKind': z.object({ kind: contractKind }),
  /** Whether those that are over are shown as well. */
  'contracts.chooseOver': z.object({ over: z.boolean() }),
  'contracts.turnTo': z.object({ page: z.int() }),
  /** One of those on screen. */
  'contracts.open': z.object({ id: z.string() }),
  /** A new one, to somebody directly below. */
  'contracts.offer': nothing,
};
