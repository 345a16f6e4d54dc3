import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type CatalogGame, vendorArtPath } from '../../../api/contract/play/game.ts';
import { sectionOfPath } from '../../../machines/play/games/games.rules.ts';
import { lobbyReturns } from '../../../machines/play/lobby/lobby.events.ts';
import type { lobbyMachine } from '../../../machines/play/lobby/lobby.machine.ts';
import * as rules from '../../../machines/play/lobby/lobby.rules.ts';
import type { potsMachine } from '../../../machines/play/pots/pots.machine.ts';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { slidersIcon } from '../../kit/icons/games.ts';
import { LazyImage } from '../../kit/LazyImage.tsx';
import { Note } from '../../kit/Note.tsx';
import { SearchBox } from '../../kit/SearchBox.tsx';
import { SkipLink } from '../../kit/SkipLink.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { whenNear } from '../../kit/whenNear.ts';
import { Chips } from '../../list/Chips.tsx';
import { Select } from '../../list/Select.tsx';
import type { Site } from '../../site/shell/site.ts';
import { ErrorState } from '../../states/ErrorState.tsx';
import { PvpRooms } from '../rooms/PvpRooms.tsx';
import { GameTile } from './GameTile.tsx';
import { LobbyEmpty } from './LobbyEmpty.tsx';
import styles from './lobby.module.css';
import { returnText } from './returnText.ts';
import tiles from './tile.module.css';
import { useMyGames } from './useMyGames.ts';
import { VendorLanes } from './VendorLanes.tsx';

interface LobbyPageProps {
  readonly actor: ActorRefFrom<typeof lobbyMachine>;
  readonly site: Site;
}

/** Tiles of the first screen of a phone. */
const FIRST_SCREEN = 9;
/** Games before the studios. */
const HOT = 12;
/** Games below a search without a hit. */
const INSTEAD = 3;
const BLANKS = Array.from({ length: 24 }, (_, place) => `blank-${place}`);
const SHOWS = ['all', 'hot', 'new', 'favourites', 'recent'] as const;
const SORTS = ['popular', 'name', 'newest', 'rtp'] as const;

/** The lobby (SCREEN-01, 03, 04): search, vendors, filters and the games as tiles. */
export function LobbyPage({ actor, site }: LobbyPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const pots = useSelector(actor, ({ children }) => children.pots) as ActorRefFrom<typeof potsMachine> | undefined;
  const pot = useSelector(pots, (snapshot) => snapshot?.context?.pot ?? null);
  const { isUnsaved, favourites, recent, favour, retry } = useMyGames(site);
  const { address, filters, query, count, list, found } = context;
  const categories = rules.categoriesOf(address);
  const vendor = rules.vendorOf(address);
  // A key in the search must not go over thousands of games, nor render their tiles.
  const { total, vendors, types, features } = useMemo(() => {
    const page = { address, list };
    return {
      total: rules.gamesOfPage(page).length,
      vendors: rules.vendorsOfPage(page),
      types: rules.typesOfPage(page),
      features: rules.featuresOfPage(page),
    };
  }, [address, list]);
  const games = useMemo(
    () => rules.listedGames({ address, list, filters, found }, { favourites, recent }),
    [address, list, filters, found, favourites, recent],
  );
  const hot = rules.hasLanes(context) ? Math.min(HOT, games.length) : 0;
  const rest = useMemo(() => games.slice(HOT), [games]);
  const isLoading = state.matches('loading') && context.list.length === 0;
  const isSearching = state.matches({ shown: { search: 'searching' } });
  const isFresh = isSearching || state.matches({ shown: { search: { found: 'fresh' } } });
  const grid = { favourites, site, favour, isFresh, pot };
  const searchFailed = state.matches({ shown: { search: 'failed' } });
  const title =
    categories[0] === undefined
      ? t(address.startsWith('/favourites') ? 'lobby_favourites' : query === '' ? 'lobby_all' : 'lobby_search_title')
      : t(`category_${categories[0]}`);

  return (
    <div className={styles.lobby} data-section={sectionOfPath(address.split('?')[0] ?? '') ?? undefined}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.muted}>
            {isLoading || context.list.length === 0 ? (
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
            ) : isSearching ? (
              <span role="status">{t('search_searching', { query: query.trim() })}</span>
            ) : rules.isNarrowed(context) ? (
              t('lobby_count', { count: games.length })
            ) : (
              t('lobby_from', {
                games: t('lobby_count', { count: total }),
                count: vendors.length,
              })
            )}
          </p>
        </div>
        <div className={styles.bar}>
          <SearchBox
            label={t('lobby_search')}
            placeholder={t('lobby_search')}
            clearLabel={t('lobby_search_clear')}
            value={query}
            maxLength={64}
            busy={isSearching}
            onChange={(text) => actor.send({ type: 'lobby.search', query: text })}
          />
          <button
            type="button"
            className={styles.more}
            aria-label={t('lobby_more_filters')}
            popoverTarget="lobby-filters"
          >
            <Icon d={slidersIcon} />
          </button>
          <div id="lobby-filters" popover="auto" className={styles.panel}>
            <Select
              label={t('lobby_sort')}
              options={SORTS.map((id) => ({ id, label: t(`lobby_sort_${id}`) }))}
              value={filters.sort}
              onChange={(sort) => actor.send({ type: 'lobby.sort', sort })}
            />
            <Select
              label={t('lobby_feature')}
              options={[
                { id: 'all' as const, label: t('lobby_feature_all') },
                ...features.map((id) => ({ id, label: t(`lobby_feature_${id}`) })),
              ]}
              value={filters.feature ?? 'all'}
              onChange={(id) => actor.send({ type: 'lobby.feature', feature: id === 'all' ? null : id })}
            />
            <Select
              label={t('lobby_returns')}
              options={[
                { id: 'all' as const, label: t('lobby_returns_all') },
                ...lobbyReturns.options.map((id) => ({ id, label: t('lobby_returns_from', { percent: id }) })),
              ]}
              value={filters.returns ?? 'all'}
              onChange={(id) => actor.send({ type: 'lobby.returns', returns: id === 'all' ? null : id })}
            />
          </div>
        </div>
      </div>

      {vendors.length > 1 ? (
        <nav className={styles.vendors} aria-label={t('lobby_studios')}>
          <a
            href={address.split('?')[0]}
            style={{ flexBasis: rules.tabWidth(vendors.length + 1) }}
            aria-current={vendor === null ? 'page' : undefined}
          >
            {t('lobby_all_studios')}
          </a>
          {vendors.map(({ code, name, path }) => (
            <a
              key={code}
              href={path}
              style={{ flexBasis: rules.tabWidth(vendors.length + 1) }}
              aria-current={vendor === code ? 'page' : undefined}
              aria-label={t('lobby_hall', { vendor: name })}
            >
              <span className={styles.mark}>
                <LazyImage src={vendorArtPath(code)} width={26} height={26} attempts={2} />
              </span>
              {name}
            </a>
          ))}
        </nav>
      ) : null}

      <div className={styles.filters}>
        <Chips
          label={t('lobby_filters')}
          chips={SHOWS.map((id) => ({ id, label: t(`lobby_show_${id}`) }))}
          chosen={filters.show}
          onChoose={(show) => actor.send({ type: 'lobby.show', show })}
        />
        {types.length > 1 ? (
          <Chips
            label={t('lobby_games')}
            chips={types.map((id) => ({ id, label: t(`lobby_type_${id}`) }))}
            chosen={filters.type ?? ('' as never)}
            onChoose={(id) => actor.send({ type: 'lobby.type', gameType: filters.type === id ? null : id })}
          />
        ) : null}
      </div>

      {categories.includes('PVP') ? <PvpRooms site={site} /> : null}

      {isUnsaved ? (
        <Note tone="danger" role="alert">
          {t('game_unsaved')} <Button onClick={retry}>{t('retry')}</Button>
        </Note>
      ) : null}
      {searchFailed && context.failure ? (
        <Note tone="danger" role="alert">
          {`${t('lobby_search_failed')} ${failureText(t, context.failure)}`}{' '}
          <Button onClick={() => actor.send({ type: 'lobby.retry' })}>{t('retry')}</Button>
        </Note>
      ) : null}

      {state.matches('failed') ? (
        <ErrorState
          level={2}
          title={t('lobby_failed')}
          text={context.failure ? failureText(t, context.failure) : null}
          action={
            <Button variant="primary" onClick={() => actor.send({ type: 'lobby.retry' })}>
              {t('retry')}
            </Button>
          }
        />
      ) : null}
      {isLoading ? (
        <div className={tiles.tiles} role="status" aria-busy="true" aria-label={t('loading')}>
          {BLANKS.map((key) => (
            <span key={key} className={styles.blank} />
          ))}
        </div>
      ) : null}
      {state.matches('shown') && games.length === 0 ? <LobbyEmpty actor={actor} /> : null}
      {state.matches('shown') && games.length === 0 && found !== null ? (
        <section className={styles.hot} aria-label={t('home_popular')}>
          <h2 className={styles.heading}>{t('home_popular')}</h2>
          <GameGrid {...grid} games={rules.mostPlayed(list, INSTEAD)} count={INSTEAD} eager={INSTEAD} />
        </section>
      ) : null}
      {hot > 0 ? (
        <>
          <section className={styles.hot} aria-label={t('home_popular')}>
            <h2 className={styles.heading}>{t('home_popular')}</h2>
            <GameGrid {...grid} games={games.slice(0, hot)} count={hot} eager={FIRST_SCREEN} />
          </section>
          <VendorLanes site={site} />
          <h2 className={styles.heading}>{t('lobby_games')}</h2>
        </>
      ) : null}
      {games.length > 0 ? (
        <section
          className={styles.games}
          aria-label={t('lobby_games')}
          aria-busy={state.matches('loading') || undefined}
        >
          {count < games.length ? <SkipLink to="footer">{t('lobby_skip')}</SkipLink> : null}
          <GameGrid {...grid} games={hot > 0 ? rest : games} count={count - hot} eager={hot > 0 ? 0 : FIRST_SCREEN} />
          <div className={styles.end}>
            <p className={styles.muted} role="status">
              {t('lobby_shown', { shown: Math.min(count, games.length), count: games.length })}
            </p>
            {count < games.length ? (
              <span ref={whenNear(() => actor.send({ type: 'lobby.more' }))}>
                <Button
                  disabled={!state.can({ type: 'lobby.more' })}
                  onClick={() => actor.send({ type: 'lobby.more' })}
                >
                  {t('lobby_more')}
                </Button>
              </span>
            ) : null}
          </div>
        </section>
      ) : null}
    </div>
  );
}

interface GameGridProps {
  readonly games: readonly CatalogGame[];
  /** How many of them are shown. */
  readonly count: number;
  /** How many have their art at once. */
  readonly eager: number;
  readonly favourites: readonly string[];
  readonly site: Site;
  readonly favour: (gameId: string, isFavourite: boolean) => void;
  /** Somebody may still be typing: new tiles come without art. */
  readonly isFresh: boolean;
  /** On every tile; null for none. */
  readonly pot: number | null;
}

const GameGrid = memo(({ games, count, eager, favourites, site, favour, isFresh, pot }: GameGridProps) => (
  <div className={tiles.tiles}>
    {games.slice(0, count).map((game, place) => (
      <GameTile
        key={game.id}
        game={game}
        eager={place < eager}
        isFresh={isFresh}
        pot={pot ?? undefined}
        returns={returnText(game)}
        isFavourite={favourites.includes(game.id)}
        onPlay={(path) => site.send({ type: 'site.enter', path })}
        onFavour={(isFavourite) => favour(game.id, isFavourite)}
      />
    ))}
  </div>
));
