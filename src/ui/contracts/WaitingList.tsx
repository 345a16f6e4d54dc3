import { useTranslation } from 'react-i18next';
import { isShowingRequest, requestOf } from '../../machines/contracts/contracts.rules.ts';
import list from '../centre/list.module.css';
import { Badge } from '../kit/Badge.tsx';
import { classes } from '../kit/classes.ts';
import { ContractItem } from './ContractItem.tsx';
import styles from './contracts.module.css';
import type { ContractsProps } from './contractsProps.ts';

/** Requests that await the member's answer: new contracts and terminations (CONTRACT-01, 09). */
export function WaitingList({ actor, state }: ContractsProps) {
  const { t } = useTranslation();
  const { waiting, kind } = state.context;
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waits} aria-labelledby="waits">
      <h3 id="waits">{t('contracts_waiting')}</h3>
      <ul className={classes(list.panel, list.rows, styles.rows)}>
        {waiting.map((row) => (
          <ContractItem
            key={row.id}
            onOpen={() => actor.send({ type: 'contracts.open', id: row.id })}
            badge={<Badge tone="accent">{t(`contracts_request_${requestOf(row)}`)}</Badge>}
          >
            <strong>{t(`contract_kind_${row.kind}`)}</strong>
            <small>
              {row.own === 'upline'
                ? t('contract_to', { person: row.downline.username })
                : t('contract_from', { person: row.upline.username })}
            </small>
          </ContractItem>
        ))}
      </ul>
      {isShowingRequest(state.context) ? (
        <p className={styles.hint}>
          {t('contracts_waiting_shown', { kind: t(`contract_kind_${kind}`).toLowerCase() })}
        </p>
      ) : null}
    </section>
  );
}
