import { useTranslation } from 'react-i18next';
import type { PublicationState } from '../../../api/contract/rules/publicationState.ts';
import { Badge } from '../../kit/Badge.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';

interface RunTimeProps {
  /** Null: from its publication on. */
  readonly startsAt: number | null;
  /** Null: no end. */
  readonly endsAt: number | null;
}

/** From when until when players see something. */
export function RunTime({ startsAt, endsAt }: RunTimeProps) {
  const { t } = useTranslation();
  return (
    <span>
      {startsAt === null ? t('desk_from_publication') : dateTimeText(startsAt)} –{' '}
      {endsAt === null ? t('desk_promotion_open') : dateTimeText(endsAt)}
    </span>
  );
}

const tones = { running: { tone: 'gain' }, scheduled: { tone: 'info' }, draft: { tone: 'accent' }, ended: {} } as const;

/** Draft, scheduled, on the site or over. */
export function StateBadge({ state }: { readonly state: PublicationState }) {
  const { t } = useTranslation();
  return <Badge {...tones[state]}>{t(`desk_queue_${state}`)}</Badge>;
}
