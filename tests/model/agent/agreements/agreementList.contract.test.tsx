// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { agreementContract } from '../../../../src/api/contract/agent/agreement.ts';
import { agreementListMachine } from '../../../../src/machines/agent/agreements/agreementList.machine.ts';
import { AgreementList } from '../../../../src/ui/agent/agreements/AgreementList.tsx';
import { choose, listContract } from '../../list/listContract.tsx';
import { given } from './agreements.data.ts';

describe('[API-50] [API-51] [API-52] [API-53] [CONTRACT-07] the list of agreements', () => {
  it.each(
    listContract({
      machine: agreementListMachine,
      endpoint: agreementContract.dividendList,
      view: (actor) => <AgreementList actor={actor} emptyText="None of this type." />,
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
