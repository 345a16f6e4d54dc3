import { useTranslation } from 'react-i18next';
import type { BillLine } from '../../api/contract/bill.ts';
import type { BillDetail } from '../../machines/bill/bill.machine.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import { periodText } from '../bills/periodText.ts';
import layout from '../centre/page.module.css';
import { Money } from '../kit/Money.tsx';
import { formatMoney } from '../kit/money.ts';
import styles from './bill.module.css';
import { billReason } from './billReason.ts';

interface BillSlipProps {
  readonly detail: BillDetail;
}

/** The amount due and its calculation, in the server's order. */
export function BillSlip({ detail }: BillSlipProps) {
  const { t } = useTranslation();
  const { kind, own, payer, payee, status, due, paid, remark, lines } = detail;
  const shareText = ({ base, rate }: BillLine): string =>
    base === null || rate === null ? '' : t('bill_share_of', { rate: percentText(rate), base: formatMoney(base) });
  return (
    <div className={styles.slip}>
      <p className={styles.muted}>
        {t(`contract_kind_${kind}`)} · {periodText(detail)} ·{' '}
        {own === 'upline' ? t('bill_to', { person: payee.username }) : t('bill_from', { person: payer.username })}
      </p>
      <Money amount={due} className={layout.sum} />
      <p>
        <strong>{t(`bill_status_${status}`)}</strong> {t(billReason(detail))}
      </p>
      {remark ? <p>{t('bill_remark', { remark })}</p> : null}
      <h3>{t('bill_how')}</h3>
      <dl className={layout.lines}>
        {lines.map((line) => (
          <div key={line.key} className={line.key === 'due' ? styles.total : undefined}>
            <dt>
              {t(`bill_line_${line.key}`)}
              {line.key === 'share' ? <small>{shareText(line)}</small> : null}
            </dt>
            <dd>
              <Money amount={line.amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('bill_paid')}</dt>
          <dd>
            <Money amount={paid} />
          </dd>
        </div>
        {due > paid ? (
          <div>
            <dt>{t('bill_left')}</dt>
            <dd>
              <Money amount={due - paid} />
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
