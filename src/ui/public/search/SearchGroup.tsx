import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFound } from '../../../api/contract/public/search.ts';
import { newsPath } from '../../../machines/public/news/news.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { Marked } from './Marked.tsx';
import styles from './search.module.css';

const ALL = { games: '/games', promotions: '/promotions', help: '/help', news: '/news' } as const;

interface SearchGroupProps {
  readonly group: keyof typeof ALL;
  readonly count: number;
  readonly children: ReactNode;
}

/** Results of a kind, with the way to all of that kind. */
export function SearchGroup({ group, count, children }: SearchGroupProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.group} data-group={group} aria-labelledby={`search-${group}`}>
      <header className={styles.groupHead}>
        <h2 id={`search-${group}`}>
          {t(`search_${group}`)} <small>{count}</small>
        </h2>
        <a className={styles.toAll} href={ALL[group]}>
          {t(`search_to_${group}`)}
          <Icon d={chevronRightIcon} size="small" />
        </a>
      </header>
      {children}
    </section>
  );
}

interface TextResultsProps {
  readonly found: SearchFound;
  readonly group: Exclude<keyof typeof ALL, 'games'>;
  readonly query: string;
}

interface Result {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly image?: string;
}

function resultsOf(found: SearchFound, group: TextResultsProps['group']): readonly Result[] {
  if (group === 'promotions')
    return found.promotions.map(({ id, art, title, summary }) => ({
      ...{ id, title, path: `/promoDetail?id=${id}`, text: summary, image: `/art/promotions/${art}.svg` },
    }));
  if (group === 'help')
    return found.help.map(({ id, title, summary }) => ({ id, title, path: `/help/${id}`, text: summary }));
  return found.news.map(({ id, title, publishedAt, summary }) => ({
    ...{ id, title, path: newsPath(id), text: `${dateTimeText(publishedAt)} · ${summary}` },
  }));
}

/** Promotions, help or news that were found. */
export function TextResults({ found, group, query }: TextResultsProps) {
  return (
    <ul className={styles.results}>
      {resultsOf(found, group).map(({ id, path, title, text, image }) => (
        <li key={id}>
          <a className={styles.result} href={path}>
            {image ? <img src={image} alt="" width={96} height={60} loading="lazy" /> : null}
            <span>
              <b>
                <Marked text={title} query={query} />
              </b>
              <small>
                <Marked text={text} query={query} />
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
