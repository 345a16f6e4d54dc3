import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { StatementRow } from '../../src/api/contract/statement.ts';
import { kindWords } from './kindWords.ts';

const heads: Readonly<Record<LanguageCode, readonly string[]>> = {
  EN: ['Time (GMT+8)', 'Number', 'What', 'Other wallet', 'Amount (P)', 'Balance (P)'],
  TH: ['เวลา (GMT+8)', 'เลขที่', 'รายการ', 'อีกกระเป๋า', 'จำนวน (P)', 'ยอดคงเหลือ (P)'],
};

/** UTF-8 byte order mark, without which spreadsheets garble Thai. */
const BYTE_ORDER_MARK = '\uFEFF';
const ZONE_MS = 8 * 60 * 60_000;

/** Movements as CSV (RFC 4180): amounts exact to 1/10,000, and formulas escaped. */
export const statementCsv = (rows: readonly StatementRow[], language: LanguageCode): string =>
  BYTE_ORDER_MARK +
  [heads[language], ...rows.map((row) => cellsOf(row, language))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');

const cellsOf = ({ at, id, kind, other, amount, balance }: StatementRow, language: LanguageCode): readonly string[] => [
  new Date(at + ZONE_MS).toISOString().slice(0, 19).replace('T', ' '),
  id,
  kindWords[language][kind],
  other ?? '',
  exact(amount),
  exact(balance),
];

const exact = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(5, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

/** Escapes cells that a spreadsheet would run as a formula, except numbers. */
const quoted = (cell: string): string => {
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?\d+\.\d+$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
