import { expect } from 'vitest';
import { type AnyStateMachine, assign } from 'xstate';
import { type Endpoint, refusalsOf } from '../../../src/api/contract/endpoint.ts';
import type { Days } from '../../../src/machines/list/dateRange.ts';
import type { Filters, ListContext, Paged } from '../../../src/machines/list/list.rules.ts';
import { defect, refuses, wireFailures } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

type Context = ListContext<Filters, Paged>;

/** What the shared tests of a list need to know about it. */
export interface ListSpec {
  readonly machine: AnyStateMachine;
  readonly endpoint: Endpoint;
  /** The filter whose values have a call each. */
  readonly calls?: string;
  /** An answer with more rows than a page of ten. */
  readonly some: Paged;
  /** An answer without rows. */
  readonly none: Paged;
  /** Another value of each filter. */
  readonly filters?: Readonly<Record<string, string>>;
  /** It has a date range. */
  readonly range?: true;
  /** The date range has buttons for the days before and after it; they begin in 2000. */
  readonly shifts?: true;
  readonly search?: true;
  /** All of its rows are on one page. */
  readonly whole?: true;
  /** Its rows open. */
  readonly opens?: true;
  /** What downloads its rows. */
  readonly exports?: AnyStateMachine;
  /** What keeps its saved views. */
  readonly views?: AnyStateMachine;
  /** It tells its parent what is chosen. */
  readonly shared?: true;
  /** Its answer is in the language of the screen. */
  readonly translated?: true;
  /** The request that belongs to what is on screen, in literals of the endpoint. */
  readonly request: (
    shown: Pick<Context, 'filters' | 'page' | 'pageSize' | 'search' | 'language'> & Instants,
  ) => object;
}

type Look = Seen<AnyStateMachine>;

interface Instants {
  /** The date range, ms. */
  readonly from: number;
  readonly to: number;
}

const TODAY = '2026-11-22';
/** So that there are few days to go back to. */
const EARLY_TODAY = '2000-02-01';
const DAY = 86_400_000;
const GMT_8 = 8 * 3_600_000;
const instantsOf = ({ from, to }: Days): Instants =>
  from === ''
    ? { from: 0, to: 0 }
    : { from: Date.parse(`${from}T00:00:00Z`) - GMT_8, to: Date.parse(`${to}T00:00:00Z`) - GMT_8 + DAY };

/** What a saved view keeps of what is chosen. */
const viewOf = ({ filters, search, span, days }: Context) => ({
  filters,
  search,
  span,
  days: span === 'own' ? days : { from: '', to: '' },
});

/** Its feature can be switched off. */
const isSwitch = ({ endpoint }: ListSpec): boolean => refusalsOf(endpoint).includes('FEATURE_OFF');

/** The flow of a list: events, answers, invariants and expectations that every list shares. */
export function listFlow(spec: ListSpec): Flow<AnyStateMachine> {
  const filters = Object.entries(spec.filters ?? {});
  const [first] = spec.some.list as readonly { readonly id?: string }[];
  const row = first?.id ?? '';
  const requestOf = ({ days, filters: chosen, page, pageSize, search, language }: Context) => ({
    ...(spec.calls && { kind: chosen[spec.calls] }),
    request: spec.request({ filters: chosen, page, pageSize, search, language, ...instantsOf(days) }),
  });
  /** What runs beside every page. */
  const resting = { ...(spec.exports && { file: undefined }), ...(spec.views && { views: undefined }) };
  /** A saved view: what is chosen at first, and another choice. */
  const saved = {
    filters: Object.fromEntries(filters),
    search: spec.search ? 'mali' : '',
    span: 'own',
    days: spec.range ? { from: '2026-11-01', to: '2026-11-07' } : { from: '', to: '' },
  };
  return {
    machine: () =>
      spec.machine.provide({ actions: { readToday: assign({ today: spec.shifts ? EARLY_TODAY : TODAY }) } } as never),
    inputs: [{ language: 'TH' }],
    cases: {
      'list.refresh': [{}],
      'list.page': spec.whole ? [] : [{ page: 2 }, { page: 9 }],
      'list.pageSize': spec.whole ? [] : [{ size: '50' }],
      'page.language': [{ language: 'EN' }],
      'list.filter': filters.map(([name, value]) => ({ name, value })),
      'list.span': spec.range ? [{ span: 'week' }, { span: 'own' }] : [],
      'list.typeDay': spec.range ? [{ end: 'from', value: '2099-11-30' }] : [],
      'list.submitDays': spec.range ? [{}] : [],
      'list.shift': spec.shifts ? [{ by: 'previous7' }, { by: 'next7' }] : [],
      'list.type': spec.search ? [{ value: 'mali' }] : [],
      'list.search': spec.search ? [{}] : [],
      'list.open': spec.opens ? [{ id: row }, { id: 'of-somebody-else' }] : [],
      'list.export': spec.exports ? [{}] : [],
      'list.keepView': spec.views ? [{}] : [],
      'list.takeView': spec.views ? [{ view: saved }, { view: null }] : [],
    },
    ...(isSwitch(spec) &&
      filters.length > 0 && {
        walks: [`start, fetchPage error 1, list.filter${filters.length > 1 ? ' 1' : ''}`],
      }),
    eachCounts: [
      'list.submitDays',
      'page.language',
      'list.open',
      'list.shift',
      'list.export',
      'list.search',
      ...(spec.views ? ['list.keepView', 'list.takeView'] : []),
    ],
    outcomes: {
      ...(spec.exports ? { file: [defect] } : {}),
      ...(spec.views ? { views: [defect] } : {}),
      fetchPage: [
        done(spec.some),
        done(spec.none),
        ...(isSwitch(spec) ? [refuses(spec.endpoint, 'FEATURE_OFF')] : []),
        ...wireFailures(spec.endpoint).slice(0, 1),
      ],
    },
    project: (context: Context) => [
      context.filters,
      context.span,
      context.days,
      context.typed.from > context.typed.to,
      context.tried,
      context.typedSearch,
      context.search,
      context.page,
      context.pageSize,
      context.part?.count,
      context.failure?.kind,
      spec.translated ? context.language : '',
    ],
    invariants: {
      'requests what is on screen': ({ pending, snapshot }: Look) => {
        if ('fetchPage' in pending) expect(pending.fetchPage).toEqual(requestOf(snapshot.context as Context));
      },
      'requests days in their order only': ({ snapshot }: Look) => {
        const { days } = snapshot.context as Context;
        expect(days.from <= days.to).toBe(true);
      },
      'tells its parent and its download what they are to know, and no more': ({ fresh, snapshot }: Look) => {
        const { filters: chosen, days, typed, span, search, page, pageSize, language } = snapshot.context as Context;
        const range = instantsOf(days);
        const told = [
          ...(spec.opens ? [{ type: 'list.opened', id: row }] : []),
          ...(spec.shared ? [{ type: 'list.chosen', choice: { filters: chosen, span, days, typed } }] : []),
          ...(spec.shared ? [{ type: 'list.sized', size: pageSize }] : []),
        ];
        const sent = spec.exports
          ? [
              { type: 'listFile.fetch', query: { filters: chosen, range, search, page, pageSize, language } },
              { type: 'listFile.discard' },
            ]
          : [];
        const known = [
          ...told.map((event) => ({ told: event })),
          ...sent.map((event) => ({ sent: event, to: 'file' })),
          ...(spec.views ? [{ sent: { type: 'reportViews.keep', view: viewOf(snapshot.context) }, to: 'views' }] : []),
        ];
        for (const effect of fresh) expect(known).toContainEqual(effect);
      },
      'keeps a failure only where it shows it': ({ snapshot }: Look) =>
        expect((snapshot.context as Context).failure !== null).toBe(snapshot.matches({ open: 'failed' })),
    },
    expectations: {
      'open.loading': ({ pending, snapshot }: Look) =>
        expect([
          Object.keys(pending).toSorted(),
          snapshot.hasTag('busy'),
          snapshot.can({ type: 'list.refresh' }),
        ]).toEqual([['fetchPage', ...Object.keys(resting)], true, false]),
      'open.shown': ({ pending, snapshot }: Look) =>
        expect([pending, snapshot.context.part]).toEqual([resting, spec.some]),
      'open.empty': ({ pending, snapshot }: Look) =>
        expect([pending, snapshot.context.part]).toEqual([resting, spec.none]),
      'open.failed': ({ pending, snapshot }: Look) =>
        expect([snapshot.context.part, 'fetchPage' in pending, snapshot.can({ type: 'list.refresh' })]).toEqual([
          null,
          false,
          true,
        ]),
      ...(isSwitch(spec) && {
        switchedOff: ({ pending, snapshot }: Look) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
      }),
    },
  } as unknown as Flow<AnyStateMachine>;
}
