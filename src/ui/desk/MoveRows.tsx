import { useTranslation } from 'react-i18next';
import type { LineMove } from '../../api/contract/deskLines.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly LineMove[];
}

const tones = { pending: {}, done: { tone: 'gain' }, declined: { tone: 'danger' } } as const;

/** Moves of lines: those that wait for a second operator first. */
export function MoveRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, status, member, from, to, members, reason, madeBy, madeAt, decidedBy, remark }) => (
        <li key={id} className={styles.row}>
          <span className={styles.cell}>
            <strong>{member.username}</strong>
            <small>{t('desk_line_members', { count: members })}</small>
          </span>
          <span className={styles.cell}>
            <span>
              {from ?? t('desk_line_top')} → {to}
            </span>
            <small>{reason}</small>
          </span>
          <span className={styles.badges}>
            <Badge {...tones[status]}>{t(`desk_move_status_${status}`)}</Badge>
            <small>
              {dateTimeText(madeAt)} · {t('desk_by', { name: madeBy })}
            </small>
            {decidedBy ? <small>{t('desk_by', { name: decidedBy })}</small> : null}
            {remark ? <small>{remark}</small> : null}
          </span>
          <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === id} />
        </li>
      ))}
    </ul>
  );
}
