import { useTranslation } from 'react-i18next';
import type { AgreementKind } from '../../../api/contract/agent/agreement.ts';
import type { BillMonth } from '../../../api/contract/agent/bill.ts';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import hidden from '../../kit/VisuallyHidden.module.css';
import { MoneyChange } from '../agentReports/Change.tsx';
import { monthText } from '../join/monthText.ts';
import styles from './income.module.css';

interface IncomeMonthsProps {
  /** Oldest first; the last is the present one. */
  readonly months: readonly BillMonth[];
  readonly kind: AgreementKind | 'all';
  /** The month whose bills are listed; null for all. */
  readonly chosen: Pick<BillMonth, 'from' | 'to'> | null;
  readonly onChoose: (month: Pick<BillMonth, 'from' | 'to'> | null) => void;
}

/** What was paid in a month, and a bar for each month by kind; a bar lists the bills of its month. */
export function IncomeMonths({ months, kind, chosen, onChoose }: IncomeMonthsProps) {
  const { t, i18n } = useTranslation();
  const sumsOf = ({ sums }: BillMonth) => sums.filter((sum) => kind === 'all' || sum.kind === kind);
  const total = (month: BillMonth, of: 'due' | 'paid') => sumsOf(month).reduce((sum, each) => sum + each[of], 0);
  const top = Math.max(1, ...months.map((month) => total(month, 'paid')));
  const last = months.length - 1;
  const place = chosen === null ? last : months.findIndex(({ from }) => from === chosen.from);
  const shown = months[place];
  if (shown === undefined) return null;
  const before = months[place - 1];
  const name = monthText(shown.from, i18n.language);
  const outstanding = total(shown, 'due') - total(shown, 'paid');
  return (
    <>
      <p className={styles.month}>{place === last ? t('income_so_far', { month: name }) : name}</p>
      <p className={styles.total}>
        <Money amount={total(shown, 'paid')} className={styles.sum} />
        {place < last && before ? <MoneyChange now={total(shown, 'paid')} before={total(before, 'paid')} /> : null}
      </p>
      {outstanding > 0 ? (
        <p className={styles.month}>
          {t('bill_left')} <Money amount={outstanding} />
        </p>
      ) : null}
      <div className={styles.bars} data-empty={top === 1 || undefined}>
        {months.map((month, at) => (
          <button
            key={month.from}
            type="button"
            className={styles.bar}
            aria-pressed={month.from === chosen?.from}
            data-shown={at === place || undefined}
            onClick={() => onChoose(month.from === chosen?.from ? null : { from: month.from, to: month.to })}
          >
            <span className={styles.stack} aria-hidden="true">
              {sumsOf(month)
                .filter(({ paid }) => paid > 0)
                .map(({ kind: of, paid }) => (
                  <span
                    key={of}
                    className={classes(styles.part, styles[of])}
                    style={{ height: `${(paid / top) * 100}%` }}
                  />
                ))}
            </span>
            <span className={styles.name}>{monthText(month.from, i18n.language, 'short')}</span>
            <span className={hidden.spoken}>{` ${formatMoney(total(month, 'paid'))}`}</span>
          </button>
        ))}
      </div>
    </>
  );
}
