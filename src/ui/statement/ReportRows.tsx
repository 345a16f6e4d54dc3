import { useTranslation } from 'react-i18next';
import type { CreditReport } from '../../machines/statement/statement.rules.ts';
import { Icon } from '../kit/Icon.tsx';
import { Money } from '../kit/Money.tsx';
import { kindIcon } from './kindIcon.ts';
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
    <table className={styles.table}>
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
            <td className={styles.times}>{row.count.toLocaleString('en')}</td>
            <td className={styles.amount}>
              <Money amount={row.in} signed />
            </td>
            <td className={styles.balance}>
              <Money amount={-row.out} signed />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.what}>
            {t('report_sum')}
          </th>
          <td className={styles.times}>{rows.reduce((sum, { count }) => sum + count, 0).toLocaleString('en')}</td>
          <td className={styles.amount}>
            <Money amount={sums.in} signed />
          </td>
          <td className={styles.balance}>
            <Money amount={-sums.out} signed />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
