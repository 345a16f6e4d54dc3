import { useTranslation } from 'react-i18next';
import type { RoundDetail } from '../../../api/contract/play/bet.ts';
import { Money } from '../../kit/Money.tsx';
import { formatPoints } from '../../kit/points.ts';
import table from '../../list/table.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';

/** What the round did to the balance, from the ledger, the oldest first. */
export function RoundLedger({ detail }: { readonly detail: RoundDetail }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="round-ledger">
      <h3 id="round-ledger">{t('round_ledger')}</h3>
      {detail.ledger.length === 0 ? <p>{t('round_ledger_none')}</p> : null}
      <ul className={table.rows}>
        {detail.ledger.map(({ id, at, kind, amount, balance, wallet }) => (
          <li key={id} className={table.row}>
            <span className={table.name}>
              <strong>{t(`kind_${kind}`)}</strong>
              <small>{dateTimeText(at)}</small>
            </span>
            <span className={table.figures}>
              <small>{t('round_change')}</small>
              {wallet === 'points' ? formatPoints(amount) : <Money amount={amount} signed />}
            </span>
            <span className={table.figures}>
              <small>{t('round_balance')}</small>
              {wallet === 'points' ? formatPoints(balance) : <Money amount={balance} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
