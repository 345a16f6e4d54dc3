import type { MessageTopic } from '../../api/contract/inbox.ts';
import {
  bankIcon,
  contractIcon,
  depositIcon,
  handHeartIcon,
  mailIcon,
  shieldIcon,
  withdrawIcon,
} from '../kit/icons/centre.ts';
import { lockIcon } from '../kit/icons/form.ts';
import { hourglassIcon } from '../kit/icons/games.ts';
import { moonIcon } from '../kit/icons/shell.ts';
import { PROTECTION_PATH } from '../protect/path.ts';

type Leads = 'deposits' | 'withdrawals' | 'security' | 'protection' | 'contracts';

interface MessageLook {
  readonly icon: string;
  /** Where the member can act on it; null for nowhere. */
  readonly leads: Leads | null;
}

const deposits = { icon: depositIcon, leads: 'deposits' } as const;
const withdrawals = { icon: withdrawIcon, leads: 'withdrawals' } as const;
const passwords = { icon: lockIcon, leads: 'security' } as const;
const limits = { icon: hourglassIcon, leads: 'protection' } as const;
const contracts = { icon: contractIcon, leads: 'contracts' } as const;

/** The icon of a message, and where it leads. */
export const messageLooks: Readonly<Record<MessageTopic, MessageLook>> = {
  depositPaid: deposits,
  depositFailed: deposits,
  depositExpired: deposits,
  withdrawalApproved: withdrawals,
  withdrawalRejected: withdrawals,
  withdrawalPaid: withdrawals,
  withdrawalFailed: withdrawals,
  passwordChanged: passwords,
  paymentPasswordChanged: passwords,
  bankAccountAdded: { icon: bankIcon, leads: 'security' },
  newDevice: { icon: shieldIcon, leads: 'security' },
  limitSet: limits,
  limitRaiseAsked: limits,
  limitRaised: limits,
  breakTaken: { icon: moonIcon, leads: 'protection' },
  excluded: { icon: handHeartIcon, leads: 'protection' },
  contractOffered: contracts,
  contractAccepted: contracts,
  contractDeclined: contracts,
  note: { icon: mailIcon, leads: null },
};

/** The page that a message leads to; contracts are elsewhere for agents. */
export const pathOf = (leads: Leads, isAgent: boolean): string =>
  ({
    deposits: '/member/depositv2',
    withdrawals: '/member/withdraw',
    security: '/member/securityCenter',
    protection: PROTECTION_PATH,
    contracts: isAgent ? '/agent/contractRequests' : '/member/contracts',
  })[leads];
