import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MemberInfo } from '../../api/contract/member.ts';
import { isTrialAccount } from '../../machines/session/roles.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { Balance } from '../balance/Balance.tsx';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { depositIcon, withdrawIcon } from '../kit/icons/centre.ts';
import { Note } from '../kit/Note.tsx';
import type { SiteProps } from '../shell/site.ts';
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
      <h2 className={styles.purseTitle} aria-busy={state.matches({ signedIn: 'loading' })}>
        {member ? t('purse_member_title', { name: member.nickname }) : t('loading')}
      </h2>
      {balance ? <Balance balance={balance} roomy /> : <span className={styles.purseBlank} />}
      <div className={styles.pay}>
        <Button variant="primary" wide onClick={() => site.send({ type: 'site.enter', path: '/member/depositv2' })}>
          <Icon d={depositIcon} />
          {t('nav_deposit')}
        </Button>
        <Button wide onClick={() => site.send({ type: 'site.enter', path: '/member/withdraw' })}>
          <Icon d={withdrawIcon} />
          {t('nav_withdraw')}
        </Button>
      </div>
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
      {member && isTrialAccount(member.isAgent) ? (
        <>
          <Note>{t('purse_trial')}</Note>
          <Button variant="lamp" wide onClick={() => site.send({ type: 'site.register' })}>
            {t('purse_trial_register')}
          </Button>
        </>
      ) : null}
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
