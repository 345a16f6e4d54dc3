import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { fundsMachine } from '../../machines/funds/funds.machine.ts';
import { MAIN } from '../../machines/funds/funds.rules.ts';
import layout from '../centre/page.module.css';
import { Money } from '../kit/Money.tsx';
import type { FundsActor } from './FundsPage.tsx';
import styles from './funds.module.css';

interface WalletChoiceProps {
  readonly actor: FundsActor;
  readonly state: SnapshotFrom<typeof fundsMachine>;
}

/** The wallets of the vendors, of which one is the other end of a transfer (API-28). */
export function WalletChoice({ actor, state }: WalletChoiceProps) {
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
            <Money amount={balance} />
          </label>
        ))}
    </fieldset>
  );
}
