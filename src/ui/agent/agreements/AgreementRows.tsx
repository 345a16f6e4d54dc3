import { useTranslation } from 'react-i18next';
import type { AgreementRow } from '../../../api/contract/agent/agreement.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { AgreementItem } from './AgreementItem.tsx';
import styles from './agreements.module.css';
import { agreementTone } from './agreementTone.ts';

const highestOf = ({ tiers }: AgreementRow): number => Math.max(...tiers.map(({ rate }) => rate));

interface AgreementRowsProps {
  readonly rows: readonly AgreementRow[];
  readonly onOpen: (id: string) => void;
}

/** Agreements, newest first; each opens its details. */
export function AgreementRows({ rows, onOpen }: AgreementRowsProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes(list.rows, styles.rows)}>
      {rows.map((row) => (
        <AgreementItem
          key={row.id}
          onOpen={() => onOpen(row.id)}
          badge={<Badge {...agreementTone(row.status)}>{t(`agreement_status_${row.status}`)}</Badge>}
        >
          <span>
            {t('agreements_row', {
              person: row.own === 'upline' ? row.downline.username : row.upline.username,
              version: row.version,
            })}
          </span>
          <small>
            {t('agreements_up_to', { rate: percentText(highestOf(row)) })} · {dateTimeText(row.offeredAt)}
          </small>
        </AgreementItem>
      ))}
    </ul>
  );
}
