import {
  type AnyStateMachine,
  assign,
  enqueueActions,
  type PromiseActorLogic,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import { apiChoicePort, apiPort } from '../../api/actors.ts';
import { type Endpoint, type RequestOf, refusalsOf, type ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { PageSize } from '../../api/contract/paging.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import { unwired } from '../support/unwired.ts';
import { type DaysShift, dayProblems, daysOf, type SpanChoice, shiftedDays } from './dateRange.ts';
import type { listEvents } from './list.events.ts';
import {
  type Chosen,
  choiceOf,
  type Filters,
  firstChoice,
  type ListChoice,
  type ListContext,
  type ListQuery,
  type ListView,
  NO_DAYS,
  type Offered,
  type Paged,
  pagesOf,
  queryOf,
  viewOf,
} from './list.rules.ts';

/** What a paged list is made of. */
interface ListConfig<E extends Endpoint, F extends Filters> {
  /** The id of its machine. */
  readonly id: string;
  /** Answers `paged(row)`. */
  readonly endpoint: E;
  /** Where each value of a filter has a call of its own, like that of `endpoint`. */
  readonly calls?: { readonly filter: keyof F & string; readonly endpoints: Readonly<Record<string, Endpoint>> };
  /** The request for a query, in the words of the endpoint. */
  readonly request: (query: ListQuery<F>) => RequestOf<E>;
  readonly filters: F;
  /** The date range at first; left out where the list has none. */
  readonly span?: Exclude<SpanChoice, 'own'>;
  /** The date range has buttons for the days before and after it. */
  readonly shifts?: true;
  readonly search?: true;
  /** All rows are on one page. */
  readonly whole?: true;
  /** Rows per page at first; 10 where left out. */
  readonly pageSize?: PageSize;
  /** Rows open: the parent is sent `list.opened`. */
  readonly opens?: true;
  /** All rows that match can be downloaded: what `createListFileMachine` makes. */
  readonly exports?: AnyStateMachine;
  /** Its choice can be saved as views: what `createReportViewsMachine` makes. */
  readonly views?: AnyStateMachine;
  /** Another list of the page has the same choice: the parent is sent `list.chosen` and `list.sized`. */
  readonly shared?: true;
  /** The answer is in the language of the screen: another language loads the page again. */
  readonly translated?: true;
}

/** What a list tells its parent when a row is opened. */
export interface ListOpened {
  readonly type: 'list.opened';
  readonly id: string;
  /** The row in detail, where a call of the page has just answered it. */
  readonly known?: unknown;
}

/** What a list tells its parent about its choice, at first and after each change. */
export interface ListChosen {
  readonly type: 'list.chosen';
  readonly choice: ListChoice;
}

/** What a list tells its parent when there are more or fewer rows on a page. */
export interface ListSized {
  readonly type: 'list.sized';
  readonly size: PageSize;
}

export interface ListInput {
  readonly language: LanguageCode;
  /** The values of filters, where only the parent knows them. */
  readonly offered?: Offered;
  /** What is chosen at first. */
  readonly choice?: Partial<ListChoice>;
}

interface ListCall {
  /** Which of the calls, where there are several. */
  readonly kind?: string;
  readonly request: unknown;
}

/** The call for what is chosen. */
const callOf = <E extends Endpoint, F extends Filters>(
  { request, calls }: ListConfig<E, F>,
  query: ListQuery<F>,
): ListCall => ({ ...(calls && { kind: query.filters[calls.filter] }), request: request(query) });

/** ROLE-22…25: whether the feature of the list can be switched off. */
const canBeOff = (endpoint: Endpoint): boolean => refusalsOf(endpoint).includes('FEATURE_OFF');

/** Another query: nothing that belongs to the old one is shown. */
const reset = { part: null, failure: null, page: 1 } as const;

/** What the chart of a list is made of. */
function listSetup<const E extends Endpoint, const F extends Filters>(config: ListConfig<E, F>) {
  type Part = ValueOf<E> & Paged;
  type Context = ListContext<F, Part>;

  return setup({
    types: {
      context: {} as Context,
      input: {} as ListInput,
      events: {} as EventsOf<typeof listEvents>,
      tags: {} as 'busy',
      children: {} as { fetchPage: 'fetchPage'; file: 'file'; views: 'views' },
    },
    actors: {
      fetchPage: (config.calls
        ? apiChoicePort(config.calls.endpoints)
        : apiPort<Endpoint>(config.endpoint)) as PromiseActorLogic<Part, ListCall>,
      ...((config.exports ? { file: config.exports } : {}) as { readonly file: AnyStateMachine }),
      ...((config.views ? { views: config.views } : {}) as { readonly views: AnyStateMachine }),
    },
    actions: {
      readToday: (_) => unwired(`${config.id}.readToday`)(),
      setDays: assign(({ context }) => (config.span ? { days: daysOf(context) } : {})),
      keepPart: assign((_, params: { part: Part }) => ({ part: params.part })),
      keepFailure: assign((_, params: { error: unknown }) => ({ part: null, failure: failureOf(params.error) })),
      forgetFailure: assign({ failure: null }),
      setFilter: assign(({ context }, params: { name: string; value: string }) => ({
        ...reset,
        filters: { ...context.filters, [params.name]: params.value } as Chosen<F>,
      })),
      setSpan: assign((_, params: { span: SpanChoice }) => ({ ...reset, span: params.span })),
      shiftDays: assign(({ context }, params: { by: DaysShift }) => {
        const days = shiftedDays(context, params.by) ?? context.days;
        return { ...reset, span: 'own' as const, days, typed: days, tried: false };
      }),
      openCustomRange: assign(({ context }) => ({ span: 'own' as const, typed: context.days, tried: false })),
      typeDay: assign(({ context }, params: { end: 'from' | 'to'; value: string }) => ({
        typed: { ...context.typed, [params.end]: params.value },
      })),
      markTried: assign({ tried: true }),
      takeTyped: assign(({ context }) => ({ ...reset, days: context.typed, tried: false })),
      typeSearch: assign((_, params: { value: string }) => ({ typedSearch: params.value })),
      setSearch: assign(({ context }) => ({ ...reset, search: context.typedSearch.trim() })),
      takeView: assign(({ context }, { view }: { view: ListView | null }) => {
        const { filters, search, span, days } = view ?? { search: '', span: config.span ?? 'days30', days: NO_DAYS };
        const chosen = firstChoice(context.offered, span, { ...(filters && { filters }), days, typed: days });
        return {
          ...reset,
          ...(chosen as ListChoice & { readonly filters: Chosen<F> }),
          ...{ search, typedSearch: search, tried: false },
        };
      }),
      setPage: assign((_, params: { page: number }) => ({ page: params.page })),
      setPageSize: assign((_, params: { size: PageSize }) => ({ ...reset, pageSize: params.size })),
      keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
      fetchFile: sendTo('file', ({ context }) => ({
        type: 'listFile.fetch' as const,
        query: queryOf(context as ListContext<Filters, Part>),
      })),
      restartFile: enqueueActions(({ enqueue }) => {
        enqueue.stopChild('file');
        enqueue.spawnChild('file' as never, { id: 'file' } as never);
      }),
      restartViews: enqueueActions(({ enqueue }) => {
        enqueue.stopChild('views');
        enqueue.spawnChild('views' as never, { id: 'views' } as never);
      }),
      discardFile: sendTo('file', { type: 'listFile.discard' }),
      offerView: sendTo('views', ({ context }) => ({
        type: 'reportViews.keep' as const,
        view: viewOf(context as ListContext<Filters, Part>),
      })),
      tellChosen: sendParent(
        ({ context }): ListChosen => ({ type: 'list.chosen', choice: choiceOf(context as ListContext<Filters, Part>) }),
      ),
      tellSized: sendParent(({ context }): ListSized => ({ type: 'list.sized', size: context.pageSize })),
      tellOpened: sendParent((_, params: { id: string }): ListOpened => ({ type: 'list.opened', id: params.id })),
    },
    guards: {
      isOtherValue: ({ context }, { name, value }: { name: string; value: string }) =>
        (context.offered[name]?.includes(value) ?? false) && (context.filters as Chosen<Filters>)[name] !== value,
      opensCustomRange: ({ context }, params: { span: SpanChoice }) => params.span === 'own' && context.span !== 'own',
      isOtherSpan: ({ context }, params: { span: SpanChoice }) => params.span !== 'own' && params.span !== context.span,
      canShift: ({ context }, params: { by: DaysShift }) => shiftedDays(context, params.by) !== null,
      isCustomRange: ({ context }) => context.span === 'own',
      areDaysValid: ({ context }) => context.span === 'own' && Object.keys(dayProblems(context.typed)).length === 0,
      isOtherPage: ({ context }, params: { page: number }) =>
        params.page !== context.page && isPageOf(pagesOf(context), params.page),
      isOtherSize: ({ context }, params: { size: PageSize }) =>
        params.size !== context.pageSize && (context.part?.count ?? 0) > 0,
      hasRows: ({ context }) => (context.part?.count ?? 0) > 0,
      isRow: ({ context }, params: { id: string }) =>
        context.part?.list.some((row) => 'id' in row && row.id === params.id) === true,
      isEmpty: (_, params: { part: Part }) => params.part.count === 0,
      isSwitchedOff: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'FEATURE_OFF'),
    },
  });
}

const payload = <Event>({ event }: { readonly event: Event }) => event;

/** What a reload does first: the day may have changed. */
const reload = ['readToday', 'setDays', 'forgetFailure'] as const;

/** Loads another query from its first page. */
const again = { target: '.loading' } as const;

const none = {} as const;

const RESTARTS = { file: 'restartFile', views: 'restartViews' } as const;

/** What runs beside the pages: where it breaks, it begins again, and nothing else does. */
const beside = <Part extends 'file' | 'views'>(part: Part) => ({
  id: part,
  src: part,
  onError: { ...again, actions: [RESTARTS[part], 'forgetFailure' as const] },
});

/** What follows a change of the choice. */
type Tell = readonly ('tellChosen' | 'discardFile')[];

/** Another value of a filter. */
const byFilter = (tell: Tell) =>
  ({
    'list.filter': {
      ...again,
      guard: { type: 'isOtherValue', params: payload<{ readonly name: string; readonly value: string }> },
      actions: [
        { type: 'setFilter', params: payload<{ readonly name: string; readonly value: string }> },
        ...reload,
        ...tell,
      ],
    },
  }) as const;

/** Another date range, ready-made or typed. */
const byRange = (tell: Tell) =>
  ({
    'list.span': [
      {
        guard: { type: 'opensCustomRange', params: payload<{ readonly span: SpanChoice }> },
        actions: ['openCustomRange', ...tell],
      },
      {
        ...again,
        guard: { type: 'isOtherSpan', params: payload<{ readonly span: SpanChoice }> },
        actions: [{ type: 'setSpan', params: payload<{ readonly span: SpanChoice }> }, ...reload, ...tell],
      },
    ],
    'list.typeDay': {
      guard: 'isCustomRange',
      actions: { type: 'typeDay', params: payload<{ readonly end: 'from' | 'to'; readonly value: string }> },
    },
    'list.submitDays': [
      { ...again, guard: 'areDaysValid', actions: ['takeTyped', ...tell] },
      { guard: 'isCustomRange', actions: 'markTried' },
    ],
  }) as const;

/** The days before or after. */
const byShift = (tell: Tell) =>
  ({
    'list.shift': {
      ...again,
      guard: { type: 'canShift', params: payload<{ readonly by: DaysShift }> },
      actions: [{ type: 'shiftDays', params: payload<{ readonly by: DaysShift }> }, ...tell],
    },
  }) as const;

/** Another search. */
const bySearch = (tell: Tell) =>
  ({
    'list.type': { actions: { type: 'typeSearch', params: payload<{ readonly value: string }> } },
    'list.search': { ...again, actions: ['setSearch', ...tell] },
  }) as const;

/** A row opens. */
const byRow = {
  'list.open': {
    guard: { type: 'isRow', params: payload<{ readonly id: string }> },
    actions: { type: 'tellOpened', params: payload<{ readonly id: string }> },
  },
} as const;

/** Another page, or more rows on it. */
const byPage = (tell: readonly 'tellSized'[]) =>
  ({
    'list.page': {
      guard: { type: 'isOtherPage', params: payload<{ readonly page: number }> },
      target: '.loading',
      actions: [{ type: 'setPage', params: payload<{ readonly page: number }> }, 'forgetFailure'],
    },
    'list.pageSize': {
      guard: { type: 'isOtherSize', params: payload<{ readonly size: PageSize }> },
      target: '.loading',
      actions: [{ type: 'setPageSize', params: payload<{ readonly size: PageSize }> }, ...tell],
    },
  }) as const;

/** What is chosen as a saved view, and a saved view as what is chosen. */
const byView = (tell: Tell) =>
  ({
    'list.keepView': { actions: 'offerView' },
    'list.takeView': {
      ...again,
      actions: [{ type: 'takeView', params: payload<{ readonly view: ListView | null }> }, ...reload, ...tell],
    },
  }) as const;

/** All rows as a file. */
const byExport = { 'list.export': { guard: 'hasRows', actions: 'fetchFile' } } as const;

/**
 * A paged list: filters, date range, search, pages, refresh and language over one endpoint. Another query takes back
 * the request under way; another page keeps the last one on screen. It runs as a page of its own, or below one that
 * shows its rows in detail.
 */
export function createListMachine<const E extends Endpoint, const F extends Filters>(config: ListConfig<E, F>) {
  const isSwitch = canBeOff(config.endpoint);
  const tell = [
    ...(config.shared ? (['tellChosen'] as const) : []),
    ...(config.exports ? (['discardFile'] as const) : []),
  ];
  return listSetup(config).createMachine({
    id: config.id,
    context: ({ input: { language, choice, offered = {} } }) => ({
      ...(firstChoice({ ...config.filters, ...offered }, config.span ?? 'days30', choice) as ListChoice & {
        readonly filters: Chosen<F>;
      }),
      language,
      today: '',
      offered: { ...config.filters, ...offered },
      tried: false,
      typedSearch: '',
      search: '',
      page: 1,
      pageSize: choice?.pageSize ?? config.pageSize ?? '10',
      part: null,
      failure: null,
    }),
    entry: ['readToday', 'setDays'],
    initial: 'open',
    states: {
      open: {
        description: 'Filters, date range and pager are on screen, over one page of rows.',
        initial: 'loading',
        invoke: [...(config.exports ? [beside('file')] : []), ...(config.views ? [beside('views')] : [])],
        on: {
          ...(Object.keys(config.filters).length > 0 ? byFilter(tell) : none),
          ...(config.span ? byRange(tell) : none),
          ...(config.shifts ? byShift(tell) : none),
          ...(config.search ? bySearch(tell) : none),
          ...(config.opens ? byRow : none),
          ...(config.exports ? byExport : none),
          ...(config.views ? byView(tell) : none),
          ...(config.whole ? none : byPage(config.shared ? ['tellSized'] : [])),
          'page.language': config.translated
            ? { ...again, actions: [{ type: 'keepLanguage', params: ({ event }) => event }, 'forgetFailure'] }
            : { actions: { type: 'keepLanguage', params: ({ event }) => event } },
        },
        states: {
          loading: {
            description: 'Loading a page; the previous one stays on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchPage',
              src: 'fetchPage',
              input: ({ context }) => callOf(config, queryOf(context)),
              onDone: [
                {
                  guard: { type: 'isEmpty', params: ({ event }) => ({ part: event.output }) },
                  target: 'empty',
                  actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
                },
                { target: 'shown', actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) } },
              ],
              onError: [
                ...(isSwitch
                  ? [
                      {
                        guard: {
                          type: 'isSwitchedOff' as const,
                          params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
                        },
                        target: `#${config.id}.switchedOff` as const,
                      },
                    ]
                  : []),
                { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
              ],
            },
          },
          shown: {
            description: 'The page is on screen.',
            on: { 'list.refresh': { target: 'loading', actions: reload } },
          },
          empty: {
            description: 'Nothing matches; offers wider filters.',
            on: { 'list.refresh': { target: 'loading', actions: reload } },
          },
          failed: {
            description: 'Loading failed; shows the reason and Retry.',
            on: { 'list.refresh': { target: 'loading', actions: reload } },
          },
        },
      },
      ...(isSwitch ? { switchedOff: { description: 'The feature is switched off (ROLE-22…25).' } } : none),
    },
  });
}
