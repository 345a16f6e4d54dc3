// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { depositContract } from '../../../../src/api/contract/money/deposit.ts';
import { depositMachine } from '../../../../src/machines/money/deposit/deposit.machine.ts';
import { initialContext } from '../../../../src/machines/money/deposit/deposit.rules.ts';
import { depositPageMachine } from '../../../../src/machines/money/deposit/depositPage.machine.ts';
import {
  depositListMachine,
  depositRecordMachine,
} from '../../../../src/machines/money/deposit/depositRecord.machine.ts';
import { depositDetailMachine } from '../../../../src/machines/money/depositDetail/depositDetail.machine.ts';
import { DepositList } from '../../../../src/ui/money/deposit/DepositList.tsx';
import { DepositPage } from '../../../../src/ui/money/deposit/DepositPage.tsx';
import { DepositRecord } from '../../../../src/ui/money/deposit/DepositRecord.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import { createHarness } from '../../kit/harness.ts';
import { formRecordContract } from '../../list/formRecordContract.tsx';
import { choose, dayStart, listContract } from '../../list/listContract.tsx';
import { listDetailContract } from '../../list/listDetailContract.tsx';
import { press } from '../../onScreen.tsx';
import { standing } from '../depositDetail/depositDetail.spec.ts';
import { methods, row } from './deposit.spec.ts';

const paid = { ...row, id: 'd2', reference: 'D-8M4N-A3RG', status: 'paid', paidAt: row.createdAt + 120_000 };
const some = { list: [row, paid], count: 12 };
const failed = 'The deposits could not be loaded';

describe('[WALLET-02] the list of deposits', () => {
  it.each(
    listContract({
      machine: depositListMachine,
      endpoint: depositContract.list,
      view: (actor) => <DepositList actor={actor} />,
      first: {
        ...{ from: dayStart(10, 24), to: dayStart(11, 23), group: 'all', page: 1, pageSize: '10', language: 'TH' },
      },
      changes: [
        [() => choose('Status', 'Awaiting payment'), { group: 'open' }],
        [() => choose('Status', 'Failed or expired'), { group: 'failed' }],
        [() => press('Last 7 days'), { from: dayStart(11, 16) }],
      ],
      some,
      none: { list: [], count: 0 },
      rows: [
        'E-wallet | P 500.00 | 18/11/2026 19:06 · D-7K3M-92QF | Awaiting payment',
        'E-wallet | P 500.00 | 18/11/2026 19:06 · D-8M4N-A3RG | Paid',
      ],
      empty: ['No deposits', 'Choose other dates or another status to see more.'],
      failed,
      opens: row.id,
    }),
  )('%s', (_title, run) => run());
});

describe('[WALLET-02] the deposits', () => {
  it.each(
    listDetailContract({
      machine: depositRecordMachine,
      view: (actor) => <DepositRecord actor={actor} />,
      list: depositListMachine,
      detail: depositDetailMachine,
      some,
      opens: ['Paid', { id: 'd2', language: 'TH', detail: null }],
      back: 'All deposits',
      failed,
    }),
  )('%s', (_title, run) => run());

  it('shows a deposit just made as the server answered it', () => {
    const { actor, seen } = createHarness({ machine: () => depositRecordMachine } as never, {
      language: 'EN',
      keySeed: 'seed',
    });
    const { starting } = standing;
    actor.send({ type: 'list.opened', id: starting.id, known: starting } as never);
    expect(seen(0).pending.detail).toEqual({ id: starting.id, language: 'EN', detail: starting });
  });
});

const typing = { ...initialContext, methods, method: 'TRANSFER', language: 'EN', keySeed: 'seed' } as const;

describe('[WALLET-02] [MEMBER-07] the deposit page', () => {
  it.each(
    formRecordContract({
      machine: depositPageMachine,
      view: (actor) => <DepositPage actor={actor} />,
      form: frozenMachine(depositMachine, { ready: 'choosing' }, typing),
      record: depositRecordMachine,
      list: depositListMachine,
      formFailed: 'The deposit page could not be loaded',
      recordFailed: failed,
    }),
  )('%s', (_title, run) => run());
});
