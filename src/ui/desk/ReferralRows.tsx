import { useTranslation } from 'react-i18next';
import type { DeskReferral } from '../../api/contract/deskReferrals.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { moneyText } from './purseText.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskReferral[];
}

const tones = { inProgress: {}, approved: { tone: 'gain' }, refused: { tone: 'danger' } } as const;

/** Inviters and friends who may be one person, and why. */
export function ReferralRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, status, inviter, friend, joinedAt, shared, rewards, amount, decidedBy }) => (
        <li key={id} className={styles.row}>
          <span className={styles.cell}>
            <strong>
              {inviter.username} → {friend.username}
            </strong>
            <small>{dateTimeText(joinedAt)}</small>
          </span>
          <span className={styles.cell}>
            <span>
              {t('desk_referral_shared', { what: shared.map((trait) => t(`desk_trait_${trait}`)).join(', ') })}
            </span>
            <small>{t('desk_referral_rewards', { count: rewards })}</small>
          </span>
          <span className={styles.badges}>
            <Badge {...tones[status]}>{t(`desk_referral_status_${status}`)}</Badge>
            {decidedBy ? <small>{t('desk_by', { name: decidedBy })}</small> : null}
          </span>
          <span className={styles.sum}>{moneyText(amount)}</span>
          <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === id} />
        </li>
      ))}
    </ul>
  );
}
