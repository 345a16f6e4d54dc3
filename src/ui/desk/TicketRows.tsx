import { useTranslation } from 'react-i18next';
import type { DeskTicketRow } from '../../api/contract/deskTickets.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskTicketRow[];
}

/** Members' questions; open ones with the promised time. */
export function TicketRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, number, type, title, member, dueAt, changedAt }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-disabled={state.matches('shown') ? undefined : true}
            onClick={() => actor.send({ type: 'deskPage.open', id })}
          >
            <span className={styles.cell}>
              <strong>{member.username}</strong>
              <small>{number}</small>
            </span>
            <span className={styles.cell}>
              <span>{title}</span>
              <small>
                {dueAt === null
                  ? t('desk_ticket_changed', { time: dateTimeText(changedAt) })
                  : t('desk_ticket_due', { time: dateTimeText(dueAt) })}
              </small>
            </span>
            <span className={styles.badges}>
              <Badge>{t(`desk_question_${type}`)}</Badge>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
