import { accountContract } from './account/account.ts';
import { accountDataContract } from './account/accountData.ts';
import { captchaContract } from './account/captcha.ts';
import { devicesContract } from './account/devices.ts';
import { freePlayContract } from './account/freePlay.ts';
import { memberContract } from './account/member.ts';
import { passwordContract } from './account/password.ts';
import { paymentPasswordContract } from './account/paymentPassword.ts';
import { recoveryContract } from './account/recovery.ts';
import { registrationContract } from './account/registration.ts';
import { secondFactorContract } from './account/secondFactor.ts';
import { signInStepContract } from './account/signInStep.ts';
import { verificationContract } from './account/verification.ts';
import { agentFeaturesContract } from './agent/agentFeatures.ts';
import { agentReportsContract } from './agent/agentReports.ts';
import { agreementContract } from './agent/agreement.ts';
import { billContract } from './agent/bill.ts';
import { joinContract } from './agent/join.ts';
import { lineTransferContract } from './agent/lineTransfer.ts';
import { registerCentreContract } from './agent/registerCentre.ts';
import { reportViewsContract } from './agent/reportViews.ts';
import { deskContract } from './desk/desk.ts';
import type { Endpoint } from './endpoint.ts';
import { bonusContract } from './member/bonus.ts';
import { feedbackContract } from './member/feedback.ts';
import { inboxContract } from './member/inbox.ts';
import { missionContract } from './member/mission.ts';
import { pointsContract } from './member/points.ts';
import { profitContract } from './member/profit.ts';
import { protectionContract } from './member/protection.ts';
import { referralContract } from './member/referral.ts';
import { rewardCentreContract } from './member/rewardCentre.ts';
import { vipContract } from './member/vip.ts';
import { bankAccountContract } from './money/bankAccount.ts';
import { depositContract } from './money/deposit.ts';
import { fundsContract } from './money/funds.ts';
import { statementContract } from './money/statement.ts';
import { walletContract } from './money/wallet.ts';
import { withdrawalContract } from './money/withdraw.ts';
import { betContract } from './play/bet.ts';
import { gameContract } from './play/game.ts';
import { lotteryContract } from './play/lottery.ts';
import { announcementContract } from './public/announcement.ts';
import { claimsContract } from './public/claims.ts';
import { helpContract } from './public/help.ts';
import { homeContract } from './public/home.ts';
import { noticesContract } from './public/notices.ts';
import { promotionContract } from './public/promotion.ts';
import { searchContract } from './public/search.ts';
import { serviceContract } from './public/service.ts';
import { extContract } from './site/ext.ts';
import { sessionContract } from './site/session.ts';
import { systemContract } from './site/system.ts';

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
  announcement: announcementContract,
  home: homeContract,
  inbox: inboxContract,
  registration: registrationContract,
  recovery: recoveryContract,
  freePlay: freePlayContract,
  agentFeatures: agentFeaturesContract,
  join: joinContract,
  agreement: agreementContract,
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
