import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { machinesBelow } from '../console/core/capsule/fits.ts';
import type { ReplayOptions } from '../console/core/capsule/replay.ts';
import { wireChangePassword } from '../machines/account/changePassword/changePassword.wire.ts';
import { wireForgot } from '../machines/account/forgot/forgot.wire.ts';
import { wireFreePlay } from '../machines/account/freePlay/freePlay.wire.ts';
import { wireLogin } from '../machines/account/login/login.wire.ts';
import { wireLogout } from '../machines/account/logout/logout.wire.ts';
import { createReferralStore } from '../machines/account/register/referralStore.ts';
import { wireRegister } from '../machines/account/register/register.wire.ts';
import { wireResetPassword } from '../machines/account/resetPassword/resetPassword.wire.ts';
import { wireChat } from '../machines/member/chat/chat.wire.ts';
import { vendorGamesDialog } from '../machines/play/vendorGames/vendorGames.machine.ts';
import { helpMachine } from '../machines/public/help/help.machine.ts';
import { noticesDialog } from '../machines/public/notices/notices.machine.ts';
import { wireService } from '../machines/public/service/service.wire.ts';
import { afterLoginMachine } from '../machines/site/afterLogin/afterLogin.machine.ts';
import { siteTime } from '../machines/site/clock/clock.wire.ts';
import type { ModalFlow } from '../machines/site/modals/flows.ts';
import type { siteMachine } from '../machines/site/site/site.machine.ts';
import { wireSite } from '../machines/site/site/site.wire.ts';
import type { PageCode } from '../routes/page.ts';
import { beside, pages } from '../routes/pages/registered.ts';
import { noCall, readable, replayDeps } from './replayDeps.ts';

/** The code of every page that is registered. */
const codes: ReadonlyMap<string, PageCode> = new Map(
  await Promise.all(
    [...pages.values()].flatMap(({ path, code }) => (code ? [code().then((loaded) => [path, loaded] as const)] : [])),
  ),
);

type Deps = ReturnType<typeof depsOf>;

/** What the site sees of the world in a replay: the recorded time, addresses and reads. */
function depsOf(...[now, getItem, root]: Parameters<ReplayOptions['machine']>) {
  const site = root as () => ActorRefFrom<typeof siteMachine> | undefined;
  const storage = { ...replayDeps.storage, getItem };
  const origin = site()?.getSnapshot().context.origin ?? '';
  return { ...replayDeps, now, siteNow: siteTime(now, site), origin, storage };
}

/** Where nothing is replayed. */
const NOWHERE: Parameters<ReplayOptions['machine']> = [Date.now, () => null, () => undefined];

/** The site as the console replays it: all of it, plugged into nothing but a clock. */
export const replayOptions: ReplayOptions = {
  machine: (...seen) =>
    wireSite({
      ...depsOf(...seen),
      flows: { load: noCall, logicOf: (flow) => flowsOf(depsOf(...seen))[flow] },
      pages: {
        load: noCall,
        logicOf: (page) => pageLogicOf(page, depsOf(...seen)),
        besideOf: (name) => beside[name],
      },
    }),
  ...readable,
};

/** Every machine that the site can run, whenever its code is loaded, to judge whether a capsule fits. */
export const siteMachines = (): readonly AnyStateMachine[] =>
  [
    replayOptions.machine(...NOWHERE),
    ...Object.values(flowsOf(depsOf(...NOWHERE))),
    ...[...codes.keys()].map((page) => pageLogicOf(page, depsOf(...NOWHERE))),
    ...Object.values(beside),
  ].flatMap(machinesBelow);

const flowsOf = (from: Deps): Readonly<Record<ModalFlow, AnyStateMachine>> => {
  const deps = { ...from, referrals: createReferralStore(from.storage) };
  return {
    login: wireLogin(deps),
    changePassword: wireChangePassword(deps),
    logout: wireLogout(deps),
    notices: noticesDialog.machine,
    help: helpMachine,
    service: wireService(deps),
    chat: wireChat(deps),
    afterLogin: afterLoginMachine,
    register: wireRegister(deps),
    forgot: wireForgot(deps),
    resetPassword: wireResetPassword(deps),
    freePlay: wireFreePlay(deps),
    vendorGames: vendorGamesDialog.machine,
  };
};

function pageLogicOf(page: string, deps: Deps): AnyStateMachine {
  const logic = codes.get(page)?.logic(deps);
  if (logic === undefined) throw new Error(`no replay knows the page ${page}`);
  return logic;
}
