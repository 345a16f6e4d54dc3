import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { Game } from '../../../api/contract/play/game.ts';
import type { Site } from '../../site/shell/site.ts';

const NONE: readonly never[] = [];

/** The member's favourites and recent games; empty for a visitor, who is asked to log in for a favourite. */
export function useMyGames(site: Site) {
  const session = useSelector(site, ({ children }) => children.session);
  const actor = useSelector(session, (state) => state?.children.myGames);
  const favourites = useSelector(actor, (state) => state?.context.favourites ?? NONE);
  const recentGames: readonly Game[] = useSelector(actor, (state) => state?.context.recent ?? NONE);
  const isUnsaved = useSelector(actor, (state) => state?.matches({ open: { favourites: 'unsaved' } }) ?? false);
  const recent = useMemo(() => recentGames.map(({ id }) => id), [recentGames]);
  const favour = useCallback(
    (gameId: string, isFavourite: boolean) => {
      if (actor) actor.send({ type: 'myGames.favour', gameId, isFavourite });
      else site.send({ type: 'site.logIn', area: 'site' });
    },
    [actor, site],
  );
  return {
    favourites,
    recentGames,
    recent,
    isUnsaved,
    favour,
    retry: () => actor?.send({ type: 'myGames.retry' }),
  };
}
