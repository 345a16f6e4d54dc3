import type { LanguageCode } from '../../api/contract/fields.ts';
import type { PageSize } from '../../api/contract/paging.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { pageCount } from '../support/paging.ts';
import { type Days, instantsOf, type SpanChoice } from './dateRange.ts';

/** What a list answers: a page of its rows, and how many there are. Rows that open have an id. */
export interface Paged {
  readonly list: readonly object[];
  readonly count: number;
}

/** The filters of a list by name, with their values; the first is chosen at first. Null takes any value. */
export type Filters = Readonly<Record<string, readonly [string, ...string[]]>>;
export type Chosen<F extends Filters> = { readonly [K in keyof F]: F[K][number] };

/** The values of filters that only a running list knows, such as the wallets of a member. */
export type Offered = Readonly<Record<string, readonly string[]>>;

/** What is chosen of a list: two lists of one page pass it on. */
export interface ListChoice {
  readonly filters: Readonly<Record<string, string>>;
  readonly span: SpanChoice;
  readonly days: Days;
  readonly typed: Days;
  /** Rows per page, where the member has chosen. */
  readonly pageSize?: PageSize;
}

/** What is chosen of a list, as a saved view keeps it. */
export interface ListView {
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string;
  readonly span: SpanChoice;
  readonly days: Days;
}

/** What a list is told when a saved view is picked; null is none of them. */
export interface ListViewTaken {
  readonly type: 'list.takeView';
  readonly view: ListView | null;
}

/** What a list asks for. */
export interface ListQuery<F extends Filters> {
  readonly filters: Chosen<F>;
  /** From the first instant to just before the second, ms. */
  readonly range: { readonly from: number; readonly to: number };
  readonly search: string;
  readonly page: number;
  readonly pageSize: PageSize;
  readonly language: LanguageCode;
}

export interface ListContext<F extends Filters, Part> {
  readonly language: LanguageCode;
  /** The business day of now. */
  readonly today: string;
  /** The values of each filter. */
  readonly offered: Offered;
  readonly filters: Chosen<F>;
  readonly span: SpanChoice;
  /** The days that are asked for. */
  readonly days: Days;
  /** The member's own days, as they are typed. */
  readonly typed: Days;
  /** Problems with typed days show from the first submit on. */
  readonly tried: boolean;
  readonly typedSearch: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: PageSize;
  /** The page that belongs to the query; null until it is loaded. */
  readonly part: Part | null;
  readonly failure: ApiFailure | null;
}

export const NO_DAYS = { from: '', to: '' };

/** What is chosen at first: the first value of each filter where no other is given that the filter has. */
export function firstChoice(
  offered: Offered,
  span: SpanChoice,
  { filters = {}, ...given }: Partial<ListChoice> = {},
): ListChoice {
  const firsts = Object.entries(offered).map(([name, values]) => {
    const wanted = filters[name];
    return [name, wanted !== undefined && values.includes(wanted) ? wanted : (values[0] ?? '')] as const;
  });
  return { span, days: NO_DAYS, typed: NO_DAYS, ...given, filters: Object.fromEntries(firsts) };
}

export const choiceOf = ({ filters, span, days, typed }: ListContext<Filters, unknown>): ListChoice => ({
  filters,
  span,
  days,
  typed,
});

export const viewOf = ({ filters, search, span, days }: ListContext<Filters, unknown>): ListView => ({
  filters,
  search,
  span,
  days: span === 'own' ? days : NO_DAYS,
});

export const queryOf = <F extends Filters>(context: ListContext<F, unknown>): ListQuery<F> => ({
  filters: context.filters,
  range: context.days.from === '' ? { from: 0, to: 0 } : instantsOf(context.days),
  search: context.search,
  page: context.page,
  pageSize: context.pageSize,
  language: context.language,
});

/** How many pages the list has: one at least. */
export const pagesOf = ({ part, pageSize }: Pick<ListContext<Filters, Paged>, 'part' | 'pageSize'>): number =>
  pageCount(part, Number(pageSize));
