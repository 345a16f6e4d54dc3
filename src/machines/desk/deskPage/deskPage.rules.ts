import { DESK_PAGE_SIZE } from '../../../api/contract/desk/deskMarks.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import { pageCount } from '../../support/paging.ts';
import type { DeskAction } from './deskPage.events.ts';
import { type DeskAct, type DeskDetail, type DeskFilter, type DeskRow, type QueueName, queueOf } from './deskQueues.ts';
import type { Act, Typed } from './queue.ts';

/** Page of the desk. */
export interface DeskLocation {
  readonly page: QueueName;
  /** `all` where there is no filter. */
  readonly queue: DeskFilter | 'all';
  /** What the rows were searched for; empty for all. */
  readonly search: string;
  readonly number: number;
  /** The open item; null for the list. */
  readonly id: string | null;
}

type ListPart<K extends QueueName> = [DeskRow<K>] extends [never]
  ? never
  : { readonly of: K; readonly list: readonly DeskRow<K>[]; readonly count: number };

/** `pictures` are image URLs; one that failed to load is missing. */
type DetailPart<K extends QueueName> = [DeskDetail<K>] extends [never]
  ? never
  : { readonly of: K; readonly detail: DeskDetail<K>; readonly pictures: readonly string[] };

/** Data of a page: its list, or one item. */
export type DeskPart<K extends QueueName = QueueName> = { [P in K]: ListPart<P> | DetailPart<P> }[K];

/** What an action has done: of two approvals, the first alone approves nothing. */
export type DeskDone = DeskAct | 'firstApproval';

export interface DeskPageContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** An auditor is read-only. */
  readonly mayAct: boolean;
  /** Name of the operator. */
  readonly operator: string;
  readonly location: DeskLocation;
  /** The text in the search field, searched for once it is sent. */
  readonly written: string;
  /** Null until loaded. */
  readonly part: DeskPart | null;
  /** The chosen or the last action. */
  readonly action: DeskAction | null;
  /** The reason, the amount, or the minutes of a maintenance. */
  readonly typed: string;
  readonly tried: boolean;
  /** Of the confirmed action: sent again, it is the same request. */
  readonly request: unknown;
  readonly failure: ApiFailure | null;
  /** What the last action came to: what was done, or that somebody else was sooner. */
  readonly notice: DeskDone | 'changed' | null;
}

/** Filters of a page in tab order; empty for a single list. */
export const queuesOf = (page: QueueName): readonly DeskFilter[] => queueOf(page).list?.filters ?? [];

/** The initial filter of a page. */
export const initialLocation = (page: QueueName): DeskLocation => ({
  page,
  queue: queuesOf(page)[0] ?? 'all',
  search: '',
  number: 1,
  id: null,
});

/** The longest text that finds rows of a page; 0 where there is no search. */
export const searchLengthOf = (page: QueueName): number => queueOf(page).list?.searchLength ?? 0;

export const pagesOf = (part: DeskPart | null): number =>
  pageCount(part !== null && 'list' in part ? part : null, DESK_PAGE_SIZE);

const isIn = (part: DeskPart, id: string): boolean => 'list' in part && part.list.some((row) => row.id === id);

/** Whether one of the list opens. */
export const canOpen = ({ part }: Pick<DeskPageContext, 'part'>, id: string): boolean =>
  part !== null && queueOf(part.of).detail !== null && isIn(part, id);

/** Whether an operator can write a new one (`id` null), or change or copy one of the list. */
export const canEdit = ({ part, mayAct }: Pick<DeskPageContext, 'part' | 'mayAct'>, id: string | null): boolean =>
  mayAct && part !== null && queueOf(part.of).edits !== null && (id === null || isIn(part, id));

type Offer = Pick<DeskPageContext, 'part' | 'mayAct' | 'operator'>;

/** What acts are done to: the detail, or the rows where nothing opens. */
function itemsOf(part: DeskPart): readonly object[] {
  if ('detail' in part) return [part.detail];
  return queueOf(part.of).detail === null ? part.list : [];
}

/** Actions on what is on screen for this operator. The second approval must come from somebody else. */
export function actionsOf({ part, mayAct, operator }: Offer): readonly DeskAction[] {
  if (part === null) return [];
  const acts = (Object.entries(queueOf(part.of).acts) as [DeskAct, Act][]).filter(
    ([, { harmless }]) => mayAct || harmless === true,
  );
  const items = itemsOf(part);
  const isFor = ({ when }: Act, item: object): boolean => when?.(item as never, operator) ?? true;
  const idsOf = ({ ids }: Act, item: object): readonly string[] =>
    ids?.(item as never) ?? [(item as { readonly id: string }).id];
  const wholes = acts.filter(([, act]) => act.whole === true && items.some((item) => isFor(act, item)));
  return [
    ...wholes.map(([what]) => ({ what, id: '' })),
    ...items.flatMap((item) =>
      acts
        .filter(([, act]) => act.whole !== true && isFor(act, item))
        .flatMap(([what, act]) => idsOf(act, item).map((id) => ({ what, id }))),
    ),
  ];
}

type Chosen = Pick<DeskPageContext, 'action' | 'part'>;

/** The chosen act. */
export const actOf = ({ action, part }: Chosen): Act | null =>
  action === null || part === null ? null : (queueOf(part.of).acts[action.what] ?? null);

/** What the chosen action is done to. */
export function itemOf({ action, part }: Chosen): object | null {
  if (action === null || part === null) return null;
  if ('detail' in part) return part.detail;
  if (actOf({ action, part })?.whole === true) return part;
  return part.list.find(({ id }) => id === action.id) ?? null;
}

type Filled = Chosen & Pick<DeskPageContext, 'typed'>;

/** What the chosen action does once the server agrees. */
export function doneBy(context: Filled): DeskDone | null {
  const { action, typed } = context;
  const isFirst = actOf(context)?.isFirst?.(itemOf(context) as never, typed.trim()) ?? false;
  return isFirst ? 'firstApproval' : (action?.what ?? null);
}

/** Input before the chosen action. */
export const requiredInput = (context: Chosen): Typed<never>['kind'] | null => actOf(context)?.types?.kind ?? null;

/** Whether the input suffices for the chosen action and for what is on screen. */
export const isInputValid = (context: Filled): boolean =>
  actOf(context)?.types?.isValid(context.typed.trim(), itemOf(context) as never) ?? true;

export const isSameAction = (one: DeskAction, other: DeskAction): boolean =>
  one.what === other.what && one.id === other.id;
