import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { ReferralReward, RewardStatus, referralContract } from '../../../api/contract/member/referral.ts';
import { REWARD_STATUSES } from '../../../machines/member/referral/referralRewards.machine.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { dayText } from '../protect/dayText.ts';
import { rateText } from './parts.ts';
import styles from './table.module.css';

type Part = ValueOf<typeof referralContract.rewards>;

const TONES = { paid: { tone: 'gain' }, inReview: { tone: 'accent' }, refused: {} } as const satisfies Record<
  RewardStatus,
  object
>;

/** What friends earned the member, newest first, each with what made it. */
export function RewardList({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.titled}>
      <h3>{t('referral_rewards')}</h3>
      <ListPage
        actor={actor}
        label={t('referral_rewards')}
        filtersLabel={t('referral_rewards_filters')}
        filters={[
          {
            name: 'status',
            as: 'select',
            label: t('referral_rewards_status'),
            options: optionsOf(REWARD_STATUSES, (id) =>
              id === 'all' ? t('referral_status_all') : t(`friend_status_${id}`),
            ),
          },
        ]}
        rows={(rows) => <RewardRows rows={rows} />}
        emptyTitle={t('referral_rewards_none')}
        emptyText={t('referral_rewards_none_text')}
        failedTitle={t('referral_rewards_failed')}
      />
    </div>
  );
}

function RewardRows({ rows }: { readonly rows: Part['list'] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.rewards}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.what}>
            <strong>{row.name}</strong> <small>{madeBy(t, row)}</small>
          </span>
          <span className={styles.end}>
            {row.status === 'paid' ? <Money amount={row.amount} signed /> : <Money amount={row.amount} />}{' '}
            <small>{dateTimeText(row.at)}</small>{' '}
            <Badge {...TONES[row.status]}>{t(`friend_status_${row.status}`)}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What made a reward. */
function madeBy(t: TFunction, { kind, deposit, validBet, rate, day }: ReferralReward): string {
  const bets = formatMoney(validBet);
  return kind === 'share'
    ? t('friend_reward_share', { bets, rate: rateText(rate ?? 0), day: dayText(day ?? 0) })
    : t('friend_reward_firstDeposit', { bets, deposit: formatMoney(deposit ?? 0) });
}
