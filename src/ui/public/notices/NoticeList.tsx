import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { noticesOn, openNotices, pagesOf, shownPage, toggled } from '../../../machines/public/notices/notices.rules.ts';
import { ServerHtml } from '../../html/ServerHtml.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { Pager } from '../../kit/Pager.tsx';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import styles from './notices.module.css';
import type { NoticesProps } from './noticesActor.ts';

interface NoticeListProps extends NoticesProps {
  readonly notices: readonly Announcement[];
}

/** One page of notices; each expands to its content (NOTICE-02, 03). */
export function NoticeList({ actor, state, notices }: NoticeListProps) {
  const { t } = useTranslation();
  const page = shownPage(notices, state.context);
  const open = openNotices(state.context);
  return (
    <>
      <ul className={styles.list}>
        {noticesOn(notices, page).map(({ id, title, content, publishedAt }) => (
          <li key={id} className={styles.item}>
            <h3 className={styles.heading}>
              <button
                type="button"
                className={styles.title}
                aria-expanded={open.includes(id)}
                aria-controls={`notice-${id}`}
                onClick={() => actor.send({ type: 'notices.open', open: toggled(open, id) })}
              >
                <span>{title}</span>
                <time className={styles.time} dateTime={isoText(publishedAt)}>
                  {dateTimeText(publishedAt)}
                </time>
                <Icon d={chevronDownIcon} />
              </button>
            </h3>
            <div id={`notice-${id}`} className={styles.content} hidden={!open.includes(id)}>
              <ServerHtml html={content} />
            </div>
          </li>
        ))}
      </ul>
      <Pager
        label={t('notices_pages')}
        previousLabel={t('pager_previous')}
        nextLabel={t('pager_next')}
        pageLabel={(number) => t('notices_page', { page: number })}
        page={page}
        pages={pagesOf(notices)}
        onPage={(number) => actor.send({ type: 'notices.page', page: number })}
      />
    </>
  );
}
