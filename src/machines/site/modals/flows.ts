import type { ChangePasswordInput, ChangePasswordOutput } from '../../account/changePassword/changePassword.rules.ts';
import type { ForgotSettings } from '../../account/forgot/forgot.events.ts';
import type { ForgotOutput } from '../../account/forgot/forgot.rules.ts';
import type { FreePlaySettings } from '../../account/freePlay/freePlay.events.ts';
import type { FreePlayInput, FreePlayOutput } from '../../account/freePlay/freePlay.machine.ts';
import type { LoginSettings } from '../../account/login/login.events.ts';
import type { LoginInput } from '../../account/login/login.machine.ts';
import type { LoginOutput } from '../../account/login/login.rules.ts';
import type { LogoutInput, LogoutOutput } from '../../account/logout/logout.machine.ts';
import type { RegisterInput, RegisterOutput } from '../../account/register/register.rules.ts';
import type { ResetPasswordOutput } from '../../account/resetPassword/resetPassword.rules.ts';
import type { ChatInput, ChatOutput } from '../../member/chat/chat.rules.ts';
import type { VendorGamesInput, VendorGamesOutput } from '../../play/vendorGames/vendorGames.machine.ts';
import type { HelpInput } from '../../public/help/help.machine.ts';
import type { NoticesInput } from '../../public/notices/notices.machine.ts';
import type { ServiceInput } from '../../public/service/service.rules.ts';
import type { AfterLoginInput } from '../afterLogin/afterLogin.machine.ts';

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
  | { readonly flow: 'freePlay'; readonly input: FreePlayInput }
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
  readonly freePlay: FreePlaySettings;
}

/** Name of the requested flow. */
export const flowOf = (request: ModalRequest | null): ModalResult['flow'] => request?.flow ?? 'none';

/** Flows whose typed values outlive another request for them. */
export const isForm = (flow: ModalResult['flow']): flow is 'login' | 'register' | 'forgot' =>
  flow === 'login' || flow === 'register' || flow === 'forgot';

/** Flows that are told when the merchant's offer arrives. */
export const asksForSettings = (flow: ModalResult['flow']): flow is keyof FlowSettings =>
  isForm(flow) || flow === 'freePlay';

/** A request with the merchant's current offer; most flows need none. */
export function withSettings(request: ModalRequest | null, settings: FlowSettings): ModalRequest | null {
  if (request?.flow === 'login') return { flow: 'login', input: { ...request.input, ...settings.login } };
  if (request?.flow === 'forgot') return { flow: 'forgot', input: settings.forgot };
  if (request?.flow === 'freePlay') return { flow: 'freePlay', input: { ...request.input, ...settings.freePlay } };
  if (request?.flow !== 'register') return request;
  const { countries, country } = settings.register;
  return { flow: 'register', input: { ...request.input, countries, country } };
}
