import { useTranslation } from 'react-i18next';
import { DEPOSIT_GROUPS } from '../../../api/contract/money/deposit.ts';
import type { DepositRow } from '../../../machines/money/deposit/deposit.rules.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import centre from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { DepositStatus } from './DepositStatus.tsx';
import styles from './deposit.module.css';

interface DepositListProps {
  readonly actor: ListActor<{ readonly list: readonly DepositRow[]; readonly count: number }>;
}

/** The deposits of the member; each opens its details. */
export function DepositList({ actor }: DepositListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('deposit_list')}
      filters={[
        {
          name: 'group',
          as: 'select',
          label: t('deposit_group'),
          options: optionsOf(DEPOSIT_GROUPS, (id) => t(`deposit_group_${id}`)),
        },
      ]}
      rows={(rows) => (
        <ul className={centre.rows}>
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
                onClick={() => actor.send({ type: 'list.open', id })}
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
      )}
      emptyTitle={t('deposit_list_empty')}
      emptyText={t('deposit_list_empty_text')}
      failedTitle={t('deposit_list_failed')}
    />
  );
}
