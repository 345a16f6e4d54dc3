import type { AfterLoginInput } from '../afterLogin/afterLogin.machine.ts';
import type { ChangePasswordInput, ChangePasswordOutput } from '../changePassword/changePassword.rules.ts';
import type { ChatInput, ChatOutput } from '../chat/chat.rules.ts';
import type { ForgotSettings } from '../forgot/forgot.events.ts';
import type { ForgotOutput } from '../forgot/forgot.rules.ts';
import type { FreePlayOutput } from '../freePlay/freePlay.machine.ts';
import type { HelpInput } from '../help/help.machine.ts';
import type { LoginSettings } from '../login/login.events.ts';
import type { LoginInput } from '../login/login.machine.ts';
import type { LoginOutput } from '../login/login.rules.ts';
import type { LogoutInput, LogoutOutput } from '../logout/logout.machine.ts';
import type { NoticesInput } from '../notices/notices.machine.ts';
import type { RegisterInput, RegisterOutput } from '../register/register.rules.ts';
import type { ResetPasswordOutput } from '../resetPassword/resetPassword.rules.ts';
import type { ServiceInput } from '../service/service.rules.ts';
import type { VendorGamesInput, VendorGamesOutput } from '../vendorGames/vendorGames.machine.ts';

/** The modal flows and the input of each. Machine and view load on first use. */
export type ModalRequest =
  | { readonly flow: 'login'; readonly input: Omit<LoginInput, 'captchaKey'> }
  | { readonly flow: 'changePassword'; readonly input: ChangePasswordInput }
  | { readonly flow: 'logout'; readonly input: LogoutInput }
  | { readonly flow: 'notices'; readonly input: NoticesInput }
  | { readonly flow: 'help'; readonly input: HelpInput }
  | { readonly flow: 'service'; readonly input: ServiceInput }
  | { readonly flow: 'chat'; readonly input: ChatInput }
  | { readonly flow: 'afterLogin'; readonly input: AfterLoginInput }
  | { readonly flow: 'register'; readonly input: Omit<RegisterInput, 'captchaKey'> }
  | { readonly flow: 'forgot'; readonly input: ForgotSettings }
  | { readonly flow: 'resetPassword'; readonly input: Record<never, never> }
  | { readonly flow: 'freePlay'; readonly input: Record<never, never> }
  | { readonly flow: 'vendorGames'; readonly input: VendorGamesInput };

export type ModalFlow = ModalRequest['flow'];

/** Output of a flow. */
export type ModalResult =
  | { readonly flow: 'login'; readonly output: LoginOutput }
  | { readonly flow: 'changePassword'; readonly output: ChangePasswordOutput }
  | { readonly flow: 'logout'; readonly output: LogoutOutput }
  | { readonly flow: 'notices'; readonly output: undefined }
  | { readonly flow: 'help'; readonly output: undefined }
  | { readonly flow: 'service'; readonly output: undefined }
  | { readonly flow: 'chat'; readonly output: ChatOutput }
  | { readonly flow: 'afterLogin'; readonly output: undefined }
  | { readonly flow: 'register'; readonly output: RegisterOutput }
  | { readonly flow: 'forgot'; readonly output: ForgotOutput }
  | { readonly flow: 'resetPassword'; readonly output: ResetPasswordOutput }
  | { readonly flow: 'freePlay'; readonly output: FreePlayOutput }
  | { readonly flow: 'vendorGames'; readonly output: VendorGamesOutput }
  /** Loading the flow's code failed, and the player gave up. */
  | { readonly flow: 'none'; readonly output: undefined };

/** What the merchant offers, for the flows that need it. */
export interface FlowSettings {
  readonly login: LoginSettings;
  readonly register: LoginSettings;
  readonly forgot: ForgotSettings;
}

/** Name of the requested flow. */
export const flowOf = (request: ModalRequest | null): ModalResult['flow'] => request?.flow ?? 'none';

/** Flows that are told when the merchant's offer arrives. */
export const asksForSettings = (flow: ModalResult['flow']): flow is keyof FlowSettings =>
  flow === 'login' || flow === 'register' || flow === 'forgot';

/** A request with the merchant's current offer; most flows need none. */
export function withSettings(request: ModalRequest | null, settings: FlowSettings): ModalRequest | null {
  if (request?.flow === 'login') return { flow: 'login', input: { ...request.input, ...settings.login } };
  if (request?.flow === 'forgot') return { flow: 'forgot', input: settings.forgot };
  if (request?.flow !== 'register') return request;
  const { countries, country } = settings.register;
  return { flow: 'register', input: { ...request.input, countries, country } };
}
