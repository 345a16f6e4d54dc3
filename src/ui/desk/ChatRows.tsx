import { useTranslation } from 'react-i18next';
import type { DeskChatMessage } from '../../api/contract/deskChat.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskChatMessage[];
}

/** Messages of the chat room, with who wrote them and how many have reported them. */
export function ChatRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, at, member, text, reports, removedBy, removedWhy, mutedUntil }) => (
        <li key={id} className={styles.row}>
          <span className={styles.cell}>
            <strong>{member.username}</strong>
            <small>{dateTimeText(at)}</small>
          </span>
          <span className={styles.cell}>
            <span>{text}</span>
            {removedBy === null ? null : (
              <small>{t('desk_chat_removed', { name: removedBy, reason: removedWhy })}</small>
            )}
          </span>
          <span className={styles.badges}>
            {reports > 0 ? <Badge tone="danger">{t('desk_chat_reports', { count: reports })}</Badge> : null}
            {mutedUntil === null ? null : <Badge>{t('desk_chat_muted', { time: dateTimeText(mutedUntil) })}</Badge>}
          </span>
          <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === id} />
        </li>
      ))}
    </ul>
  );
}
