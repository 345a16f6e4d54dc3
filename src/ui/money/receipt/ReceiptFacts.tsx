import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '../../../api/contract/money/withdraw.ts';
import { Money } from '../../kit/Money.tsx';
import layout from '../../site/centre/page.module.css';
import { dueText } from '../../site/clock/dueText.ts';
import styles from './receipt.module.css';

/** Amount, bank account and status. */
export function ReceiptFacts({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { reference, status, amount, payout, fee, account, paidAt, autoReceiptAt, received, remaining, remark } =
    detail;
  return (
    <div className={styles.facts}>
      <p className={styles.status}>{t(`receipt_status_${status}`)}</p>
      <Money amount={payout} className={layout.sum} />
      <dl>
        <dt>{t('receipt_reference')}</dt>
        <dd className={styles.reference}>{reference}</dd>
        <dt>{t('withdraw_account')}</dt>
        <dd>
          {account.bank.name} •••• {account.last4}
        </dd>
        <dt>{t('amount')}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
        <dt>{t('withdraw_fee')}</dt>
        <dd>
          <Money amount={fee} />
        </dd>
        {paidAt === null ? null : (
          <>
            <dt>{t('receipt_paid_at')}</dt>
            <dd>{dueText(t, paidAt)}</dd>
          </>
        )}
        {autoReceiptAt === null ? null : (
          <>
            <dt>{t('receipt_auto_at')}</dt>
            <dd>{dueText(t, autoReceiptAt)}</dd>
          </>
        )}
        {received === null || remaining === null ? null : (
          <>
            <dt>{t('receipt_received')}</dt>
            <dd>
              <Money amount={received} />
            </dd>
            <dt>{t('receipt_remaining')}</dt>
            <dd>
              <Money amount={remaining} />
            </dd>
          </>
        )}
      </dl>
      {remark ? <p className={styles.remark}>{t('receipt_remark', { remark })}</p> : null}
    </div>
  );
}
