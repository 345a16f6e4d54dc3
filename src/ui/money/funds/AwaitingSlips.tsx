import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { dueText } from '../../site/clock/dueText.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { MaskedMoney } from '../MaskedMoney.tsx';
import styles from './awaiting.module.css';
import type { FundsProps } from './fundsProps.ts';

/** On paper: withdrawals that await the member's answer, since silence counts as received (WD-01, WD-08). */
export function AwaitingSlips({ state, hidden }: Omit<FundsProps, 'actor'>) {
  const { t } = useTranslation();
  return state.context.awaiting.map(({ id, reference, payout, account, paidAt, autoReceiptAt }) => (
    <section key={id} className={styles.slip} aria-label={t('funds_awaiting')}>
      <div className={styles.part}>
        <h3>{t('funds_awaiting')}</h3>
        <MaskedMoney hidden={hidden} amount={payout} className={styles.sum} />
        <span className={styles.reference}>{reference}</span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('withdraw_account')}</dt>
        <dd>
          {account.bank.name} •••• {account.last4}
        </dd>
        {paidAt === null ? null : (
          <>
            <dt>{t('receipt_paid_at')}</dt>
            <dd>{dateTimeText(paidAt)}</dd>
          </>
        )}
        {autoReceiptAt === null ? null : (
          <>
            <dt>{t('receipt_auto_at')}</dt>
            <dd className={styles.due}>{dueText(t, autoReceiptAt)}</dd>
          </>
        )}
      </dl>
      <ButtonLink variant="ink" wide href="/member/withdraw">
        {t('funds_answer')}
      </ButtonLink>
    </section>
  ));
}
