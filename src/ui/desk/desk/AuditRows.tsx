import { useTranslation } from 'react-i18next';
import type { AuditRow } from '../../../api/contract/desk/desk.ts';
import { clockText } from '../../site/clock/timeText.ts';
import { changesOf } from './changesOf.ts';
import styles from './desk.module.css';

/** The audit log, newest first. */
export function AuditRows({ rows }: { readonly rows: readonly AuditRow[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.plain}>
      {rows.map((row) => (
        <li key={row.seq} className={styles.row}>
          <span className={styles.cell}>
            <strong>{row.operator ?? t('desk_act_nobody')}</strong>
            <small>{clockText(row.at)}</small>
          </span>
          <span className={styles.cell}>
            <span>{t(`desk_act_${row.act}`)}</span>
            <small className={styles.subject}>{row.subject}</small>
          </span>
          <span className={styles.cell}>
            {changesOf(t, row).map((change) => (
              <small key={change}>{change}</small>
            ))}
            {row.remark === '' ? null : <small className={styles.said}>“{row.remark}”</small>}
          </span>
          <span className={styles.number}>{row.seq}</span>
        </li>
      ))}
    </ul>
  );
}
