import type { AnyStateMachine } from 'xstate';
import { machinesBelow } from '../console/core/capsule/fits.ts';
import type { ReadStorage, ReplayOptions } from '../console/core/capsule/replay.ts';
import { wireAfterLogin } from '../machines/afterLogin/afterLogin.wire.ts';
import { wireBills } from '../machines/bills/bills.wire.ts';
import { wireChangePassword } from '../machines/changePassword/changePassword.wire.ts';
import { wireContracts } from '../machines/contracts/contracts.wire.ts';
import { wireDeposit } from '../machines/deposit/deposit.wire.ts';
import { wireDownlines } from '../machines/downlines/downlines.wire.ts';
import { wireForgot } from '../machines/forgot/forgot.wire.ts';
import { wireFreePlay } from '../machines/freePlay/freePlay.wire.ts';
import { wireFunds } from '../machines/funds/funds.wire.ts';
import { wireLineTransfer } from '../machines/lineTransfer/lineTransfer.wire.ts';
import { wireLogin } from '../machines/login/login.wire.ts';
import { wireLogout } from '../machines/logout/logout.wire.ts';
import type { ModalFlow } from '../machines/modals/flows.ts';
import { wireNotices } from '../machines/notices/notices.wire.ts';
import { wireFeatures } from '../machines/pages/features.wire.ts';
import { wirePointMall } from '../machines/pointMall/pointMall.wire.ts';
import { wireRealTimeRules } from '../machines/realTimeRules/realTimeRules.wire.ts';
import { createReferralStore } from '../machines/register/referralStore.ts';
import { wireRegister } from '../machines/register/register.wire.ts';
import { wireResetPassword } from '../machines/resetPassword/resetPassword.wire.ts';
import { wireSecurity } from '../machines/security/security.wire.ts';
import { wireSite } from '../machines/site/site.wire.ts';
import { wireStatement } from '../machines/statement/statement.wire.ts';
import { wireWithdraw } from '../machines/withdraw/withdraw.wire.ts';
import { noCall, nowhere, readable } from './nowhere.ts';

type Now = () => number;

/** The site as the console replays it: all of it, plugged into nothing but a clock. */
export const replayOptions: ReplayOptions = {
  machine: (now, read) =>
    wireSite({
      ...nowhere,
      now,
      flows: { load: noCall, logicOf: (flow) => flowsOf(now, read)[flow] },
      pages: { load: noCall, logicOf: (page) => pageLogicOf(page, now), features: wireFeatures },
    }),
  ...readable,
};

/** Every machine that the site can run, those of its modals and pages and what only members have too, to judge whether a capsule fits. */
export const siteMachines = (): readonly AnyStateMachine[] =>
  [
    replayOptions.machine(Date.now, readsNothing),
    ...Object.values(flowsOf(Date.now, readsNothing)),
    ...Object.values(pagesOf(Date.now)),
    wireFeatures(nowhere.api),
  ].flatMap(machinesBelow);

const readsNothing: ReadStorage = () => null;

const flowsOf = (now: Now, getItem: ReadStorage): Readonly<Record<ModalFlow, AnyStateMachine>> => {
  const deps = { ...nowhere, now, referrals: createReferralStore({ ...nowhere.storage, getItem }) };
  return {
    login: wireLogin(deps),
    changePassword: wireChangePassword(deps),
    logout: wireLogout(deps),
    notices: wireNotices(deps),
    afterLogin: wireAfterLogin(deps),
    register: wireRegister(deps),
    forgot: wireForgot(deps),
    resetPassword: wireResetPassword(deps),
    freePlay: wireFreePlay(deps),
  };
};

const pagesOf = (now: Now): Readonly<Record<string, AnyStateMachine>> => ({
  'member/securityCenter': wireSecurity(nowhere),
  'member/transactionHistory': wireStatement({ ...nowhere, siteNow: now }),
  'member/transferFund': wireFunds(nowhere),
  'member/transferUpline': wireLineTransfer(nowhere),
  'agent/transferDownline': wireDownlines(nowhere),
  'member/depositv2': wireDeposit(nowhere),
  'member/withdraw': wireWithdraw(nowhere),
  pointMall: wirePointMall({ ...nowhere, siteNow: now }),
  'member/contracts': wireContracts({ ...nowhere, siteNow: now }, ['downline']),
  'member/contractBills': wireBills({ ...nowhere, siteNow: now }, 'all', ['downline']),
  'agent/contractRequests': wireContracts({ ...nowhere, siteNow: now }),
  'agent/dividendRecord': wireBills({ ...nowhere, siteNow: now }, 'dividend'),
  'agent/dailyWages': wireBills({ ...nowhere, siteNow: now }, 'daily'),
  'agent/hourlySalary': wireBills({ ...nowhere, siteNow: now }, 'hourly'),
  'agent/realTimeSalary': wireBills({ ...nowhere, siteNow: now }, 'realTime'),
  'agent/realTimeRules': wireRealTimeRules({ ...nowhere, siteNow: now }),
});

function pageLogicOf(page: string, now: Now): AnyStateMachine {
  const logic = pagesOf(now)[page];
  if (logic === undefined) throw new Error(`no replay knows the page ${page}`);
  return logic;
}
