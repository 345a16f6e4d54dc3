import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { formatWhole } from '../../kit/whole.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import type { ApplicationProps } from './applicationProps.ts';
import styles from './join.module.css';
import { LastAnswer } from './LastAnswer.tsx';

/** What became of the application. */
export function ApplicationTold({ actor, state }: ApplicationProps) {
  const { t } = useTranslation();
  const { standing, failure } = state.context;
  const application = standing?.application ?? null;
  const isPending = application?.status === 'pending';
  return (
    <>
      {application && !standing?.isAgent ? <LastAnswer application={application} /> : null}
      {standing?.isAgent ? (
        <p className={styles.answer}>
          <Badge tone="gain">{t('join_status_approved')}</Badge> {t('join_told_agent')}
        </p>
      ) : null}
      {isPending ? (
        <>
          <p>{t('join_told_pending')}</p>
          <ul className={styles.summary}>
            <li>
              {t('join_form_players')}
              {t('list_colon')}
              <b>{formatWhole(application.players)}</b>
            </li>
            <li>
              {t('join_form_channels')}
              {t('list_colon')}
              {application.channels.map((one) => t(`join_channel_${one}`)).join(t('list_comma'))}
            </li>
            <li className={styles.plan}>{application.plan}</li>
          </ul>
        </>
      ) : null}
      {application?.status === 'refused' && !standing?.isAgent && standing?.mayApplyFrom ? (
        <p>{t('join_told_refused', { time: dateTimeText(standing.mayApplyFrom) })}</p>
      ) : null}
      <FailureNote failure={failure} />
      {isPending ? (
        <div className={styles.ways}>
          <Button
            disabled={!state.can({ type: 'application.withdraw' })}
            onClick={() => actor.send({ type: 'application.withdraw' })}
          >
            {t('join_withdraw')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
