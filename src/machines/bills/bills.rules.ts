import type { ContractKind } from '../../api/contract/agentContract.ts';
import type { billContract } from '../../api/contract/bill.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';
import type { SpanChoice } from '../statement/statement.events.ts';
import { type Days, instantsOf } from '../statement/statement.rules.ts';
import { pageCount } from '../support/paging.ts';
import type { BillSide, StatusChoice } from './bills.events.ts';

export type BillsPart = ValueOf<typeof billContract.list>;

/** Which bills a page is of: one kind, or all that are open. */
export type BillKind = ContractKind | 'all';

export interface BillsContext extends Intents {
  readonly kind: BillKind;
  /** The sides that one can look from; the first is on screen at first. */
  readonly sides: readonly BillSide[];
  readonly side: BillSide;
  /** The business day of now. */
  readonly today: string;
  readonly span: SpanChoice;
  /** The days that are asked for: those on which a period ends. */
  readonly days: Days;
  /** The member's own days, as they are typed. */
  readonly typed: Days;
  /** What is wrong with the days is said from the first try on. */
  readonly tried: boolean;
  readonly status: StatusChoice;
  /** From 1. */
  readonly page: number;
  /** The bills that belong to the choice; null until they have come. */
  readonly part: BillsPart | null;
  readonly failure: ApiFailure | null;
  /** The bill that is explained. */
  readonly open: string | null;
}

export const BILLS_A_PAGE = '10';

/** How many pages there are: one at least. */
export const pagesOf = ({ part }: Pick<BillsContext, 'part'>): number => pageCount(part, Number(BILLS_A_PAGE));

/** Which bills are asked for, in the words of the call. */
export const askedOf = ({ kind, side, status, days, page }: BillsContext) => ({
  as: side,
  kind,
  status,
  ...instantsOf(days),
  page,
  pageSize: BILLS_A_PAGE as typeof BILLS_A_PAGE,
});
