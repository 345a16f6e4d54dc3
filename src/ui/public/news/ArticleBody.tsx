import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { ServerHtml } from '../../html/ServerHtml.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import { NewsPicture } from './NewsPicture.tsx';
import styles from './news.module.css';

interface ArticleBodyProps {
  readonly article: Pick<Announcement, 'title' | 'content' | 'image' | 'link'> & {
    /** Null before its publication. */
    readonly publishedAt: number | null;
  };
  /** The heading; 2 inside a page that has its own. */
  readonly level?: 1 | 2;
}

/** An article: picture, title, day and text. */
export function ArticleBody({ article, level = 2 }: ArticleBodyProps) {
  const { t } = useTranslation();
  const { title, content, image, link, publishedAt } = article;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={styles.article} aria-labelledby="news-article">
      <NewsPicture image={image} />
      <Heading id="news-article">{title}</Heading>
      {publishedAt === null ? null : (
        <time className={styles.when} dateTime={isoText(publishedAt)}>
          {dateTimeText(publishedAt)}
        </time>
      )}
      <ServerHtml html={content} />
      {link === null ? null : <ButtonLink href={link}>{t('news_open')}</ButtonLink>}
    </article>
  );
}
