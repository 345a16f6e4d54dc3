import { amountText, timeText } from './amountText.ts';
import type { TopicWords } from './topicWords.ts';

const kinds = { deposit: 'Deposits', loss: 'Losses', stake: 'Stake', time: 'Play time' } as const;
const periods = { bet: 'per bet', day: 'per day', week: 'in 7 days', month: 'in 30 days' } as const;

/** What happened, and what the member can do. */
export const messageWordsEn: TopicWords = {
  depositPaid: ({ amount = 0 }) => [`Deposit of ${amountText(amount)} received`, 'The money is in your main wallet.'],
  depositFailed: ({ amount = 0 }) => [
    `Deposit of ${amountText(amount)} failed`,
    'The payment provider declined it. Nothing was credited. Try again, or choose another method.',
  ],
  depositExpired: ({ amount = 0 }) => [
    `Deposit of ${amountText(amount)} expired`,
    'No payment arrived in time. If you have paid, the money is still credited when it arrives.',
  ],
  withdrawalApproved: ({ amount = 0 }) => [
    `Withdrawal of ${amountText(amount)} approved`,
    'We send the money to your bank next.',
  ],
  withdrawalRejected: ({ amount = 0, remark }) => [
    `Withdrawal of ${amountText(amount)} rejected`,
    `The money is back in your main wallet.${remark ? ` Reason: ${remark}` : ''}`,
  ],
  withdrawalPaid: ({ amount = 0, account = '' }) => [
    `Withdrawal of ${amountText(amount)} was sent`,
    `We sent it to your account ending ${account}. Banks usually show it within 5 minutes. Tell us whether it has arrived.`,
  ],
  withdrawalFailed: ({ amount = 0 }) => [
    `Withdrawal of ${amountText(amount)} failed`,
    'The bank did not take the payment. The money is back in your main wallet.',
  ],
  passwordChanged: () => [
    'Your password was changed',
    'All devices were signed out. Was it not you? Reset your password and contact customer service.',
  ],
  paymentPasswordChanged: () => [
    'Your payment password was changed',
    'Was it not you? Change your login password and contact customer service.',
  ],
  bankAccountAdded: ({ account = '' }) => [
    'A bank account was added',
    `You can now withdraw to the account ending ${account}. Was it not you? Remove it and change your passwords.`,
  ],
  newDevice: ({ device = '', address = '' }) => [
    'Sign-in from a new device',
    `${[device, address].filter(Boolean).join(' · ')}. Was it not you? Change your password: it signs out all devices.`,
  ],
  limitSet: ({ limit }) => [
    'Your limit is set',
    limit ? `${kinds[limit.kind]} ${periods[limit.period]}. It applies from now on.` : '',
  ],
  limitRaiseAsked: ({ limit }) => [
    'You asked for a higher limit',
    limit
      ? `${kinds[limit.kind]} ${periods[limit.period]}. Confirm it after 24 hours. Until then the present limit applies.`
      : '',
  ],
  limitRaised: ({ limit }) => [
    'Your higher limit applies',
    limit ? `${kinds[limit.kind]} ${periods[limit.period]}. You can lower it at any time.` : '',
  ],
  breakTaken: ({ until }) => [
    'Your break has started',
    `You cannot deposit or play until ${until ? timeText(until) : 'it ends'}. You can withdraw.`,
  ],
  excluded: ({ until }) => [
    'Your self-exclusion has started',
    until
      ? `You cannot deposit or play until ${timeText(until)}. You can withdraw.`
      : 'You can no longer deposit or play. You can withdraw.',
  ],
  contractOffered: ({ person = '' }) => [
    `Contract offer from your upline ${person}`,
    'Read the terms, then accept or decline the offer.',
  ],
  contractAccepted: ({ person = '' }) => [`${person} accepted your contract`, 'It applies from its first period on.'],
  contractDeclined: ({ person = '' }) => [`${person} declined your contract`, 'You can offer other terms.'],
};
