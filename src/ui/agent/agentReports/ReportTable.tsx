import type { ReactNode } from 'react';
import styles from './reports.module.css';

export interface ReportColumn<Row> {
  /** Of a column that can be left out. */
  readonly id?: string;
  readonly label: string;
  /** A figure; on a phone with its name. */
  readonly isFigure?: true;
  readonly className?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
}

interface ReportTableProps<Row> {
  /** The first one heads each row. */
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  /** Columns that are left out. */
  readonly hidden: readonly string[];
}

/** A report: a table, on a phone cards. */
export function ReportTable<Row extends { readonly id: string }>({ columns, rows, hidden }: ReportTableProps<Row>) {
  const [head, ...others] = columns.filter(({ id }) => id === undefined || !hidden.includes(id));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[head, ...others].map((column) => (
            <th key={column?.label} scope="col" className={column?.isFigure && styles.figure}>
              {column?.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{head?.cell(row)}</th>
            {others.map(({ label, isFigure, className, cell }) =>
              isFigure ? (
                <td key={label} className={styles.figure} data-label={label}>
                  {cell(row)}
                </td>
              ) : (
                <td key={label} className={className}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
