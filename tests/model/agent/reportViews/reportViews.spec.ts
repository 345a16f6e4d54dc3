import { expect } from 'vitest';
import { reportViewsContract } from '../../../../src/api/contract/agent/reportViews.ts';
import { createReportViewsMachine } from '../../../../src/machines/agent/reportViews/reportViews.machine.ts';
import { refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const NO_DAYS = { from: '', to: '' };
const shown = { filters: { scope: 'line' }, search: 'mali', span: 'week', days: NO_DAYS } as const;
const direct = { filters: { scope: 'direct' }, search: '', span: 'month', days: NO_DAYS, hidden: ['net'] } as const;
const viewOf = (isDefault: boolean) => ({
  ...{ id: 'v1', name: 'Direct', isDefault },
  choice: { ...direct, hidden: [...direct.hidden] },
});
/** What is shown without the name of it and the columns. */
const directView = { filters: { scope: 'direct' }, search: '', span: 'month', days: NO_DAYS };

/** As many views as there can be: another one called Payers, and more. */
const full = [
  viewOf(true),
  ...Array.from({ length: 19 }, (_, at) => ({
    ...viewOf(false),
    ...{ id: `v${at + 2}`, name: at === 0 ? 'Payers' : `More ${at}` },
  })),
];
const longest = 'x'.repeat(40);

const machine = createReportViewsMachine({ id: 'teamProfitViews', report: 'teamProfit' });

export const reportViewsFlow: Flow<typeof machine> = {
  machine: () => machine,
  inputs: [undefined],
  cases: {
    'reportViews.keep': [{ view: shown }],
    'reportViews.pick': [{ id: 'v1' }, { id: '' }, { id: 'of-somebody-else' }],
    'reportViews.rename': [{}],
    'reportViews.type': [longest, ` ${longest}x`, ' ', 'Payers', 'Direct'].map((value) => ({ value })),
    'reportViews.submit': [{}],
    'reportViews.cancel': [{}],
    'reportViews.remove': [{}],
    'reportViews.makeDefault': [{}],
    'reportViews.column': [{ name: 'net' }],
    'reportViews.retry': [{}],
  },
  eachCounts: ['reportViews.column'],
  outcomes: {
    fetchViews: [
      done({ list: [] }),
      done({ list: [viewOf(false)] }),
      done({ list: full }),
      ...wireFailures(reportViewsContract.list).slice(0, 1),
    ],
    changeViews: [
      done({ list: [] }),
      done({ list: [viewOf(false)] }),
      refuses(reportViewsContract.change, 'LIMIT_REACHED'),
      refuses(reportViewsContract.change, 'INVALID_FIELDS', { fields: ['name'] }),
    ],
  },
  project: ({ views, chosen, hidden, kept, name, tried, change, failure }) => [
    [views.length, views[0]?.isDefault],
    chosen,
    hidden,
    kept !== null,
    name,
    tried,
    change?.do,
    failure?.kind === 'refused' ? failure.code : failure?.kind,
  ],
  invariants: {
    'shows a saved view or none, and nothing else': ({ fresh }) => {
      for (const effect of fresh)
        expect([
          { told: { type: 'list.takeView', view: directView } },
          { told: { type: 'list.takeView', view: null } },
        ]).toContainEqual(effect);
    },
    'sends no name that is empty, too long, taken or one too many': ({ pending, snapshot: { context } }) => {
      const { request } = (pending.changeViews ?? {}) as { readonly request?: { do: string; name?: string } };
      if (request?.name === undefined) return;
      const { views, chosen } = context;
      expect([longest, ...(views.length === 20 ? [] : ['Payers']), 'Direct']).toContain(request.name);
      if (request.name === 'Direct' && views.length > 0) expect(chosen).toBe('v1');
      if (request.do === 'keep' && views.length === 20) expect(request.name).toBe('Direct');
    },
    'chooses only a view that there is': ({ snapshot: { context } }) =>
      expect(context.chosen === null || context.views.some(({ id }) => id === context.chosen)).toBe(true),
  },
  expectations: {
    loading: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchViews: { request: { report: 'teamProfit' } } }, true]),
    failed: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    ready: ({ pending, snapshot }) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
    naming: ({ pending, snapshot }) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
    // Nothing is deleted before the answer.
    confirming: ({ pending, snapshot: { context } }) => expect([pending, context.chosen]).toEqual([{}, 'v1']),
    saving: ({ pending, snapshot: { context } }) => {
      const { chosen, name, views } = context;
      const report = 'teamProfit';
      const requests = [
        { do: 'remove', report, id: chosen },
        { do: 'makeDefault', report, id: chosen, isDefault: views[0]?.isDefault !== true },
        { do: 'rename', report, id: chosen, name: name.trim() },
        // Columns that are chosen while it is saved are not saved.
        { do: 'keep', report, name: name.trim(), choice: { ...shown, hidden: [] } },
        { do: 'keep', report, name: name.trim(), choice: { ...shown, hidden: ['net'] } },
      ];
      expect(Object.keys(pending)).toEqual(['changeViews']);
      expect(requests).toContainEqual((pending.changeViews as { readonly request: object }).request);
    },
  },
};

export { direct, full, shown, viewOf };
