import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { artPath } from '../../../api/contract/play/game.ts';
import type { vendorGamesDialog } from '../../../machines/play/vendorGames/vendorGames.machine.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { LazyImage } from '../../kit/LazyImage.tsx';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { ListSkeleton } from '../../site/centre/ListSkeleton.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import styles from './vendorGames.module.css';

/** The games of a vendor to choose from (HEADER-29, 30). */
export function VendorGamesDialog({ actor }: { readonly actor: ActorRefFrom<typeof vendorGamesDialog.machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const games = readOf({ actor, state }, 'games');
  const isLoading = games.status === 'loading';
  return (
    <Dialog
      title={state.context.name}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'vendorGames.close' })}
      busy={isLoading}
    >
      <Query of={games} failed={t('vendor_games_failed')} placeholder={<ListSkeleton rows={6} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('vendor_games_empty')} text={t('vendor_games_empty_text')} />
          ) : (
            <ul className={styles.games}>
              {list.map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.game}
                    aria-disabled={isLoading || undefined}
                    onClick={isLoading ? undefined : () => actor.send({ type: 'vendorGames.picked', picked: id })}
                  >
                    <span className={styles.art}>
                      <LazyImage src={artPath(id)} width={160} height={200} attempts={3} />
                    </span>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Query>
    </Dialog>
  );
}
