import { type Books, type deskContract, MAX_MAINTENANCE_MINUTES, type Switches } from '../../api/contract/desk.ts';
import { DESK_PAGE_SIZE } from '../../api/contract/deskMarks.ts';
import type { Adjustment, DeskExchange, DeskWithdrawal, DeskWithdrawalRow } from '../../api/contract/deskMoney.ts';
import type { DeskReferral } from '../../api/contract/deskReferrals.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { IdempotencyState } from '../money/idempotency.ts';
import { pageCount } from '../support/paging.ts';
import type { DeskAction, DeskActionPage, DeskQueue, SubjectAction } from './deskPage.events.ts';

export type PendingCounts = ValueOf<typeof deskContract.overview>['waiting'];

/** Page of the desk. */
export interface DeskLocation {
  readonly page: DeskActionPage;
  readonly queue: DeskQueue;
  readonly number: number;
  /** The open withdrawal; null for the list. */
  readonly id: string | null;
}

interface Listed<Row> {
  readonly list: readonly Row[];
  readonly count: number;
}

/** Data of a page. */
export type DeskPart =
  | ({ readonly kind: 'withdrawals' } & Listed<DeskWithdrawalRow>)
  /** `pictures` are image URLs; one that failed to load is missing. */
  | { readonly kind: 'withdrawal'; readonly detail: DeskWithdrawal; readonly pictures: readonly string[] }
  | ({ readonly kind: 'exchanges' } & Listed<DeskExchange>)
  | ({ readonly kind: 'referrals' } & Listed<DeskReferral>)
  | ({ readonly kind: 'adjustments' } & Listed<Adjustment>)
  | { readonly kind: 'books'; readonly books: Books }
  | { readonly kind: 'switches'; readonly switches: Switches };

/** What an action has done: of two approvals, the first alone approves nothing. */
export type DeskDone = DeskAction['what'] | 'firstApproval';

export interface DeskPageContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** An auditor is read-only. */
  readonly mayAct: boolean;
  /** Name of the operator. */
  readonly operator: string;
  readonly location: DeskLocation;
  /** Null until loaded. */
  readonly part: DeskPart | null;
  /** The chosen or the last action. */
  readonly action: DeskAction | null;
  /** The reason, or the minutes of a maintenance. */
  readonly typed: string;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** What the last action came to: what was done, or that somebody else was sooner. */
  readonly notice: DeskDone | 'changed' | null;
}

const QUEUES: Partial<Readonly<Record<DeskActionPage, readonly DeskQueue[]>>> = {
  withdrawals: ['toApprove', 'toPay', 'toResolve', 'underway', 'over'],
  exchanges: ['inProgress', 'reviewed'],
  referrals: ['inProgress', 'reviewed'],
};

/** Filters of a page in tab order; empty for a single list. */
export const queuesOf = (page: DeskActionPage): readonly DeskQueue[] => QUEUES[page] ?? [];

/** The initial filter of a page. */
export const initialLocation = (page: DeskActionPage): DeskLocation => ({
  page,
  queue: queuesOf(page)[0] ?? 'all',
  number: 1,
  id: null,
});

export const pagesOf = (part: DeskPart | null): number =>
  pageCount(part !== null && 'count' in part ? part : null, DESK_PAGE_SIZE);

const ON_WITHDRAWAL: Readonly<Record<DeskWithdrawal['status'], readonly SubjectAction[]>> = {
  requested: ['approve', 'reject'],
  approved: ['pay', 'reject'],
  paying: [],
  awaiting: ['forceReceipt'],
  notReceived: ['payAgain', 'refuseClaim', 'forceReceipt'],
  partlyReceived: ['payAgain', 'refuseClaim', 'forceReceipt'],
  disputed: ['payAgain', 'refuseClaim', 'forceReceipt'],
  received: [],
  autoReceived: [],
  forcedReceipt: [],
  rejected: [],
  failed: [],
};

type Offer = Pick<DeskPageContext, 'part' | 'mayAct' | 'operator'>;

/** Actions on what is on screen for this operator. The second approval must come from somebody else. */
export function actionsOf({ part, mayAct, operator }: Offer): readonly DeskAction[] {
  if (part?.kind === 'books') return [{ what: 'prove' }];
  if (part === null || !mayAct) return [];
  switch (part.kind) {
    case 'withdrawal': {
      const { id, status, firstApprover, againApprover } = part.detail;
      const second = { approve: firstApprover, payAgain: againApprover } as Partial<
        Record<SubjectAction, string | null>
      >;
      return ON_WITHDRAWAL[status].filter((what) => second[what] !== operator).map((what) => ({ what, id }));
    }
    case 'exchanges':
      return part.list
        .filter(({ status }) => status === 'inProgress')
        .flatMap(({ id }) => [
          { what: 'approveExchange', id },
          { what: 'rejectExchange', id },
        ]);
    case 'referrals':
      return part.list
        .filter(({ status }) => status === 'inProgress')
        .flatMap(({ id }) => [
          { what: 'approveReferral', id },
          { what: 'refuseReferral', id },
        ]);
    case 'adjustments':
      return part.list
        .filter(({ status }) => status === 'pending')
        .flatMap(({ id, madeBy }) => [
          ...(madeBy === operator ? [] : [{ what: 'confirmAdjustment', id } as const]),
          { what: 'declineAdjustment', id } as const,
        ]);
    case 'switches': {
      const { features, status } = part.switches;
      const names = Object.keys(features) as (keyof typeof features)[];
      return [
        ...([0, 1, 2] as const).filter((to) => to !== status).map((to) => ({ what: 'setStatus', status: to }) as const),
        ...names.map((name) => ({ what: 'setFeature', name, on: !features[name] }) as const),
      ];
    }
    default:
      return [];
  }
}

/** What the chosen action does once the server agrees. */
export function doneBy({ action, part }: Pick<DeskPageContext, 'action' | 'part'>): DeskDone | null {
  if (action === null) return null;
  const { large, firstApprover, againApprover } = part?.kind === 'withdrawal' ? part.detail : { large: false };
  const isFirst =
    (action.what === 'approve' && firstApprover === null) || (action.what === 'payAgain' && againApprover === null);
  return large && isFirst ? 'firstApproval' : action.what;
}

const REASONED: readonly DeskAction['what'][] = [
  'reject',
  'refuseClaim',
  'forceReceipt',
  'rejectExchange',
  'refuseReferral',
  'declineAdjustment',
];

/** Input before an action: a reason, or optionally minutes. */
export function requiredInput(action: DeskAction | null): 'reason' | 'minutes' | null {
  if (action?.what === 'setStatus' && action.status === 1) return 'minutes';
  return action !== null && REASONED.includes(action.what) ? 'reason' : null;
}

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Whether the input suffices for the chosen action. */
export function isInputValid({ action, typed }: Pick<DeskPageContext, 'action' | 'typed'>): boolean {
  const text = typed.trim();
  const word = requiredInput(action);
  if (word === 'reason') return text.length >= SHORTEST_REASON && text.length <= LONGEST_REASON;
  if (word === 'minutes')
    return text === '' || (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_MAINTENANCE_MINUTES);
  return true;
}

export const isSameAction = (one: DeskAction, other: DeskAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
