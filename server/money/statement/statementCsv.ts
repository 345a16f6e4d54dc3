import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { StatementRow } from '../../../src/api/contract/money/statement.ts';
import { csvAmount, csvOf, csvTime } from '../../csv.ts';
import { kindWords } from './kindWords.ts';

const heads: Readonly<Record<LanguageCode, readonly string[]>> = {
  EN: ['Time (GMT+8)', 'Number', 'What', 'Other wallet', 'Amount (P)', 'Balance (P)'],
  TH: ['เวลา (GMT+8)', 'เลขที่', 'รายการ', 'อีกกระเป๋า', 'จำนวน (P)', 'ยอดคงเหลือ (P)'],
};

/** Movements as CSV. */
export const statementCsv = (rows: readonly StatementRow[], language: LanguageCode): string =>
  csvOf(
    heads[language],
    rows.map(({ at, id, kind, other, amount, balance }) => [
      csvTime(at),
      id,
      kindWords[language][kind],
      other ?? '',
      csvAmount(amount),
      csvAmount(balance),
    ]),
  );
