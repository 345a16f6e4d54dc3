import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { ServerHtml } from '../../html/ServerHtml.tsx';
import { dateTimeText } from '../clock/timeText.ts';
import styles from './afterLogin.module.css';

interface NewsProps {
  readonly popups: readonly Announcement[];
  readonly lastLoginAt: number | null;
}

/** The last login, so that members notice someone else's, and the popup notices. */
export function News({ popups, lastLoginAt }: NewsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.last}>
        {lastLoginAt === null ? t('after_first_login') : t('after_last_login', { time: dateTimeText(lastLoginAt) })}{' '}
        {lastLoginAt === null ? null : t('after_not_you')}
      </p>
      <h3 className={styles.heading}>{t('after_news')}</h3>
      {popups.length === 0 ? <p className={styles.last}>{t('after_no_news')}</p> : null}
      {popups.map(({ id, title, content }) => (
        <article key={id} className={styles.news}>
          <h4>{title}</h4>
          <ServerHtml html={content} />
        </article>
      ))}
    </>
  );
}
