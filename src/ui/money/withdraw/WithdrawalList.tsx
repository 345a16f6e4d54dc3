import { useTranslation } from 'react-i18next';
import { WITHDRAWAL_GROUPS } from '../../../api/contract/money/withdraw.ts';
import type { WithdrawalRow } from '../../../machines/money/withdraw/withdraw.rules.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import centre from '../../site/centre/list.module.css';
import layout from '../../site/centre/page.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { statusTone } from '../receipt/statusTone.ts';
import styles from './withdraw.module.css';

interface WithdrawalListProps {
  readonly actor: ListActor<{ readonly list: readonly WithdrawalRow[]; readonly count: number }>;
}

/** The withdrawals of the member; each opens its receipt. */
export function WithdrawalList({ actor }: WithdrawalListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('withdraw_list')}
      filters={[
        {
          name: 'group',
          as: 'select',
          label: t('withdraw_group'),
          options: optionsOf(WITHDRAWAL_GROUPS, (id) => t(`withdraw_group_${id}`)),
        },
      ]}
      rows={(rows) => (
        <ul className={centre.rows}>
          {rows.map(({ id, reference, status, payout, account, requestedAt }) => (
            <li key={id}>
              <button
                type="button"
                className={classes(centre.row, styles.row)}
                onClick={() => actor.send({ type: 'list.open', id })}
              >
                <span className={centre.words}>
                  <span>
                    {account.bank.name} •••• {account.last4}
                  </span>
                  <small className={layout.label}>
                    {dateTimeText(requestedAt)} · {reference}
                  </small>
                </span>
                <span className={centre.end}>
                  <Money amount={payout} />
                  <Badge {...statusTone(status)}>{t(`receipt_status_${status}`)}</Badge>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      emptyTitle={t('withdraw_list_empty')}
      emptyText={t('withdraw_list_empty_text')}
      failedTitle={t('withdraw_list_failed')}
    />
  );
}
