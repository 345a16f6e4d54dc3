import type { AfterLoginInput } from '../afterLogin/afterLogin.machine.ts';
import type { ChangePasswordInput, ChangePasswordOutput } from '../changePassword/changePassword.rules.ts';
import type { LoginSettings } from '../login/login.events.ts';
import type { LoginOutput } from '../login/login.rules.ts';
import type { LoginInput } from '../login/login.setup.ts';
import type { LogoutInput, LogoutOutput } from '../logout/logout.machine.ts';
import type { NoticesInput } from '../notices/notices.machine.ts';
import type { RegisterInput, RegisterOutput } from '../register/register.rules.ts';

/** The flows that open as a modal, with what each needs. Machine and view of each load when first opened. */
export type ModalRequest =
  | { readonly flow: 'login'; readonly input: Omit<LoginInput, 'captchaKey'> }
  | { readonly flow: 'changePassword'; readonly input: ChangePasswordInput }
  | { readonly flow: 'logout'; readonly input: LogoutInput }
  | { readonly flow: 'notices'; readonly input: NoticesInput }
  | { readonly flow: 'afterLogin'; readonly input: AfterLoginInput }
  | { readonly flow: 'register'; readonly input: Omit<RegisterInput, 'captchaKey'> };

export type ModalFlow = ModalRequest['flow'];

/** How a flow ended. */
export type ModalResult =
  | { readonly flow: 'login'; readonly output: LoginOutput }
  | { readonly flow: 'changePassword'; readonly output: ChangePasswordOutput }
  | { readonly flow: 'logout'; readonly output: LogoutOutput }
  | { readonly flow: 'notices'; readonly output: undefined }
  | { readonly flow: 'afterLogin'; readonly output: undefined }
  | { readonly flow: 'register'; readonly output: RegisterOutput }
  /** The code of the flow could not be loaded, and the player gave up. */
  | { readonly flow: 'none'; readonly output: undefined };

/** The flows that want to know when what the merchant offers has come. */
const asking: readonly ModalFlow[] = ['login', 'register'];

export const asksForSettings = (request: ModalRequest | null): boolean =>
  request !== null && asking.includes(request.flow);

/** A request with what the merchant offers now; most requests do not ask. */
export function withSettings(request: ModalRequest | null, settings: LoginSettings): ModalRequest | null {
  if (request?.flow === 'login') return { flow: 'login', input: { ...request.input, ...settings } };
  if (request?.flow !== 'register') return request;
  const { countries, country } = settings;
  return { flow: 'register', input: { ...request.input, countries, country } };
}
