import type { ReactNode } from 'react';
import styles from './reports.module.css';

interface ReportTableProps {
  readonly columns: readonly { readonly label: string; readonly isFigure?: true }[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A report: a table, on a phone cards. */
export const ReportTable = ({ columns, children }: ReportTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map(({ label, isFigure }) => (
          <th key={label} scope="col" className={isFigure && styles.figure}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** A figure of a row; on a phone with its name. */
export const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <td className={styles.figure} data-label={label}>
    {children}
  </td>
);
