import { chatText } from '../../api/contract/chat.ts';
import { type Books, type deskContract, MAX_MAINTENANCE_MINUTES, type Switches } from '../../api/contract/desk.ts';
import type { DeskApplication } from '../../api/contract/deskAgents.ts';
import type { DeskChatMessage } from '../../api/contract/deskChat.ts';
import type { LineMove } from '../../api/contract/deskLines.ts';
import type { DeskLinked } from '../../api/contract/deskLinked.ts';
import { DESK_PAGE_SIZE } from '../../api/contract/deskMarks.ts';
import type { Adjustment, DeskExchange, DeskWithdrawal, DeskWithdrawalRow } from '../../api/contract/deskMoney.ts';
import type { DeskNews } from '../../api/contract/deskNews.ts';
import type { DeskPromotion, DeskPromotionClaim } from '../../api/contract/deskPromotions.ts';
import type { DeskReferral } from '../../api/contract/deskReferrals.ts';
import type { DeskTicket, DeskTicketRow } from '../../api/contract/deskTickets.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { MAX_REPLY_CHARS } from '../../api/contract/feedback.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { PUBLICATION_STATES } from '../../api/contract/rules/publicationState.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../money/amount.ts';
import type { IdempotencyState } from '../money/idempotency.ts';
import { pageCount } from '../support/paging.ts';
import type { DeskAction, DeskActionPage, DeskQueue, SubjectAction } from './deskPage.events.ts';

export type PendingCounts = ValueOf<typeof deskContract.overview>['waiting'];

/** Page of the desk. */
export interface DeskLocation {
  readonly page: DeskActionPage;
  readonly queue: DeskQueue;
  readonly number: number;
  /** The open withdrawal or application; null for the list. */
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
  | ({ readonly kind: 'linked' } & Listed<DeskLinked>)
  | ({ readonly kind: 'tickets' } & Listed<DeskTicketRow>)
  | { readonly kind: 'ticket'; readonly detail: DeskTicket; readonly pictures: readonly string[] }
  | ({ readonly kind: 'chat' } & Listed<DeskChatMessage>)
  | ({ readonly kind: 'applications' } & Listed<DeskApplication>)
  | ({ readonly kind: 'moves' } & Listed<LineMove>)
  | ({ readonly kind: 'promotions' } & Listed<DeskPromotion>)
  | ({ readonly kind: 'news' } & Listed<DeskNews>)
  | ({ readonly kind: 'promotionClaims' } & Listed<DeskPromotionClaim>)
  | { readonly kind: 'promotionClaim'; readonly detail: DeskPromotionClaim; readonly pictures: readonly string[] }
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
  /** The reason, the amount, or the minutes of a maintenance. */
  readonly typed: string;
  readonly tried: boolean;
  /** Of the confirmed action: sent again, it is the same request. */
  readonly requestLanguage: LanguageCode;
  readonly failure: ApiFailure | null;
  /** What the last action came to: what was done, or that somebody else was sooner. */
  readonly notice: DeskDone | 'changed' | null;
}

const QUEUES: Partial<Readonly<Record<DeskActionPage, readonly DeskQueue[]>>> = {
  withdrawals: ['toApprove', 'toPay', 'toResolve', 'underway', 'over'],
  exchanges: ['inProgress', 'reviewed'],
  referrals: ['inProgress', 'reviewed'],
  tickets: ['open', 'answered', 'closed'],
  chat: ['reported', 'everything'],
  applications: ['inProgress', 'reviewed'],
  promotionClaims: ['inProgress', 'reviewed'],
  promotions: PUBLICATION_STATES,
  news: PUBLICATION_STATES,
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

/** Published, and not over. */
const isOnSite = ({ state }: DeskPromotion | DeskNews): boolean => state === 'running' || state === 'scheduled';

/** Whether an operator can write a new one (`id` null), or change or copy one of the list. */
export const canEdit = ({ part, mayAct }: Pick<DeskPageContext, 'part' | 'mayAct'>, id: string | null): boolean =>
  mayAct &&
  (part?.kind === 'promotions' || part?.kind === 'news') &&
  (id === null || part.list.some((row) => row.id === id));

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
    case 'promotionClaim': {
      const { id, status, firstApprover } = part.detail;
      if (status !== 'applying') return [];
      const approve = { what: 'approvePromotion', id } as const;
      return [...(firstApprover === operator ? [] : [approve]), { what: 'rejectPromotion', id }];
    }
    case 'promotions':
      return part.list.filter(isOnSite).map(({ id }) => ({ what: 'endPromotion', id }));
    case 'news':
      return part.list.filter(isOnSite).map(({ id }) => ({ what: 'withdrawNews', id }));
    case 'applications':
      return part.list
        .filter(({ status }) => status === 'pending')
        .flatMap(({ id }) => [
          { what: 'approveApplication', id },
          { what: 'refuseApplication', id },
        ]);
    case 'moves':
      return part.list
        .filter(({ status }) => status === 'pending')
        .flatMap(({ id, madeBy }) => [
          ...(madeBy === operator ? [] : [{ what: 'confirmMove', id } as const]),
          { what: 'declineMove', id } as const,
        ]);
    case 'ticket': {
      const { id, status } = part.detail;
      return status === 'closed' ? [] : [{ what: 'replyTicket', id } as const, { what: 'closeTicket', id } as const];
    }
    case 'chat':
      return part.list.flatMap(({ id, removedBy }) => [
        ...(removedBy === null ? [{ what: 'answerChat', id } as const, { what: 'removeChat', id } as const] : []),
        { what: 'muteChatShort', id } as const,
        { what: 'muteChatLong', id } as const,
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
export function doneBy({
  action,
  part,
  typed = '',
}: Pick<DeskPageContext, 'action' | 'part'> & Partial<Pick<DeskPageContext, 'typed'>>): DeskDone | null {
  if (action === null) return null;
  if (action.what === 'approvePromotion' && part?.kind === 'promotionClaim') {
    const given = typedAmount({ part, typed });
    const isLarge = 'amount' in given && given.amount >= part.detail.twoPeopleFrom;
    return isLarge && part.detail.firstApprover === null ? 'firstApproval' : action.what;
  }
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
  'closeTicket',
  'removeChat',
  'muteChatShort',
  'muteChatLong',
  'refuseApplication',
  'declineMove',
  'rejectPromotion',
  'endPromotion',
  'withdrawNews',
  'declineAdjustment',
];

/** Input before an action: a reason, an amount, or optionally minutes. */
export function requiredInput(action: DeskAction | null): 'reply' | 'reason' | 'minutes' | 'amount' | null {
  if (action?.what === 'approvePromotion') return 'amount';
  if (action?.what === 'replyTicket' || action?.what === 'answerChat') return 'reply';
  if (action?.what === 'setStatus' && action.status === 1) return 'minutes';
  return action !== null && REASONED.includes(action.what) ? 'reason' : null;
}

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** The amount that is typed for an application; the second operator types the one of the first. */
function typedAmount({ part, typed }: Pick<DeskPageContext, 'part' | 'typed'>): ParsedAmount {
  if (part?.kind !== 'promotionClaim') return { problem: { kind: 'empty' } };
  const { most, firstApprover, amount } = part.detail;
  return parseAmount(typed, firstApprover === null ? { most } : { least: amount, most: amount });
}

/** Whether the input suffices for the chosen action; an amount, for what is on screen. */
export function isInputValid({
  action,
  typed,
  part = null,
}: Pick<DeskPageContext, 'action' | 'typed'> & Partial<Pick<DeskPageContext, 'part'>>): boolean {
  const text = typed.trim();
  const word = requiredInput(action);
  if (action?.what === 'answerChat') return chatText.safeParse(text).success;
  if (word === 'reply') return text !== '' && text.length <= MAX_REPLY_CHARS;
  if (word === 'reason') return text.length >= SHORTEST_REASON && text.length <= LONGEST_REASON;
  if (word === 'amount') return 'amount' in typedAmount({ part, typed });
  if (word === 'minutes')
    return text === '' || (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_MAINTENANCE_MINUTES);
  return true;
}

export const isSameAction = (one: DeskAction, other: DeskAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
