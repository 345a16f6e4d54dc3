import { useTranslation } from 'react-i18next';
import { MAIN } from '../../../machines/money/funds/funds.rules.ts';
import layout from '../../site/centre/page.module.css';
import { MaskedMoney } from '../MaskedMoney.tsx';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';

/** The vendor wallets, one of which is the other side of a transfer (API-28). */
export function WalletChoice({ actor, state, hidden }: FundsProps) {
  const { t } = useTranslation();
  const { wallets, vendor } = state.context;
  return (
    <fieldset className={styles.wallets}>
      <legend className={layout.label}>{t('transfer_vendor')}</legend>
      {wallets
        .filter(({ code }) => code !== MAIN)
        .map(({ code, name, balance }) => (
          <label key={code} className={styles.wallet}>
            <input
              type="radio"
              name="vendor"
              value={code}
              checked={code === vendor}
              disabled={!state.matches('editing')}
              readOnly
              onClick={() => actor.send({ type: 'transfer.chooseVendor', code })}
            />
            <span>{name}</span>
            <MaskedMoney hidden={hidden} amount={balance} />
          </label>
        ))}
    </fieldset>
  );
}
