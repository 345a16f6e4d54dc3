// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { withdrawalContract } from '../../../../src/api/contract/money/withdraw.ts';
import { receiptMachine } from '../../../../src/machines/money/receipt/receipt.machine.ts';
import { withdrawMachine } from '../../../../src/machines/money/withdraw/withdraw.machine.ts';
import {
  withdrawalListMachine,
  withdrawalRecordMachine,
} from '../../../../src/machines/money/withdraw/withdrawalRecord.machine.ts';
import { withdrawPageMachine } from '../../../../src/machines/money/withdraw/withdrawPage.machine.ts';
import { WithdrawalList } from '../../../../src/ui/money/withdraw/WithdrawalList.tsx';
import { WithdrawalRecord } from '../../../../src/ui/money/withdraw/WithdrawalRecord.tsx';
import { WithdrawPage } from '../../../../src/ui/money/withdraw/WithdrawPage.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import { formRecordContract } from '../../list/formRecordContract.tsx';
import { choose, dayStart, listContract } from '../../list/listContract.tsx';
import { listDetailContract } from '../../list/listDetailContract.tsx';
import { press } from '../../onScreen.tsx';
import { accountList, awaitingRow, offer } from './withdraw.spec.ts';

const received = { ...awaitingRow, id: 'w2', reference: 'W-8M4N-A3RG', status: 'received' };
const some = { list: [awaitingRow, received], count: 12 };
const failed = 'The withdrawals could not be loaded';

describe('[WALLET-03] the list of withdrawals', () => {
  it.each(
    listContract({
      machine: withdrawalListMachine,
      endpoint: withdrawalContract.list,
      view: (actor) => <WithdrawalList actor={actor} />,
      first: {
        ...{ from: dayStart(10, 24), to: dayStart(11, 23), group: 'all', page: 1, pageSize: '10', language: 'TH' },
      },
      changes: [
        [() => choose('Status', 'In progress'), { group: 'underway' }],
        [() => choose('Status', 'Rejected or failed'), { group: 'failed' }],
        [() => press('Last 7 days'), { from: dayStart(11, 16) }],
      ],
      some,
      none: { list: [], count: 0 },
      rows: [
        'River Bank •••• 4471 | 15/06/2025 23:06 · W-7K3M-92QF | P 500.00 | Awaiting your confirmation',
        'River Bank •••• 4471 | 15/06/2025 23:06 · W-8M4N-A3RG | P 500.00 | Received',
      ],
      empty: ['No withdrawals', 'Choose other dates or another status to see more.'],
      failed,
      opens: 'w1',
    }),
  )('%s', (_title, run) => run());
});

describe('[WD-01] the withdrawals', () => {
  it.each(
    listDetailContract({
      machine: withdrawalRecordMachine,
      view: (actor) => <WithdrawalRecord actor={actor} />,
      list: withdrawalListMachine,
      detail: receiptMachine,
      some,
      opens: [
        'Received',
        { id: 'w2', language: 'TH', keySeed: 'seed-1' },
        { id: 'w2', language: 'TH', keySeed: 'seed-2' },
      ],
      back: 'All withdrawals',
      failed,
    }),
  )('%s', (_title, run) => run());
});

const typing = {
  language: 'EN',
  requestLanguage: 'EN',
  keySeed: 'seed',
  keyIndex: 0,
  quote: offer,
  accounts: accountList,
  method: 'BANK',
  account: 'a1',
  typed: '',
  paymentPassword: '',
  tried: false,
  failure: null,
} as const;

describe('[WALLET-03] [MEMBER-08] the withdrawal page', () => {
  it.each(
    formRecordContract({
      machine: withdrawPageMachine,
      view: (actor) => <WithdrawPage actor={actor} />,
      form: frozenMachine(withdrawMachine, 'choosing', typing),
      record: withdrawalRecordMachine,
      list: withdrawalListMachine,
      formFailed: 'The withdrawal page could not be loaded',
      recordFailed: failed,
    }),
  )('%s', (_title, run) => run());
});
