import { useTranslation } from 'react-i18next';
import type { DeskApplication } from '../../api/contract/deskAgents.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskApplication[];
}

const tones = {
  pending: {},
  approved: { tone: 'gain' },
  refused: { tone: 'danger' },
  withdrawn: {},
} as const satisfies Record<DeskApplication['status'], object>;

/** Members who want to be agents, with what they say. */
export function ApplicationRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <span className={styles.cell}>
            <strong>{row.member.username}</strong>
            <small>{t('desk_application_since', { time: dateTimeText(row.memberSince) })}</small>
            <small>
              {row.upline === null ? t('desk_application_house') : t('desk_application_upline', { name: row.upline })}
            </small>
          </span>
          <span className={styles.cell}>
            <span>
              {t('desk_application_players', { count: row.players })} ·{' '}
              {row.channels.map((channel) => t(`join_channel_${channel}`)).join(', ')}
            </span>
            <span>{row.plan}</span>
            <small>{t('desk_application_contact', { contact: row.contact })}</small>
          </span>
          <span className={styles.badges}>
            <Badge {...tones[row.status]}>{t(`join_status_${row.status}`)}</Badge>
            <small>{dateTimeText(row.sentAt)}</small>
            {row.decidedBy ? <small>{t('desk_by', { name: row.decidedBy })}</small> : null}
            {row.remark ? <small>{row.remark}</small> : null}
          </span>
          <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === row.id} />
        </li>
      ))}
    </ul>
  );
}
