import { useTranslation } from 'react-i18next';
import { type Mission, missionPeriod } from '../../api/contract/mission.ts';
import { claimableIn, missionsOf, rewardOf } from '../../machines/missions/missions.rules.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { giftIcon } from '../kit/icons/shell.ts';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Chips } from '../list/Chips.tsx';
import { OutcomeUnknownNote } from '../money/OutcomeUnknownNote.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { MissionRow } from './MissionRow.tsx';
import styles from './missions.module.css';
import type { MissionsProps } from './missionsProps.ts';

/** The missions of a period, and one button for all rewards that can be claimed. */
export function MissionsPanel({ actor, state }: MissionsProps) {
  const { t } = useTranslation();
  const { missions, period, failure } = state.context;
  const until = missionsOf(missions ?? [], period).find((mission) => mission.until !== null)?.until ?? null;
  return (
    <>
      <div className={styles.head}>
        <Chips
          label={t('missions_period')}
          chips={missionPeriod.options.map((id) => ({ id, label: t(`missions_period_${id}`) }))}
          chosen={period}
          onChoose={(id) => actor.send({ type: 'missions.period', period: id })}
        />
        {until === null ? null : <p className={styles.until}>{t('missions_until', { time: dateTimeText(until) })}</p>}
      </div>
      <ClaimNotes actor={actor} state={state} />
      {state.matches({ missions: 'failed' }) ? (
        <LoadFailed
          title={t('missions_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'missions.retry' })}
        />
      ) : null}
      {missions === null && !state.matches({ missions: 'failed' }) ? <Skeleton lines={8} /> : null}
      {missions ? <MissionList actor={actor} state={state} missions={missions} /> : null}
    </>
  );
}

/** What became of the last claim. */
function ClaimNotes({ actor, state }: MissionsProps) {
  const { t } = useTranslation();
  const { claimed, claimFailure } = state.context;
  return (
    <div className={styles.notes}>
      {claimed ? (
        <Note tone="gain" role="status">
          {t('missions_claimed_note', { amount: formatMoney(claimed.amount) })}
        </Note>
      ) : null}
      {state.matches({ missions: 'unsure' }) ? (
        <OutcomeUnknownNote
          failure={claimFailure}
          checkStatusLabel={t('missions_look')}
          onResend={() => actor.send({ type: 'missions.resend' })}
          onCheckStatus={() => actor.send({ type: 'missions.refresh' })}
        />
      ) : (
        <FailureNote failure={claimFailure} />
      )}
    </div>
  );
}

function MissionList({ actor, state, missions }: MissionsProps & { readonly missions: readonly Mission[] }) {
  const { t } = useTranslation();
  const shown = missionsOf(missions, state.context.period);
  const claimable = claimableIn(missions);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState title={t('missions_empty')} text={t('missions_empty_text')} />
      ) : (
        <ul>
          {shown.map((mission) => (
            <MissionRow key={mission.id} mission={mission} actor={actor} state={state} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.terms}>{t('missions_terms')}</p>
        {claimable.length === 0 ? null : (
          <Button
            variant="primary"
            busy={state.matches({ missions: 'claiming' })}
            disabled={!state.can({ type: 'missions.claim', id: null })}
            onClick={() => actor.send({ type: 'missions.claim', id: null })}
          >
            <Icon d={giftIcon} />
            {t('missions_claim_all', { count: claimable.length, amount: formatMoney(rewardOf(claimable)) })}
          </Button>
        )}
      </div>
    </>
  );
}
