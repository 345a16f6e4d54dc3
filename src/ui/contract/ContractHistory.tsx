import { useTranslation } from 'react-i18next';
import type { ContractHistory as History } from '../../machines/contract/contract.rules.ts';
import layout from '../centre/page.module.css';
import timeline from '../centre/timeline.module.css';
import { clockText, isoText } from '../clock/timeText.ts';

interface ContractHistoryProps {
  readonly history: History;
}

/** A contract's history, oldest first, with who did what. */
export function ContractHistory({ history: { changes } }: ContractHistoryProps) {
  const { t } = useTranslation();
  return (
    <section className={layout.panel} aria-labelledby="contract-history">
      <h3 id="contract-history">{t('contract_history')}</h3>
      <ol className={timeline.timeline}>
        {changes.map(({ at, by, what }) => (
          <li key={`${what} ${at}`}>
            <span>
              {t(`contract_change_${what}`)}
              <small>{t(by === null ? 'contract_by_itself' : `contract_by_${by}`)}</small>
            </span>
            <time dateTime={isoText(at)}>{clockText(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
