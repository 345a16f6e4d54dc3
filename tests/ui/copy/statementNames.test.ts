import { expect, it } from 'vitest';
import { statementEn } from '../../../src/ui/copy/statement.en.ts';
import { statementTh } from '../../../src/ui/copy/statement.th.ts';

it.each([statementEn, statementTh])(
  '[WALLET-07] names the first credit of an account apart from the opening balance of a period',
  ({ kind_opening, statement_opening }) => {
    expect(kind_opening).not.toBe(statement_opening);
    expect(kind_opening).not.toMatch(/opening|ยอดยกมา/i);
  },
);
