import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { ServerHtml } from '../../html/ServerHtml.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import styles from './agentNews.module.css';

interface AgentNewsPart {
  readonly list: readonly Announcement[];
  readonly count: number;
}

/** Announcements in the agent centre (AGENT-03). */
export function AgentNewsPage({ actor }: { readonly actor: ListActor<AgentNewsPart> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('menu_agent_news')}
      rows={(rows) => (
        <ul className={styles.list}>
          {rows.map(({ id, title, content, publishedAt }) => (
            <li key={id} className={styles.item}>
              <article aria-labelledby={`news-${id}`}>
                <h3 id={`news-${id}`}>{title}</h3>
                <time className={styles.time} dateTime={isoText(publishedAt)}>
                  {dateTimeText(publishedAt)}
                </time>
                <ServerHtml html={content} />
              </article>
            </li>
          ))}
        </ul>
      )}
      emptyTitle={t('report_news_empty')}
      emptyText={t('report_news_empty_text')}
      failedTitle={t('report_news_failed')}
    />
  );
}
