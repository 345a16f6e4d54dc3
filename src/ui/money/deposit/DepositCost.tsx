import { useTranslation } from 'react-i18next';
import { amountOf, costOf, type DepositContext } from '../../../machines/money/deposit/deposit.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import styles from './deposit.module.css';

/** Amount to pay, fee and amount credited; dashes without a valid amount. */
export function DepositCost({ context }: { readonly context: DepositContext }) {
  const { t } = useTranslation();
  const typed = amountOf(context);
  const cost = costOf(context);
  const rows = [
    ['deposit_you_pay', cost && 'amount' in typed ? typed.amount : null],
    ['deposit_fee', cost?.fee ?? null],
    ['deposit_credited', cost?.credited ?? null],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([key, amount]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd className={key === 'deposit_credited' ? styles.credited : undefined}>
            {amount === null ? '–' : formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
