import type { AnyStateMachine } from 'xstate';
import { machinesBelow } from '../console/core/capsule/fits.ts';
import type { ReadStorage, ReplayOptions } from '../console/core/capsule/replay.ts';
import { afterLoginMachine } from '../machines/afterLogin/afterLogin.machine.ts';
import { wireChangePassword } from '../machines/changePassword/changePassword.wire.ts';
import { wireChat } from '../machines/chat/chat.wire.ts';
import { wireForgot } from '../machines/forgot/forgot.wire.ts';
import { wireFreePlay } from '../machines/freePlay/freePlay.wire.ts';
import { helpMachine } from '../machines/help/help.machine.ts';
import { wireLogin } from '../machines/login/login.wire.ts';
import { wireLogout } from '../machines/logout/logout.wire.ts';
import type { ModalFlow } from '../machines/modals/flows.ts';
import { noticesMachine } from '../machines/notices/notices.machine.ts';
import { featuresMachine } from '../machines/pages/features.machine.ts';
import { missionCountMachine } from '../machines/pages/missionCount.machine.ts';
import { createReferralStore } from '../machines/register/referralStore.ts';
import { wireRegister } from '../machines/register/register.wire.ts';
import { wireResetPassword } from '../machines/resetPassword/resetPassword.wire.ts';
import { wireService } from '../machines/service/service.wire.ts';
import { wireSite } from '../machines/site/site.wire.ts';
import { vendorGamesMachine } from '../machines/vendorGames/vendorGames.machine.ts';
import type { PageCode } from '../routes/page.ts';
import { pages } from '../routes/pages/pages.ts';
import { noCall, readable, replayDeps } from './replayDeps.ts';

type Now = () => number;

/** The code of every page that is registered. */
const codes: ReadonlyMap<string, PageCode> = new Map(
  await Promise.all(
    [...pages.values()].flatMap(({ path, code }) => (code ? [code().then((loaded) => [path, loaded] as const)] : [])),
  ),
);

/** The site as the console replays it: all of it, plugged into nothing but a clock. */
export const replayOptions: ReplayOptions = {
  machine: (now, read) =>
    wireSite({
      ...replayDeps,
      now,
      flows: { load: noCall, logicOf: (flow) => flowsOf(now, read)[flow] },
      pages: {
        load: noCall,
        logicOf: (page) => pageLogicOf(page, now),
        features: () => featuresMachine,
        missionCount: () => missionCountMachine,
      },
    }),
  ...readable,
};

/** Every machine that the site can run, those of its modals and pages and what only members have too, to judge whether a capsule fits. */
export const siteMachines = (): readonly AnyStateMachine[] =>
  [
    replayOptions.machine(Date.now, readsNothing),
    ...Object.values(flowsOf(Date.now, readsNothing)),
    ...pagesOf(Date.now).values(),
    featuresMachine,
    missionCountMachine,
  ].flatMap(machinesBelow);

const readsNothing: ReadStorage = () => null;

const flowsOf = (now: Now, getItem: ReadStorage): Readonly<Record<ModalFlow, AnyStateMachine>> => {
  const deps = { ...replayDeps, now, referrals: createReferralStore({ ...replayDeps.storage, getItem }) };
  return {
    login: wireLogin(deps),
    changePassword: wireChangePassword(deps),
    logout: wireLogout(deps),
    notices: noticesMachine,
    help: helpMachine,
    service: wireService(deps),
    chat: wireChat(deps),
    afterLogin: afterLoginMachine,
    register: wireRegister(deps),
    forgot: wireForgot(deps),
    resetPassword: wireResetPassword(deps),
    freePlay: wireFreePlay(deps),
    vendorGames: vendorGamesMachine,
  };
};

const pagesOf = (now: Now): ReadonlyMap<string, AnyStateMachine> =>
  new Map([...codes].map(([path, { logic }]) => [path, logic({ ...replayDeps, now, siteNow: now })]));

function pageLogicOf(page: string, now: Now): AnyStateMachine {
  const logic = codes.get(page)?.logic({ ...replayDeps, now, siteNow: now });
  if (logic === undefined) throw new Error(`no replay knows the page ${page}`);
  return logic;
}
