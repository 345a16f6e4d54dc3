import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MemberInfo } from '../../../api/contract/account/member.ts';
import type { contactsMachine } from '../../../machines/account/contacts/contacts.machine.ts';
import type { profileMachine } from '../../../machines/account/profile/profile.machine.ts';
import { mayOpenAgentCentre } from '../../../machines/site/session/roles.ts';
import { Button } from '../../kit/Button.tsx';
import { LevelBadge } from '../../member/member/LevelBadge.tsx';
import { MemberAvatar } from '../../member/member/MemberAvatar.tsx';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { Contacts } from './Contacts.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import styles from './security.module.css';

interface AccountPanelProps extends SiteProps {
  /** Null after a fault of its own. */
  readonly profile: ActorRefFrom<typeof profileMachine> | null;
  readonly contacts: ActorRefFrom<typeof contactsMachine> | null;
}

/** The signed-in member: icon, name, level, contacts; change password and log out (MEMBER-05). */
export function AccountPanel({ site, profile, contacts }: AccountPanelProps) {
  const { t } = useTranslation();
  const member = useSelector(site, ({ context }) => context.member);
  return (
    <section className={list.panel} aria-labelledby="account">
      <div className={styles.head}>
        <MemberAvatar name={member?.userName ?? ''} icon={member?.icon} />
        <div className={styles.name}>
          <h3 id="account">{member?.nickname ?? t('loading')}</h3>
          {member ? <LevelBadge member={member} /> : <span className={styles.blank} />}
        </div>
        {profile ? <ProfileEditor actor={profile} name={member?.userName ?? ''} /> : null}
      </div>
      {contacts ? <Contacts actor={contacts} /> : null}
      {member ? <Details member={member} /> : null}
      <div className={styles.row}>
        <span className={styles.label}>{t('account_password')}</span>
        <span className={styles.value} aria-hidden="true">
          ••••••••
        </span>
        <Button size="small" onClick={() => site.send({ type: 'site.changePassword' })}>
          {t('account_change_password')}
        </Button>
      </div>
      <div className={styles.last}>
        <Button size="small" onClick={() => site.send({ type: 'site.logOut' })}>
          {t('log_out')}
        </Button>
      </div>
    </section>
  );
}

function Details({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation();
  const rows: readonly (readonly [string, string])[] = [
    [t('account_username'), member.userName],
    [t('account_type'), t(`account_type_${member.type}`)],
    ...(mayOpenAgentCentre(member.isAgent) ? [[t('account_agent_area'), t('account_agent_area_open')] as const] : []),
    [
      t('account_last_login'),
      member.lastLoginAt === null ? t('account_first_login') : dateTimeText(member.lastLoginAt),
    ],
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
