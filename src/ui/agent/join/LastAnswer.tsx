import { useTranslation } from 'react-i18next';
import type { ApplicationStatus, JoinApplication } from '../../../api/contract/agent/join.ts';
import { Badge } from '../../kit/Badge.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './join.module.css';

const TONES = {
  pending: { tone: 'accent' },
  approved: { tone: 'gain' },
  refused: { tone: 'danger' },
  withdrawn: {},
} as const satisfies Record<ApplicationStatus, object>;

/** Status of an application, when it was sent, and the reason of a refusal. */
export function LastAnswer({ application: { status, sentAt, reason } }: { readonly application: JoinApplication }) {
  const { t } = useTranslation();
  return (
    <div className={styles.answer}>
      <p>
        <Badge {...TONES[status]}>{t(`join_status_${status}`)}</Badge>{' '}
        <span className={styles.muted}>{t('join_sent_at', { time: dateTimeText(sentAt) })}</span>
      </p>
      {reason === null ? null : <p>{t('join_reason', { reason })}</p>}
    </div>
  );
}
