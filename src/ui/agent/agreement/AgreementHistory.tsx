import { useTranslation } from 'react-i18next';
import type { AgreementHistory as History } from '../../../machines/agent/agreement/agreement.rules.ts';
import layout from '../../site/centre/page.module.css';
import timeline from '../../site/centre/timeline.module.css';
import { clockText, isoText } from '../../site/clock/timeText.ts';

interface AgreementHistoryProps {
  readonly history: History;
}

/** An agreement's history, oldest first, with who did what. */
export function AgreementHistory({ history: { changes } }: AgreementHistoryProps) {
  const { t } = useTranslation();
  return (
    <section className={layout.panel} aria-labelledby="agreement-history">
      <h3 id="agreement-history">{t('agreement_history')}</h3>
      <ol className={timeline.timeline}>
        {changes.map(({ at, by, what }) => (
          <li key={`${what} ${at}`}>
            <span>
              {t(`agreement_change_${what}`)}
              <small>{t(by === null ? 'agreement_by_itself' : `agreement_by_${by}`)}</small>
            </span>
            <time dateTime={isoText(at)}>{clockText(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
