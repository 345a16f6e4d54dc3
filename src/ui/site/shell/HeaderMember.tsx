import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { mayOpenAgentCentre, mayOpenMemberCentre } from '../../../machines/site/session/roles.ts';
import type { sessionMachine } from '../../../machines/site/session/session.machine.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { historyIcon, mailIcon, networkIcon } from '../../kit/icons/centre.ts';
import { userIcon } from '../../kit/icons/form.ts';
import { logOutIcon } from '../../kit/icons/shell.ts';
import { Balance } from '../../money/balance/Balance.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

interface HeaderMemberProps extends SiteProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/** The members' part of the header (HEADER-31, 34…39), with the messages (API-30). */
export function HeaderMember({ site, session }: HeaderMemberProps) {
  const { t } = useTranslation();
  const balance = useSelector(session, ({ children }) => children.balance);
  const messages = useSelector(session, ({ children }) => children.unread);
  const unread = useSelector(messages, (state) => state?.context.unread ?? 0);
  const isAgent = useSelector(
    session,
    ({ context: { member } }) => member !== null && mayOpenAgentCentre(member.isAgent),
  );
  // Until the member is known, it is there: so nothing moves for anybody but a trial.
  const hasCentre = useSelector(
    session,
    ({ context: { member } }) => member === null || mayOpenMemberCentre(true, member.isAgent),
  );
  return (
    <>
      {balance ? <Balance balance={balance} /> : <span className={styles.balanceBlank} />}
      <div className={styles.pay}>
        <Button
          variant="lamp"
          size="small"
          onClick={() => site.send({ type: 'site.enter', path: '/member/depositv2' })}
        >
          {t('nav_deposit')}
        </Button>
        <Button size="small" onClick={() => site.send({ type: 'site.enter', path: '/member/withdraw' })}>
          {t('nav_withdraw')}
        </Button>
      </div>
      <div className={styles.wide}>
        <IconButton
          icon={historyIcon}
          label={t('nav_history')}
          onClick={() => site.send({ type: 'site.enter', path: '/member/personalHistoryCopy' })}
        />
        {isAgent ? (
          <IconButton
            icon={networkIcon}
            label={t('nav_agent')}
            onClick={() => site.send({ type: 'site.enter', path: '/agent/agentTeamOverview' })}
          />
        ) : null}
        <IconButton
          icon={mailIcon}
          label={unread > 0 ? t('nav_messages_unread', { count: unread }) : t('nav_messages')}
          count={unread}
          onClick={() => site.send({ type: 'site.enter', path: '/member/messageV2' })}
        />
        {hasCentre ? (
          <IconButton
            icon={userIcon}
            label={t('nav_account')}
            onClick={() => site.send({ type: 'site.enter', path: '/member/securityCenter' })}
          />
        ) : null}
        <IconButton icon={logOutIcon} label={t('log_out')} onClick={() => site.send({ type: 'site.logOut' })} />
      </div>
    </>
  );
}
