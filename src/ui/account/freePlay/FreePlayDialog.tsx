import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { artPath, type CatalogGame } from '../../../api/contract/play/game.ts';
import type { freePlayMachine } from '../../../machines/account/freePlay/freePlay.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { returnText } from '../../play/games/returnText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './freePlay.module.css';

/** Offers the demo account: at a game with what is known of it (DEMO-01, 02, GAME-18). */
export function FreePlayDialog({ actor }: { readonly actor: ActorRefFrom<typeof freePlayMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { gameId, game, isOffered, failure } = state.context;
  const busy = state.hasTag('busy');

  return (
    <Dialog
      title={game?.name ?? t('free_title')}
      closeLabel={t('close')}
      onClose={busy ? undefined : () => actor.send({ type: 'freePlay.close' })}
      busy={busy}
    >
      <div className={styles.offer}>
        <FailureNote failure={failure} />
        {gameId === null ? (
          <p>{t('free_text')}</p>
        ) : (
          <GameFacts gameId={gameId} game={game} isLoading={state.matches({ offer: 'loading' })} />
        )}
        {isOffered || busy ? (
          <Button
            variant="primary"
            size="tall"
            wide
            busy={busy}
            disabled={busy}
            onClick={() => actor.send({ type: 'freePlay.start' })}
          >
            {busy ? t('free_starting') : t(gameId === null ? 'free_start' : 'free_title')}
          </Button>
        ) : (
          <p>{t('free_account')}</p>
        )}
        <div className={styles.ways}>
          <Button wide disabled={busy} onClick={() => actor.send({ type: 'freePlay.register' })}>
            {t('sign_up')}
          </Button>
          <Button wide disabled={busy} onClick={() => actor.send({ type: 'freePlay.logIn' })}>
            {t('log_in')}
          </Button>
        </div>
        {isOffered ? (
          <ul className={styles.facts}>
            <li>{t('free_fact_money')}</li>
            <li>{t('free_fact_gone')}</li>
            <li>{t('free_fact_account')}</li>
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

interface GameFactsProps {
  readonly gameId: string;
  readonly game: CatalogGame | null;
  readonly isLoading: boolean;
}

/** Art, maker, return and stakes of a game. */
function GameFacts({ gameId, game, isLoading }: GameFactsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.game} aria-busy={isLoading || undefined}>
      <img className={styles.art} src={artPath(gameId)} alt="" width={112} height={140} />
      {game === null ? (
        isLoading ? (
          <Skeleton lines={3} />
        ) : (
          <p>{t('free_text')}</p>
        )
      ) : (
        <div className={styles.known}>
          <p>
            {game.vendorName} · {t(`category_${game.category}`)}
          </p>
          <dl className={styles.rows}>
            <dt>{t('free_return')}</dt>
            <dd>{returnText(game)}</dd>
            <dt>{t('free_stake')}</dt>
            <dd>
              {formatMoney(game.minStake)} – {formatMoney(game.maxStake)}
            </dd>
          </dl>
        </div>
      )}
    </div>
  );
}
