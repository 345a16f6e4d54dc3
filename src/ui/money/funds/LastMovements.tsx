import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { MaskedMoney } from '../MaskedMoney.tsx';
import { kindIcon } from '../statement/kindIcon.ts';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';
import { useWalletName } from './useWalletName.ts';

/** The last movements of the main wallet, and the way to all of them. */
export function LastMovements({ state, hidden }: Omit<FundsProps, 'actor'>) {
  const { t } = useTranslation();
  const { movements, wallets } = state.context;
  const nameOf = useWalletName(wallets);
  return (
    <section className={list.panel} aria-labelledby="movements">
      <div className={styles.head}>
        <h3 id="movements">{t('funds_last')}</h3>
        <a className={styles.more} href="/member/transactionHistory">
          {t('funds_all')}
          <Icon d={chevronRightIcon} size="small" />
        </a>
      </div>
      {movements === null && state.matches('loading') ? (
        <div className={list.waiting}>
          <Skeleton lines={5} />
        </div>
      ) : null}
      {movements === null && !state.matches('loading') ? (
        <p className={styles.empty}>{t('funds_last_failed')}</p>
      ) : null}
      {movements?.length === 0 ? <p className={styles.empty}>{t('funds_last_none')}</p> : null}
      <ul className={list.rows}>
        {(movements ?? []).map(({ id, at, kind, other, amount, balance }) => (
          <li key={id} className={styles.row}>
            <Icon d={kindIcon(kind)} className={styles.icon} />
            <span className={styles.words}>
              <span>{[t(`kind_${kind}`), nameOf(other)].filter(Boolean).join(' · ')}</span>
              <small className={styles.at}>{dateTimeText(at)}</small>
            </span>
            <span className={list.end}>
              <MaskedMoney hidden={hidden} amount={amount} signed />
              <small className={styles.after}>
                <MaskedMoney hidden={hidden} amount={balance} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
