import { useTranslation } from 'react-i18next';
import type { DepositDetail } from '../../../api/contract/money/deposit.ts';
import { Money } from '../../kit/Money.tsx';
import layout from '../../site/centre/page.module.css';
import { clockText } from '../../site/clock/timeText.ts';
import styles from './deposit.module.css';

const WRONG = ['failed', 'expired'];

/** A deposit's history, oldest first. */
export function Timeline({ detail: { timeline } }: { readonly detail: DepositDetail }) {
  const { t } = useTranslation();
  return (
    <section className={layout.panel} aria-labelledby="deposit-timeline">
      <h3 id="deposit-timeline">{t('deposit_timeline')}</h3>
      <ol className={styles.timeline} aria-live="polite">
        {timeline.map(({ what, at, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={place} data-wrong={WRONG.includes(what) || undefined}>
            <span>{t(`deposit_event_${what}`)}</span>
            {amount === null ? null : <Money amount={amount} />}
            <span className={styles.time}>{clockText(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
