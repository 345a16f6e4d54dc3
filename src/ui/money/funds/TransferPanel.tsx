import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/IconButton.tsx';
import { xIcon } from '../../kit/icons/shell.ts';
import layout from '../../site/centre/page.module.css';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';
import { TransferForm } from './TransferForm.tsx';
import { WalletChoice } from './WalletChoice.tsx';

/** The transfer form, opened on demand (API-27). */
export function TransferPanel({ actor, state, hidden }: FundsProps) {
  const { t } = useTranslation();
  return (
    <section className={layout.panel} aria-labelledby="transfer">
      <div className={styles.total}>
        <h3 id="transfer">{t('transfer_title')}</h3>
        <IconButton
          icon={xIcon}
          label={t('transfer_close')}
          disabled={!state.can({ type: 'transfer.close' })}
          onClick={() => actor.send({ type: 'transfer.close' })}
        />
      </div>
      <WalletChoice actor={actor} state={state} hidden={hidden} />
      <TransferForm actor={actor} state={state} hidden={hidden} />
    </section>
  );
}
