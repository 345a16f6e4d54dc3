import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { ChancePanel } from './ChancePanel.tsx';
import { CheckInPanel } from './CheckInPanel.tsx';
import { GameStall } from './GameStall.tsx';
import { RewardHistory } from './RewardHistory.tsx';
import styles from './rewardCentre.module.css';
import type { RewardCentreProps } from './rewardCentreProps.ts';

/** The reward centre: check-in, wheel, envelope and egg, and what they brought (MEMBER-14). */
export function RewardCentrePage({ actor }: SiteProps & Pick<RewardCentreProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { centre, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('reward_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'rewardCentre.retry' })}
      />
    );
  }
  if (centre === null || state.matches('loading')) return <PagePlaceholder />;
  const { history } = state.children;
  return (
    <div className={styles.page}>
      <Troubles actor={actor} state={state} />
      <CheckInPanel actor={actor} state={state} checkIn={centre.checkIn} />
      <ChancePanel chance={centre.chance} />
      <div className={styles.games}>
        {centre.games.map((game) => (
          <GameStall key={game.game} actor={actor} state={state} game={game} />
        ))}
      </div>
      {history ? <RewardHistory actor={history} /> : null}
    </div>
  );
}

/** Why the last press brought nothing, or that its outcome is unknown. */
function Troubles({ actor, state }: RewardCentreProps) {
  const { t } = useTranslation();
  const { failure, game } = state.context;
  const isUnsure = state.matches({ open: { checkingIn: 'unsure' } }) || state.matches({ open: { drawing: 'unsure' } });
  if (isUnsure) {
    return (
      <OutcomeUnknownNote
        what={state.matches({ open: 'checkingIn' }) ? t('win_checkIn') : t(`win_${game}`)}
        failure={failure}
        checkStatusLabel={t('reward_look')}
        onResend={() => actor.send({ type: 'rewardCentre.resend' })}
        onCheckStatus={() => actor.send({ type: 'rewardCentre.look' })}
      />
    );
  }
  if (state.matches({ open: 'stale' })) {
    return (
      <Note tone="danger" role="alert">
        <p>{failure ? failureText(t, failure) : null}</p>
        <Button size="small" onClick={() => actor.send({ type: 'rewardCentre.retry' })}>
          {t('retry')}
        </Button>
      </Note>
    );
  }
  return <FailureNote failure={failure} />;
}
