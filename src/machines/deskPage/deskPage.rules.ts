import {
  type AuditRow,
  type Books,
  type deskContract,
  LONGEST_MAINTENANCE,
  type Switches,
} from '../../api/contract/desk.ts';
import { DESK_PAGE } from '../../api/contract/deskMarks.ts';
import type { Adjustment, DeskExchange, DeskWithdrawal, DeskWithdrawalRow } from '../../api/contract/deskMoney.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Intents } from '../money/intent.ts';
import { pageCount } from '../support/paging.ts';
import type { Deed, DeskPageName, DeskQueue, SubjectDeed } from './deskPage.events.ts';

export type Waiting = ValueOf<typeof deskContract.overview>['waiting'];

/** Which part of the desk one looks at. */
export interface DeskPlace {
  readonly page: DeskPageName;
  readonly queue: DeskQueue;
  readonly number: number;
  /** The withdrawal that is open; null for the list. */
  readonly id: string | null;
}

interface Listed<Row> {
  readonly list: readonly Row[];
  readonly count: number;
}

/** What a place has to show. */
export type DeskPart =
  | ({ readonly kind: 'withdrawals' } & Listed<DeskWithdrawalRow>)
  /** `pictures` are addresses of images; one that could not be had is missing. */
  | { readonly kind: 'withdrawal'; readonly detail: DeskWithdrawal; readonly pictures: readonly string[] }
  | ({ readonly kind: 'exchanges' } & Listed<DeskExchange>)
  | ({ readonly kind: 'adjustments' } & Listed<Adjustment>)
  | { readonly kind: 'books'; readonly books: Books }
  | { readonly kind: 'switches'; readonly switches: Switches }
  | ({ readonly kind: 'audit' } & Listed<AuditRow>);

export interface DeskPageContext extends Intents {
  readonly language: LanguageCode;
  /** An auditor may look, and nothing else. */
  readonly mayAct: boolean;
  /** The name of who sits here. */
  readonly operator: string;
  readonly place: DeskPlace;
  /** Null until it has come. */
  readonly part: DeskPart | null;
  /** What is about to be done, or was done last. */
  readonly deed: Deed | null;
  /** The reason, or the minutes of a maintenance. */
  readonly typed: string;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** What the last deed came to: it is done, or somebody else was sooner. */
  readonly notice: 'done' | 'changed' | null;
}

const QUEUES: Partial<Readonly<Record<DeskPageName, readonly DeskQueue[]>>> = {
  withdrawals: ['toApprove', 'toPay', 'toResolve', 'underway', 'over'],
  exchanges: ['inProgress', 'reviewed'],
};

/** What a page can be narrowed to, in the order of its tabs; nothing where there is one list. */
export const queuesOf = (page: DeskPageName): readonly DeskQueue[] => QUEUES[page] ?? [];

/** Where a page begins. */
export const firstPlace = (page: DeskPageName): DeskPlace => ({
  page,
  queue: queuesOf(page)[0] ?? 'all',
  number: 1,
  id: null,
});

export const pagesOf = (part: DeskPart | null): number =>
  pageCount(part !== null && 'count' in part ? part : null, DESK_PAGE);

const ON_WITHDRAWAL: Readonly<Record<DeskWithdrawal['status'], readonly SubjectDeed[]>> = {
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

/** What can be done about what is on screen, by who sits here. The first of two can not be the second. */
export function deedsOf({ part, mayAct, operator }: Offer): readonly Deed[] {
  if (part?.kind === 'books') return [{ what: 'prove' }];
  if (part === null || !mayAct) return [];
  switch (part.kind) {
    case 'withdrawal': {
      const { id, status, firstApprover, againApprover } = part.detail;
      const second = { approve: firstApprover, payAgain: againApprover } as Partial<Record<SubjectDeed, string | null>>;
      return ON_WITHDRAWAL[status].filter((what) => second[what] !== operator).map((what) => ({ what, id }));
    }
    case 'exchanges':
      return part.list
        .filter(({ status }) => status === 'inProgress')
        .flatMap(({ id }) => [
          { what: 'approveExchange', id },
          { what: 'rejectExchange', id },
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

const REASONED: readonly Deed['what'][] = [
  'reject',
  'refuseClaim',
  'forceReceipt',
  'rejectExchange',
  'declineAdjustment',
];

/** What has to be typed before it is done: a reason, or, if one likes, for how many minutes. */
export function wordOf(deed: Deed | null): 'reason' | 'minutes' | null {
  if (deed?.what === 'setStatus' && deed.status === 1) return 'minutes';
  return deed !== null && REASONED.includes(deed.what) ? 'reason' : null;
}

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Whether what was typed is enough for what is about to be done. */
export function isWordSound({ deed, typed }: Pick<DeskPageContext, 'deed' | 'typed'>): boolean {
  const text = typed.trim();
  const word = wordOf(deed);
  if (word === 'reason') return text.length >= SHORTEST_REASON && text.length <= LONGEST_REASON;
  if (word === 'minutes') return text === '' || (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= LONGEST_MAINTENANCE);
  return true;
}

export const isSameDeed = (one: Deed, other: Deed): boolean => JSON.stringify(one) === JSON.stringify(other);
