import { useTranslation } from 'react-i18next';
import type { Adjustment } from '../../api/contract/deskMoney.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { purseText } from './purseText.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly Adjustment[];
}

const tones = { pending: { tone: 'accent' }, done: { tone: 'gain' }, declined: { tone: 'danger' } } as const;

/** Adjustments; those awaiting a second operator come first. */
export function AdjustmentRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, status, member, purse, amount, reason, madeBy, madeAt, decidedBy, remark }) => (
        <li key={id} className={styles.row}>
          <span className={styles.cell}>
            <strong>{member.username}</strong>
            <small>{dateTimeText(madeAt)}</small>
          </span>
          <span className={styles.cell}>
            <span className={styles.said}>{reason}</span>
            <small>
              {t('desk_by', { name: madeBy })}
              {decidedBy ? ` · ${t('desk_by', { name: decidedBy })}` : null}
            </small>
            {remark ? <small className={styles.said}>“{remark}”</small> : null}
          </span>
          <span className={styles.badges}>
            <Badge {...tones[status]}>{t(`desk_adjustment_status_${status}`)}</Badge>
          </span>
          <span className={styles.sum}>{purseText(t, purse, amount, true)}</span>
          <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === id} />
        </li>
      ))}
    </ul>
  );
}
