import { Hono } from 'hono';
import { contract } from '../src/api/contract/contract.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { qaContract } from '../src/api/contract/qa.ts';
import { accountDataHandlers, accountHandlers } from './account/account/accountHandlers.ts';
import { mountExports } from './account/account/dataExport.ts';
import { mountPictures } from './account/account/profile.ts';
import { captchaHandlers } from './account/captcha/captchaHandlers.ts';
import { freePlayHandlers } from './account/freePlay/freePlayHandlers.ts';
import { memberHandlers, passwordHandlers } from './account/member/memberHandlers.ts';
import { noticesHandlers } from './account/noticeSettings/noticesHandlers.ts';
import { paymentPasswordHandlers } from './account/paymentPassword/paymentPasswordHandlers.ts';
import { recoveryHandlers } from './account/recovery/recoveryHandlers.ts';
import { registrationHandlers } from './account/registration/registrationHandlers.ts';
import { secondFactorHandlers, signInStepHandlers } from './account/secondFactor/secondFactorHandlers.ts';
import { verificationHandlers } from './account/verification/verificationHandlers.ts';
import { agentFeaturesHandlers } from './agent/agentFeatures/agentFeatures.ts';
import { agentReportsHandlers } from './agent/agentReports/agentReportsHandlers.ts';
import { agreementHandlers } from './agent/agreement/agreementHandlers.ts';
import { billHandlers } from './agent/bill/billHandlers.ts';
import { joinHandlers } from './agent/join/joinHandlers.ts';
import { lineTransferHandlers } from './agent/lineTransfer/lineTransferHandlers.ts';
import { registerCentreHandlers } from './agent/registerCentre/registerCentreHandlers.ts';
import { reportViewsHandlers } from './agent/reportViews/reportViewsHandlers.ts';
import type { ServerDeps } from './deps.ts';
import { deskHandlers } from './desk/desk/deskHandlers.ts';
import { createOperatorOf } from './desk/desk/operatorOf.ts';
import { createMetrics } from './health/metrics.ts';
import { mountHealth } from './health/mountHealth.ts';
import { createCallsUnderWay } from './load/callsUnderWay.ts';
import { bonusHandlers } from './member/bonus/bonusHandlers.ts';
import { feedbackHandlers } from './member/feedback/feedbackHandlers.ts';
import { inboxHandlers } from './member/inbox/inboxHandlers.ts';
import { missionHandlers } from './member/mission/missionHandlers.ts';
import { pointsHandlers } from './member/points/pointsHandlers.ts';
import { profitHandlers } from './member/profit/profitHandlers.ts';
import { protectionHandlers } from './member/protection/protectionHandlers.ts';
import { referralHandlers } from './member/referral/referralHandlers.ts';
import { rewardCentreHandlers } from './member/rewardCentre/rewardCentreHandlers.ts';
import { vipHandlers } from './member/vip/vipHandlers.ts';
import { bankAccountHandlers } from './money/bankAccount/bankAccountHandlers.ts';
import { depositHandlers } from './money/deposit/depositHandlers.ts';
import { fundsHandlers } from './money/funds/fundsHandlers.ts';
import { mountPaymentEvents } from './money/payment/mountPaymentEvents.ts';
import { statementHandlers } from './money/statement/statementHandlers.ts';
import { walletHandlers } from './money/wallet/walletHandlers.ts';
import { withdrawalHandlers } from './money/withdraw/withdrawalHandlers.ts';
import { betHandlers } from './play/bet/betHandlers.ts';
import { mountArt } from './play/game/art/mountArt.ts';
import { gameHandlers } from './play/game/gameHandlers.ts';
import { lotteryHandlers } from './play/lottery/lotteryHandlers.ts';
import { mountWallet } from './play/provider/mountWallet.ts';
import { announcementHandlers } from './public/announcement/announcementHandlers.ts';
import { claimsHandlers } from './public/claims/claimsHandlers.ts';
import { helpHandlers } from './public/help/helpHandlers.ts';
import { homeHandlers } from './public/home/homeHandlers.ts';
import { promotionHandlers } from './public/promotion/promotionHandlers.ts';
import { searchHandlers } from './public/search/searchHandlers.ts';
import { serviceHandlers } from './public/service/serviceHandlers.ts';
import type { QaControls } from './qa/controls.ts';
import { qaHandlers } from './qa/qaHandlers.ts';
import { requestLog } from './requestLog.ts';
import type { ServeEnv } from './serve/caller.ts';
import { refusalAnswer } from './serve/envelope.ts';
import { type Serving, serve } from './serve/serve.ts';
import { extHandlers } from './site/ext/extHandlers.ts';
import { mountLive } from './site/live/mountLive.ts';
import { createAuthenticate } from './site/session/authenticate.ts';
import { deviceHandlers } from './site/session/deviceHandlers.ts';
import { sessionHandlers } from './site/session/sessionHandlers.ts';
import type { Site } from './site/site/mountSite.ts';
import { securityHeaders } from './site/site/securityHeaders.ts';
import { merchantOf } from './site/system/merchant.ts';
import { systemHandlers } from './site/system/systemHandlers.ts';

export interface AppParts {
  readonly deps: ServerDeps;
  /** Present with QA=1 only; mounts the QA calls. */
  readonly qa: QaControls | null;
  readonly site: Site | null;
}

/** The whole server without its socket: every call of the contract, and the site. */
export function createApp({ deps, qa, site }: AppParts): Hono<ServeEnv> {
  const { config, log } = deps;
  const app = new Hono<ServeEnv>();
  const metrics = createMetrics(deps.health);
  app.use(requestLog(log, config, metrics), securityHeaders(config.trustProxy));

  // What an operator writes is on the public pages at once.
  app.use('/wps/ext/v1/desk/*', async (c, next) => {
    await next();
    if (c.req.method !== 'GET') site?.changed();
  });

  const serving: Serving = {
    app,
    deps,
    authenticate: createAuthenticate(deps),
    operatorOf: createOperatorOf(deps),
    faults: qa?.faults ?? null,
    underWay: createCallsUnderWay(),
  };
  serve(serving, contract.system, systemHandlers(deps));
  serve(serving, contract.session, sessionHandlers(deps));
  serve(serving, contract.signInStep, signInStepHandlers(deps));
  serve(serving, contract.secondFactor, secondFactorHandlers(deps));
  serve(serving, contract.devices, deviceHandlers(deps));
  serve(serving, contract.verification, verificationHandlers(deps));
  serve(serving, contract.captcha, captchaHandlers(deps));
  serve(serving, contract.member, memberHandlers(deps));
  serve(serving, contract.password, passwordHandlers(deps));
  serve(serving, contract.account, accountHandlers(deps));
  serve(serving, contract.accountData, accountDataHandlers(deps));
  serve(serving, contract.notices, noticesHandlers(deps));
  serve(serving, contract.paymentPassword, paymentPasswordHandlers(deps));
  serve(serving, contract.wallet, walletHandlers(deps));
  serve(serving, contract.funds, fundsHandlers(deps));
  serve(serving, contract.bet, betHandlers(deps));
  mountWallet(app, deps);
  mountLive(app, deps, serving.authenticate);
  serve(serving, contract.statement, statementHandlers(deps));
  serve(serving, contract.bankAccount, bankAccountHandlers(deps));
  serve(serving, contract.lineTransfer, lineTransferHandlers(deps));
  serve(serving, contract.deposit, depositHandlers(deps));
  serve(serving, contract.withdrawal, withdrawalHandlers(deps));
  mountPaymentEvents(app, deps);
  serve(serving, contract.announcement, announcementHandlers(deps));
  serve(serving, contract.home, homeHandlers(deps));
  serve(serving, contract.inbox, inboxHandlers(deps));
  serve(serving, contract.registration, registrationHandlers(deps));
  serve(serving, contract.recovery, recoveryHandlers(deps));
  serve(serving, contract.freePlay, freePlayHandlers(deps));
  serve(serving, contract.agentFeatures, agentFeaturesHandlers(deps));
  serve(serving, contract.join, joinHandlers(deps));
  serve(serving, contract.agreement, agreementHandlers(deps));
  serve(serving, contract.agentReports, agentReportsHandlers(deps));
  serve(serving, contract.reportViews, reportViewsHandlers(deps));
  serve(serving, contract.bill, billHandlers(deps));
  serve(serving, contract.points, pointsHandlers(deps));
  serve(serving, contract.vip, vipHandlers(deps));
  serve(serving, contract.bonus, bonusHandlers(deps));
  serve(serving, contract.mission, missionHandlers(deps));
  serve(serving, contract.profit, profitHandlers(deps));
  serve(serving, contract.protection, protectionHandlers(deps));
  serve(serving, contract.promotion, promotionHandlers(deps));
  serve(serving, contract.referral, referralHandlers(deps));
  serve(serving, contract.registerCentre, registerCentreHandlers(deps));
  serve(serving, contract.rewardCentre, rewardCentreHandlers(deps));
  serve(serving, contract.game, gameHandlers(deps));
  serve(serving, contract.lottery, lotteryHandlers(deps));
  serve(serving, contract.help, helpHandlers(deps));
  serve(serving, contract.search, searchHandlers(deps));
  serve(serving, contract.claims, claimsHandlers(deps));
  serve(serving, contract.feedback, feedbackHandlers(deps));
  serve(serving, contract.service, serviceHandlers(deps));
  serve(serving, contract.desk, deskHandlers(deps));
  serve(serving, contract.ext, extHandlers(deps));
  if (qa) serve(serving, qaContract, qaHandlers(deps, qa));
  refuseOtherMethods(app, [...Object.values(contract), ...(qa ? [qaContract] : [])]);

  mountHealth(app, deps, metrics);
  for (const path of ['/wps', '/lgw', '/lotto']) {
    app.all(`${path}/*`, (c) => refusalAnswer(c.get('caller'), 'NOT_FOUND'));
  }
  mountArt(app, deps);
  mountPictures(app, deps);
  mountExports(app, deps);
  site?.mount(
    app,
    () => phoneService(deps),
    () => qa?.faults.isAny() !== true,
  );
  app.notFound((c) => refusalAnswer(c.get('caller'), 'NOT_FOUND'));
  app.onError((error, c) => {
    c.get('caller').log.error({ err: error }, 'defect');
    return refusalAnswer(c.get('caller'), 'UNAVAILABLE', null, { status: 500 });
  });
  return app;
}

/** The page does not need the database; it shows the outage itself. */
const phoneService = (deps: ServerDeps): Promise<string | null> =>
  merchantOf(deps).then(
    ({ settings }) => settings.phoneAuth?.url ?? null,
    () => null,
  );

/** A known path with an unsupported method (decision W2). */
function refuseOtherMethods(app: Hono<ServeEnv>, areas: readonly Readonly<Record<string, Endpoint>>[]): void {
  const methods = Map.groupBy(
    areas.flatMap((area) => Object.values(area)),
    ({ path }) => path,
  );
  for (const [path, endpoints] of methods) {
    const allow = endpoints.map(({ method }) => method).join(', ');
    app.all(path, (c) => refusalAnswer(c.get('caller'), 'METHOD_NOT_ALLOWED', null, { headers: { allow } }));
  }
}
