import { useTranslation } from 'react-i18next';
import { isFormOpen } from '../../../machines/money/funds/funds.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { coinsIcon, depositIcon, transferIcon, withdrawIcon } from '../../kit/icons/centre.ts';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';

/** Deposit, withdraw, transfer between wallets, and points. */
export function FundsActions({ actor, state }: Pick<FundsProps, 'actor' | 'state'>) {
  const { t } = useTranslation();
  const isOpen = isFormOpen(state.context);
  const toggle = { type: isOpen ? 'transfer.close' : 'transfer.open' } as const;
  return (
    <div className={styles.actions}>
      <ButtonLink variant="primary" className={styles.action} href="/member/depositv2">
        <Icon d={depositIcon} />
        {t('menu_deposit')}
      </ButtonLink>
      <ButtonLink className={styles.action} href="/member/withdraw">
        <Icon d={withdrawIcon} />
        {t('menu_withdraw')}
      </ButtonLink>
      {state.context.vendor === null ? null : (
        <Button
          className={styles.action}
          aria-expanded={isOpen}
          disabled={!state.can(toggle)}
          onClick={() => actor.send(toggle)}
        >
          <Icon d={transferIcon} />
          {t('funds_transfer')}
        </Button>
      )}
      <ButtonLink className={styles.action} href="/pointMall">
        <Icon d={coinsIcon} />
        {t('funds_points')}
      </ButtonLink>
    </div>
  );
}
