import { useTranslation } from 'react-i18next';
import type { DeskPromotionClaim } from '../../api/contract/deskPromotions.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { claimTones } from './PromotionCase.tsx';
import { moneyText } from './purseText.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskPromotionClaim[];
}

/** A queue of applications; each opens with its pictures. */
export function PromotionClaimRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, status, member, title, comment, pictures, appliedAt, amount, most, decidedBy }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-disabled={state.matches('shown') ? undefined : true}
            onClick={() => actor.send({ type: 'deskPage.open', id })}
          >
            <span className={styles.cell}>
              <strong>{member.username}</strong>
              <small>{dateTimeText(appliedAt)}</small>
            </span>
            <span className={styles.cell}>
              <span>{title}</span>
              <small className={styles.said}>{comment === '' ? t('desk_promotion_no_comment') : `“${comment}”`}</small>
              <small>{t('desk_promotion_images', { count: pictures.length })}</small>
            </span>
            <span className={styles.badges}>
              <Badge {...claimTones[status]}>{t(`desk_promotion_status_${status}`)}</Badge>
              {decidedBy ? <small>{t('desk_by', { name: decidedBy })}</small> : null}
            </span>
            <span className={styles.sum}>
              {amount > 0 ? moneyText(amount) : t('desk_promotion_most', { amount: moneyText(most) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
