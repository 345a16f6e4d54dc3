import { useTranslation } from 'react-i18next';
import type { LineMember } from '../../../api/contract/desk/deskLines.ts';
import { lineActsOf } from '../../../machines/desk/deskMember/deskMember.rules.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './desk.module.css';
import type { MemberProps } from './memberProps.ts';
import { moneyText } from './purseText.ts';

/** A member with the line above and below, what is in force, and what can be done. */
export function MemberCase({ actor, state, member }: MemberProps & { readonly member: LineMember }) {
  const { t } = useTranslation();
  const { freeze, block, move, agreementsAbove: above, agreementsBelow: below } = member;
  const facts = [
    { label: t('desk_line_path'), text: pathText() },
    { label: t('desk_line_below'), text: t('desk_line_below_text', { direct: member.direct, count: member.members }) },
    { label: t('desk_line_agreements'), text: t('desk_line_agreements_text', { above, below }) },
    { label: t('desk_line_main'), text: moneyText(member.main) },
    { label: t('desk_line_held'), text: moneyText(member.held) },
    { label: t('desk_line_since'), text: dateTimeText(member.since) },
    {
      label: t('desk_line_last_login'),
      text: member.lastLoginAt === null ? t('desk_line_never') : dateTimeText(member.lastLoginAt),
    },
  ];
  return (
    <section className={styles.panel} aria-labelledby="desk-member">
      <h2 id="desk-member">
        {member.username} <small>{member.nickname}</small>
      </h2>
      <p className={styles.badges}>
        <Badge tone={member.isAgent ? 'accent' : 'info'}>
          {t(member.isAgent ? 'desk_line_agent' : 'desk_line_member')}
        </Badge>{' '}
        {freeze ? <Badge tone="danger">{t('desk_line_frozen')}</Badge> : null}{' '}
        {member.affiliateCode ? <span>{t('desk_line_code', { code: member.affiliateCode })}</span> : null}
      </p>
      {freeze ? (
        <Note tone="danger">
          {t(freeze.isOwn ? 'desk_line_frozen_own' : 'desk_line_frozen_above', {
            ...{ top: freeze.top, by: freeze.by, time: dateTimeText(freeze.at), reason: freeze.reason },
          })}
        </Note>
      ) : null}
      {block ? (
        <Note>
          {block.until === null ? t('desk_line_block_ever') : t('desk_line_block', { time: dateTimeText(block.until) })}
        </Note>
      ) : null}
      {move ? <Note tone="accent">{t('desk_line_waiting', { to: move.to })}</Note> : null}
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {lineActsOf(state.context).map((act) => (
          <Button
            key={act}
            size="small"
            {...(act === 'freeze' || act === 'close' ? {} : { variant: 'solid' as const })}
            disabled={!state.can({ type: 'deskMember.start', act })}
            onClick={() => actor.send({ type: 'deskMember.start', act })}
          >
            {t(`desk_line_act_${act}`)}
          </Button>
        ))}
      </div>
    </section>
  );

  function pathText(): string {
    const names = member.uplines.map(({ username }) => username);
    return names.length === 0 ? t('desk_line_top') : [...names, member.username].join(' → ');
  }
}
