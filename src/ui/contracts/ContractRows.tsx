import { useTranslation } from 'react-i18next';
import type { ContractRow } from '../../api/contract/agentContract.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import type { ContractsProps } from './ContractsPage.tsx';
import styles from './contracts.module.css';
import { contractTone } from './contractTone.ts';

const highestOf = ({ tiers }: ContractRow): number => Math.max(...tiers.map(({ rate }) => rate));

/** Contracts, the newest first; each opens by itself. */
export function ContractRows({ actor, state, rows }: ContractsProps & { readonly rows: readonly ContractRow[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={styles.row}
            aria-disabled={state.matches('list') ? undefined : true}
            onClick={() => actor.send({ type: 'contracts.open', id: row.id })}
          >
            <span className={styles.who}>
              <span>
                {t('contracts_row', {
                  person: row.own === 'upline' ? row.downline.username : row.upline.username,
                  version: row.version,
                })}
              </span>
              <small>
                {t('contracts_up_to', { rate: percentText(highestOf(row)) })} · {dateTimeText(row.offeredAt)}
              </small>
            </span>
            <Badge {...contractTone(row.status)}>{t(`contract_status_${row.status}`)}</Badge>
            <Icon d={chevronRightIcon} size="small" className={styles.chevron} />
          </button>
        </li>
      ))}
    </ul>
  );
}
