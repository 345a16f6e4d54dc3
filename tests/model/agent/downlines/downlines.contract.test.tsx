// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { lineTransferContract } from '../../../../src/api/contract/agent/lineTransfer.ts';
import { downlineListMachine } from '../../../../src/machines/agent/downlines/downlineList.machine.ts';
import { downlinesMachine } from '../../../../src/machines/agent/downlines/downlines.machine.ts';
import { lineTransferMachine } from '../../../../src/machines/agent/lineTransfer/lineTransfer.machine.ts';
import { DownlineList, DownlinesPage } from '../../../../src/ui/agent/lineTransfer/DownlinesPage.tsx';
import { listContract, searchFor } from '../../list/listContract.tsx';
import { listDetailContract } from '../../list/listDetailContract.tsx';

const some = {
  list: [
    { id: 'd1', username: 'agent2', nickname: 'Boonmee' },
    { id: 'd2', username: 'somchai', nickname: 'Somchai' },
  ],
  count: 21,
};

describe('[WALLET-06] the list of downlines', () => {
  it.each(
    listContract({
      machine: downlineListMachine,
      endpoint: lineTransferContract.downlines,
      view: (actor) => <DownlineList actor={actor} />,
      first: { search: '', page: 1, pageSize: '20' },
      changes: [[() => searchFor('Username or nickname', '  boon '), { search: 'boon' }]],
      some,
      none: { list: [], count: 0 },
      rows: ['Boonmee | agent2', 'Somchai | somchai'],
      empty: ['No downlines', 'You have no downlines yet.'],
      failed: 'Your downlines could not be loaded',
      opens: 'd1',
    }),
  )('%s', (_title, run) => run());
});

describe('[WALLET-06] the downlines to transfer to', () => {
  it.each(
    listDetailContract({
      machine: downlinesMachine,
      view: (actor) => <DownlinesPage actor={actor} />,
      list: downlineListMachine,
      detail: lineTransferMachine,
      some,
      opens: ['Boonmee', { to: 'd1', keySeed: 'seed-1' }, { to: 'd1', keySeed: 'seed-2' }],
      back: 'All downlines',
      failed: 'Your downlines could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
