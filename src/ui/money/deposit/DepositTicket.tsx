import { useTranslation } from 'react-i18next';
import { secondsLeft } from '../../../machines/money/depositDetail/depositDetail.rules.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import layout from '../../site/centre/page.module.css';
import styles from './deposit.module.css';
import type { DepositTicketProps } from './depositTicketProps.ts';
import { PayTo } from './PayTo.tsx';

/** The deposit's amount and method; while pending, payment details and countdown. */
export function DepositTicket({ actor, state, detail }: DepositTicketProps) {
  const { t } = useTranslation();
  const { method, amount, fee, credited, reference, status } = detail;
  return (
    <section className={styles.ticket} aria-labelledby="deposit-ticket">
      <div>
        <h3 id="deposit-ticket" className={styles.ticketTitle}>
          {method.name} · {t(`deposit_status_${status}`)}
        </h3>
        <Money amount={amount} className={layout.sum} />
      </div>
      {state.matches('watching') ? <Countdown seconds={secondsLeft(state.context)} /> : null}
      {status === 'starting' ? <p>{t('deposit_starting_text')}</p> : null}
      {detail.payTo ? <PayTo actor={actor} state={state} detail={detail} payTo={detail.payTo} /> : null}
      <dl className={styles.facts}>
        <div>
          <dt>{t('deposit_fee')}</dt>
          <dd>{formatMoney(fee)}</dd>
        </div>
        <div>
          <dt>{t('deposit_credited')}</dt>
          <dd className={styles.credited}>{formatMoney(credited)}</dd>
        </div>
        <div>
          <dt>{t('deposit_reference')}</dt>
          <dd className={styles.reference}>{reference}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The time left, by the server's clock. */
function Countdown({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation();
  if (seconds === 0) return <p>{t('deposit_time_over')}</p>;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <p className={styles.countdown}>
      {t('deposit_time_left')} <span role="timer">{text}</span>
    </p>
  );
}
