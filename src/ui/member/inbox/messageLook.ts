import type { MessageTopic } from '../../../api/contract/member/inbox.ts';
import {
  agreementIcon,
  bankIcon,
  depositIcon,
  handHeartIcon,
  mailIcon,
  percentIcon,
  shieldIcon,
  usersIcon,
  withdrawIcon,
} from '../../kit/icons/centre.ts';
import { lockIcon } from '../../kit/icons/form.ts';
import { hourglassIcon } from '../../kit/icons/games.ts';
import { giftIcon, moonIcon } from '../../kit/icons/shell.ts';
import { PROTECTION_PATH } from '../protect/path.ts';

type Leads = 'join' | 'deposits' | 'withdrawals' | 'security' | 'protection' | 'agreements' | 'feedback' | 'promotions';

interface MessageLook {
  readonly icon: string;
  /** Where the member can act on it; null for nowhere. */
  readonly leads: Leads | null;
}

const deposits = { icon: depositIcon, leads: 'deposits' } as const;
const withdrawals = { icon: withdrawIcon, leads: 'withdrawals' } as const;
const passwords = { icon: lockIcon, leads: 'security' } as const;
const limits = { icon: hourglassIcon, leads: 'protection' } as const;
const promotions = { icon: giftIcon, leads: 'promotions' } as const;
const agreements = { icon: agreementIcon, leads: 'agreements' } as const;

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
  mobileChanged: { icon: shieldIcon, leads: 'security' },
  emailChanged: { icon: shieldIcon, leads: 'security' },
  exportReady: { icon: shieldIcon, leads: 'security' },
  closingCancelled: { icon: shieldIcon, leads: 'security' },
  newDevice: { icon: shieldIcon, leads: 'security' },
  secondFactorOn: { icon: shieldIcon, leads: 'security' },
  secondFactorOff: { icon: shieldIcon, leads: 'security' },
  recoveryCodesMade: { icon: shieldIcon, leads: 'security' },
  recoveryCodeUsed: { icon: shieldIcon, leads: 'security' },
  passkeyAdded: { icon: shieldIcon, leads: 'security' },
  passkeyRemoved: { icon: shieldIcon, leads: 'security' },
  limitSet: limits,
  limitRaiseAsked: limits,
  limitRaised: limits,
  breakTaken: { icon: moonIcon, leads: 'protection' },
  excluded: { icon: handHeartIcon, leads: 'protection' },
  contractOffered: agreements,
  contractAccepted: agreements,
  contractDeclined: agreements,
  agentApproved: { icon: usersIcon, leads: 'join' },
  agentRefused: { icon: usersIcon, leads: 'join' },
  lineMoved: { icon: usersIcon, leads: null },
  lineRateChanged: { icon: percentIcon, leads: null },
  ticketAnswered: { icon: mailIcon, leads: 'feedback' },
  ticketClosed: { icon: mailIcon, leads: 'feedback' },
  promotionApproved: promotions,
  promotionRejected: promotions,
  promotionPaid: promotions,
  promotionExpired: promotions,
  promotionWon: promotions,
  drawResults: { icon: mailIcon, leads: null },
  note: { icon: mailIcon, leads: null },
};

/** The page that a message leads to; agreements are elsewhere for agents. */
export const pathOf = (leads: Leads, isAgent: boolean): string =>
  ({
    deposits: '/member/depositv2',
    withdrawals: '/member/withdraw',
    security: '/member/securityCenter',
    join: '/join',
    protection: PROTECTION_PATH,
    promotions: '/promotions',
    feedback: '/member/feedback',
    agreements: isAgent ? '/agent/contractRequests' : '/member/contracts',
  })[leads];
