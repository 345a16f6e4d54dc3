import { ReportPage } from '../../../src/ui/agent/agentReports/ReportPage.tsx';
import { ListPage } from '../../../src/ui/list/ListPage.tsx';
import type { ListActor } from '../../../src/ui/list/listState.ts';
import { bareListSpec, datedListSpec, reportListSpec, searchedListSpec, wholeListSpec } from './lists.spec.ts';
import { listView } from './listView.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}
type Actor = ListActor<{ readonly list: readonly Row[]; readonly count: number }>;

const texts = { label: 'Rows', emptyTitle: 'No rows', emptyText: 'Nothing matches.', failedTitle: 'No rows came' };
const rows = (list: readonly Row[], actor: Actor) => (
  <ul>
    {list.map(({ id, name }) => (
      <li key={id}>
        <button type="button" onClick={() => actor.send({ type: 'list.open', id })}>
          {name}
        </button>
      </li>
    ))}
  </ul>
);
const plainRows = (list: readonly Row[]) => (
  <ul>
    {list.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);
const statuses = [
  { id: 'all', label: 'All' },
  { id: 'paid', label: 'Paid' },
];
const kinds = [
  { id: 'daily', label: 'Daily' },
  { id: 'hourly', label: 'Hourly' },
];
const looks = { rows: ['First', 'Second'], emptyTitle: 'No rows', failedTitle: 'No rows came' };

export const datedListView = listView(datedListSpec, {
  ...looks,
  view: (actor: Actor) => <ListPage {...texts} actor={actor} rows={plainRows} shifts />,
});

export const reportListView = listView(reportListSpec, {
  ...looks,
  view: (actor: Actor) => (
    <ReportPage
      {...texts}
      actor={actor}
      columns={[{ label: 'Name', cell: ({ name }: Row) => name }]}
      filters={[{ name: 'status', as: 'select', label: 'Status', options: statuses }]}
      searchLabel="Account"
      sums={({ count }) => [['Rows', count]]}
    />
  ),
  filters: { status: { label: 'Status' } },
  searchLabel: 'Account',
  sums: ['Rows12'],
});

export const searchedListView = listView(searchedListSpec, {
  ...looks,
  view: (actor: Actor) => (
    <ListPage
      {...texts}
      actor={actor}
      emptyText={(search) => (search === '' ? 'Nothing matches.' : `No row is called ${search}.`)}
      rows={rows}
      filters={[{ name: 'status', as: 'chips', label: 'Status', options: statuses }]}
      searchLabel="Account"
    />
  ),
  filters: { status: { label: 'Status', chips: { all: 'All', paid: 'Paid' } } },
  searchLabel: 'Account',
  emptyText: (search) => (search === '' ? 'Nothing matches.' : `No row is called ${search}.`),
});

export const bareListView = listView(bareListSpec, {
  ...looks,
  view: (actor: Actor) => <ListPage {...texts} actor={actor} rows={plainRows} />,
});

export const wholeListView = listView(wholeListSpec, {
  ...looks,
  view: (actor: Actor) => (
    <ListPage
      {...texts}
      actor={actor}
      rows={plainRows}
      filters={[{ name: 'kind', as: 'tabs', label: 'Kind', options: kinds }]}
      whole
    />
  ),
  filters: { kind: { label: 'Kind', tabs: { daily: 'Daily', hourly: 'Hourly' } } },
});
