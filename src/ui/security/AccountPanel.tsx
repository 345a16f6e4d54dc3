import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '../../api/contract/member.ts';
import type { PaymentStatus } from '../../machines/security/security.rules.ts';
import { mayOpenAgentCentre } from '../../machines/session/roles.ts';
import { Avatar } from '../art/Avatar.tsx';
import list from '../centre/list.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { LevelBadge } from '../member/LevelBadge.tsx';
import type { SiteProps } from '../shell/site.ts';
import styles from './security.module.css';

interface AccountPanelProps extends SiteProps {
  /** Has the masked contacts; null until loaded. */
  readonly status: PaymentStatus | null;
}

/** The signed-in member: name, level, masked contacts; change password and log out (MEMBER-05). */
export function AccountPanel({ site, status }: AccountPanelProps) {
  const { t } = useTranslation();
  const member = useSelector(site, ({ context }) => context.member);
  return (
    <section className={list.panel} aria-labelledby="account">
      <div className={styles.head}>
        <Avatar name={member?.userName ?? ''} />
        <div className={styles.name}>
          <h3 id="account">{member?.nickname ?? t('loading')}</h3>
          {member ? <LevelBadge member={member} /> : <span className={styles.blank} />}
        </div>
        <Button size="small" onClick={() => site.send({ type: 'site.logOut' })}>
          {t('log_out')}
        </Button>
      </div>
      {member ? <Details member={member} status={status} /> : null}
      <div className={styles.row}>
        <span className={styles.label}>{t('account_password')}</span>
        <span className={styles.value} aria-hidden="true">
          ••••••••
        </span>
        <Button size="small" onClick={() => site.send({ type: 'site.changePassword' })}>
          {t('account_change_password')}
        </Button>
      </div>
    </section>
  );
}

function Details({ member, status }: { readonly member: MemberInfo; readonly status: PaymentStatus | null }) {
  const { t } = useTranslation();
  const contact = (masked: string | null | undefined) => (status ? (masked ?? t('account_contact_none')) : '…');
  const rows: readonly (readonly [string, string])[] = [
    [t('account_username'), member.userName],
    [t('account_mobile'), contact(status?.mobile)],
    [t('account_email'), contact(status?.email)],
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
