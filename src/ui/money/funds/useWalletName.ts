import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../api/contract/money/funds.ts';
import { MAIN } from '../../../machines/money/funds/funds.rules.ts';

/** The name of a wallet by its code; empty for an unknown one. */
export function useWalletName(wallets: readonly Wallet[]): (code: string | null) => string {
  const { t } = useTranslation();
  return (code) => (code === MAIN ? t('wallet_main') : (wallets.find((wallet) => wallet.code === code)?.name ?? ''));
}
