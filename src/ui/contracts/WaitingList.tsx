import { useTranslation } from 'react-i18next';
import { requestOf } from '../../machines/contracts/contracts.rules.ts';
import { Badge } from '../kit/Badge.tsx';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import type { ContractsProps } from './ContractsPage.tsx';
import styles from './contracts.module.css';

/** The requests that wait for the member's answer, of every kind: new ones, and ends (CONTRACT-01, 09). */
export function WaitingList({ actor, state }: ContractsProps) {
  const { t } = useTranslation();
  const { waiting } = state.context;
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waits} aria-labelledby="waits">
      <h3 id="waits">{t('contracts_waiting')}</h3>
      <ul className={styles.rows}>
        {waiting.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.row}
              aria-disabled={state.matches('list') ? undefined : true}
              onClick={() => actor.send({ type: 'contracts.open', id: row.id })}
            >
              <span className={styles.who}>
                <strong>{t(`contract_kind_${row.kind}`)}</strong>
                <small>
                  {row.own === 'upline'
                    ? t('contract_to', { person: row.downline.username })
                    : t('contract_from', { person: row.upline.username })}
                </small>
              </span>
              <Badge tone="accent">{t(`contracts_request_${requestOf(row)}`)}</Badge>
              <Icon d={chevronRightIcon} size="small" className={styles.chevron} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
