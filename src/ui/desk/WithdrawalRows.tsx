import { useTranslation } from 'react-i18next';
import type { DeskWithdrawalRow } from '../../api/contract/deskMoney.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { Money } from '../kit/Money.tsx';
import { statusTone } from '../receipt/statusTone.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskWithdrawalRow[];
}

/** A queue of withdrawals; each opens its case. */
export function WithdrawalRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, reference, status, member, bank, last4, method, requestedAt, amount, large, firstApprover }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-disabled={state.matches('shown') ? undefined : true}
            onClick={() => actor.send({ type: 'deskPage.open', id })}
          >
            <span className={styles.cell}>
              <strong>{member.username}</strong>
              <small>
                {dateTimeText(requestedAt)} · {reference}
              </small>
            </span>
            <span className={styles.cell}>
              <span>
                {bank} •••• {last4}
              </span>
              <small>{method.name}</small>
            </span>
            <span className={styles.badges}>
              <Badge {...statusTone(status)}>{t(`desk_status_${status}`)}</Badge>
              {large ? <Badge tone="accent">{t('desk_large')}</Badge> : null}
              {firstApprover ? <small>{t('desk_first_approver', { name: firstApprover })}</small> : null}
            </span>
            <Money amount={amount} className={styles.sum} />
          </button>
        </li>
      ))}
    </ul>
  );
}
