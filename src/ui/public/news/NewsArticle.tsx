import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { NewsList } from './NewsList.tsx';
import styles from './news.module.css';

interface NewsArticleProps {
  readonly list: readonly Announcement[];
  readonly id: string;
}

/** Other news beside an article. */
const OTHERS = 5;

/** One article, or that it is gone. */
export function NewsArticle({ list, id }: NewsArticleProps) {
  const { t } = useTranslation();
  const found = list.find((one) => one.id === id);
  if (!found)
    return (
      <EmptyState
        title={t('news_lost')}
        text={t('news_lost_text')}
        action={<ButtonLink href="/news">{t('news_all')}</ButtonLink>}
      />
    );
  return (
    <>
      <a className={styles.back} href="/news">
        <Icon d={chevronLeftIcon} size="small" />
        {t('news_all')}
      </a>
      <div className={styles.read}>
        <ArticleBody article={found} level={1} />
        <aside className={styles.others} aria-labelledby="news-others">
          <h2 id="news-others">{t('news_other')}</h2>
          <NewsList list={list.filter((one) => one !== found).slice(0, OTHERS)} isShort />
        </aside>
      </div>
    </>
  );
}
