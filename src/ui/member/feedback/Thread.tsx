import { useTranslation } from 'react-i18next';
import type { TicketDetail } from '../../../api/contract/member/feedback.ts';
import { Icon } from '../../kit/Icon.tsx';
import { userIcon } from '../../kit/icons/form.ts';
import { clipIcon } from '../../kit/icons/help.ts';
import { headsetIcon } from '../../kit/icons/shell.ts';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import styles from './feedback.module.css';

/** The messages of a ticket, the oldest first. */
export function Thread({ messages }: Pick<TicketDetail, 'messages'>) {
  const { t } = useTranslation();
  return (
    <ol className={styles.thread}>
      {messages.map(({ id, from, text, at, pictures }) => (
        <li key={id} className={styles.message} data-from={from}>
          <span className={styles.face}>
            <Icon d={from === 'member' ? userIcon : headsetIcon} />
          </span>
          <div className={styles.who}>
            <strong>{t(from === 'member' ? 'feedback_you' : 'feedback_service')}</strong>
            <time dateTime={isoText(at)}>{dateTimeText(at)}</time>
          </div>
          <div className={styles.say}>
            <p>{text}</p>
            {pictures.length > 0 ? (
              <small>
                <Icon d={clipIcon} size="small" />
                {t('feedback_attached', { count: pictures.length })}
              </small>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
