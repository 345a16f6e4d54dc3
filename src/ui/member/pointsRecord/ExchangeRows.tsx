import { useTranslation } from 'react-i18next';
import type { Exchange } from '../../../api/contract/member/points.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import { Points } from '../../kit/Points.tsx';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { itemText } from '../exchange/itemText.ts';
import { statusTone } from '../exchange/statusTone.ts';
import styles from './exchangeRows.module.css';

interface ExchangeRowsProps {
  readonly rows: readonly Exchange[];
  readonly onOpen: (id: string) => void;
}

/** One page of exchanges; each opens its details. */
export function ExchangeRows({ rows, onOpen }: ExchangeRowsProps) {
  const { t } = useTranslation();
  return (
    <ul className={list.rows}>
      {rows.map((exchange) => (
        <li key={exchange.id}>
          <button type="button" className={classes(list.row, styles.row)} onClick={() => onOpen(exchange.id)}>
            <span className={list.words}>
              <span>{itemText(t, exchange)}</span>
              <small className={styles.label}>{dateTimeText(exchange.createdAt)}</small>
            </span>
            <span className={list.end}>
              <span>
                <Points points={exchange.points} />
              </span>
              <Badge tone={statusTone(exchange.status)}>{t(`exchange_${exchange.status}`)}</Badge>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
