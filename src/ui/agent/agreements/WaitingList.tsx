import { useTranslation } from 'react-i18next';
import { isShowingRequest, requestOf } from '../../../machines/agent/agreements/agreements.rules.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import list from '../../site/centre/list.module.css';
import { AgreementItem } from './AgreementItem.tsx';
import styles from './agreements.module.css';
import type { AgreementsProps } from './agreementsProps.ts';

/** Requests that await the member's answer: new agreements and terminations (CONTRACT-01, 09). */
export function WaitingList({ actor, state }: AgreementsProps) {
  const { t } = useTranslation();
  const { waiting, kind } = state.context;
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waits} aria-labelledby="waits">
      <h3 id="waits">{t('agreements_waiting')}</h3>
      <ul className={classes(list.panel, list.rows, styles.rows)}>
        {waiting.map((row) => (
          <AgreementItem
            key={row.id}
            onOpen={() => actor.send({ type: 'agreements.open', id: row.id })}
            badge={<Badge tone="accent">{t(`agreements_request_${requestOf(row)}`)}</Badge>}
          >
            <strong>{t(`agreement_kind_${row.kind}`)}</strong>
            <small>
              {row.own === 'upline'
                ? t('agreement_to', { person: row.downline.username })
                : t('agreement_from', { person: row.upline.username })}
            </small>
          </AgreementItem>
        ))}
      </ul>
      {isShowingRequest(state.context) ? (
        <p className={styles.hint}>
          {t('agreements_waiting_shown', { kind: t(`agreement_kind_${kind}`).toLowerCase() })}
        </p>
      ) : null}
    </section>
  );
}
