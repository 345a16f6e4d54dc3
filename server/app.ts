import { Hono } from 'hono';
import { contract } from '../src/api/contract/contract.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { qaContract } from '../src/api/contract/qa.ts';
import { accountDataHandlers, accountHandlers } from './account/accountHandlers.ts';
import { mountExports } from './account/dataExport.ts';
import { mountPictures } from './account/profile.ts';
import { agentFeaturesHandlers } from './agent/agentFeatures.ts';
import { agentReportsHandlers } from './agentReports/agentReportsHandlers.ts';
import { announcementHandlers } from './announcement/announcementHandlers.ts';
import { bankAccountHandlers } from './bankAccount/bankAccountHandlers.ts';
import { betHandlers } from './bet/betHandlers.ts';
import { billHandlers } from './bill/billHandlers.ts';
import { bonusHandlers } from './bonus/bonusHandlers.ts';
import { captchaHandlers } from './captcha/captchaHandlers.ts';
import { claimsHandlers } from './claims/claimsHandlers.ts';
import { agentContractHandlers } from './contract/agentContractHandlers.ts';
import { depositHandlers } from './deposit/depositHandlers.ts';
import type { ServerDeps } from './deps.ts';
import { deskHandlers } from './desk/deskHandlers.ts';
import { createOperatorOf } from './desk/operatorOf.ts';
import { extHandlers } from './ext/extHandlers.ts';
import { feedbackHandlers } from './feedback/feedbackHandlers.ts';
import { freePlayHandlers } from './freePlay/freePlayHandlers.ts';
import { fundsHandlers } from './funds/fundsHandlers.ts';
import { mountArt } from './game/art/mountArt.ts';
import { gameHandlers } from './game/gameHandlers.ts';
import { createMetrics } from './health/metrics.ts';
import { mountHealth } from './health/mountHealth.ts';
import { helpHandlers } from './help/helpHandlers.ts';
import { homeHandlers } from './home/homeHandlers.ts';
import { inboxHandlers } from './inbox/inboxHandlers.ts';
import { joinHandlers } from './join/joinHandlers.ts';
import { lineTransferHandlers } from './lineTransfer/lineTransferHandlers.ts';
import { mountLive } from './live/mountLive.ts';
import { createCallsUnderWay } from './load/callsUnderWay.ts';
import { lotteryHandlers } from './lottery/lotteryHandlers.ts';
import { memberHandlers, passwordHandlers } from './member/memberHandlers.ts';
import { missionHandlers } from './mission/missionHandlers.ts';
import { noticesHandlers } from './notice/noticesHandlers.ts';
import { paymentHandlers } from './payment/paymentHandlers.ts';
import { paymentPasswordHandlers } from './paymentPassword/paymentPasswordHandlers.ts';
import { pointsHandlers } from './points/pointsHandlers.ts';
import { profitHandlers } from './profit/profitHandlers.ts';
import { promotionHandlers } from './promotion/promotionHandlers.ts';
import { protectionHandlers } from './protection/protectionHandlers.ts';
import { mountWallet } from './provider/mountWallet.ts';
import type { QaControls } from './qa/controls.ts';
import { qaHandlers } from './qa/qaHandlers.ts';
import { recoveryHandlers } from './recovery/recoveryHandlers.ts';
import { referralHandlers } from './referral/referralHandlers.ts';
import { registerCentreHandlers } from './registerCentre/registerCentreHandlers.ts';
import { registrationHandlers } from './registration/registrationHandlers.ts';
import { reportViewsHandlers } from './reportViews/reportViewsHandlers.ts';
import { requestLog } from './requestLog.ts';
import { rewardCentreHandlers } from './rewardCentre/rewardCentreHandlers.ts';
import { searchHandlers } from './search/searchHandlers.ts';
import { secondFactorHandlers, signInStepHandlers } from './secondFactor/secondFactorHandlers.ts';
import type { ServeEnv } from './serve/caller.ts';
import { refusalAnswer } from './serve/envelope.ts';
import { type Serving, serve } from './serve/serve.ts';
import { serviceHandlers } from './service/serviceHandlers.ts';
import { createAuthenticate } from './session/authenticate.ts';
import { deviceHandlers } from './session/deviceHandlers.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import type { Site } from './site/mountSite.ts';
import { securityHeaders } from './site/securityHeaders.ts';
import { statementHandlers } from './statement/statementHandlers.ts';
import { merchantOf } from './system/merchant.ts';
import { systemHandlers } from './system/systemHandlers.ts';
import { verificationHandlers } from './verification/verificationHandlers.ts';
import { vipHandlers } from './vip/vipHandlers.ts';
import { walletHandlers } from './wallet/walletHandlers.ts';
import { withdrawalHandlers } from './withdrawal/withdrawalHandlers.ts';

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
  serve(serving, contract.payment, paymentHandlers(deps));
  serve(serving, contract.announcement, announcementHandlers(deps));
  serve(serving, contract.home, homeHandlers(deps));
  serve(serving, contract.inbox, inboxHandlers(deps));
  serve(serving, contract.registration, registrationHandlers(deps));
  serve(serving, contract.recovery, recoveryHandlers(deps));
  serve(serving, contract.freePlay, freePlayHandlers(deps));
  serve(serving, contract.agentFeatures, agentFeaturesHandlers(deps));
  serve(serving, contract.join, joinHandlers(deps));
  serve(serving, contract.agentContract, agentContractHandlers(deps));
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
  site?.mount(app, () => phoneService(deps));
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
