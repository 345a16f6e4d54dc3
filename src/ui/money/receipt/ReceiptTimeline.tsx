import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '../../../api/contract/money/withdraw.ts';
import { isInProgress } from '../../../machines/money/receipt/receipt.rules.ts';
import layout from '../../site/centre/page.module.css';
import timeline from '../../site/centre/timeline.module.css';
import { clockText, isoText } from '../../site/clock/timeText.ts';

/** A withdrawal's history, oldest first, and where it stands. */
export function ReceiptTimeline({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation();
  return (
    <section className={layout.panel} aria-labelledby="timeline">
      <h3 id="timeline">{t('receipt_timeline')}</h3>
      <ol className={timeline.timeline}>
        {detail.timeline.map(({ what, at }) => (
          <li key={`${what} ${at}`}>
            <span>{t(`receipt_event_${what}`)}</span>
            <time dateTime={isoText(at)}>{clockText(at)}</time>
          </li>
        ))}
        {isInProgress(detail) ? (
          <li aria-current="step">
            <span>{t(`receipt_status_${detail.status}`)}</span>
          </li>
        ) : null}
      </ol>
    </section>
  );
}
