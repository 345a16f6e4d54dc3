import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lobbyMachine } from '../../machines/lobby/lobby.machine.ts';
import { categoriesOf, gamesOfPage } from '../../machines/lobby/lobby.rules.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { EmptyState } from '../states/EmptyState.tsx';

/** No game to list: why, and what to do. */
export function LobbyEmpty({ actor }: { readonly actor: ActorRefFrom<typeof lobbyMachine> }) {
  const { t } = useTranslation();
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const { show } = context.filters;
  if (gamesOfPage(context).length === 0) {
    // GAME-07: off by default; the page says why.
    const why = categoriesOf(context.address).includes('COCKFIGHT') ? 'no_cockfights' : 'none_category';
    return (
      <EmptyState
        level={2}
        title={t(`lobby_${why}`)}
        text={t(`lobby_${why}_text`)}
        action={<ButtonLink href="/games">{t('lobby_all')}</ButtonLink>}
      />
    );
  }
  const own = context.found === null && (show === 'favourites' || show === 'recent') ? show : null;
  return (
    <EmptyState
      level={2}
      title={t(own ? `lobby_no_${own}` : 'lobby_none')}
      text={t(own ? `lobby_no_${own}_text` : 'lobby_none_text')}
      action={<Button onClick={() => actor.send({ type: 'lobby.clear' })}>{t('lobby_clear')}</Button>}
    />
  );
}
