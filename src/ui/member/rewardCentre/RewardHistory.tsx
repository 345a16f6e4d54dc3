import { useTranslation } from 'react-i18next';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { rewardCentreContract } from '../../../api/contract/member/rewardCentre.ts';
import { WIN_KINDS } from '../../../machines/member/rewardCentre/rewardHistory.machine.ts';
import { Money } from '../../kit/Money.tsx';
import { Points } from '../../kit/Points.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import table from '../referral/table.module.css';
import styles from './stall.module.css';

type Part = ValueOf<typeof rewardCentreContract.history>;

/** Check-ins and prizes, newest first; a draw with its odds and its proof. */
export function RewardHistory({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  return (
    <div className={table.titled}>
      <h3>{t('reward_history')}</h3>
      <ListPage
        actor={actor}
        label={t('reward_history')}
        filters={[
          {
            name: 'kind',
            as: 'select',
            label: t('reward_history_kind'),
            options: optionsOf(WIN_KINDS, (id) => (id === 'all' ? t('reward_history_all') : t(`win_${id}`))),
          },
        ]}
        rows={(rows) => <WinRows rows={rows} />}
        emptyTitle={t('reward_history_none')}
        emptyText={t('reward_history_none_text')}
        failedTitle={t('reward_history_failed')}
      />
    </div>
  );
}

function WinRows({ rows }: { readonly rows: Part['list'] }) {
  const { t } = useTranslation();
  return (
    <ul className={table.rewards}>
      {rows.map(({ id, kind, currency, amount, at, streak, proof }) => (
        <li key={id}>
          <span className={table.what}>
            <strong>{t(`win_${kind}`)}</strong>{' '}
            <small>
              {streak === null
                ? t('reward_history_odds', { weight: proof?.weight ?? 0, weights: proof?.weights ?? 0 })
                : t('reward_day', { day: streak })}
            </small>
            {proof ? (
              <details className={styles.proof}>
                <summary>{t('reward_seed')}</summary>
                <dl>
                  <dt>{t('reward_drawn_commitment')}</dt>
                  <dd>{proof.commitment}</dd>
                  <dt>{t('reward_seed')}</dt>
                  <dd>{proof.seed}</dd>
                </dl>
              </details>
            ) : null}
          </span>
          <span className={table.end}>
            {currency === 'P' ? <Money amount={amount} signed /> : <PointsWon points={amount} />}{' '}
            <small>{dateTimeText(at)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function PointsWon({ points }: { readonly points: number }) {
  const { t } = useTranslation();
  return (
    <span>
      <Points points={points} signed /> <small>{t('record_points')}</small>
    </span>
  );
}
