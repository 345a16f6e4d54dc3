import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { serverLang } from '../../copy/serverLang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { megaphoneIcon } from '../../kit/icons/shell.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import type { AnnouncementsActor } from './content.ts';
import styles from './home.module.css';

interface NoticeLineProps extends SiteProps {
  readonly announcements: AnnouncementsActor;
}

/** The newest notice in one line; opens the list with that notice expanded (NOTICE-04). */
export function NoticeLine({ announcements, site }: NoticeLineProps) {
  const { t, i18n } = useTranslation();
  const notices = useSelector(announcements, ({ context }) => context.value?.player);
  const newest = notices?.[0];
  return (
    <div className={styles.notice}>
      <Icon d={megaphoneIcon} />
      <button
        type="button"
        className={styles.noticeText}
        disabled={!newest}
        lang={newest && serverLang(i18n.language)}
        onClick={() => site.send({ type: 'site.readNotices', selected: newest?.id ?? null })}
      >
        {newest?.title ?? (notices ? t('notices_none') : t('loading'))}
      </button>
      <button
        type="button"
        className={styles.noticeAll}
        onClick={() => site.send({ type: 'site.readNotices', selected: null })}
      >
        {t('notices_all')}
      </button>
    </div>
  );
}
