import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import type { newsPage } from '../../../machines/public/news/news.machine.ts';
import {
  leadOf,
  newsIn,
  newsOf,
  newsOn,
  newsPages,
  newsPath,
  plainText,
} from '../../../machines/public/news/news.rules.ts';
import { Badge } from '../../kit/Badge.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsPicture } from './NewsPicture.tsx';
import styles from './news.module.css';

/** News (SCREEN-02): the list by page, or one article. */
export function NewsPage({ actor }: { readonly actor: ActorRefFrom<typeof newsPage.machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { article, page } = newsOf(state.context.address);
  const news = readOf({ actor, state }, 'news');
  return (
    <div className={styles.page} aria-busy={news.status === 'loading'}>
      {article === null ? (
        <header className={styles.head}>
          <h1>{t('news_title')}</h1>
          <p>{t('news_text')}</p>
        </header>
      ) : null}
      <Query of={news} failed={t('news_failed')} level={2} placeholder={<PagePlaceholder />}>
        {(known) =>
          article === null ? (
            <NewsOfPage list={newsIn(known)} page={page} />
          ) : (
            <NewsArticle list={newsIn(known)} id={article} />
          )
        }
      </Query>
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
