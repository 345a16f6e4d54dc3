import { useTranslation } from 'react-i18next';
import type { BillLine, BillRow } from '../../../api/contract/agent/bill.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import layout from '../../site/centre/page.module.css';
import styles from './bill.module.css';
import { billReason } from './billReason.ts';

/** Why a bill has its status. */
export function BillTold({ detail }: { readonly detail: BillRow }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <strong>{t(`bill_status_${detail.status}`)}</strong> {t(billReason(detail))}
      </p>
      {detail.remark ? <p>{t('bill_remark', { remark: detail.remark })}</p> : null}
    </>
  );
}

/** How the amount due comes about, in the server's order, and what of it is paid. */
export function BillSum({ detail: { lines, due, paid } }: { readonly detail: BillRow }) {
  const { t } = useTranslation();
  const shareText = ({ base, rate }: BillLine): string =>
    base === null || rate === null ? '' : t('bill_share_of', { rate: percentText(rate), base: formatMoney(base) });
  return (
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
  );
}
