import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { Note } from '../../kit/Note.tsx';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DetailProps } from './deskPageProps.ts';
import { Pictures } from './Pictures.tsx';

/** A member's question with its messages and pictures, and the possible actions. */
export function TicketCase({ actor, state, detail, pictures }: DetailProps<'tickets'>) {
  const { t } = useTranslation();
  const { member, dueAt, serverTime, messages, operators, article } = detail;
  const attached = messages.reduce((count, message) => count + message.pictures.length, 0);
  const isLate = dueAt !== null && serverTime > dueAt;
  return (
    <div className={styles.case}>
      <section className={styles.panel} aria-labelledby="ticket">
        <div className={styles.badges}>
          <h2 id="ticket">{detail.title}</h2>
          <Badge>{t(`desk_queue_${detail.status}`)}</Badge>
          <small>{detail.number}</small>
        </div>
        {dueAt === null ? null : (
          <Note {...(isLate ? { tone: 'danger' as const } : {})}>
            {t(isLate ? 'desk_ticket_late' : 'desk_ticket_due', { time: dateTimeText(dueAt) })}
          </Note>
        )}
        <dl className={styles.facts}>
          <dt>{t('desk_ticket_member')}</dt>
          <dd>
            {member.username} · {member.nickname}
          </dd>
          {article === null ? null : (
            <>
              <dt>{t('desk_ticket_article')}</dt>
              <dd>{article}</dd>
            </>
          )}
        </dl>
        <ol className={styles.steps}>
          {messages.map(({ id, text, at }, place) => (
            <li key={id}>
              <span>
                <strong>{operators[place] ?? member.username}</strong>
                <small className={styles.said}>{text}</small>
              </span>
              <time dateTime={isoText(at)}>{dateTimeText(at)}</time>
            </li>
          ))}
        </ol>
        <ActionButtons actor={actor} state={state} filter={() => true} />
      </section>
      <Pictures
        title={t('desk_ticket_pictures')}
        pictures={pictures}
        count={attached}
        missing={t('desk_ticket_pictures_missing')}
        altOf={(number) => t('desk_ticket_picture', { number })}
      />
    </div>
  );
}
