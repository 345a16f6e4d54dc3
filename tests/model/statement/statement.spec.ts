import { expect } from 'vitest';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { type MovementKind, statementContract } from '../../../src/api/contract/statement.ts';
import { creditReportMachine } from '../../../src/machines/statement/creditReport.machine.ts';
import { movementFileMachine, movementListMachine } from '../../../src/machines/statement/movementList.machine.ts';
import { statementMachine } from '../../../src/machines/statement/statement.machine.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { listFileFlow, RANGE } from '../list/listFileFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const { wallets } = fundsContract;
const { page, file, creditReport } = statementContract;
const P = 10_000;

export const walletList = [
  { code: 'main', name: 'Main wallet', balance: 100 * P },
  { code: 'RIVER', name: 'River Games', balance: 40 * P },
];

/** 22/11/2026 18:30 GMT+8. */
const AT = Date.UTC(2026, 10, 22, 10, 30);
const row = (id: string, kind: MovementKind, amount: number, balance: number, other: string | null) => ({
  id,
  at: AT,
  kind,
  amount: amount * P,
  balance: balance * P,
  other,
});
const someRows = {
  list: [row('b/1', 'vendorIn', -40, 100, 'RIVER'), row('a/1', 'deposit', 90, 140, null)],
  count: 12,
  opening: 50 * P,
  closing: 100 * P,
};
const noRows = { list: [], count: 0, opening: 100 * P, closing: 100 * P };
const someReport = {
  list: [
    { id: 'bonus' as const, count: 1, in: 2 * P, out: 0 },
    { id: 'vendorIn' as const, count: 2, in: 0, out: 40 * P },
  ],
  count: 2,
  opening: 50 * P,
  closing: 100 * P,
};

const offered = { wallet: ['main', 'RIVER'] };
const BONUSES =
  'bonus,trial,promoWin,promotionPaid,referralReward,referralShare,checkIn,wheelPrize,envelopePrize,eggPrize,rebate,cashBack,missionReward,boardPrize,pointsConverted';
const KINDS = { all: '', bonuses: BONUSES } as const;
const shared = {
  filters: { kinds: 'bonuses', wallet: 'RIVER' },
  range: true,
  shared: true,
  input: { offered },
} as const;

export const movementListSpec: ListSpec = {
  ...shared,
  machine: movementListMachine,
  endpoint: page,
  some: page.value.parse(someRows),
  none: page.value.parse(noRows),
  exports: movementFileMachine,
  translated: true,
  request: ({ from, to, filters, page: number, pageSize, language }) => ({
    ...{ from, to, wallet: filters.wallet, kinds: KINDS[filters.kinds as keyof typeof KINDS] },
    ...{ page: number, pageSize, language },
  }),
};
export const movementListFlow = listFlow(movementListSpec);

export const movementFileFlow = listFileFlow({
  machine: movementFileMachine,
  endpoint: file,
  filters: { kinds: 'bonuses', wallet: 'RIVER' },
  request: { ...RANGE, wallet: 'RIVER', kinds: BONUSES, language: 'TH' },
});

export const creditReportSpec: ListSpec = {
  ...shared,
  machine: creditReportMachine,
  endpoint: creditReport,
  some: creditReport.value.parse(someReport),
  none: creditReport.value.parse(noRows),
  whole: true,
  request: ({ from, to, filters }) => ({
    ...{ from, to, wallet: filters.wallet, kinds: KINDS[filters.kinds as keyof typeof KINDS] },
  }),
};
export const creditReportFlow = listFlow(creditReportSpec);

const filters = { kinds: 'bonuses', wallet: 'RIVER' };
const days = { from: '2026-11-01', to: '2026-11-02' };
export const choice = { filters, span: 'own', days, typed: days } as const;

export const statementFlow: Flow<typeof statementMachine> = {
  machine: () => statementMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'statement.retry': [{}],
    'statement.showReport': [{}],
    'statement.showMovements': [{}],
    'list.chosen': [{ choice }],
    'list.sized': [{ size: '50' }],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'list.chosen', 'list.sized'],
  walks: ['start, fetchWallets done, list.chosen, statement.showMovements', 'start, fetchWallets error, list.chosen'],
  outcomes: {
    fetchWallets: [answers(wallets, { list: walletList }), ...wireFailures(wallets).slice(0, 1)],
    movements: [defect],
    report: [defect],
  },
  project: ({ failure, wallets: known, choice: chosen, language }) => [
    language,
    chosen.span,
    known.length,
    failure?.kind,
  ],
  invariants: {
    'a list begins with the choice of the other': ({ pending, snapshot: { context } }) => {
      const input = pending.movements ?? pending.report;
      if (input) expect(input).toMatchObject({ offered });
      if (context.choice.span) expect(context.choice).toMatchObject(choice);
    },
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ fetchWallets: { request: { isSingle: '0', language: context.language } } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'statement.retry' })]).toEqual([{}, true]),
    'open.movements': ({ pending }) => expect(Object.keys(pending)).toEqual(['movements']),
    'open.report': ({ pending }) => expect(Object.keys(pending)).toEqual(['report']),
  },
};
