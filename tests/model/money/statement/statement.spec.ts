import { expect } from 'vitest';
import { fundsContract } from '../../../../src/api/contract/money/funds.ts';
import { statementMachine } from '../../../../src/machines/money/statement/statement.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { wallets } = fundsContract;
const P = 10_000;

export const walletList = [
  { code: 'main', name: 'Main wallet', balance: 100 * P },
  { code: 'RIVER', name: 'River Games', balance: 40 * P },
];

const offered = { wallet: ['main', 'RIVER'] };
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
