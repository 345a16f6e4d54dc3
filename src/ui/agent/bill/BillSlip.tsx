import { useTranslation } from 'react-i18next';
import type { BillRow } from '../../../api/contract/agent/bill.ts';
import { Money } from '../../kit/Money.tsx';
import layout from '../../site/centre/page.module.css';
import { periodText } from '../bills/periodText.ts';
import { BillSum, BillTold } from './BillSum.tsx';
import styles from './bill.module.css';

interface BillSlipProps {
  readonly detail: BillRow;
}

/** The amount due and its calculation, in the server's order. */
export function BillSlip({ detail }: BillSlipProps) {
  const { t } = useTranslation();
  const { kind, own, payer, payee, due } = detail;
  return (
    <div className={styles.slip}>
      <p className={styles.muted}>
        {t(`agreement_kind_${kind}`)} · {periodText(detail)} ·{' '}
        {own === 'upline' ? t('bill_to', { person: payee.username }) : t('bill_from', { person: payer.username })}
      </p>
      <Money amount={due} className={layout.sum} />
      <BillTold detail={detail} />
      <h3>{t('bill_how')}</h3>
      <BillSum detail={detail} />
    </div>
  );
}
