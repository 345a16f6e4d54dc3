/** The article of the help centre about a page. */
export const helpOfPage: Readonly<Record<string, string | undefined>> = {
  'member/securityCenter': 'devices',
  'member/protect': 'set-limits',
  'member/transferFund': 'wallets',
  'member/depositv2': 'how-to-deposit',
  'member/withdraw': 'withdrawal-time',
  'member/bonusDetails': 'vip-rebate',
  'member/rewardCenter': 'check-in',
  'member/referral': 'invite-friends',
  'member/contracts': 'contracts',
  'agent/contractRequests': 'contracts',
};
