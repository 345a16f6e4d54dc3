import { useTranslation } from 'react-i18next';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { FriendState, referralContract } from '../../../api/contract/member/referral.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Money } from '../../kit/Money.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import layout from '../protect/protect.module.css';
import styles from './table.module.css';

type Part = ValueOf<typeof referralContract.friends>;

const TONES = { registered: {}, firstDeposit: { tone: 'info' }, active: { tone: 'gain' } } as const satisfies Record<
  FriendState,
  object
>;

/** The friends who came, newest first. */
export function FriendList({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  return (
    <div className={layout.sessions}>
      <h3>{t('referral_friends')}</h3>
      <ListPage
        actor={actor}
        label={t('referral_friends')}
        filtersLabel={t('referral_friends_filters')}
        rows={(rows) => <FriendRows rows={rows} />}
        emptyTitle={t('referral_friends_none')}
        emptyText={t('referral_friends_none_text')}
        failedTitle={t('referral_friends_failed')}
      />
    </div>
  );
}

function FriendRows({ rows }: { readonly rows: Part['list'] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('referral_friend')}</th>
          <th scope="col" className={styles.figure}>
            {t('referral_state')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('referral_friend_earned')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, joinedAt, state, earned }) => (
          <tr key={id}>
            <td>
              <strong>{name}</strong> <small>{dateTimeText(joinedAt)}</small>
            </td>
            <td className={styles.figure}>
              <Badge {...TONES[state]}>{t(`friend_${state}`)}</Badge>
            </td>
            <td className={styles.figure}>
              <Money amount={earned} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
