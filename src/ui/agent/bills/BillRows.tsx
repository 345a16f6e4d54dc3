import { useTranslation } from 'react-i18next';
import type { BillRow } from '../../../api/contract/agent/bill.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { Money } from '../../kit/Money.tsx';
import type { ListActor } from '../../list/listState.ts';
import list from '../../site/centre/list.module.css';
import styles from './bills.module.css';
import { billTone } from './billTone.ts';
import { periodText } from './periodText.ts';

interface BillRowsProps {
  readonly actor: Pick<ListActor<never>, 'send'>;
  /** Each row names its kind. */
  readonly ofAllKinds: boolean;
  readonly rows: readonly BillRow[];
}

/** Bills, newest first; each opens its details. */
export function BillRows({ actor, ofAllKinds, rows }: BillRowsProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes(list.rows, styles.rows)}>
      {rows.map((row) => {
        const { username } = row.own === 'upline' ? row.payee : row.payer;
        return (
          <li key={row.id}>
            <button
              type="button"
              className={classes(list.row, styles.row)}
              onClick={() => actor.send({ type: 'list.open', id: row.id })}
            >
              <span className={styles.when}>
                <span className={styles.period}>{periodText(row)}</span>
                <small>
                  {ofAllKinds ? `${t(`agreement_kind_${row.kind}`)} · ` : ''}
                  {t(row.own === 'upline' ? 'bill_to' : 'bill_from', { person: username })}
                </small>
              </span>
              <span className={styles.rate}>{row.rate > 0 ? `${percentText(row.rate)}%` : '–'}</span>
              <span className={styles.amount}>
                <Money amount={row.due} />
                <Badge {...billTone(row.status)}>{t(`bill_status_${row.status}`)}</Badge>
              </span>
              <Icon d={chevronRightIcon} size="small" className={list.chevron} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
