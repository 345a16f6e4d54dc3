import { useTranslation } from 'react-i18next';
import { pagesOf } from '../../machines/withdraw/withdraw.rules.ts';
import list from '../centre/list.module.css';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { classes } from '../kit/classes.ts';
import { Money } from '../kit/Money.tsx';
import { Pager } from '../kit/Pager.tsx';
import { statusTone } from '../receipt/statusTone.ts';
import styles from './withdraw.module.css';
import type { WithdrawProps } from './withdrawProps.ts';

/** Withdrawals, newest first; each opens its receipt. */
export function WithdrawalList({ actor, state }: WithdrawProps) {
  const { t } = useTranslation();
  const { withdrawals, page } = state.context;
  const pages = pagesOf(withdrawals);
  return (
    <section className={classes(layout.panel, layout.roomy)} aria-labelledby="withdrawals">
      <h3 id="withdrawals">{t('withdraw_list')}</h3>
      {withdrawals.list.length === 0 ? <p className={layout.label}>{t('withdraw_list_empty')}</p> : null}
      <ul className={list.rows}>
        {withdrawals.list.map(({ id, reference, status, payout, account, requestedAt }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(list.row, styles.row)}
              aria-disabled={state.matches('choosing') ? undefined : true}
              onClick={() => actor.send({ type: 'withdraw.open', id })}
            >
              <span className={list.words}>
                <span>
                  {account.bank.name} •••• {account.last4}
                </span>
                <small className={layout.label}>
                  {dateTimeText(requestedAt)} · {reference}
                </small>
              </span>
              <span className={list.end}>
                <Money amount={payout} />
                <Badge {...statusTone(status)}>{t(`receipt_status_${status}`)}</Badge>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Pager
          label={t('withdraw_pages')}
          previousLabel={t('pager_previous')}
          nextLabel={t('pager_next')}
          pageLabel={(number) => t('notices_page', { page: number })}
          page={page}
          pages={pages}
          disabled={!state.matches('choosing')}
          onPage={(number) => actor.send({ type: 'withdraw.page', page: number })}
        />
      ) : null}
    </section>
  );
}
