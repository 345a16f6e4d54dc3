// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { statementContract } from '../../../../src/api/contract/money/statement.ts';
import { creditReportMachine } from '../../../../src/machines/money/statement/creditReport.machine.ts';
import {
  movementFileMachine,
  movementListMachine,
} from '../../../../src/machines/money/statement/movementList.machine.ts';
import { CreditReport } from '../../../../src/ui/money/statement/CreditReport.tsx';
import { MovementList } from '../../../../src/ui/money/statement/MovementList.tsx';
import { choose, dayStart, listContract } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';
import { walletList } from './statement.spec.ts';

const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const at = Date.UTC(2026, 10, 22, 10, 30);
const BONUSES =
  'bonus,trial,promoWin,promotionPaid,referralReward,referralShare,checkIn,wheelPrize,envelopePrize,eggPrize,rebate,cashBack,missionReward,boardPrize,pointsConverted';
const first = { from: dayStart(11, 16), to: dayStart(11, 23), wallet: 'main', kinds: '' };
const shared = {
  input: { offered: { wallet: ['main', 'RIVER'] } },
  changes: [
    [() => choose('Type', 'Bonuses'), { kinds: BONUSES }],
    [() => choose('Wallet', 'River Games'), { wallet: 'RIVER' }],
    [() => press('This month'), { from: dayStart(11, 1) }],
  ],
  none: { list: [], count: 0, opening: 100 * P, closing: 100 * P },
  sums: ['Opening balance: P 50.00', 'Closing balance: P 100.00'],
  empty: ['No transactions', 'Nothing matches this type, wallet and period.'],
} as const;

describe('[MEMBER-11] [API-60] the list of movements', () => {
  it.each(
    listContract({
      ...shared,
      machine: movementListMachine,
      endpoint: statementContract.page,
      view: (actor) => <MovementList actor={actor} wallets={walletList} />,
      first: { ...first, page: 1, pageSize: '10', language: 'TH' },
      some: {
        list: [
          { id: 'b/1', at, kind: 'vendorIn', amount: -40 * P, balance: 100 * P, other: 'RIVER' },
          { id: 'a/1', at: at - 60_000, kind: 'deposit', amount: 90 * P, balance: 140 * P, other: null },
        ],
        ...{ count: 12, opening: 50 * P, closing: 100 * P },
      },
      rows: [
        'Time (GMT+8): 22/11/2026 18:30; Transaction: To vendor · River Games; Amount: −P 40.00; Balance: P 100.00',
        'Time (GMT+8): 22/11/2026 18:29; Transaction: Deposit; Amount: +P 90.00; Balance: P 140.00',
      ],
      failed: 'The account record could not be loaded',
      file: [movementFileMachine, { ...first, language: 'TH' }],
    }),
  )('%s', (_title, run) => run());
});

describe('[WALLET-10] the credit report', () => {
  it.each(
    listContract({
      ...shared,
      machine: creditReportMachine,
      endpoint: statementContract.creditReport,
      view: (actor) => <CreditReport actor={actor} wallets={walletList} />,
      first,
      some: {
        list: [
          { id: 'bonus', count: 1, in: 2 * P, out: 0 },
          { id: 'vendorIn', count: 2, in: 0, out: 40 * P },
        ],
        ...{ count: 2, opening: 50 * P, closing: 100 * P },
      },
      rows: ['Type: Bonus; Count: 1; In: +P 2.00; Out: P 0.00', 'Type: To vendor; Count: 2; In: P 0.00; Out: −P 40.00'],
      failed: 'The credit report could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
