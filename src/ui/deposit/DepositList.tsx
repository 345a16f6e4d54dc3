import { useTranslation } from 'react-i18next';
import { pagesOf } from '../../machines/deposit/deposit.rules.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Money } from '../kit/Money.tsx';
import { formatMoney } from '../kit/money.ts';
import { Pager } from '../kit/Pager.tsx';
import { DepositStatus } from './DepositStatus.tsx';
import styles from './deposit.module.css';
import type { DepositProps } from './depositProps.ts';

/** Deposits, newest first; each opens its details. */
export function DepositList({ actor, state }: DepositProps) {
  const { t } = useTranslation();
  const { rows, count, page } = state.context;
  const isStill = !state.matches({ ready: 'choosing' });
  return (
    <section className={layout.panel} aria-labelledby="deposit-list">
      <div className={styles.head}>
        <h3 id="deposit-list">{t('deposit_list')}</h3>
        <span className={styles.label}>{t('deposit_list_count', { count })}</span>
      </div>
      {rows.length === 0 ? <p className={styles.hint}>{t('deposit_list_empty')}</p> : null}
      <ul className={styles.rows}>
        {rows.map(({ id, reference, method, amount, createdAt, status }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-label={t('deposit_row', {
                method: method.name,
                amount: formatMoney(amount),
                time: dateTimeText(createdAt),
                status: t(`deposit_status_${status}`),
              })}
              aria-disabled={isStill || undefined}
              onClick={isStill ? undefined : () => actor.send({ type: 'deposit.open', id })}
            >
              <span>{method.name}</span>
              <Money amount={amount} />
              <span className={styles.time}>
                {dateTimeText(createdAt)} · {reference}
              </span>
              <DepositStatus status={status} />
            </button>
          </li>
        ))}
      </ul>
      {pagesOf(count) > 1 ? (
        <Pager
          label={t('deposit_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(number) => t('deposit_page', { page: number })}
          page={page}
          pages={pagesOf(count)}
          disabled={isStill}
          onPage={(number) => actor.send({ type: 'deposit.page', page: number })}
        />
      ) : null}
    </section>
  );
}
