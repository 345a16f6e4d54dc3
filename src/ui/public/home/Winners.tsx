import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Winner } from '../../../api/contract/public/home.ts';
import { siteFailureText } from '../../copy/siteFailureText.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Money } from '../../kit/Money.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { hourText } from '../../site/clock/timeText.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { StaleNotice } from '../../states/StaleNotice.tsx';
import type { WinnersActor } from './content.ts';
import styles from './home.module.css';

/** Decision S7: two pages of ten rows. */
const ROWS = 10;

/** The winners board (HOME-01…03, 09): names masked, demo play marked. */
export function Winners({ winners }: { readonly winners: WinnersActor }) {
  const { t } = useTranslation();
  const state = useSelector(winners, (snapshot) => snapshot);
  const board = state.context.value;

  return (
    <section id="winners" tabIndex={-1} aria-labelledby="winners-title" aria-busy={state.hasTag('busy')}>
      <h2 id="winners-title" className={styles.sectionTitle}>
        {t('winners_title')} <small>{t('winners_span')}</small>
      </h2>
      {board === null && state.matches('failed') ? (
        <ErrorState
          title={t('winners_failed')}
          text={state.context.failure ? siteFailureText(t, state.context.failure) : ''}
          action={<Button onClick={() => winners.send({ type: 'resource.retry' })}>{t('retry')}</Button>}
        />
      ) : null}
      {board === null && !state.matches('failed') ? (
        <div className={styles.board}>
          <Skeleton lines={ROWS} />
        </div>
      ) : null}
      {board !== null && state.matches('failed') ? (
        <StaleNotice failure={state.context.failure} onRetry={() => winners.send({ type: 'resource.retry' })} />
      ) : null}
      {board?.list.length === 0 ? <EmptyState title={t('winners_empty')} text={t('winners_empty_text')} /> : null}
      {board && board.list.length > 0 ? (
        <Board rows={board.list.map(({ vo }) => vo)} updatedAt={board.updatedAt} />
      ) : null}
    </section>
  );
}

function Board({ rows, updatedAt }: { readonly rows: readonly Winner[]; readonly updatedAt: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1); // presentational: which page of ten is shown
  return (
    <div className={styles.board}>
      <table className={styles.winners}>
        <thead>
          <tr>
            <th scope="col">{t('winners_rank')}</th>
            <th scope="col">{t('winners_player')}</th>
            <th scope="col">{t('winners_prize')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * ROWS, page * ROWS).map(({ rank, player, game, amount, demo }) => (
            <tr key={rank}>
              <td>{rank}</td>
              <td>
                <span className={styles.by}>
                  <span className={styles.player}>{player}</span>
                  <span className={styles.game}>
                    {game} {demo ? <Badge>{t('winners_demo')}</Badge> : null}
                  </span>
                </span>
              </td>
              <td>
                <Money amount={amount} signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.boardFoot}>
        <span>{t('winners_updated', { time: hourText(updatedAt) })}</span>
        <Pager
          label={t('winners_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(number) => t('winners_page', { page: number })}
          page={page}
          pages={Math.ceil(rows.length / ROWS)}
          onPage={setPage}
        />
      </div>
    </div>
  );
}
