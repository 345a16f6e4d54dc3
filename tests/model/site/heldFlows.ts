import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { idleLogic } from '../../../src/inspection/step/pureStep.ts';
import { afterLoginMachine } from '../../../src/machines/afterLogin/afterLogin.machine.ts';
import { changePasswordMachine } from '../../../src/machines/changePassword/changePassword.machine.ts';
import { chatMachine } from '../../../src/machines/chat/chat.machine.ts';
import { forgotMachine } from '../../../src/machines/forgot/forgot.machine.ts';
import { freePlayMachine } from '../../../src/machines/freePlay/freePlay.machine.ts';
import { helpMachine } from '../../../src/machines/help/help.machine.ts';
import { loginMachine } from '../../../src/machines/login/login.machine.ts';
import { logoutMachine } from '../../../src/machines/logout/logout.machine.ts';
import type { ModalFlow } from '../../../src/machines/modals/flows.ts';
import { noticesMachine } from '../../../src/machines/notices/notices.machine.ts';
import { registerMachine } from '../../../src/machines/register/register.machine.ts';
import { resetPasswordMachine } from '../../../src/machines/resetPassword/resetPassword.machine.ts';
import { serviceMachine } from '../../../src/machines/service/service.machine.ts';
import { vendorGamesMachine } from '../../../src/machines/vendorGames/vendorGames.machine.ts';
import type { LoadedFlow } from '../../../src/routes/flow.ts';
import type { LoadedFlows } from '../../../src/routes/flowLibrary.ts';
import { AfterLoginDialog } from '../../../src/ui/afterLogin/AfterLoginDialog.tsx';
import { ChangePasswordDialog } from '../../../src/ui/changePassword/ChangePasswordDialog.tsx';
import { ChatDialog } from '../../../src/ui/chat/ChatDialog.tsx';
import { ForgotDialog } from '../../../src/ui/forgot/ForgotDialog.tsx';
import { FreePlayDialog } from '../../../src/ui/freePlay/FreePlayDialog.tsx';
import { HelpDialog } from '../../../src/ui/help/HelpDialog.tsx';
import { LoginDialog } from '../../../src/ui/login/LoginDialog.tsx';
import { LogoutDialog } from '../../../src/ui/logout/LogoutDialog.tsx';
import { NoticesDialog } from '../../../src/ui/notices/NoticesDialog.tsx';
import { RegisterDialog } from '../../../src/ui/register/RegisterDialog.tsx';
import { ResetPasswordDialog } from '../../../src/ui/resetPassword/ResetPasswordDialog.tsx';
import { ServiceDialog } from '../../../src/ui/service/ServiceDialog.tsx';
import { VendorGamesDialog } from '../../../src/ui/vendorGames/VendorGamesDialog.tsx';
import { holdAll } from '../kit/harness.ts';
import { never } from '../kit/steppedClock.ts';

interface Flow extends Pick<LoadedFlow, 'View'> {
  readonly machine: AnyStateMachine;
}

/** Flows that the site opens by itself are listed here; flows that no test opens may be missing. */
const flows: Readonly<Partial<Record<ModalFlow, Flow>>> = {
  login: { machine: loginMachine.provide({ delays: { patience: never } }), View: LoginDialog },
  changePassword: { machine: changePasswordMachine, View: ChangePasswordDialog },
  logout: { machine: logoutMachine, View: LogoutDialog },
  notices: { machine: noticesMachine, View: NoticesDialog },
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
  vendorGames: { machine: vendorGamesMachine, View: VendorGamesDialog },
  resetPassword: { machine: resetPasswordMachine, View: ResetPasswordDialog },
};

/** Every modal flow with its own machine and view; their calls are held, so each shows its first state. */
export const heldFlows: LoadedFlows = {
  load: () => Promise.resolve(),
  logicOf: (flow) => holdAll(flows[flow]?.machine ?? expect.unreachable(flow), idleLogic),
  viewOf: (flow) => flows[flow]?.View ?? null,
};
