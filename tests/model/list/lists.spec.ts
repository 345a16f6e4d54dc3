import { agreementContract } from '../../../src/api/contract/agent/agreement.ts';
import { billContract } from '../../../src/api/contract/agent/bill.ts';
import { pointsContract } from '../../../src/api/contract/member/points.ts';
import { betContract } from '../../../src/api/contract/play/bet.ts';
import { createReportViewsMachine } from '../../../src/machines/agent/reportViews/reportViews.machine.ts';
import { createListMachine } from '../../../src/machines/list/list.machine.ts';
import type { Filters, ListQuery } from '../../../src/machines/list/list.rules.ts';
import { createListFileMachine } from '../../../src/machines/list/listFile.machine.ts';
import { type ListSpec, listFlow } from './listFlow.ts';

/** The query itself, so that a line shows all of it; without the language, where the answer has no texts. */
const asIs = ({ language: _language, ...query }: ListQuery<Filters>) => query as never;
const inLanguage = (query: ListQuery<Filters>) => query as never;
const asked: ListSpec['request'] = ({ from, to, language: _language, ...shown }) => ({ ...shown, range: { from, to } });
const filters = { status: ['all', 'paid'] } as const;
const rows = {
  some: {
    list: [
      { id: 'r1', name: 'First' },
      { id: 'r2', name: 'Second' },
    ],
    count: 12,
  },
  none: { list: [], count: 0 },
};

export const rowFileMachine = createListFileMachine({ id: 'rowFile', endpoint: betContract.file, request: asIs });
const views = createReportViewsMachine({ id: 'rowViews', report: 'teamBets' });

/** With dates and a file. */
export const datedListSpec: ListSpec = {
  ...{ ...rows, endpoint: betContract.list, range: true, shifts: true, exports: rowFileMachine },
  machine: createListMachine({
    ...{ id: 'datedList', endpoint: betContract.list, request: asIs, filters: {}, span: 'days30', shifts: true },
    exports: rowFileMachine,
  }),
  request: asked,
};
export const datedListFlow = listFlow(datedListSpec);

/** With a filter, a search, a file and saved views. */
export const reportListSpec: ListSpec = {
  ...{ ...rows, endpoint: betContract.list, filters: { status: 'paid' }, search: true, exports: rowFileMachine, views },
  machine: createListMachine({
    ...{
      id: 'reportList',
      endpoint: betContract.list,
      request: asIs,
      filters,
      search: true,
      exports: rowFileMachine,
      views,
    },
  }),
  request: asked,
};
export const reportListFlow = listFlow(reportListSpec);

/** With a search, rows that open, texts in a language and a second list that has the same choice. */
export const searchedListSpec: ListSpec = {
  ...{ ...rows, endpoint: billContract.list, filters: { status: 'paid' }, search: true, opens: true },
  ...{ shared: true, translated: true },
  machine: createListMachine({
    ...{ id: 'searchedList', endpoint: billContract.list, request: inLanguage, filters, search: true, opens: true },
    ...{ shared: true, translated: true },
  }),
  request: ({ from, to, ...shown }) => ({ ...shown, range: { from, to } }),
};
export const searchedListFlow = listFlow(searchedListSpec);

/** With nothing but its pages. */
export const bareListSpec: ListSpec = {
  ...{ ...rows, endpoint: pointsContract.list },
  machine: createListMachine({ id: 'bareList', endpoint: pointsContract.list, request: asIs, filters: {} }),
  request: asked,
};
export const bareListFlow = listFlow(bareListSpec);

const { dailyList, hourlyList } = agreementContract;

/** With all rows on one page, and a call for each kind. */
export const wholeListSpec: ListSpec = {
  ...{ ...rows, endpoint: dailyList, filters: { kind: 'hourly' }, calls: 'kind', whole: true },
  machine: createListMachine({
    ...{ id: 'wholeList', endpoint: dailyList, request: asIs, filters: { kind: ['daily', 'hourly'] }, whole: true },
    calls: { filter: 'kind', endpoints: { daily: dailyList, hourly: hourlyList } },
  }),
  request: asked,
};
export const wholeListFlow = listFlow(wholeListSpec);
