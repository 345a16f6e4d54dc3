import type { Game } from '../../../api/contract/play/game.ts';
import { GameTile } from '../../play/games/GameTile.tsx';
import { useMyGames } from '../../play/games/useMyGames.ts';
import type { Site } from '../../site/shell/site.ts';
import styles from './search.module.css';

interface SearchTilesProps {
  readonly games: readonly Game[];
  readonly site: Site;
  /** Somebody may still be typing: new tiles come without art. */
  readonly isFresh: boolean;
}

/** Tiles of the first screen of a phone. */
const FIRST_SCREEN = 6;

/** Games as tiles that can be played and kept as favourites. */
export function SearchTiles({ games, site, isFresh }: SearchTilesProps) {
  const { favourites, favour } = useMyGames(site);
  return (
    <div className={styles.tiles}>
      {games.map((game, place) => (
        <GameTile
          key={game.id}
          game={game}
          eager={place < FIRST_SCREEN}
          isFresh={isFresh}
          isFavourite={favourites.includes(game.id)}
          onPlay={(path) => site.send({ type: 'site.enter', path })}
          onFavour={(isFavourite) => favour(game.id, isFavourite)}
        />
      ))}
    </div>
  );
}
