import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lobbyMachine } from '../../../machines/play/lobby/lobby.machine.ts';
import { categoriesOf, gamesOfPage } from '../../../machines/play/lobby/lobby.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { ShorterWords } from '../../public/search/ShorterWords.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';

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
  if (context.found !== null) {
    return (
      <EmptyState
        level={2}
        title={t('search_none', { query: context.query.trim() })}
        text={t('search_none_text')}
        action={
          <>
            <ShorterWords
              query={context.query}
              onChoose={(word) => actor.send({ type: 'lobby.search', query: word })}
            />
            <Button onClick={() => actor.send({ type: 'lobby.clear' })}>{t('lobby_clear')}</Button>
          </>
        }
      />
    );
  }
  const own = show === 'favourites' || show === 'recent' ? show : null;
  return (
    <EmptyState
      level={2}
      title={t(own ? `lobby_no_${own}` : 'lobby_none')}
      text={t(own ? `lobby_no_${own}_text` : 'lobby_none_text')}
      action={<Button onClick={() => actor.send({ type: 'lobby.clear' })}>{t('lobby_clear')}</Button>}
    />
  );
}
