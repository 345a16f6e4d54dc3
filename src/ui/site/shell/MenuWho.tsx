import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MemberInfo } from '../../../api/contract/account/member.ts';
import type { sessionMachine } from '../../../machines/site/session/session.machine.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { MemberAvatar } from '../../member/member/MemberAvatar.tsx';
import { BalanceAmount } from '../../money/balance/Balance.tsx';
import styles from './phoneMenu.module.css';
import type { SiteProps } from './site.ts';

interface MenuWhoProps extends SiteProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly member: MemberInfo;
}

/** Who is here, with level and balance; leads to the account. */
export function MenuWho({ site, session, member }: MenuWhoProps) {
  const { t } = useTranslation();
  const balance = useSelector(session, ({ children }) => children.balance);
  const amount = useSelector(balance, (state) => state?.context.sumBalance ?? null);
  const hidden = useSelector(balance, (state) => state?.matches({ mask: 'hidden' }) ?? false);
  const level = member.clubLabel?.labelName ?? member.memberLabel[0]?.labelName;
  return (
    <button
      type="button"
      className={styles.who}
      popoverTarget="phone-menu"
      popoverTargetAction="hide"
      onClick={() => site.send({ type: 'site.enter', path: '/member/securityCenter' })}
    >
      <MemberAvatar name={member.userName} icon={member.icon} />
      <span className={styles.name}>
        <strong>{member.nickname}</strong>
        <small>{level ?? t('nav_account')}</small>
      </span>
      <BalanceAmount hidden={hidden} sumBalance={amount} />
      <Icon d={chevronRightIcon} size="small" className={styles.chevron} />
    </button>
  );
}
