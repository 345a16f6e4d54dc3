// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { contractListMachine } from '../../../src/machines/contracts/contractList.machine.ts';
import { ContractList } from '../../../src/ui/contracts/ContractList.tsx';
import { choose, listContract } from '../list/listContract.tsx';
import { given } from './contracts.data.ts';

describe('[API-50] [API-51] [API-52] [API-53] [CONTRACT-07] the list of contracts', () => {
  it.each(
    listContract({
      machine: contractListMachine,
      endpoint: agentContractContract.dividendList,
      view: (actor) => <ContractList actor={actor} emptyText="None of this type." />,
      input: { offered: { side: ['downline', 'upline'], kind: ['dividend', 'daily', 'hourly', 'realTime'] } },
      kind: 'dividend',
      first: { as: 'downline', open: '1', page: 1, pageSize: '10' },
      changes: [
        [() => choose('Contract direction', 'To my downline'), { as: 'upline' }],
        [() => choose('Contract type', 'Daily wages'), {}, 'daily'],
        [() => choose('Contract type', 'Hourly salary'), {}, 'hourly'],
        [() => choose('Contract type', 'Real-time salary'), {}, 'realTime'],
        [() => choose('Status', 'All'), { open: '0' }],
      ],
      some: { list: [given], count: 12 },
      none: { list: [], count: 0 },
      rows: ['nok, version 3 | up to 1.25% · 22/11/2026 18:30 | Active'],
      empty: ['No contracts', 'None of this type.'],
      failed: 'The contracts could not be loaded',
      opens: '6d0cf8e2-0000-4000-8000-000000000002',
    }),
  )('%s', (_title, run) => run());
});
