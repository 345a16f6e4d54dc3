import { useTranslation } from 'react-i18next';
import type { CreditReport } from '../../machines/statement/statement.rules.ts';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { kindIcon } from './kindIcon.ts';
import { ReportFigures } from './ReportFigures.tsx';
import styles from './rows.module.css';

interface ReportRowsProps {
  readonly rows: CreditReport['kinds'];
  /** What the rows come to, in 1/10,000 P. */
  readonly in: number;
  readonly out: number;
}

/** The kinds of a credit report and their sums: a table, and on a phone a card for each. */
export function ReportRows({ rows, ...sums }: ReportRowsProps) {
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
          <tr key={row.kind}>
            <td className={styles.what}>
              <Icon d={kindIcon(row.kind)} className={styles.icon} />
              <span>{t(`kind_${row.kind}`)}</span>
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
          <ReportFigures count={rows.reduce((sum, { count }) => sum + count, 0)} {...sums} />
        </tr>
      </tfoot>
    </table>
  );
}
