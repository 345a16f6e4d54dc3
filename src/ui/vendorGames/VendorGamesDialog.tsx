import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { artPath } from '../../api/contract/game.ts';
import type { vendorGamesMachine } from '../../machines/vendorGames/vendorGames.machine.ts';
import { ListSkeleton } from '../centre/ListSkeleton.tsx';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { LazyImage } from '../kit/LazyImage.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import styles from './vendorGames.module.css';

/** The games of a vendor to choose from (HEADER-29, 30). */
export function VendorGamesDialog({ actor }: { readonly actor: ActorRefFrom<typeof vendorGamesMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { name, games, failure } = state.context;
  const isLoading = state.matches('loading');
  return (
    <Dialog
      title={name}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'vendorGames.close' })}
      busy={state.hasTag('busy')}
    >
      {isLoading && games.length === 0 ? <ListSkeleton lines={6} /> : null}
      {state.matches('shown') && games.length === 0 ? (
        <EmptyState title={t('vendor_games_empty')} text={t('vendor_games_empty_text')} />
      ) : null}
      {state.matches('failed') && failure ? (
        <ErrorState
          title={t('vendor_games_failed')}
          text={failureText(t, failure)}
          action={<Button onClick={() => actor.send({ type: 'vendorGames.retry' })}>{t('retry')}</Button>}
        />
      ) : (
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game.id}>
              <button
                type="button"
                className={styles.game}
                aria-disabled={isLoading || undefined}
                onClick={isLoading ? undefined : () => actor.send({ type: 'vendorGames.pick', id: game.id })}
              >
                <span className={styles.art}>
                  <LazyImage src={artPath(game.id)} width={160} height={200} attempts={3} />
                </span>
                {game.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
