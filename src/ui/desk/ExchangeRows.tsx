import { useTranslation } from 'react-i18next';
import type { DeskExchange } from '../../api/contract/deskMoney.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { pointsText } from './purseText.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskExchange[];
}

const tones = { inProgress: {}, approved: { tone: 'gain' }, rejected: { tone: 'danger' } } as const;

/** A queue of exchanges, with delivery addresses. */
export function ExchangeRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, status, member, item, quantity, points, receiver, remark, createdAt, reviewedBy }) => (
        <li key={id} className={styles.row}>
          <span className={styles.cell}>
            <strong>{member.username}</strong>
            <small>{dateTimeText(createdAt)}</small>
          </span>
          <span className={styles.cell}>
            <span>
              {quantity} × {item}
            </span>
            {receiver ? <small>{t('desk_exchange_send_to', receiver)}</small> : null}
            {remark ? <small className={styles.said}>“{remark}”</small> : null}
          </span>
          <span className={styles.badges}>
            <Badge {...tones[status]}>{t(`desk_exchange_status_${status}`)}</Badge>
            {reviewedBy ? <small>{t('desk_by', { name: reviewedBy })}</small> : null}
          </span>
          <span className={styles.sum}>{pointsText(t, points)}</span>
          <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === id} />
        </li>
      ))}
    </ul>
  );
}
