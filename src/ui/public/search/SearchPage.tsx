import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { countOf, GROUPS, shownGroups } from '../../../machines/public/search/search.rules.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Chips } from '../../list/Chips.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchGroup, TextResults } from './SearchGroup.tsx';
import { SearchTiles } from './SearchTiles.tsx';
import { ShorterWords } from './ShorterWords.tsx';
import styles from './search.module.css';
import type { SearchProps } from './searchProps.ts';

/** Games among all results; the rest is a press away. */
const FIRST_GAMES = 6;

/** Search results (SCREEN-04): games, promotions, help and news. */
export function SearchPage({ actor, site }: Pick<SearchProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { query, found, foundFor, failure, group } = state.context;
  const total = found ? countOf(found, 'all') : 0;
  return (
    <div className={styles.page} aria-busy={state.hasTag('busy')}>
      <VisuallyHidden>
        <h1>{t('search_title')}</h1>
      </VisuallyHidden>
      <SearchField actor={actor} state={state} />
      {state.hasTag('busy') && query.trim() !== '' ? (
        <p className={styles.searching} role="status">
          {t('search_searching', { query: query.trim() })}
        </p>
      ) : null}
      {state.matches('failed') ? (
        <LoadFailed
          title={t('search_failed')}
          level={2}
          failure={failure}
          onRetry={() => actor.send({ type: 'search.retry' })}
        />
      ) : null}
      {found === null && !state.matches('failed') ? <PagePlaceholder /> : null}
      {found && total > 0 ? (
        <>
          <Chips
            label={t('search_groups')}
            chips={(['all', ...GROUPS] as const)
              .filter((one) => one === group || countOf(found, one) > 0)
              .map((id) => ({ id, label: `${t(`search_${id}`)} ${countOf(found, id)}` }))}
            chosen={group}
            onChoose={(chosen) => actor.send({ type: 'search.show', group: chosen })}
          />
          <VisuallyHidden>
            <p role="status">{t('search_found', { count: total })}</p>
          </VisuallyHidden>
          <div className={styles.groups}>
            {shownGroups(found, group).map((one) => (
              <SearchGroup key={one} group={one} count={countOf(found, one)}>
                {one === 'games' ? (
                  <SearchTiles
                    games={group === 'games' ? found.games : found.games.slice(0, FIRST_GAMES)}
                    site={site}
                    isFresh={state.matches('typing')}
                  />
                ) : (
                  <TextResults found={found} group={one} query={foundFor} />
                )}
              </SearchGroup>
            ))}
          </div>
        </>
      ) : null}
      {found && total === 0 ? (
        <>
          {foundFor === '' ? null : (
            <EmptyState
              level={2}
              title={t('search_none', { query: foundFor })}
              text={t('search_none_text')}
              action={
                <ShorterWords query={foundFor} onChoose={(word) => actor.send({ type: 'search.type', query: word })} />
              }
            />
          )}
          {found.popular.length > 0 ? (
            <section className={styles.group} data-group="games" aria-labelledby="search-popular">
              <h2 id="search-popular">{t('search_popular')}</h2>
              <SearchTiles games={found.popular} site={site} isFresh={false} />
            </section>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
