import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { newsPath, plainText } from '../../../machines/public/news/news.rules.ts';
import { isoText, monthDateText } from '../../site/clock/timeText.ts';
import styles from './news.module.css';

interface NewsListProps {
  readonly list: readonly Announcement[];
  /** Only what it is and when: beside an article. */
  readonly isShort?: boolean;
}

/** News with day, title and text. */
export function NewsList({ list, isShort = false }: NewsListProps) {
  return (
    <ul className={styles.list}>
      {list.map(({ id, title, content, publishedAt }) => (
        <li key={id}>
          <a className={styles.item} href={newsPath(id)}>
            <DayOf at={publishedAt} />
            <span>
              <b>{title}</b>
              {isShort ? null : <small>{plainText(content)}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Day and month of an instant. */
function DayOf({ at }: { readonly at: number }) {
  const { i18n } = useTranslation();
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'Asia/Singapore' }).format(at);
  return (
    <time className={styles.day} dateTime={isoText(at)}>
      <span>{monthDateText(at)}</span>
      {month}
    </time>
  );
}
