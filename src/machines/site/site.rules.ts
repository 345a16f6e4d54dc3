import type { Country } from '../../api/contract/ext.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { MemberInfo } from '../../api/contract/member.ts';
import { isModuleOn } from '../../api/contract/rules/isModuleOn.ts';
import type { Whitelabel } from '../../api/contract/system.ts';
import type { Dialog, DialogTopic } from '../dialogs/dialogs.events.ts';
import type { ForgotSettings } from '../forgot/forgot.events.ts';
import type { LoginSettings } from '../login/login.events.ts';
import type { FlowSettings, ModalRequest, ModalResult } from '../modals/flows.ts';
import { isTrialAccount, mayOpenMemberCentre } from '../session/roles.ts';
import type { SessionEnd } from '../session/session.events.ts';
import type { ToastTopic } from '../toasts/toasts.events.ts';

export interface SiteContext {
  readonly host: string;
  /** Scheme and host under which the site stands. */
  readonly origin: string;
  readonly brandName: string;
  readonly path: string;
  readonly language: LanguageCode;
  readonly whitelabel: Whitelabel | null;
  readonly countries: readonly Country[];
  /** The country that the server sees the visitor in. */
  readonly country: Country | null;
  readonly hasToken: boolean;
  readonly member: MemberInfo | null;
  /** Where a visitor wanted to go when the login came in between. */
  readonly intent: string | null;
  /** A login has just been made, and its after-login modal is still to come. */
  readonly welcome: { readonly firstTimeLogin: boolean } | null;
  /** The forced change of the password is open. */
  readonly changing: boolean;
}

/** CONFIG-05: the module that lets a code from an SMS set a password. */
const PASSWORD_BY_PHONE = 'CHNGPASSVERIF3';

const LOGIN_PATH = '/login';
/** What one agrees to at registration (REG-29). */
const LEGAL_PATHS: readonly string[] = ['/terms', '/privacy'];

/** Where the link of an e-mail leads (FORGOT-01). */
const RESET_PATH = '/reset';
const REGISTER_PATHS: readonly string[] = ['/register', '/register.html'];

/** ROUTE-33: exactly these are open to visitors while the guard is on. */
const GUARD_EXEMPT: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/**
 * ROUTE-32, 34, 35: whether this visit is sent to /login. The link of an e-mail is not: it is for somebody who cannot
 * log in, and what it carries would be lost on the way; nor is what one agrees to. The specification's list knows neither,
 * so they stand apart.
 */
export const isGuarded = ({ whitelabel, hasToken, path }: SiteContext): boolean =>
  whitelabel?.features.visitorGuard === true &&
  !hasToken &&
  ![...GUARD_EXEMPT, ...LEGAL_PATHS, RESET_PATH].includes(path);

/** Whether somebody tries the site out. */
export const isTrial = ({ member }: Pick<SiteContext, 'member'>): boolean =>
  member !== null && isTrialAccount(member.isAgent);

/** Who may register: a visitor, and somebody who tries the site out. */
export const isWithoutAccount = (context: Pick<SiteContext, 'hasToken' | 'member'>): boolean =>
  !context.hasToken || isTrial(context);

export const isLoginPath = (path: string): boolean => path === LOGIN_PATH;
export const isResetPath = (path: string): boolean => path === RESET_PATH;
export const isRegisterPath = (path: string): boolean => REGISTER_PATHS.includes(path);

/** Addresses of member centre and agent centre. */
export const isCentrePath = (path: string): boolean => /^\/(member|agent)(\/|$)/.test(path);

/** ROUTE-09. */
export const isMallPath = (path: string): boolean => path === '/pointMall';

/** Pages that only members may see: the centres, and the points mall (ROUTE-09). */
export const isMemberPath = (path: string): boolean => isCentrePath(path) || isMallPath(path);

/** MEMBER-02, ROLE-13: who may see them: a member who is known, no trial, and owes no password. */
export const isAdmitted = ({ member, hasToken }: Pick<SiteContext, 'member' | 'hasToken'>): boolean =>
  member !== null && !member.passwordChangeRequired && mayOpenMemberCentre(hasToken, member.isAgent);

/** MEMBER-02: whether a centre lies over the page. */
export const isCentreOpen = (context: Pick<SiteContext, 'path' | 'member' | 'hasToken'>): boolean =>
  isCentrePath(context.path) && isAdmitted(context);

/** What the storages keep of the merchant (STORE-03, 04, 08). */
export const merchantOf = ({ brandName, merchantCode }: Whitelabel) => ({ brandName, merchantCode });

const hasModalAddress = (path: string): boolean => isLoginPath(path) || isRegisterPath(path) || isResetPath(path);

/** Whether an address that had opened a form over the page is left: all but the link's are for whoever has no account. */
export const isFormLeft = (context: SiteContext, next: string): boolean =>
  next !== context.path &&
  (isResetPath(context.path) ||
    (isWithoutAccount(context) && (hasModalAddress(context.path) || isMemberPath(context.path))));

/** Where a player stands once a modal that had an address of its own is closed: a visitor sees no member's page. */
export const placeAfterModal = ({ path, hasToken }: SiteContext): string =>
  hasModalAddress(path) || (isMemberPath(path) && !hasToken) ? '/' : path;

/** Where a login leads: to what the visitor wanted, else where he is. */
export const placeAfterLogin = ({ intent, path }: SiteContext): string =>
  intent ?? (hasModalAddress(path) ? '/' : path);

/** Whoever was at a page of members as the session ended comes back to it by the next login. */
export const wantedAfterSession = ({ path }: Pick<SiteContext, 'path'>): string | null =>
  isMemberPath(path) ? path : null;

/** Where a session that has ended leaves the player: ROUTE-32, at the login where visitors may see nothing else. */
export function placeAfterSession(context: SiteContext, path = context.path): string {
  const place = isMemberPath(path) ? '/' : path;
  const isShut = isGuarded({ ...context, hasToken: false, path: place });
  // Who stands at the login's address without its form is sent home, and from there to the login.
  return isShut && !isLoginPath(context.path) ? LOGIN_PATH : place;
}

/** What the after-login modal has to know of the login; a registration is the first. A recovery and a trial have none. */
export const welcomeOf = ({ flow, output }: ModalResult): Pick<SiteContext, 'welcome'> => {
  if (flow === 'register') return { welcome: { firstTimeLogin: true } };
  return { welcome: flow === 'login' ? { firstTimeLogin: output.firstTimeLogin } : null };
};

/** What is said of a login that no login form made; null where there was none. */
export function otherLogin({ flow, output }: ModalResult): ToastTopic | null {
  if (flow === 'register' && output.outcome === 'registered') return 'registered';
  if (flow === 'forgot' && output.outcome === 'loggedIn') return 'password_changed';
  return flow === 'freePlay' && output.outcome === 'started' ? 'trial_started' : null;
}

/** What the merchant offers to a login, as far as it is known. */
const loginSettings = ({ whitelabel, countries, country }: SiteContext): LoginSettings => ({
  countries: [...countries],
  country,
  features: {
    smsLogin: whitelabel?.features.smsLogin ?? false,
    forcedPasswordChange: whitelabel?.features.forcedPasswordChange ?? true,
  },
});

/** FORGOT-04: what the merchant offers to a recovery, as far as it is known. */
const forgotSettings = ({ whitelabel, countries, country }: SiteContext): ForgotSettings => ({
  byMobile: isModuleOn(whitelabel?.modules ?? [], PASSWORD_BY_PHONE),
  countries: [...countries],
  country,
});

export const flowSettings = (context: SiteContext): FlowSettings => ({
  login: loginSettings(context),
  register: loginSettings(context),
  forgot: forgotSettings(context),
});

type Form = 'login' | 'register' | 'forgot';

/** The form that the end of another one asks for; what a visitor wanted before is still to come. */
export function wantedForm({ flow, output }: ModalResult): Form | null {
  if (flow === 'login') return output.outcome === 'register' || output.outcome === 'forgot' ? output.outcome : null;
  if (flow === 'forgot' || flow === 'register') return output.outcome === 'logIn' ? 'login' : null;
  if (flow === 'freePlay') return output.outcome === 'register' ? 'register' : null;
  return flow === 'resetPassword' && output.outcome === 'forgot' ? 'forgot' : null;
}

export function formRequest(context: SiteContext, form: Form | null): ModalRequest {
  if (form === 'forgot') return { flow: 'forgot', input: forgotSettings(context) };
  return form === 'register' ? registerRequest(context) : loginRequest(context, 'site');
}

export const loginRequest = (context: SiteContext, area: 'site' | 'agent'): ModalRequest => ({
  flow: 'login',
  input: { area, ...loginSettings(context) },
});

/** REG-23. */
export const registerRequest = ({ countries, country, host, origin, path }: SiteContext): ModalRequest => ({
  flow: 'register',
  input: { countries: [...countries], country, host, address: origin + path },
});

/** The change that a session demands before anything else, or that the member asks for. */
export const changeRequest = ({ member }: SiteContext, forced: boolean): ModalRequest => ({
  flow: 'changePassword',
  input: { username: member?.userName ?? '', stored: null, forced },
});

/** The change that follows a login, with what was typed there (decision A11). */
export function changeAfterLogin(result: ModalResult): ModalRequest {
  const stored = result.flow === 'login' ? result.output.stored : null;
  return { flow: 'changePassword', input: { username: stored?.username ?? '', stored, forced: true } };
}

export const welcomeRequest = ({ language, welcome, member }: SiteContext): ModalRequest => ({
  flow: 'afterLogin',
  input: {
    language,
    firstTimeLogin: welcome?.firstTimeLogin ?? false,
    nickname: member?.nickname ?? '',
    lastLoginAt: member?.lastLoginAt ?? null,
  },
});

const endTopic: Record<SessionEnd, DialogTopic> = {
  SESSION_EXPIRED: 'session_expired',
  SESSION_REVOKED: 'session_revoked',
  NOT_LOGGED_IN: 'not_logged_in',
};

/** What is said of a session that has ended; a trial has no account to log in with. */
export const endDialog = (context: SiteContext, reason: SessionEnd): Pick<Dialog, 'topic' | 'next'> =>
  isTrial(context) ? { topic: 'trial_ended', next: 'register' } : { topic: endTopic[reason], next: 'login' };
