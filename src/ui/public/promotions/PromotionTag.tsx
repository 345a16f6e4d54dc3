import { useTranslation } from 'react-i18next';
import type { PromotionStatus } from '../../../api/contract/rules/promotionStatus.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { calendarIcon } from '../../kit/icons/centre.ts';
import { circleCheckIcon, lockIcon } from '../../kit/icons/form.ts';
import { hourglassIcon, ticketIcon } from '../../kit/icons/games.ts';
import { checksIcon } from '../../kit/icons/inbox.ts';
import { giftIcon, xIcon } from '../../kit/icons/shell.ts';
import styles from './promotions.module.css';

const LOOKS: Readonly<Record<PromotionStatus, { readonly icon: string; readonly tone?: string | undefined }>> = {
  comingSoon: { icon: calendarIcon },
  join: { icon: ticketIcon, tone: styles.tagJoin },
  joined: { icon: ticketIcon, tone: styles.tagInfo },
  applying: { icon: hourglassIcon, tone: styles.tagInfo },
  rejected: { icon: xIcon, tone: styles.tagNo },
  claim: { icon: giftIcon, tone: styles.tagClaim },
  claimed: { icon: checksIcon, tone: styles.tagInfo },
  process: { icon: hourglassIcon, tone: styles.tagInfo },
  issued: { icon: circleCheckIcon, tone: styles.tagGain },
  close: { icon: lockIcon },
};

/** The status of a promotion, as a price tag on a string (PROMO-11). */
export function PromotionTag({ status }: { readonly status: PromotionStatus }) {
  const { t } = useTranslation();
  const { icon, tone } = LOOKS[status];
  return (
    <span className={classes(styles.tag, tone)}>
      <Icon d={icon} className={styles.tagIcon} />
      {t(`promo_status_${status}`)}
    </span>
  );
}
