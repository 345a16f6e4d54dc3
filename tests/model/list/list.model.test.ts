import { describe, it } from 'vitest';
import type { Does, Line } from '../kit/does.ts';
import { modelTests } from '../kit/modelTests.ts';
import { bareListFlow, datedListFlow, reportListFlow, searchedListFlow, wholeListFlow } from './lists.spec.ts';

const ROWS = {
  list: [
    { id: 'r1', name: 'First' },
    { id: 'r2', name: 'Second' },
  ],
  count: 12,
};
const NONE = { list: [], count: 0 };
/** Page 2 is on screen. */
const TWO = 'start, fetchPage done 1, list.page 1, fetchPage done 1';

/** What a list does about each answer, its pages and a refresh; `request` is the first, `read` is what it reads anew. */
const pages = (request: object, beside: object, read: Pick<Does, 'sets'> = {}): readonly Line[] => [
  ['start', { calls: { fetchPage: { request }, ...beside } }],
  [
    'open, list.page [isOtherPage] -> open.loading',
    { calls: { fetchPage: { request: { ...request, page: 2 } } }, sets: { page: 2 } },
  ],
  ['open.loading, done fetchPage [isEmpty] -> open.empty', { sets: { part: NONE } }],
  ['open.loading, done fetchPage -> open.shown', { sets: { part: ROWS } }],
  ['open.loading, error fetchPage -> open.failed', { sets: { failure: { kind: 'offline' } } }],
  [
    'open.shown, list.refresh -> open.loading',
    { calls: { fetchPage: { request: { ...request, page: 2 } } }, ...read },
    `${TWO}, list.refresh`,
  ],
  ['open.empty, list.refresh -> open.loading', { calls: { fetchPage: { request } }, ...read }],
  [
    'open.failed, list.refresh -> open.loading',
    { calls: { fetchPage: { request } }, sets: { ...read.sets, failure: null } },
  ],
];

/** Another number of rows on a page begins with the first. */
const size = (request: object, also: object = {}): Line => [
  'open, list.pageSize [isOtherSize] -> open.loading',
  {
    calls: { fetchPage: { request: { ...request, pageSize: '50' } } },
    ...also,
    sets: { pageSize: '50', part: null, page: 1 },
  },
  `${TWO}, list.pageSize`,
];
const ENGLISH: Line = ['open, page.language -> (stays)', { sets: { language: 'EN' } }];

const DISCARD = { sent: { type: 'listFile.discard' }, to: 'file' };
/** A date of GMT+8 begins at 16:00 UTC the day before. */
const gmt8 = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day - 1, 16);

describe('a list with dates and a file, on 1 February 2000', () => {
  const JANUARY = { from: gmt8(2000, 1, 3), to: gmt8(2000, 2, 2) };
  const first = { filters: {}, range: JANUARY, search: '', page: 1, pageSize: '10' };
  const DAYS = { from: '2000-01-03', to: '2000-02-01' };
  it.each(
    modelTests(datedListFlow, [
      ...pages(first, { file: undefined }, { sets: { days: DAYS } }),
      size(first),
      ENGLISH,
      [
        'open, list.span [isOtherSpan] -> open.loading',
        {
          calls: { fetchPage: { request: { ...first, range: { ...JANUARY, from: gmt8(2000, 1, 26) } } } },
          effects: [DISCARD],
          sets: { span: 'week', days: { from: '2000-01-26', to: '2000-02-01' }, part: null, page: 1 },
        },
        `${TWO}, list.span 1`,
      ],
      [
        'open, list.span [opensCustomRange] -> (stays)',
        { effects: [DISCARD], sets: { span: 'own', typed: DAYS } },
        `${TWO}, list.span 2`,
      ],
      ['open, list.typeDay [isCustomRange] -> (stays)', { sets: { typed: { from: '2099-11-30', to: '2000-02-01' } } }],
      [
        'open, list.submitDays [areDaysValid] -> open.loading',
        { calls: { fetchPage: { request: first } }, effects: [DISCARD], sets: { part: null, page: 1 } },
        `${TWO}, list.span 2, list.submitDays`,
      ],
      ['open, list.submitDays [isCustomRange] -> (stays)', { sets: { tried: true } }],
      [
        '[CONST-34] [POINTS-07] open, list.shift [canShift] -> open.loading',
        {
          calls: {
            fetchPage: { request: { ...first, range: { from: gmt8(1999, 12, 27), to: gmt8(2000, 1, 3) } } },
          },
          effects: [DISCARD],
          sets: {
            ...{ span: 'own', days: { from: '1999-12-27', to: '2000-01-02' }, part: null, page: 1 },
            typed: { from: '1999-12-27', to: '2000-01-02' },
          },
        },
        `${TWO}, list.shift 1`,
      ],
      [
        'open, list.export [hasRows] -> (stays)',
        { effects: [{ sent: { type: 'listFile.fetch', query: { ...first, page: 2, language: 'TH' } }, to: 'file' }] },
        `${TWO}, list.export`,
      ],
      [
        'open, error file -> open.loading',
        { calls: { fetchPage: { request: { ...first, page: 2 } }, file: undefined } },
        `${TWO}, file error`,
      ],
    ]),
  )('%s', (_title, run) => run());
});

const anyDay = { range: { from: 0, to: 0 }, search: '', page: 1, pageSize: '10' };
const all = { filters: { status: 'all' }, ...anyDay };
const NO_DAYS = { from: '', to: '' };

describe('a list with a filter, a search, a file and saved views', () => {
  const paid = { filters: { status: 'paid' }, part: null, page: 1 };
  it.each(
    modelTests(reportListFlow, [
      ...pages(all, { file: undefined, views: undefined }),
      size(all),
      ENGLISH,
      [
        'open, list.filter [isOtherValue] -> open.loading',
        {
          calls: { fetchPage: { request: { ...all, filters: { status: 'paid' } } } },
          effects: [DISCARD],
          sets: paid,
        },
        `${TWO}, list.filter`,
      ],
      ['open, list.type -> (stays)', { sets: { typedSearch: 'mali' } }],
      [
        'open, list.search -> open.loading',
        {
          calls: { fetchPage: { request: { ...all, search: 'mali' } } },
          effects: [DISCARD],
          sets: { search: 'mali', part: null, page: 1 },
        },
        `${TWO}, list.type, list.search`,
      ],
      [
        'open, list.export [hasRows] -> (stays)',
        { effects: [{ sent: { type: 'listFile.fetch', query: { ...all, page: 2, language: 'TH' } }, to: 'file' }] },
        `${TWO}, list.export`,
      ],
      [
        'open, list.keepView -> (stays)',
        {
          effects: [
            {
              sent: {
                type: 'reportViews.keep',
                view: { filters: { status: 'paid' }, search: '', span: 'days30', days: NO_DAYS },
              },
              to: 'views',
            },
          ],
        },
        `${TWO}, list.filter, list.keepView`,
      ],
      [
        'open, list.takeView -> open.loading',
        {
          calls: { fetchPage: { request: { ...all, filters: { status: 'paid' }, search: 'mali' } } },
          effects: [DISCARD],
          sets: { ...paid, search: 'mali', typedSearch: 'mali', span: 'own', days: NO_DAYS, typed: NO_DAYS },
        },
        `${TWO}, list.takeView 1`,
      ],
      [
        'open, error file -> open.loading',
        { calls: { fetchPage: { request: { ...all, page: 2 } }, file: undefined } },
        `${TWO}, file error`,
      ],
      [
        'open, error views -> open.loading',
        { calls: { fetchPage: { request: { ...all, page: 2 } }, views: undefined } },
        `${TWO}, views error`,
      ],
    ]),
  )('%s', (_title, run) => run());
});

describe('a list with a filter, a search, rows that open and another list of the same choice', () => {
  const chosen = (status: string) => ({
    type: 'list.chosen',
    choice: { filters: { status }, span: 'days30', days: NO_DAYS, typed: NO_DAYS },
  });
  const inThai = { ...all, language: 'TH' };
  it.each(
    modelTests(searchedListFlow, [
      ...pages(inThai, {}),
      size(inThai, { tells: [{ type: 'list.sized', size: '50' }] }),
      [
        '[LANG-06] open, page.language -> open.loading',
        { calls: { fetchPage: { request: { ...all, page: 2, language: 'EN' } } }, sets: { language: 'EN' } },
        `${TWO}, page.language`,
      ],
      [
        'open, list.filter [isOtherValue] -> open.loading',
        {
          calls: { fetchPage: { request: { ...inThai, filters: { status: 'paid' } } } },
          tells: [chosen('paid')],
          sets: { filters: { status: 'paid' }, part: null, page: 1 },
        },
        `${TWO}, list.filter`,
      ],
      ['open, list.type -> (stays)', { sets: { typedSearch: 'mali' } }],
      [
        'open, list.search -> open.loading',
        {
          calls: { fetchPage: { request: { ...inThai, search: 'mali' } } },
          tells: [chosen('all')],
          sets: { search: 'mali', part: null, page: 1 },
        },
        `${TWO}, list.type, list.search`,
      ],
      ['open, list.open [isRow] -> (stays)', { tells: [{ type: 'list.opened', id: 'r1' }] }],
      ['[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] open.loading, error fetchPage [isSwitchedOff] -> switchedOff', {}],
    ]),
  )('%s', (_title, run) => run());
});

describe('a list with nothing but its pages', () => {
  const first = { filters: {}, ...anyDay };
  it.each(modelTests(bareListFlow, [...pages(first, {}), size(first), ENGLISH]))('%s', (_title, run) => run());
});

describe('a list with all rows on one page, and a call for each kind', () => {
  const request = { filters: { kind: 'daily' }, ...anyDay };
  const again = { calls: { fetchPage: { kind: 'daily', request } } };
  it.each(
    modelTests(wholeListFlow, [
      ['start', again],
      [
        'open, list.filter [isOtherValue] -> open.loading',
        {
          calls: { fetchPage: { kind: 'hourly', request: { ...request, filters: { kind: 'hourly' } } } },
          sets: { filters: { kind: 'hourly' }, part: null },
        },
        'start, fetchPage done 1, list.filter',
      ],
      ENGLISH,
      ['open.loading, done fetchPage [isEmpty] -> open.empty', { sets: { part: NONE } }],
      ['open.loading, done fetchPage -> open.shown', { sets: { part: ROWS } }],
      ['[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] open.loading, error fetchPage [isSwitchedOff] -> switchedOff', {}],
      ['open.loading, error fetchPage -> open.failed', { sets: { failure: { kind: 'offline' } } }],
      ['open.shown, list.refresh -> open.loading', again],
      ['open.empty, list.refresh -> open.loading', again],
      ['open.failed, list.refresh -> open.loading', { ...again, sets: { failure: null } }],
    ]),
  )('%s', (_title, run) => run());
});
