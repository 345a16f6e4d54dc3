import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../api/contract/money/funds.ts';
import type { StatementRow } from '../../../api/contract/money/statement.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Money } from '../../kit/Money.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { kindIcon } from './kindIcon.ts';
import styles from './rows.module.css';

interface MovementRowsProps {
  readonly rows: readonly StatementRow[];
  /** For the name of the other wallet. */
  readonly wallets: readonly Wallet[];
}

/** One page of movements: a table, on a phone cards. */
export function MovementRows({ rows, wallets }: MovementRowsProps) {
  const { t } = useTranslation();
  const nameOf = (code: string | null) => wallets.find((wallet) => wallet.code === code)?.name;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('statement_time')}</th>
          <th scope="col">{t('statement_what')}</th>
          <th scope="col" className={styles.figure}>
            {t('statement_amount')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('statement_balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, kind, other, amount, balance }) => (
          <tr key={id}>
            <td className={styles.at}>{dateTimeText(at)}</td>
            <td className={styles.what}>
              <Icon d={kindIcon(kind)} className={styles.icon} />
              <span>{[t(`kind_${kind}`), nameOf(other)].filter(Boolean).join(' · ')}</span>
            </td>
            <td className={styles.amount}>
              <Money amount={amount} signed />
            </td>
            <td className={styles.balance}>
              <Money amount={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
