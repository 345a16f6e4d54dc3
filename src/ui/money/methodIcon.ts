import type { WithdrawalDetail } from '../../api/contract/money/withdraw.ts';
import { bankIcon, qrIcon } from '../kit/icons/centre.ts';
import { walletIcon } from '../kit/icons/shell.ts';

const ICONS = { bank: bankIcon, qr: qrIcon, ewallet: walletIcon } as const;

/** The icon of a payment method's kind. */
export const methodIcon = (kind: WithdrawalDetail['method']['kind']): string => ICONS[kind];
