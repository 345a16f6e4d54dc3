import { amountText, dayText, timeText } from './amountText.ts';
import { drawsText } from './drawsText.ts';
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
  mobileChanged: ({ contact = '' }) => [
    'Your phone number is confirmed',
    `Codes go to ${contact} from now on. Was it not you? Change your passwords and contact customer service.`,
  ],
  emailChanged: ({ contact = '' }) => [
    'Your email address is confirmed',
    `Email goes to ${contact} from now on. Was it not you? Change your passwords and contact customer service.`,
  ],
  exportReady: ({ until }) => [
    'Your data file is ready',
    `Download it under My account${until ? ` until ${timeText(until)}` : ''}. Was it not you? Change your password.`,
  ],
  closingCancelled: () => [
    'Your account stays open',
    'You logged in during the waiting time, so the account will not be closed.',
  ],
  newDevice: ({ device = '', address = '' }) => [
    'Sign-in from a new device',
    `${[device, address].filter(Boolean).join(' · ')}. Was it not you? Change your password: it signs out all devices.`,
  ],
  secondFactorOn: () => [
    'Two-step sign-in is on',
    'From now on a code of your authenticator app is needed. Was it not you? Contact customer service.',
  ],
  secondFactorOff: () => [
    'Two-step sign-in is off',
    'Your password alone is enough again. Was it not you? Change your password and contact customer service.',
  ],
  recoveryCodesMade: () => [
    'You have new recovery codes',
    'The old ones no longer work. Was it not you? Change your password and contact customer service.',
  ],
  recoveryCodeUsed: ({ left = 0 }) => [
    'A recovery code was used to sign in',
    `${left} of them are left. Was it not you? Change your password and contact customer service.`,
  ],
  passkeyAdded: ({ device = '' }) => [
    'A passkey was added',
    `${device ? `${device}. ` : ''}It signs in without your password. Was it not you? Remove it and change your password.`,
  ],
  passkeyRemoved: ({ device = '' }) => [
    'A passkey was removed',
    `${device ? `${device}. ` : ''}It no longer signs in. Was it not you? Change your password.`,
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
  ticketAnswered: ({ ticket = '' }) => [
    `We answered your question ${ticket}`,
    'Open it to read the answer or to write back.',
  ],
  ticketClosed: ({ ticket = '', remark }) => [
    `Your question ${ticket} is closed`,
    `${remark ? `${remark} ` : ''}If it is not solved, open it again.`,
  ],
  promotionApproved: ({ amount = 0, words }) => [
    `Approved: ${words?.title.EN ?? ''}`,
    `${amountText(amount)} is ready. Claim it within 7 days.`,
  ],
  promotionRejected: ({ remark, words }) => [
    `Not approved: ${words?.title.EN ?? ''}`,
    remark ? `Reason: ${remark}` : '',
  ],
  promotionPaid: ({ amount = 0, words }) => [
    `${amountText(amount)} paid: ${words?.title.EN ?? ''}`,
    'The money is in your main wallet.',
  ],
  promotionExpired: ({ amount = 0, words }) => [
    `Bonus expired: ${words?.title.EN ?? ''}`,
    `The wagering was not finished in time, so the bonus of ${amountText(amount)} is gone. Your own money was not touched.`,
  ],
  promotionWon: ({ amount = 0, words }) => [
    `You won ${amountText(amount)}: ${words?.title.EN ?? ''}`,
    'Claim your prize within 7 days.',
  ],
  agentApproved: () => [
    'You are an agent now',
    'Log in again, or reload the page: your agent centre has your link and QR code.',
  ],
  agentRefused: ({ remark }) => [
    'Your application to be an agent was declined',
    `${remark ? `Reason: ${remark} ` : ''}The page for partners says when you can apply again.`,
  ],
  lineMoved: ({ person = '' }) => [
    `Your upline is now ${person}`,
    'Contracts with the upline before end with their current period, which is still paid.',
  ],
  drawResults: ({ results, until }) => [
    `Draw results of ${dayText(results?.day ?? 0)}`,
    `${drawsText(results, 'EN')}${until ? ` You get this message until ${dayText(until)}.` : ''}`,
  ],
  contractDeclined: ({ person = '' }) => [`${person} declined your contract`, 'You can offer other terms.'],
  lineRateChanged: ({ rate = 0 }) => [
    `Your rebate is now at least ${rate / 10_000}%`,
    'Your upline changed it. It counts for the valid bets of each day, from today on. A higher VIP level keeps its own.',
  ],
};
