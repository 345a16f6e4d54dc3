import type { AfterLoginInput } from '../afterLogin/afterLogin.machine.ts';
import type { ChangePasswordInput, ChangePasswordOutput } from '../changePassword/changePassword.rules.ts';
import type { ForgotSettings } from '../forgot/forgot.events.ts';
import type { ForgotOutput } from '../forgot/forgot.rules.ts';
import type { FreePlayOutput } from '../freePlay/freePlay.machine.ts';
import type { LoginSettings } from '../login/login.events.ts';
import type { LoginOutput } from '../login/login.rules.ts';
import type { LoginInput } from '../login/login.setup.ts';
import type { LogoutInput, LogoutOutput } from '../logout/logout.machine.ts';
import type { NoticesInput } from '../notices/notices.machine.ts';
import type { RegisterInput, RegisterOutput } from '../register/register.rules.ts';
import type { ResetPasswordOutput } from '../resetPassword/resetPassword.rules.ts';

/** The flows that open as a modal, with what each needs. Machine and view of each load when first opened. */
export type ModalRequest =
  | { readonly flow: 'login'; readonly input: Omit<LoginInput, 'captchaKey'> }
  | { readonly flow: 'changePassword'; readonly input: ChangePasswordInput }
  | { readonly flow: 'logout'; readonly input: LogoutInput }
  | { readonly flow: 'notices'; readonly input: NoticesInput }
  | { readonly flow: 'afterLogin'; readonly input: AfterLoginInput }
  | { readonly flow: 'register'; readonly input: Omit<RegisterInput, 'captchaKey'> }
  | { readonly flow: 'forgot'; readonly input: ForgotSettings }
  | { readonly flow: 'resetPassword'; readonly input: Record<never, never> }
  | { readonly flow: 'freePlay'; readonly input: Record<never, never> };

export type ModalFlow = ModalRequest['flow'];

/** How a flow ended. */
export type ModalResult =
  | { readonly flow: 'login'; readonly output: LoginOutput }
  | { readonly flow: 'changePassword'; readonly output: ChangePasswordOutput }
  | { readonly flow: 'logout'; readonly output: LogoutOutput }
  | { readonly flow: 'notices'; readonly output: undefined }
  | { readonly flow: 'afterLogin'; readonly output: undefined }
  | { readonly flow: 'register'; readonly output: RegisterOutput }
  | { readonly flow: 'forgot'; readonly output: ForgotOutput }
  | { readonly flow: 'resetPassword'; readonly output: ResetPasswordOutput }
  | { readonly flow: 'freePlay'; readonly output: FreePlayOutput }
  /** The code of the flow could not be loaded, and the player gave up. */
  | { readonly flow: 'none'; readonly output: undefined };

/** What the merchant offers to the flows that wait for it, by flow. */
export interface FlowSettings {
  readonly login: LoginSettings;
  readonly register: LoginSettings;
  readonly forgot: ForgotSettings;
}

/** The name of the flow that was asked for. */
export const flowOf = (request: ModalRequest | null): ModalResult['flow'] => request?.flow ?? 'none';

/** The flows that want to know when what the merchant offers has come. */
export const asksForSettings = (flow: ModalResult['flow']): flow is keyof FlowSettings =>
  flow === 'login' || flow === 'register' || flow === 'forgot';

/** A request with what the merchant offers now; most requests do not ask. */
export function withSettings(request: ModalRequest | null, settings: FlowSettings): ModalRequest | null {
  if (request?.flow === 'login') return { flow: 'login', input: { ...request.input, ...settings.login } };
  if (request?.flow === 'forgot') return { flow: 'forgot', input: settings.forgot };
  if (request?.flow !== 'register') return request;
  const { countries, country } = settings.register;
  return { flow: 'register', input: { ...request.input, countries, country } };
}
