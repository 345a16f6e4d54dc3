import { type DownlineRow, MAX_ACCOUNT_SEARCH_LENGTH } from '../../../api/contract/agent/agentReports.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';

/** Rows that are loaded at a time. */
export const BRANCH_SIZE = '50';

/** Downlines of a member, as far as they are loaded. */
interface Branch {
  readonly rows: readonly DownlineRow[];
  readonly count: number;
  /** The last one that is loaded, from 1. */
  readonly page: number;
}

export interface Wanted {
  /** The member; empty for the agent. */
  readonly under: string;
  readonly page: number;
}

export interface DownlineTreeContext extends IdempotencyState {
  readonly typed: string;
  /** Part of an account: members of all levels are found, instead of direct downlines. */
  readonly search: string;
  readonly branches: Readonly<Record<string, Branch>>;
  readonly opened: readonly string[];
  /** To be loaded, one after the other. */
  readonly wanted: readonly Wanted[];
  readonly failures: Readonly<Record<string, { readonly page: number; readonly failure: ApiFailure }>>;
  /** The downline whose row was acted on; empty for none. */
  readonly acted: string;
}

type Branches = Pick<DownlineTreeContext, 'branches' | 'opened' | 'failures' | 'wanted'>;

export const TOP: Wanted = { under: '', page: 1 };

export const searchOf = (typed: string): string => typed.trim().slice(0, MAX_ACCOUNT_SEARCH_LENGTH).trimEnd();

/** A line on screen: a member, or what stands below the members of a branch. */
export type TreeLine = {
  /** Of the members that it is listed with; 1 at the top. */
  readonly level: number;
  readonly under: string;
} & (
  | {
      readonly is: 'member';
      readonly row: DownlineRow;
      readonly isOpen: boolean;
      readonly place: number;
      readonly count: number;
    }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly failure: ApiFailure }
  | { readonly is: 'more'; readonly left: number; readonly isWanted: boolean }
);

/** Rows that are not loaded yet. */
const leftOf = ({ count, page }: Branch): number => Math.max(0, count - page * Number(BRANCH_SIZE));

const isWanted = ({ wanted }: Pick<DownlineTreeContext, 'wanted'>, under: string): boolean =>
  wanted.some((one) => one.under === under);

/** What is on screen, from the top down. A member below itself, which no line has, is left out. */
export function treeLines(tree: Branches, under = '', above: readonly string[] = []): readonly TreeLine[] {
  const level = above.length + 1;
  const branch = tree.branches[under];
  const failed = tree.failures[under];
  const path = [...above, under];
  return [
    ...(branch?.rows ?? []).flatMap((row, at): readonly TreeLine[] => {
      if (path.includes(row.account)) return [];
      const isOpen = row.below > 0 && tree.opened.includes(row.account);
      const line = { is: 'member', level, under, row, isOpen, place: at + 1, count: branch?.count ?? 0 } as const;
      return [line, ...(isOpen ? treeLines(tree, row.account, path) : [])];
    }),
    ...(failed ? [{ is: 'failed', level, under, failure: failed.failure } as const] : []),
    ...(branch === undefined && !failed ? [{ is: 'waiting', level, under } as const] : []),
    ...(branch && !failed && leftOf(branch) > 0
      ? [{ is: 'more', level, under, left: leftOf(branch), isWanted: isWanted(tree, under) } as const]
      : []),
  ];
}

/** Whether there is a member with downlines of that name on screen. */
export const hasLine = (tree: Branches, account: string): boolean =>
  treeLines(tree).some((line) => line.is === 'member' && line.row.account === account && line.row.below > 0);

/** Whether a direct downline with this id is on screen. */
export const hasDownline = (tree: Branches, id: string): boolean =>
  treeLines(tree).some((line) => line.is === 'member' && line.row.id === id && line.row.level === 1);

/** The branch with rows that have come: a first page replaces what was known, a later one may repeat a row that moved. */
export const grown = (
  branch: Branch | undefined,
  page: number,
  came: Pick<Branch, 'count'> & { readonly list: Branch['rows'] },
): Branch => ({
  rows:
    page === 1
      ? came.list
      : [...(branch?.rows ?? []).filter(({ id }) => !came.list.some((row) => row.id === id)), ...came.list],
  count: came.count,
  page,
});
