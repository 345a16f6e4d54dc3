import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Announcement } from '../../api/contract/announcement.ts';
import type { newsMachine } from '../../machines/news/news.machine.ts';
import { leadOf, newsOn, newsPages, newsPath, plainText } from '../../machines/news/news.rules.ts';
import { Badge } from '../kit/Badge.tsx';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsPicture } from './NewsPicture.tsx';
import styles from './news.module.css';

/** News (SCREEN-02): the list by page, or one article. */
export function NewsPage({ actor }: { readonly actor: ActorRefFrom<typeof newsMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { list, article, page, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <div className={styles.page}>
        <LoadFailed title={t('news_failed')} failure={failure} onRetry={() => actor.send({ type: 'news.retry' })} />
      </div>
    );
  }
  return (
    <div className={styles.page} aria-busy={state.hasTag('busy')}>
      {article === null ? (
        <header className={styles.head}>
          <h1>{t('news_title')}</h1>
          <p>{t('news_text')}</p>
        </header>
      ) : null}
      {list === null ? <Skeleton lines={8} /> : null}
      {list && article === null ? <NewsOfPage list={list} page={page} /> : null}
      {list && article !== null ? <NewsArticle list={list} id={article} /> : null}
    </div>
  );
}

function NewsOfPage({ list, page }: { readonly list: readonly Announcement[]; readonly page: number }) {
  const { t } = useTranslation();
  if (list.length === 0) return <EmptyState level={2} title={t('news_empty')} text={t('news_empty_text')} />;
  const lead = page === 1 ? leadOf(list) : null;
  const pages = newsPages(list);
  return (
    <>
      {lead ? (
        <article className={styles.lead} aria-labelledby="news-lead">
          <NewsPicture image={lead.image} />
          <div>
            <Badge tone="accent">{t('news_lead')}</Badge>
            <h2 id="news-lead">{lead.title}</h2>
            <p>{plainText(lead.content)}</p>
            <ButtonLink href={newsPath(lead.id)}>{t('news_read')}</ButtonLink>
          </div>
        </article>
      ) : null}
      <NewsList list={newsOn(list, page)} />
      {pages > 1 ? (
        <nav className={styles.pages} aria-label={t('news_pages')}>
          {page > 1 ? <ButtonLink href={`/news?page=${page - 1}`}>{t('news_previous')}</ButtonLink> : null}
          <span>{t('news_page', { page: `${Math.min(page, pages)}/${pages}` })}</span>
          {page < pages ? <ButtonLink href={`/news?page=${page + 1}`}>{t('news_next')}</ButtonLink> : null}
        </nav>
      ) : null}
    </>
  );
}
