import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SiteProps } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { FriendList } from './FriendList.tsx';
import { InviteTicket } from './InviteTicket.tsx';
import { ReferralFigures } from './ReferralFigures.tsx';
import { RewardList } from './RewardList.tsx';
import styles from './referral.module.css';
import type { ReferralProps } from './referralProps.ts';

/** Invite friends: link, code and terms on a ticket, who came, and what it earned (MEMBER-15, PROD-08). */
export function ReferralPage({ actor }: SiteProps & Pick<ReferralProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { overview, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('referral_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'referral.retry' })}
      />
    );
  }
  if (state.matches('switchedOff')) return <EmptyState title={t('switched_off')} text={t('referral_off_text')} />;
  if (overview === null || state.matches('loading')) return <PagePlaceholder />;
  const { friends, rewards } = state.children;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <InviteTicket actor={actor} state={state} overview={overview} />
      </div>
      <div className={styles.main}>
        <ReferralFigures overview={overview} />
        {friends ? <FriendList actor={friends} /> : null}
        {rewards ? <RewardList actor={rewards} /> : null}
      </div>
    </div>
  );
}
