import type { PageSize } from '../../api/contract/paging.ts';
import type { DaysShift, SpanChoice } from './dateRange.ts';
import type { ListView } from './list.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
/** What a reload does first: the day may have changed. */
export const reload = ['readToday', 'setDays', 'forgetFailure'] as const;
/** Loads another query from its first page. */
export const again = { target: '.loading' } as const;
export const none = {} as const;

const RESTARTS = { file: 'restartFile', views: 'restartViews' } as const;

/** What runs beside the pages: where it breaks, it begins again, and nothing else does. */
export const beside = <Part extends 'file' | 'views'>(part: Part) => ({
  id: part,
  src: part,
  onError: { ...again, actions: [RESTARTS[part], 'forgetFailure' as const] },
});

/** What follows a change of the choice. */
type Tell = readonly ('tellChosen' | 'discardFile')[];

/** Another value of a filter. */
export const byFilter = (tell: Tell) =>
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
export const byRange = (tell: Tell) =>
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
export const byShift = (tell: Tell) =>
  ({
    'list.shift': {
      ...again,
      guard: { type: 'canShift', params: payload<{ readonly by: DaysShift }> },
      actions: [{ type: 'shiftDays', params: payload<{ readonly by: DaysShift }> }, ...tell],
    },
  }) as const;

/** Another search. */
export const bySearch = (tell: Tell) =>
  ({
    'list.type': { actions: { type: 'typeSearch', params: payload<{ readonly value: string }> } },
    'list.search': { ...again, actions: ['setSearch', ...tell] },
  }) as const;

/** A row opens. */
export const byRow = {
  'list.open': {
    guard: { type: 'isRow', params: payload<{ readonly id: string }> },
    actions: { type: 'tellOpened', params: payload<{ readonly id: string }> },
  },
} as const;

/** Another page, or more rows on it. */
export const byPage = (tell: readonly 'tellSized'[]) =>
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
export const byView = (tell: Tell) =>
  ({
    'list.keepView': { actions: 'offerView' },
    'list.takeView': {
      ...again,
      actions: [{ type: 'takeView', params: payload<{ readonly view: ListView | null }> }, ...reload, ...tell],
    },
  }) as const;

/** All rows as a file. */
export const byExport = { 'list.export': { guard: 'hasRows', actions: 'fetchFile' } } as const;
