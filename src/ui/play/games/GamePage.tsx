import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { artPath } from '../../../api/contract/play/game.ts';
import type { gameMachine } from '../../../machines/play/game/game.machine.ts';
import { pathAfterGame } from '../../../machines/play/game/game.rules.ts';
import { pathOfGame, sectionOfPath } from '../../../machines/play/games/games.rules.ts';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { expandIcon, heartIcon, hourglassIcon } from '../../kit/icons/games.ts';
import { chevronLeftIcon, menuIcon } from '../../kit/icons/shell.ts';
import { LazyImage } from '../../kit/LazyImage.tsx';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Balance } from '../../money/balance/Balance.tsx';
import type { Site } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import styles from './game.module.css';
import { PlayedFor } from './PlayedFor.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { StoppedGame } from './StoppedGame.tsx';
import { useMyGames } from './useMyGames.ts';

interface GamePageProps {
  readonly actor: ActorRefFrom<typeof gameMachine>;
  readonly site: Site;
}

/** A game in its frame (ROUTE-26, 31) below one bar, which stands in for the header of the site on a phone. */
export function GamePage({ actor, site }: GamePageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { favourites, favour } = useMyGames(site);
  const { game, gameId, demo, addresses, failure, round, end, played, protection } = state.context;
  const { realityCheck } = state.children;
  const session = useSelector(site, ({ children }) => children.session);
  const balance = useSelector(session, (snapshot) => snapshot?.children.balance);
  const name = game?.name ?? '';
  const back = pathAfterGame(game);
  const isFramed = state.matches({ play: 'framed' });
  // A launch that tries again by itself changes nothing on screen.
  const isLaunching = state.matches({ play: 'launching' });
  const isAway = state.matches({ play: 'away' }) || (isLaunching && failure !== null);
  const isWaiting = (isLaunching && !isAway) || state.matches({ play: { framed: 'loading' } });
  const isCovered = useSelector(realityCheck, (check) => check?.matches('due') ?? false);
  const isPlaying = state.matches({ play: { framed: 'playing' } });
  const isLost = state.matches({ play: { framed: { playing: 'lost' } } });
  const retry = () => actor.send({ type: 'game.retry' });
  return (
    <div className={styles.page} data-section={sectionOfPath(pathOfGame(gameId ?? '')) ?? undefined}>
      <div className={styles.strip}>
        <a className={styles.back} href={back}>
          <Icon d={chevronLeftIcon} />
          <span>{t('game_leave')}</span>
        </a>
        <div className={styles.about}>
          <h1 className={styles.name}>
            {game ? name : t('game_loading_any')}
            {game ? <small>{game.vendorName}</small> : null}
          </h1>
          {played ? (
            <p className={styles.position}>
              <span>
                <Icon d={hourglassIcon} size="small" />
                <span className={styles.word}>{t('game_session')}</span> <PlayedFor site={site} since={played.since} />
              </span>
              <span>
                <span className={styles.word}>{t('game_net')}</span>{' '}
                <Money amount={played.payout - played.stake} signed />
              </span>
            </p>
          ) : null}
          {state.matches({ position: 'unknown' }) ? (
            <p className={styles.position}>{t('game_played_unknown')}</p>
          ) : null}
        </div>
        {balance ? (
          <div className={styles.balance}>
            <Balance balance={balance} />
          </div>
        ) : null}
        <span className={styles.tools}>
          {gameId === null ? null : (
            <IconButton
              icon={heartIcon}
              className={classes(styles.heart, favourites.includes(gameId) && styles.loved)}
              label={t('game_favourite', { name })}
              aria-pressed={favourites.includes(gameId)}
              onClick={() => favour(gameId, !favourites.includes(gameId))}
            />
          )}
          <IconButton
            icon={expandIcon}
            className={styles.expand}
            label={t('game_fullscreen')}
            disabled={!isFramed}
            onClick={() => actor.send({ type: 'game.fullScreen' })}
          />
          <IconButton
            icon={menuIcon}
            label={t('game_menu')}
            disabled={!isPlaying}
            onClick={() => actor.send({ type: 'game.menu' })}
          />
        </span>
      </div>
      {demo ? <p className={styles.demo}>{t('game_demo')}</p> : null}
      <div className={styles.stage}>
        {isFramed ? (
          <iframe
            key={addresses[0]}
            className={classes(styles.frame, isCovered && styles.hidden)}
            data-game-frame=""
            title={t('game_frame', { name })}
            src={addresses[0]}
            sandbox="allow-scripts allow-same-origin"
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
          />
        ) : null}
        {isWaiting ? (
          <div className={styles.cover} role="status" aria-busy="true">
            {gameId === null ? null : (
              <span className={styles.art}>
                <LazyImage src={artPath(gameId)} width={160} height={200} attempts={1} eager />
              </span>
            )}
            <p>{game ? t('game_loading', { name }) : t('game_loading_any')}</p>
          </div>
        ) : null}
        {isLost ? (
          <div className={styles.lost} role="alert">
            <strong>{t('game_lost')}</strong>
            <p>
              {round
                ? t('game_lost_round', { round: round.roundId, stake: formatMoney(round.stake) })
                : t('game_lost_text')}
            </p>
          </div>
        ) : null}
        {state.matches({ play: 'choosing' }) ? (
          <EmptyState
            level={2}
            title={t('game_none')}
            text={t('game_none_text')}
            action={<ButtonLink href="/games">{t('game_to_lobby')}</ButtonLink>}
          />
        ) : null}
        {state.matches({ play: 'ended' }) ? (
          <EmptyState
            level={2}
            title={t('game_ended')}
            text={t(end === 'provider' ? 'game_ended_provider' : 'game_ended_session')}
            action={
              <>
                <Button variant="primary" onClick={retry}>
                  {t('game_again')}
                </Button>
                <ButtonLink href={back}>{t('game_to_lobby')}</ButtonLink>
              </>
            }
          />
        ) : null}
        {state.matches({ play: 'stopped' }) ? (
          <StoppedGame
            end={end}
            protection={protection}
            asking={state.matches({ play: { stopped: 'asking' } })}
            back={back}
          />
        ) : null}
        {isAway ? (
          <ErrorState
            level={2}
            title={t('game_away')}
            text={t('game_away_text')}
            action={
              <>
                <Button variant="primary" onClick={retry} busy={isLaunching}>
                  {t('retry')}
                </Button>
                <ButtonLink href={back}>{t('game_to_lobby')}</ButtonLink>
              </>
            }
          />
        ) : null}
        {state.matches({ play: 'failed' }) ? (
          <ErrorState
            level={2}
            title={t('game_failed')}
            text={failure ? failureText(t, failure) : t('game_failed_text')}
            action={
              <>
                <Button variant="primary" onClick={retry}>
                  {t('retry')}
                </Button>
                <ButtonLink href={back}>{t('game_to_lobby')}</ButtonLink>
              </>
            }
          />
        ) : null}
      </div>
      {realityCheck ? <RealityCheck actor={realityCheck} /> : null}
    </div>
  );
}
