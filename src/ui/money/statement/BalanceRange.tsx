import { useTranslation } from 'react-i18next';
import type { Days } from '../../../machines/list/dateRange.ts';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import list from '../../site/centre/list.module.css';
import { dateText } from '../../site/clock/timeText.ts';
import styles from './statement.module.css';

interface BalanceRangeProps {
  readonly days: Days;
  /** The wallet's balance before and after the period, in 1/10,000 P. */
  readonly opening: number;
  readonly closing: number;
}

/** The period shown, with the opening and closing balance. */
export function BalanceRange({ days, opening, closing }: BalanceRangeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.ends}>
      <h3 className={list.when}>{t('statement_days', { from: dateText(days.from), to: dateText(days.to) })}</h3>
      <dl className={classes(list.sums, styles.sums)}>
        <div>
          <dt>{t('statement_opening')}</dt>
          <dd>
            <Money amount={opening} />
          </dd>
        </div>
        <div>
          <dt>{t('statement_closing')}</dt>
          <dd>
            <Money amount={closing} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
