import type { Endpoint } from '../../api/contract/endpoint.ts';
import { type Chosen, type Filters, firstChoice, type ListChoice, queryOf } from './list.rules.ts';
import { callOf, canBeOff, type ListConfig, listSetup } from './list.setup.ts';
import {
  again,
  beside,
  byExport,
  byFilter,
  byPage,
  byRange,
  byRow,
  bySearch,
  byShift,
  byView,
  none,
  reload,
} from './list.transitions.ts';

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
