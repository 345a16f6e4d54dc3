import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { bankIcon } from '../../kit/icons/centre.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import list from '../../site/centre/list.module.css';
import styles from './security.module.css';
import type { SecurityProps } from './securityProps.ts';

/** The member's bank accounts, masked; the withdrawal page adds them. */
export function BankAccounts({ state }: Pick<SecurityProps, 'state'>) {
  const { t } = useTranslation();
  const { accounts } = state.context;
  return (
    <section className={list.panel} aria-labelledby="banks">
      <div className={styles.head}>
        <h3 id="banks" className={styles.name}>
          {t('account_banks')}
        </h3>
        <ButtonLink size="small" href="/member/withdraw">
          {t(accounts?.list.length === 0 ? 'account_banks_add' : 'account_banks_manage')}
        </ButtonLink>
      </div>
      {accounts === null && state.matches('loading') ? (
        <div className={styles.empty}>
          <Skeleton lines={2} />
        </div>
      ) : null}
      {accounts === null && !state.matches('loading') ? (
        <p className={styles.empty}>{t('account_banks_failed')}</p>
      ) : null}
      {accounts?.list.length === 0 ? <p className={styles.empty}>{t('account_banks_none')}</p> : null}
      <ul className={list.rows}>
        {(accounts?.list ?? []).map(({ id, bank, holderName, last4, isDefault }) => (
          <li key={id} className={styles.bank}>
            <Icon d={bankIcon} className={styles.icon} />
            <span className={styles.name}>
              <strong className={styles.number}>•••• {last4}</strong>
              <small className={styles.label}>
                {bank.name} · {holderName}
              </small>
            </span>
            {isDefault ? <Badge>{t('account_banks_main')}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
