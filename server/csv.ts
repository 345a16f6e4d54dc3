import { MAX_EXPORT_ROWS } from '../src/api/contract/paging.ts';

/** UTF-8 byte order mark, without which spreadsheets garble Thai. */
const BYTE_ORDER_MARK = '\uFEFF';
const ZONE_MS = 8 * 60 * 60_000;

/** CSV (RFC 4180) with a head; formulas are escaped. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/** An instant in GMT+8, such as `2026-11-25 18:30:00`. */
export const csvTime = (instant: number): string =>
  new Date(instant + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');

/** An amount in P, exact to 1/10,000. */
export const csvAmount = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(5, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The name of a file with the days of its range in GMT+8, such as `bets-2026-11-01-2026-11-25.csv`. */
export const csvName = (what: string, { from, to }: Range): string =>
  `${what}-${csvTime(from).slice(0, 10)}-${csvTime(Math.max(to - 1, from)).slice(0, 10)}.csv`;

/** Number of rows that did not fit into a file of `rows`. */
export const rowsLeft = async (rows: readonly unknown[], count: () => Promise<number>): Promise<number> =>
  rows.length < MAX_EXPORT_ROWS ? 0 : (await count()) - rows.length;

/** Escapes cells that a spreadsheet would run as a formula, except numbers. */
const quoted = (cell: string): string => {
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?\d+\.\d+$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
