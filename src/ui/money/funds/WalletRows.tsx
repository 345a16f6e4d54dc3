import { useTranslation } from 'react-i18next';
import { MAIN } from '../../../machines/money/funds/funds.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { coinsIcon, gamepadIcon } from '../../kit/icons/centre.ts';
import { chevronRightIcon, walletIcon } from '../../kit/icons/shell.ts';
import { Points } from '../../kit/Points.tsx';
import list from '../../site/centre/list.module.css';
import { MaskedMoney } from '../MaskedMoney.tsx';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';
import { useWalletName } from './useWalletName.ts';

/** Each wallet with its balance, and the points (API-28). */
export function WalletRows({ state, hidden, points }: Omit<FundsProps, 'actor'> & { readonly points: number }) {
  const { t } = useTranslation();
  const { wallets } = state.context;
  const nameOf = useWalletName(wallets);
  return (
    <section className={list.panel} aria-labelledby="wallets">
      <h3 id="wallets" className={styles.heading}>
        {t('funds_wallets')}
      </h3>
      <ul className={list.rows}>
        {wallets.map(({ code, balance }) => (
          <li key={code} className={styles.row}>
            <Icon d={code === MAIN ? walletIcon : gamepadIcon} className={styles.icon} />
            <span className={styles.words}>{nameOf(code)}</span>
            <MaskedMoney hidden={hidden} amount={balance} />
          </li>
        ))}
        <li>
          <a className={styles.row} href="/pointMall">
            <Icon d={coinsIcon} className={styles.icon} />
            <span className={styles.words}>{t('funds_points')}</span>
            <Points points={points} />
            <Icon d={chevronRightIcon} size="small" className={list.chevron} />
          </a>
        </li>
      </ul>
    </section>
  );
}
