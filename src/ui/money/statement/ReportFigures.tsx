import { useTranslation } from 'react-i18next';
import { Money } from '../../kit/Money.tsx';
import { formatWhole } from '../../kit/whole.ts';
import styles from './report.module.css';

interface ReportFiguresProps {
  readonly count: number;
  /** In 1/10,000 P. */
  readonly in: number;
  readonly out: number;
}

/** The figures of one row; on a phone, without a table head, each with its label. */
export function ReportFigures({ count, in: cameIn, out }: ReportFiguresProps) {
  const { t } = useTranslation();
  return (
    <>
      <td className={styles.times}>
        <span className={styles.name}>{t('report_times')}</span>
        {formatWhole(count)}
      </td>
      <td className={styles.figure}>
        <span className={styles.name}>{t('report_in')}</span>
        <Money amount={cameIn} signed />
      </td>
      <td className={styles.figure}>
        <span className={styles.name}>{t('report_out')}</span>
        <Money amount={-out} signed />
      </td>
    </>
  );
}
