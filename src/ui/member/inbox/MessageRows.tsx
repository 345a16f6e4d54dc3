import { useTranslation } from 'react-i18next';
import type { MessageRow } from '../../../api/contract/member/inbox.ts';
import { serverLang } from '../../copy/serverLang.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import list from '../../site/centre/list.module.css';
import { isoText } from '../../site/clock/timeText.ts';
import { dayHourText } from '../protect/dayText.ts';
import styles from './inbox.module.css';
import { messageLooks } from './messageLook.ts';

interface MessageRowsProps {
  readonly rows: readonly MessageRow[];
  /** The message that is open. */
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
}

/** Messages in one line each: what it is, since when, and whether it was read. */
export function MessageRows({ rows, opened, onOpen }: MessageRowsProps) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={list.rows}>
      {rows.map(({ id, topic, title, text, sentAt, isRead }) => (
        <li key={id}>
          <button
            type="button"
            className={classes(list.row, styles.row, !isRead && styles.unread)}
            aria-current={id === opened ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <span className={styles.icon}>
              <Icon d={messageLooks[topic].icon} />
            </span>
            <span className={styles.words} lang={serverLang(i18n.language)}>
              <span className={styles.title}>{title}</span>
              <small className={styles.text}>{text}</small>
            </span>
            <span className={styles.end}>
              <time dateTime={isoText(sentAt)}>{dayHourText(sentAt)}</time>
              {isRead ? null : (
                <span className={styles.dot}>
                  <VisuallyHidden>{t('inbox_unread')}</VisuallyHidden>
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
