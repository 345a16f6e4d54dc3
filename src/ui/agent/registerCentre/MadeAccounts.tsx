import { useTranslation } from 'react-i18next';
import type { MadeAccount, MadeState } from '../../../api/contract/agent/registerCentre.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './registerCentre.module.css';

interface Part {
  readonly list: readonly MadeAccount[];
  readonly count: number;
}

const TONES = {
  waiting: { tone: 'accent' },
  opened: { tone: 'info' },
  expired: { tone: 'danger' },
  claimed: { tone: 'gain' },
} as const satisfies Record<MadeState, object>;

/** The accounts that the agent made by hand, newest first. */
export function MadeAccounts({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.accounts}>
      <h3>{t('registerCentre_accounts')}</h3>
      <ListPage
        actor={actor}
        label={t('registerCentre_accounts')}
        filtersLabel={t('registerCentre_accounts_filters')}
        rows={(rows) => (
          <ul className={list.rows}>
            {rows.map((row) => (
              <li key={row.id} className={styles.account}>
                <Account row={row} onRenew={() => actor.send({ type: 'list.open', id: row.id })} />
              </li>
            ))}
          </ul>
        )}
        emptyTitle={t('registerCentre_accounts_none')}
        emptyText={t('registerCentre_accounts_none_text')}
        failedTitle={t('registerCentre_accounts_failed')}
      />
    </div>
  );
}

function Account({ row, onRenew }: { readonly row: MadeAccount; readonly onRenew: () => void }) {
  const { t } = useTranslation();
  const { account, nickname, isAgent, rate, madeAt, state } = row;
  return (
    <>
      <span className={styles.name}>
        <strong>{account}</strong>
        <small>
          {nickname === account ? '' : `${nickname} · `}
          {t(isAgent ? 'registerCentre_agent' : 'registerCentre_member')} · {dateTimeText(madeAt)}
        </small>
      </span>
      <span className={styles.figure}>{rate === 0 ? t('registerCentre_rebate_level') : `${percentText(rate)}%`}</span>
      <Badge {...TONES[state]}>{t(`registerCentre_state_${state}`)}</Badge>
      {state === 'claimed' ? null : (
        <Button size="small" aria-label={t('registerCentre_new_password_for', { account })} onClick={onRenew}>
          {t('registerCentre_new_password')}
        </Button>
      )}
    </>
  );
}
