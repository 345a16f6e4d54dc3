import { useTranslation } from 'react-i18next';
import type { ReportRow } from '../../../api/contract/money/statement.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { kindIcon } from './kindIcon.ts';
import { ReportFigures } from './ReportFigures.tsx';
import styles from './rows.module.css';

interface ReportRowsProps {
  readonly rows: readonly ReportRow[];
}

const sumOf = (rows: readonly ReportRow[], what: 'count' | 'in' | 'out') =>
  rows.reduce((sum, row) => sum + row[what], 0);

/** Totals by kind: a table, on a phone cards (credit report). */
export function ReportRows({ rows }: ReportRowsProps) {
  const { t } = useTranslation();
  return (
    <table className={classes(styles.table, styles.report)}>
      <thead>
        <tr>
          <th scope="col">{t('report_kind')}</th>
          <th scope="col" className={styles.figure}>
            {t('report_times')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('report_in')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('report_out')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={styles.what}>
              <Icon d={kindIcon(row.id)} className={styles.icon} />
              <span>{t(`kind_${row.id}`)}</span>
            </td>
            <ReportFigures count={row.count} in={row.in} out={row.out} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.what}>
            {t('report_sum')}
          </th>
          <ReportFigures count={sumOf(rows, 'count')} in={sumOf(rows, 'in')} out={sumOf(rows, 'out')} />
        </tr>
      </tfoot>
    </table>
  );
}
