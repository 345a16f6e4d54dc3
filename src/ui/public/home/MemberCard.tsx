import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MemberInfo } from '../../../api/contract/account/member.ts';
import { isTrialAccount } from '../../../machines/site/session/roles.ts';
import type { sessionMachine } from '../../../machines/site/session/session.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { depositIcon, userPlusIcon, withdrawIcon } from '../../kit/icons/centre.ts';
import { giftIcon } from '../../kit/icons/shell.ts';
import { Note } from '../../kit/Note.tsx';
import { Balance } from '../../money/balance/Balance.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './home.module.css';

interface MemberCardProps extends SiteProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/** The member's account; if loading fails, the error and Retry. */
export function MemberCard({ site, session }: MemberCardProps) {
  const { t } = useTranslation();
  const state = useSelector(session, (snapshot) => snapshot);
  const { member } = state.context;
  const balance = state.children.balance;
  if (state.matches({ signedIn: 'unknown' })) {
    return (
      <>
        <Note tone="danger" role="alert">
          {t('member_unknown')}
        </Note>
        <Button onClick={() => session.send({ type: 'session.retry' })}>{t('retry')}</Button>
      </>
    );
  }
  return (
    <>
      <div className={styles.welcome}>
        <h2 className={styles.purseTitle} aria-busy={state.matches({ signedIn: 'loading' })}>
          {member ? t('purse_member_title', { name: member.nickname }) : t('loading')}
        </h2>
        {balance ? <Balance balance={balance} roomy /> : <span className={styles.purseBlank} />}
      </div>
      {member && isTrialAccount(member.isAgent) ? <TrialWays site={site} /> : <MoneyWays site={site} />}
      <div className={styles.further}>
        <Button wide onClick={() => site.send({ type: 'site.enter', path: '/member/transferFund' })}>
          {t('purse_wallet')}
        </Button>
        <Button wide onClick={() => site.send({ type: 'site.enter', path: '/member/securityCenter' })}>
          {t('purse_account')}
        </Button>
        <Button wide onClick={() => site.send({ type: 'site.enter', path: '/pointMall' })}>
          {t('points_title')}
        </Button>
        {member ? <Facts member={member} /> : null}
      </div>
    </>
  );
}

const MONEY_WAYS = [
  { path: '/member/depositv2', label: 'nav_deposit', icon: depositIcon },
  { path: '/member/withdraw', label: 'nav_withdraw', icon: withdrawIcon },
  { path: '/member/rewardCenter', label: 'purse_rewards', icon: giftIcon },
  { path: '/member/referral', label: 'purse_invite', icon: userPlusIcon },
] as const;

/** Four tiles, gold on the deposit alone. */
function MoneyWays({ site }: SiteProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pay}>
      {MONEY_WAYS.map(({ path, label, icon }, place) => (
        <Button
          key={path}
          variant={place === 0 ? 'primary' : undefined}
          wide
          onClick={() => site.send({ type: 'site.enter', path })}
        >
          <Icon d={icon} />
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

/** A trial plays, or signs up; it has no money to move. */
function TrialWays({ site }: SiteProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink variant="primary" wide href="/games">
          {t('purse_choose_game')}
        </ButtonLink>
        <Button variant="lamp" wide onClick={() => site.send({ type: 'site.register' })}>
          {t('purse_trial_register')}
        </Button>
      </div>
      <p className={styles.trial}>{t('purse_trial')}</p>
    </>
  );
}

function Facts({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation();
  const level = member.memberLabel[0]?.labelName;
  return (
    <dl className={styles.facts}>
      {level ? (
        <div>
          <dt>{t('purse_vip')}</dt>
          <dd>{level}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('purse_last_login')}</dt>
        <dd>{member.lastLoginAt === null ? t('account_first_login') : dateTimeText(member.lastLoginAt)}</dd>
      </div>
    </dl>
  );
}
