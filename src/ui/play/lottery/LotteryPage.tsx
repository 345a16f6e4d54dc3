import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ApiFailure } from '../../../api/failure.ts';
import type { lotteryMachine } from '../../../machines/play/lottery/lottery.machine.ts';
import { closingFirst, lastDrawOf } from '../../../machines/play/lottery/lottery.rules.ts';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Chips } from '../../list/Chips.tsx';
import { Select } from '../../list/Select.tsx';
import { ListSkeleton } from '../../site/centre/ListSkeleton.tsx';
import type { Site } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { useMyGames } from '../games/useMyGames.ts';
import { LotteryCard } from './LotteryCard.tsx';
import styles from './lottery.module.css';
import { ResultList } from './ResultList.tsx';

interface LotteryPageProps {
  readonly actor: ActorRefFrom<typeof lotteryMachine>;
  readonly site: Site;
}

const MODES = ['Elott', 'SEA', 'Lott', 'ZY'] as const;

/** The lotteries (ROUTE-10…12): those played lately first, by prize mode, and what was drawn. */
export function LotteryPage({ actor, site }: LotteryPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { mode, gameCode, games, draws, menuFailure, drawsFailure } = state.context;
  const failed = (title: string, failure: ApiFailure | null) => (
    <ErrorState
      level={2}
      title={title}
      text={failure ? failureText(t, failure) : null}
      action={
        <Button variant="primary" onClick={() => actor.send({ type: 'lottery.retry' })}>
          {t('retry')}
        </Button>
      }
    />
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('category_LOTT')}</h1>
      <Chips
        label={t('lottery_modes')}
        chips={MODES.map((id) => ({ id, label: t(`lottery_mode_${id}`) }))}
        chosen={mode}
        onChoose={(id) => actor.send({ type: 'lottery.mode', mode: id })}
      />
      {state.matches({ menu: 'failed' }) ? failed(t('lottery_failed'), menuFailure) : null}
      {games.length === 0 && state.matches({ menu: 'loading' }) ? <ListSkeleton rows={6} /> : null}
      {games.length === 0 ? null : <Cards actor={actor} site={site} />}
      <section
        aria-labelledby="results-title"
        className={styles.board}
        aria-busy={state.matches({ results: 'loading' }) || undefined}
      >
        <div className={styles.head}>
          <h2 id="results-title" className={styles.heading}>
            {t('lottery_results')}
          </h2>
          <Select
            label={t('lottery_of')}
            options={[{ id: '', label: t('lottery_of_all') }, ...games.map(({ id, name }) => ({ id, label: name }))]}
            value={gameCode ?? ''}
            onChange={(id) => actor.send({ type: 'lottery.filter', gameCode: id === '' ? null : id })}
          />
        </div>
        {state.matches({ results: 'failed' }) ? failed(t('lottery_results_failed'), drawsFailure) : null}
        {draws.length === 0 && state.matches({ results: 'loading' }) ? <ListSkeleton rows={8} /> : null}
        {draws.length === 0 && state.matches({ results: 'shown' }) ? (
          <EmptyState level={3} title={t('lottery_no_results')} text={t('lottery_no_results_text')} />
        ) : null}
        {draws.length === 0 ? null : <ResultList draws={draws} />}
      </section>
    </div>
  );
}

/** Sorted by their close when the status was last told: no card moves away under a finger. */
function Cards({ actor, site }: LotteryPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { recent } = useMyGames(site);
  const status = useSelector(site, ({ children }) => children.status);
  const sortedAt = useSelector(status, (snapshot) => snapshot?.context.answer?.serverTime ?? null);
  const { games, latest } = state.context;
  return (
    <section
      className={styles.cards}
      aria-label={t('lottery_modes')}
      aria-busy={state.matches({ menu: 'loading' }) || undefined}
    >
      {closingFirst(games, recent, sortedAt).map((game) => (
        <LotteryCard
          key={game.id}
          game={game}
          last={lastDrawOf(game.id, latest)}
          isKnown={state.matches({ results: 'shown' })}
          isRecent={recent.includes(game.id)}
          site={site}
        />
      ))}
    </section>
  );
}
