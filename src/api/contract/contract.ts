import { accountContract } from './account.ts';
import { accountDataContract } from './accountData.ts';
import { agentContractContract } from './agentContract.ts';
import { agentFeaturesContract } from './agentFeatures.ts';
import { agentReportsContract } from './agentReports.ts';
import { announcementContract } from './announcement.ts';
import { bankAccountContract } from './bankAccount.ts';
import { betContract } from './bet.ts';
import { billContract } from './bill.ts';
import { bonusContract } from './bonus.ts';
import { captchaContract } from './captcha.ts';
import { claimsContract } from './claims.ts';
import { depositContract } from './deposit.ts';
import { deskContract } from './desk.ts';
import { devicesContract } from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import { extContract } from './ext.ts';
import { feedbackContract } from './feedback.ts';
import { freePlayContract } from './freePlay.ts';
import { fundsContract } from './funds.ts';
import { gameContract } from './game.ts';
import { helpContract } from './help.ts';
import { homeContract } from './home.ts';
import { inboxContract } from './inbox.ts';
import { joinContract } from './join.ts';
import { lineTransferContract } from './lineTransfer.ts';
import { lotteryContract } from './lottery.ts';
import { memberContract } from './member.ts';
import { missionContract } from './mission.ts';
import { noticesContract } from './notices.ts';
import { passwordContract } from './password.ts';
import { paymentContract } from './payment.ts';
import { paymentPasswordContract } from './paymentPassword.ts';
import { pointsContract } from './points.ts';
import { profitContract } from './profit.ts';
import { promotionContract } from './promotion.ts';
import { protectionContract } from './protection.ts';
import { recoveryContract } from './recovery.ts';
import { referralContract } from './referral.ts';
import { registerCentreContract } from './registerCentre.ts';
import { registrationContract } from './registration.ts';
import { reportViewsContract } from './reportViews.ts';
import { rewardCentreContract } from './rewardCentre.ts';
import { searchContract } from './search.ts';
import { secondFactorContract } from './secondFactor.ts';
import { serviceContract } from './service.ts';
import { sessionContract } from './session.ts';
import { signInStepContract } from './signInStep.ts';
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
  signInStep: signInStepContract,
  secondFactor: secondFactorContract,
  devices: devicesContract,
  verification: verificationContract,
  captcha: captchaContract,
  member: memberContract,
  account: accountContract,
  accountData: accountDataContract,
  notices: noticesContract,
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
  join: joinContract,
  agentContract: agentContractContract,
  agentReports: agentReportsContract,
  reportViews: reportViewsContract,
  bet: betContract,
  bill: billContract,
  points: pointsContract,
  vip: vipContract,
  bonus: bonusContract,
  mission: missionContract,
  profit: profitContract,
  protection: protectionContract,
  promotion: promotionContract,
  referral: referralContract,
  registerCentre: registerCentreContract,
  rewardCentre: rewardCentreContract,
  ext: extContract,
  game: gameContract,
  lottery: lotteryContract,
  help: helpContract,
  search: searchContract,
  claims: claimsContract,
  feedback: feedbackContract,
  service: serviceContract,
  desk: deskContract,
};

export const allEndpoints: readonly Endpoint[] = Object.values(contract).flatMap((area) =>
  Object.values<Endpoint>(area),
);
