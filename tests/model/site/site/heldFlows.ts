import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { idleLogic } from '../../../../src/inspection/step/pureStep.ts';
import { changePasswordMachine } from '../../../../src/machines/account/changePassword/changePassword.machine.ts';
import { forgotMachine } from '../../../../src/machines/account/forgot/forgot.machine.ts';
import { freePlayMachine } from '../../../../src/machines/account/freePlay/freePlay.machine.ts';
import { loginMachine } from '../../../../src/machines/account/login/login.machine.ts';
import { logoutMachine } from '../../../../src/machines/account/logout/logout.machine.ts';
import { registerMachine } from '../../../../src/machines/account/register/register.machine.ts';
import { resetPasswordMachine } from '../../../../src/machines/account/resetPassword/resetPassword.machine.ts';
import { chatMachine } from '../../../../src/machines/member/chat/chat.machine.ts';
import { vendorGamesDialog } from '../../../../src/machines/play/vendorGames/vendorGames.machine.ts';
import { helpMachine } from '../../../../src/machines/public/help/help.machine.ts';
import { noticesDialog } from '../../../../src/machines/public/notices/notices.machine.ts';
import { serviceMachine } from '../../../../src/machines/public/service/service.machine.ts';
import { afterLoginMachine } from '../../../../src/machines/site/afterLogin/afterLogin.machine.ts';
import type { ModalFlow } from '../../../../src/machines/site/modals/flows.ts';
import type { LoadedFlow } from '../../../../src/routes/flow.ts';
import type { LoadedFlows } from '../../../../src/routes/flowLibrary.ts';
import { ChangePasswordDialog } from '../../../../src/ui/account/changePassword/ChangePasswordDialog.tsx';
import { ForgotDialog } from '../../../../src/ui/account/forgot/ForgotDialog.tsx';
import { FreePlayDialog } from '../../../../src/ui/account/freePlay/FreePlayDialog.tsx';
import { LoginDialog } from '../../../../src/ui/account/login/LoginDialog.tsx';
import { LogoutDialog } from '../../../../src/ui/account/logout/LogoutDialog.tsx';
import { RegisterDialog } from '../../../../src/ui/account/register/RegisterDialog.tsx';
import { ResetPasswordDialog } from '../../../../src/ui/account/resetPassword/ResetPasswordDialog.tsx';
import { ChatDialog } from '../../../../src/ui/member/chat/ChatDialog.tsx';
import { VendorGamesDialog } from '../../../../src/ui/play/vendorGames/VendorGamesDialog.tsx';
import { HelpDialog } from '../../../../src/ui/public/help/HelpDialog.tsx';
import { NoticesDialog } from '../../../../src/ui/public/notices/NoticesDialog.tsx';
import { ServiceDialog } from '../../../../src/ui/public/service/ServiceDialog.tsx';
import { AfterLoginDialog } from '../../../../src/ui/site/afterLogin/AfterLoginDialog.tsx';
import { holdAll } from '../../kit/harness.ts';
import { never } from '../../kit/steppedClock.ts';

interface Flow extends Pick<LoadedFlow, 'View'> {
  readonly machine: AnyStateMachine;
}

/** Flows that the site opens by itself are listed here; flows that no test opens may be missing. */
const flows: Readonly<Partial<Record<ModalFlow, Flow>>> = {
  login: { machine: loginMachine.provide({ delays: { patience: never } }), View: LoginDialog },
  changePassword: { machine: changePasswordMachine, View: ChangePasswordDialog },
  logout: { machine: logoutMachine, View: LogoutDialog },
  notices: { machine: noticesDialog.machine, View: NoticesDialog },
  help: { machine: helpMachine, View: HelpDialog },
  service: { machine: serviceMachine, View: ServiceDialog },
  chat: { machine: chatMachine.provide({ delays: { answer: never } }), View: ChatDialog },
  afterLogin: { machine: afterLoginMachine, View: AfterLoginDialog },
  register: {
    machine: registerMachine.provide({ actions: { readToday: () => {}, recallReferral: () => {} } }),
    View: RegisterDialog,
  },
  freePlay: { machine: freePlayMachine, View: FreePlayDialog },
  forgot: { machine: forgotMachine, View: ForgotDialog },
  vendorGames: { machine: vendorGamesDialog.machine, View: VendorGamesDialog },
  resetPassword: { machine: resetPasswordMachine, View: ResetPasswordDialog },
};

/** Every modal flow with its own machine and view; their calls are held, so each shows its first state. */
export const heldFlows: LoadedFlows = {
  load: () => Promise.resolve(),
  logicOf: (flow) => holdAll(flows[flow]?.machine ?? expect.unreachable(flow), idleLogic),
  viewOf: (flow) => flows[flow]?.View ?? null,
};
