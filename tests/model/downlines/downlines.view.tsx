import { lineTransferMachine } from '../../../src/machines/lineTransfer/lineTransfer.machine.ts';
import { DownlineList, DownlinesPage } from '../../../src/ui/lineTransfer/DownlinesPage.tsx';
import { listDetailView } from '../list/listDetailView.tsx';
import { listView } from '../list/listView.tsx';
import { buttonCalled, fieldCalled } from '../onScreen.tsx';
import { downlineListFlow, downlineListSpec } from './downlines.spec.ts';

const SEARCH = 'Username or nickname';

export const downlineListView = listView(downlineListSpec, {
  view: (actor) => <DownlineList actor={actor} />,
  searchLabel: SEARCH,
  rows: ['Boonmeeagent2', 'Somchaisomchai'],
  emptyTitle: 'No downlines',
  emptyText: (search) => (search === '' ? 'You have no downlines yet.' : `No downlines match “${search}”.`),
  failedTitle: 'Your downlines could not be loaded',
});

export const downlinesView = listDetailView({
  view: (actor) => <DownlinesPage actor={actor} />,
  list: downlineListFlow,
  detail: () => lineTransferMachine,
  isList: () => fieldCalled(SEARCH) !== null,
  isDetail: () => buttonCalled('All downlines') !== null,
  failedTitle: 'Your downlines could not be loaded',
});
