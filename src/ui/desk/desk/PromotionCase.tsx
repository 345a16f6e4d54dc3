import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { Note } from '../../kit/Note.tsx';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DetailProps } from './deskPageProps.ts';
import { Pictures } from './Pictures.tsx';
import { moneyText } from './purseText.ts';

export const claimTones = {
  applying: {},
  rejected: { tone: 'danger' },
  claim: { tone: 'gain' },
  claimed: { tone: 'info' },
  issued: { tone: 'gain' },
  close: {},
} as const;

/** An application with its pictures, and the possible actions. */
export function PromotionCase({ actor, state, detail, pictures }: DetailProps<'promotionClaims'>) {
  const { t } = useTranslation();
  const { status, member, title, comment, appliedAt, amount, most, wagering, firstApprover, remark } = detail;
  return (
    <div className={styles.case}>
      <section className={styles.panel} aria-labelledby="application">
        <div className={styles.badges}>
          <h2 id="application">{title}</h2>
          <Badge {...claimTones[status]}>{t(`desk_promotion_status_${status}`)}</Badge>
          {firstApprover ? <small>{t('desk_first_approver', { name: firstApprover })}</small> : null}
        </div>
        {status === 'applying' && firstApprover === state.context.operator ? (
          <Note>{t('desk_needs_other')}</Note>
        ) : null}
        <p>{comment === '' ? t('desk_promotion_no_comment') : comment}</p>
        <dl className={styles.facts}>
          <dt>{t('desk_member')}</dt>
          <dd>
            {member.username} · {member.nickname}
          </dd>
          <dt>{t('desk_promotion_worth')}</dt>
          <dd>{moneyText(most)}</dd>
          <dt>{t('desk_promotion_wagering')}</dt>
          <dd>{wagering}×</dd>
          {amount > 0 ? (
            <>
              <dt>{t('desk_amount')}</dt>
              <dd>{moneyText(amount)}</dd>
            </>
          ) : null}
          {remark ? (
            <>
              <dt>{t('desk_reason')}</dt>
              <dd>{remark}</dd>
            </>
          ) : null}
        </dl>
        <p>
          <time dateTime={isoText(appliedAt)}>{dateTimeText(appliedAt)}</time>
        </p>
        <ActionButtons actor={actor} state={state} filter={() => true} />
      </section>
      <Pictures
        title={t('desk_proofs')}
        pictures={pictures}
        count={detail.pictures.length}
        missing={t('desk_proofs_missing', { count: detail.pictures.length - pictures.length })}
        altOf={(number) => t('desk_proof', { number })}
      />
    </div>
  );
}
