import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../api/contract/play/game.ts';
import { targetOfCategory } from '../../../machines/play/games/games.rules.ts';
import { siteFailureText } from '../../copy/siteFailureText.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Note } from '../../kit/Note.tsx';
import { categoryLook } from '../../play/games/categoryIcons.ts';
import { GameLink } from '../../play/games/GameLink.tsx';
import { GameTile } from '../../play/games/GameTile.tsx';
import tiles from '../../play/games/tile.module.css';
import { useCategories } from '../../play/games/useCategories.ts';
import { useMyGames } from '../../play/games/useMyGames.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import home from './home.module.css';
import styles from './homeGames.module.css';

/** Popular games of the lane: the lobby has the rest. */
const POPULAR = 16;

/** The games of home: recently played, popular, categories. */
export function HomeGames({ site }: SiteProps) {
  const { t } = useTranslation();
  const categories = useCategories(site);
  const games = useSelector(site, ({ children }) => children.games);
  const popular = useSelector(games, (state) => state?.children.popular);
  const list = useSelector(popular, (state) => state?.context.value?.list ?? null);
  const failure = useSelector(popular, (state) => (state?.matches('failed') ? state.context.failure : null));
  const { recentGames } = useMyGames(site);
  return (
    <div className={styles.games}>
      {recentGames.length > 0 ? <Lane site={site} title={t('home_recent')} games={recentGames} /> : null}
      {list ? <Lane site={site} title={t('home_popular')} games={list.slice(0, POPULAR)} href="/games" tall /> : null}
      {list === null && failure === null ? <div className={styles.laneBlank} /> : null}
      {list === null && failure ? (
        <Note tone="danger" role="alert">
          {siteFailureText(t, failure)}{' '}
          <Button onClick={() => popular?.send({ type: 'resource.retry' })}>{t('retry')}</Button>
        </Note>
      ) : null}
      {categories.length === 0 ? (
        <div className={styles.stallsBlank} />
      ) : (
        <nav className={styles.stalls} aria-label={t('home_categories')}>
          {categories.map((category) => (
            <GameLink key={category.path} site={site} target={targetOfCategory(category)} className={styles.stall}>
              <span className={styles.awning} data-stall={categoryLook[category.category].stall} />
              <Icon d={categoryLook[category.category].icon} />
              {t(`category_${category.category}`)}
            </GameLink>
          ))}
        </nav>
      )}
    </div>
  );
}

interface LaneProps extends SiteProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** Address of all of them. */
  readonly href?: string;
  /** Several rows on a phone, where the others scroll. */
  readonly tall?: boolean;
}

function Lane({ site, title, games, href, tall }: LaneProps) {
  const { t } = useTranslation();
  const { favourites, favour } = useMyGames(site);
  return (
    <section aria-label={title}>
      <h2 className={home.sectionTitle}>
        {title}
        {href ? (
          <a className={styles.all} href={href}>
            {t('home_see_all')}
          </a>
        ) : null}
      </h2>
      <div className={classes(tiles.lane, tall && styles.tall)}>
        {games.map((game) => (
          <GameTile
            key={game.id}
            game={game}
            isFavourite={favourites.includes(game.id)}
            onPlay={(path) => site.send({ type: 'site.enter', path })}
            onFavour={(isFavourite) => favour(game.id, isFavourite)}
          />
        ))}
      </div>
    </section>
  );
}
