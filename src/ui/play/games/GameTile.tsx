import { useTranslation } from 'react-i18next';
import { artPath, type Game } from '../../../api/contract/play/game.ts';
import { pathOfGame } from '../../../machines/play/games/games.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { flameIcon, heartIcon } from '../../kit/icons/games.ts';
import { LazyImage } from '../../kit/LazyImage.tsx';
import { formatMoney } from '../../kit/money.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import styles from './tile.module.css';

interface GameTileProps {
  readonly game: Game;
  readonly isFavourite: boolean;
  /** On the first screen: its art loads at once. */
  readonly eager?: boolean;
  /** Art that is not there yet waits. */
  readonly isFresh?: boolean;
  /** What its jackpot would pay, 1/10,000 P; absent where it plays for none. */
  readonly pot?: number | undefined;
  /** What its bets return, as per cent; absent where that is not told. */
  readonly returns?: string;
  readonly onPlay: (path: string) => void;
  readonly onFavour: (isFavourite: boolean) => void;
}

/** A game: art, name, vendor, return, hot mark, jackpot and heart. */
export function GameTile({
  game,
  isFavourite,
  eager = false,
  isFresh = false,
  pot,
  returns,
  onPlay,
  onFavour,
}: GameTileProps) {
  const { t } = useTranslation();
  const { id, name, vendorName, isHot } = game;
  const path = pathOfGame(id);
  return (
    <article className={styles.tile}>
      <a
        className={styles.link}
        href={path}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onPlay(path);
        }}
      >
        <span className={styles.art}>
          <LazyImage src={artPath(id)} width={160} height={200} attempts={3} eager={eager} waits={isFresh} />
          {isHot === 1 ? (
            <span className={styles.hot}>
              <VisuallyHidden>{t('game_hot')}</VisuallyHidden>
              <Icon d={flameIcon} size="small" />
            </span>
          ) : null}
          {pot === undefined ? null : (
            <span className={styles.pot} aria-hidden="true">
              {formatMoney(pot)}
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.vendor}>{vendorName}</span>
      </a>
      {returns === undefined ? null : <p className={styles.returns}>{t('game_return', { percent: returns })}</p>}
      {pot === undefined ? null : <VisuallyHidden>{t('lobby_pot', { amount: formatMoney(pot) })}</VisuallyHidden>}
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavourite}
        aria-label={t('game_favourite', { name })}
        onClick={() => onFavour(!isFavourite)}
      >
        <Icon d={heartIcon} />
      </button>
    </article>
  );
}
