import { useTranslation } from 'react-i18next';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { type missionContract, missionPeriod } from '../../../api/contract/member/mission.ts';
import { claimableIn, missionsOf, rewardOf } from '../../../machines/member/missions/missions.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { giftIcon } from '../../kit/icons/shell.ts';
import { formatMoney } from '../../kit/money.ts';
import { Chips } from '../../list/Chips.tsx';
import { readOf, writeOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { Submission } from '../../page/Submission.tsx';
import { dueText } from '../../site/clock/dueText.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { MissionRow } from './MissionRow.tsx';
import styles from './missions.module.css';
import type { MissionsProps } from './missionsProps.ts';

type MissionsKnown = ValueOf<typeof missionContract.list>;

/** The missions of a period, and one button for all rewards that can be claimed. */
export function MissionsPanel(page: MissionsProps) {
  const { t } = useTranslation();
  const { actor, state } = page;
  const { missions, period } = state.context;
  const until = missionsOf(missions?.list ?? [], period).find((mission) => mission.until !== null)?.until ?? null;
  return (
    <>
      <div className={styles.head}>
        <Chips
          label={t('missions_period')}
          chips={missionPeriod.options.map((id) => ({ id, label: t(`missions_period_${id}`) }))}
          chosen={period}
          onChoose={(id) => actor.send({ type: 'missions.period', period: id })}
        />
        {until === null ? null : <p className={styles.until}>{t('missions_until', { time: dueText(t, until) })}</p>}
      </div>
      <div className={styles.notes}>
        <Submission of={writeOf(page, 'claim')} check={t('missions_look')}>
          {({ amount }) => t('missions_claimed_note', { amount: formatMoney(amount) })}
        </Submission>
      </div>
      <Query of={readOf(page, 'missions')} failed={t('missions_failed')} lines={8}>
        {(known) => <MissionList actor={actor} state={state} missions={known} />}
      </Query>
    </>
  );
}

function MissionList({ actor, state, missions }: MissionsProps & { readonly missions: MissionsKnown }) {
  const { t } = useTranslation();
  const shown = missionsOf(missions.list, state.context.period);
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
            busy={writeOf({ actor, state }, 'claim').status === 'sending'}
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
