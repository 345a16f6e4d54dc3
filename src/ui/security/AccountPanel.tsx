import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '../../api/contract/member.ts';
import { mayOpenAgentCentre } from '../../machines/session/roles.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import type { SiteProps } from '../shell/site.ts';
import styles from './security.module.css';

/** Who the server says is signed in, and the way to another password or out. */
export function AccountPanel({ site }: SiteProps) {
  const { t } = useTranslation();
  const member = useSelector(site, ({ context }) => context.member);
  return (
    <section className={classes(layout.panel, layout.start)} aria-labelledby="account">
      <h3 id="account">{member?.nickname ?? t('loading')}</h3>
      {member ? <Details member={member} /> : <span className={styles.blank} />}
      <div className={layout.ways}>
        <Button onClick={() => site.send({ type: 'site.changePassword' })}>{t('account_change_password')}</Button>
        <Button onClick={() => site.send({ type: 'site.logOut' })}>{t('log_out')}</Button>
      </div>
    </section>
  );
}

function Details({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation();
  return (
    <dl className={layout.facts}>
      <dt>{t('account_username')}</dt>
      <dd>{member.userName}</dd>
      <dt>{t('account_nickname')}</dt>
      <dd>{member.nickname}</dd>
      <dt>{t('account_type')}</dt>
      <dd>{t(`account_type_${member.type}`)}</dd>
      {mayOpenAgentCentre(member.isAgent) ? (
        <>
          <dt>{t('account_agent_area')}</dt>
          <dd>{t('account_agent_area_open')}</dd>
        </>
      ) : null}
      {member.memberLabel[0] ? (
        <>
          <dt>{t('purse_vip')}</dt>
          <dd>{member.memberLabel[0].labelName}</dd>
        </>
      ) : null}
      {member.clubLabel ? (
        <>
          <dt>{t('account_club')}</dt>
          <dd>{member.clubLabel.labelName}</dd>
        </>
      ) : null}
      <dt>{t('account_last_login')}</dt>
      <dd>{member.lastLoginAt === null ? t('account_first_login') : dateTimeText(member.lastLoginAt)}</dd>
    </dl>
  );
}
