import type { ValueOf } from '../../api/contract/endpoint.ts';
import { DOWNLINES_A_PAGE, type lineTransferContract } from '../../api/contract/lineTransfer.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';
import { pageCount } from '../support/paging.ts';

export type Downlines = ValueOf<typeof lineTransferContract.downlines>;

export interface DownlinesContext extends Intents {
  /** Null until they have come. */
  readonly downlines: Downlines | null;
  readonly typed: string;
  /** What was searched for last. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** The id of the one that money goes to. */
  readonly chosen: string | null;
  readonly failure: ApiFailure | null;
}

export const pagesOf = ({ downlines }: Pick<DownlinesContext, 'downlines'>): number =>
  pageCount(downlines, DOWNLINES_A_PAGE);
