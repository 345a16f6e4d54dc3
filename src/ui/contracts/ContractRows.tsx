import { useTranslation } from 'react-i18next';
import type { ContractRow } from '../../api/contract/agentContract.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import list from '../centre/list.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Badge } from '../kit/Badge.tsx';
import { classes } from '../kit/classes.ts';
import { ContractItem } from './ContractItem.tsx';
import styles from './contracts.module.css';
import { contractTone } from './contractTone.ts';

const highestOf = ({ tiers }: ContractRow): number => Math.max(...tiers.map(({ rate }) => rate));

interface ContractRowsProps {
  readonly rows: readonly ContractRow[];
  readonly onOpen: (id: string) => void;
}

/** Contracts, newest first; each opens its details. */
export function ContractRows({ rows, onOpen }: ContractRowsProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes(list.rows, styles.rows)}>
      {rows.map((row) => (
        <ContractItem
          key={row.id}
          onOpen={() => onOpen(row.id)}
          badge={<Badge {...contractTone(row.status)}>{t(`contract_status_${row.status}`)}</Badge>}
        >
          <span>
            {t('contracts_row', {
              person: row.own === 'upline' ? row.downline.username : row.upline.username,
              version: row.version,
            })}
          </span>
          <small>
            {t('contracts_up_to', { rate: percentText(highestOf(row)) })} · {dateTimeText(row.offeredAt)}
          </small>
        </ContractItem>
      ))}
    </ul>
  );
}
