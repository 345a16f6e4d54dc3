import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '../../../api/contract/member/protection.ts';
import { classes } from '../../kit/classes.ts';
import { DeviceTime } from '../../site/clock/DeviceTime.tsx';
import { hourText } from '../../site/clock/timeText.ts';
import { Meter } from './Meter.tsx';
import styles from './meter.module.css';
import { isNear, leftText, limitAmountText, whichText } from './texts.ts';

/** What is used of a limit: bar, figures, what is left, and when it starts again. */
export function LimitMeter({ limit }: { readonly limit: PlayLimit }) {
  const { t } = useTranslation();
  const { kind, amount, used, resetsAt } = limit;
  const figures = { used: limitAmountText(t, kind, used), amount: limitAmountText(t, kind, amount) };
  const near = kind !== 'stake' && isNear(limit);
  return (
    <>
      <Meter
        label={t('limit_meter', { limit: whichText(t, limit), ...figures })}
        used={used}
        amount={amount}
        near={near}
      />
      <p className={styles.line}>
        <span className={styles.figure}>{t('limit_of', figures)}</span>
        <span className={classes(styles.left, near && styles.close)}>
          {leftText(t, limit)}
          {resetsAt === null ? null : ` · ${t('limit_resets', { time: hourText(resetsAt) })}`}
          {resetsAt === null ? null : <DeviceTime at={resetsAt} />}
        </span>
      </p>
    </>
  );
}
