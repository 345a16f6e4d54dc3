import { agentContractContract } from './agentContract.ts';
import { agentFeaturesContract } from './agentFeatures.ts';
import { agentReportsContract } from './agentReports.ts';
import { announcementContract } from './announcement.ts';
import { bankAccountContract } from './bankAccount.ts';
import { betContract } from './bet.ts';
import { billContract } from './bill.ts';
import { bonusContract } from './bonus.ts';
import { captchaContract } from './captcha.ts';
import { depositContract } from './deposit.ts';
import { deskContract } from './desk.ts';
import { devicesContract } from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import { extContract } from './ext.ts';
import { freePlayContract } from './freePlay.ts';
import { fundsContract } from './funds.ts';
import { gameContract } from './game.ts';
import { homeContract } from './home.ts';
import { inboxContract } from './inbox.ts';
import { lineTransferContract } from './lineTransfer.ts';
import { lotteryContract } from './lottery.ts';
import { memberContract } from './member.ts';
import { missionContract } from './mission.ts';
import { passwordContract } from './password.ts';
import { paymentContract } from './payment.ts';
import { paymentPasswordContract } from './paymentPassword.ts';
import { pointsContract } from './points.ts';
import { profitContract } from './profit.ts';
import { protectionContract } from './protection.ts';
import { recoveryContract } from './recovery.ts';
import { referralContract } from './referral.ts';
import { registrationContract } from './registration.ts';
import { rewardCentreContract } from './rewardCentre.ts';
import { sessionContract } from './session.ts';
import { statementContract } from './statement.ts';
import { systemContract } from './system.ts';
import { verificationContract } from './verification.ts';
import { vipContract } from './vip.ts';
import { walletContract } from './wallet.ts';
import { withdrawalContract } from './withdrawal.ts';

/** The whole API by area, for server, docs and tests. The site imports single areas. */
export const contract = {
  system: systemContract,
  session: sessionContract,
  devices: devicesContract,
  verification: verificationContract,
  captcha: captchaContract,
  member: memberContract,
  password: passwordContract,
  paymentPassword: paymentPasswordContract,
  wallet: walletContract,
  funds: fundsContract,
  statement: statementContract,
  bankAccount: bankAccountContract,
  lineTransfer: lineTransferContract,
  deposit: depositContract,
  withdrawal: withdrawalContract,
  payment: paymentContract,
  announcement: announcementContract,
  home: homeContract,
  inbox: inboxContract,
  registration: registrationContract,
  recovery: recoveryContract,
  freePlay: freePlayContract,
  agentFeatures: agentFeaturesContract,
  agentContract: agentContractContract,
  agentReports: agentReportsContract,
  bet: betContract,
  bill: billContract,
  points: pointsContract,
  vip: vipContract,
  bonus: bonusContract,
  mission: missionContract,
  profit: profitContract,
  protection: protectionContract,
  referral: referralContract,
  rewardCentre: rewardCentreContract,
  ext: extContract,
  game: gameContract,
  lottery: lotteryContract,
  desk: deskContract,
};

export const allEndpoints: readonly Endpoint[] = Object.values(contract).flatMap((area) =>
  Object.values<Endpoint>(area),
);
