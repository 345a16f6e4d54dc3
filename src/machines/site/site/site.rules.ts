import type { MemberInfo } from '../../../api/contract/account/member.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Announcement } from '../../../api/contract/public/announcement.ts';
import { isModuleOn } from '../../../api/contract/rules/isModuleOn.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { Whitelabel } from '../../../api/contract/site/system.ts';
import type { ForgotSettings } from '../../account/forgot/forgot.events.ts';
import type { LoginSettings } from '../../account/login/login.events.ts';
import type { Dialog, DialogTopic } from '../dialogs/dialogs.events.ts';
import type { FlowSettings, ModalRequest, ModalResult } from '../modals/flows.ts';
import { gameOfAddress, isGamePath } from '../pages/pages.rules.ts';
import { isTrialAccount, mayOpenMemberCentre } from '../session/roles.ts';
import type { SessionEnd } from '../session/session.events.ts';
import type { ToastTopic } from '../toasts/toasts.events.ts';

export interface SiteContext {
  readonly host: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly brandName: string;
  readonly path: string;
  readonly language: LanguageCode;
  readonly whitelabel: Whitelabel | null;
  readonly countries: readonly Country[];
  /** The visitor's country, according to the server. */
  readonly country: Country | null;
  readonly hasToken: boolean;
  readonly member: MemberInfo | null;
  /** Where the visitor wanted to go before the login. */
  readonly returnPath: string | null;
  /** Just logged in; the after-login modal is still to come. */
  readonly welcome: { readonly firstTimeLogin: boolean } | null;
  /** When the newest notice came that this browser has shown in the list, ms. */
  readonly noticesReadAt: number;
  /** When the newest of all came, ms; until they are loaded, the newest shown. */
  readonly newestNoticeAt: number;
  /** The forced password change is open. */
  readonly changing: boolean;
}

/** CONFIG-05: the module that allows password resets by SMS code. */
const PASSWORD_BY_PHONE = 'CHNGPASSVERIF3';

const LOGIN_PATH = '/login';
/** Consents at registration (REG-29). */
const LEGAL_PATHS: readonly string[] = ['/terms', '/privacy'];
/** Help for who cannot log in (ROUTE-28): articles, and the window of customer service. */
const isHelpPath = (path: string): boolean => path === '/support' || path.startsWith('/helpmc/');

/** Target of the e-mailed link (FORGOT-01). */
const RESET_PATH = '/reset';
const REGISTER_PATHS: readonly string[] = ['/register', '/register.html'];

/** ROUTE-33: the only pages open to visitors while the guard is on. */
const GUARD_EXEMPT: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/**
 * ROUTE-32, 34, 35: whether this visit is redirected to /login. Not so the e-mailed link, which is for people who
 * cannot log in, and whose token would be lost; nor the terms to consent to. The specification lists neither, so they
 * stand apart.
 */
export const isGuarded = ({ whitelabel, hasToken, path }: SiteContext): boolean =>
  whitelabel?.features.visitorGuard === true &&
  !hasToken &&
  !isHelpPath(path) &&
  ![...GUARD_EXEMPT, ...LEGAL_PATHS, RESET_PATH].includes(path);

/** Whether this is a trial. */
export const isTrial = ({ member }: Pick<SiteContext, 'member'>): boolean =>
  member !== null && isTrialAccount(member.isAgent);

/** Who may register: visitors and trials. */
export const isWithoutAccount = (context: Pick<SiteContext, 'hasToken' | 'member'>): boolean =>
  !context.hasToken || isTrial(context);

export const isLoginPath = (path: string): boolean => path === LOGIN_PATH;
export const isResetPath = (path: string): boolean => path === RESET_PATH;
export const isRegisterPath = (path: string): boolean => REGISTER_PATHS.includes(path);

/** Addresses of member centre and agent centre. */
export const isCentrePath = (path: string): boolean => /^\/(member|agent)(\/|$)/.test(path);

/** ROUTE-09. */
export const isMallPath = (path: string): boolean => path === '/pointMall';

export { isGamePath };

/** Members' pages: the centres, the points mall (ROUTE-09) and games (GAME-18). */
export const isMemberPath = (path: string): boolean => isCentrePath(path) || isMallPath(path) || isGamePath(path);

/** MEMBER-02, ROLE-13: who may see them: a loaded member, not a trial, with no password change due. */
export const isAdmitted = ({ member, hasToken }: Pick<SiteContext, 'member' | 'hasToken'>): boolean =>
  member !== null && !member.passwordChangeRequired && mayOpenMemberCentre(hasToken, member.isAgent);

/** MEMBER-02: whether a centre covers the page. */
export const isCentreOpen = (context: Pick<SiteContext, 'path' | 'member' | 'hasToken'>): boolean =>
  isCentrePath(context.path) && isAdmitted(context);

/** Whether a centre is to open once its member is known. */
export const isCentrePending = ({
  path,
  member,
  hasToken,
}: Pick<SiteContext, 'path' | 'member' | 'hasToken'>): boolean => isCentrePath(path) && hasToken && member === null;

/** When the newest notice came. */
export const newestNotice = (notices: readonly Pick<Announcement, 'publishedAt'>[]): number =>
  Math.max(0, ...notices.map(({ publishedAt }) => publishedAt));

/** Notices that came after the list was last open here. */
export const unreadNotices = (
  { noticesReadAt }: Pick<SiteContext, 'noticesReadAt'>,
  notices: readonly Pick<Announcement, 'publishedAt'>[],
): number => notices.filter(({ publishedAt }) => publishedAt > noticesReadAt).length;

/** The merchant in storage (STORE-03, 04, 08). */
export const merchantOf = ({ brandName, merchantCode }: Whitelabel) => ({ brandName, merchantCode });

const hasModalAddress = (path: string): boolean => isLoginPath(path) || isRegisterPath(path) || isResetPath(path);

/** Whether an address that opens a form was left: all except the link's are for visitors. */
export const isFormLeft = (context: SiteContext, next: string): boolean =>
  next !== context.path &&
  (isResetPath(context.path) ||
    (isWithoutAccount(context) && (hasModalAddress(context.path) || isMemberPath(context.path))));

/** Where a player is after closing a modal with its own address: visitors see no members' page. */
export const pathAfterModal = ({ path, hasToken }: SiteContext): string =>
  hasModalAddress(path) || (isMemberPath(path) && !hasToken) ? '/' : path;

/** Where a login leads: to the requested page, else nowhere new. */
export const pathAfterLogin = ({ returnPath, path }: SiteContext): string =>
  returnPath ?? (hasModalAddress(path) ? '/' : path);

/** If a session ends on a members' page, the next login returns to it. */
export const returnPathOf = ({ path }: Pick<SiteContext, 'path'>): string | null => (isMemberPath(path) ? path : null);

/** Where an ended session leads: to the login if the guard is on (ROUTE-32). */
export function pathAfterSession(context: SiteContext, path = context.path): string {
  const place = isMemberPath(path) ? '/' : path;
  const isShut = isGuarded({ ...context, hasToken: false, path: place });
  // At the login's address without its form: redirected home, and from there to the login.
  return isShut && !isLoginPath(context.path) ? LOGIN_PATH : place;
}

/** Input of the after-login modal; registration counts as the first login. Recovery and trial have none. */
export const welcomeOf = ({ flow, output }: ModalResult): Pick<SiteContext, 'welcome'> => {
  if (flow === 'register') return { welcome: { firstTimeLogin: true } };
  return { welcome: flow === 'login' ? { firstTimeLogin: output.firstTimeLogin } : null };
};

/** Where a sign-in without the login form leads: home (DEMO-04), but to a game that was wanted (decision 060). */
export const pathAfterOtherLogin = ({ returnPath }: Pick<SiteContext, 'returnPath'>): string =>
  returnPath !== null && isGamePath(returnPath) ? returnPath : '/';

/** Message after a sign-in without the login form; null if there was none. */
export function otherLogin({ flow, output }: ModalResult): ToastTopic | null {
  if (flow === 'register' && output.outcome === 'registered') return 'registered';
  if (flow === 'forgot' && output.outcome === 'loggedIn') return 'password_changed';
  return flow === 'freePlay' && output.outcome === 'started' ? 'trial_started' : null;
}

/** What the merchant offers for login, as far as loaded. */
const loginSettings = ({ whitelabel, countries, country }: SiteContext): LoginSettings => ({
  countries: [...countries],
  country,
  features: {
    smsLogin: whitelabel?.features.smsLogin ?? false,
    forcedPasswordChange: whitelabel?.features.forcedPasswordChange ?? true,
  },
});

/** FORGOT-04: what the merchant offers for recovery, as far as loaded. */
const forgotSettings = ({ whitelabel, countries, country }: SiteContext): ForgotSettings => ({
  byMobile: isModuleOn(whitelabel?.modules ?? [], PASSWORD_BY_PHONE),
  countries: [...countries],
  country,
});

export const flowSettings = (context: SiteContext): FlowSettings => ({
  login: loginSettings(context),
  register: loginSettings(context),
  forgot: forgotSettings(context),
  freePlay: trialSettings(context),
});

/** DEMO-01: offered until the merchant is known. */
const trialSettings = ({ whitelabel }: SiteContext) => ({ isOffered: whitelabel?.features.freeDemo ?? true });

type Form = 'login' | 'register' | 'forgot';

/** The form that another one leads to; the requested page is kept. */
export function wantedForm({ flow, output }: ModalResult): Form | null {
  if (flow === 'login') return output.outcome === 'register' || output.outcome === 'forgot' ? output.outcome : null;
  if (flow === 'forgot' || flow === 'register') return output.outcome === 'logIn' ? 'login' : null;
  if (flow === 'freePlay' || flow === 'chat') {
    return output.outcome === 'logIn' ? 'login' : output.outcome === 'register' ? 'register' : null;
  }
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

/** The offer of a trial, at a game or without one. */
export const trialRequest = (context: SiteContext, path: string | null): ModalRequest => ({
  flow: 'freePlay',
  input: {
    gameId: path === null ? null : gameOfAddress(path),
    language: context.language,
    ...trialSettings(context),
  },
});

/** GAME-18: what a visitor meets at a members' page: at a game the trial first, unless none is offered (decision 060). */
export const entryRequest = (context: SiteContext, path: string): ModalRequest =>
  isGamePath(path) && trialSettings(context).isOffered ? trialRequest(context, path) : loginRequest(context, 'site');

/** REG-23. */
export const registerRequest = (context: SiteContext): ModalRequest => {
  const { countries, country, host, origin, path } = context;
  return {
    flow: 'register',
    input: {
      countries: [...countries],
      country,
      host,
      address: origin + path,
      gameId: gameOfAddress(pathAfterOtherLogin(context)),
    },
  };
};

/** Input of a password change, forced or voluntary. */
export const changeRequest = ({ member }: SiteContext, forced: boolean): ModalRequest => ({
  flow: 'changePassword',
  input: { username: member?.userName ?? '', stored: null, forced },
});

/** Input of the change after a login, with the typed password (decision A11). */
export function changeAfterLogin(result: ModalResult): ModalRequest {
  const stored = result.flow === 'login' ? result.output.stored : null;
  return { flow: 'changePassword', input: { username: stored?.username ?? '', stored, forced: true } };
}

/** SUPPORT-05: what may open as customer service. */
export const serviceRequest = ({ origin, whitelabel }: SiteContext): ModalRequest => ({
  flow: 'service',
  input: { origin, contactUrl: whitelabel?.customerService.url ?? '' },
});

/** The chat room (MODAL-08): its colour until the merchant is loaded is decision S9. */
export const chatRequest = (context: SiteContext): ModalRequest => ({
  flow: 'chat',
  input: {
    who: isAdmitted(context) ? 'member' : isTrial(context) ? 'trial' : 'visitor',
    color: context.whitelabel?.chatHeaderColor ?? '#6b3fa0',
  },
});

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

/** Message about an ended session; a trial has no account to log in with. */
export const endDialog = (context: SiteContext, reason: SessionEnd): Pick<Dialog, 'topic' | 'next'> =>
  isTrial(context) ? { topic: 'trial_ended', next: 'register' } : { topic: endTopic[reason], next: 'login' };

/** Address of the game picked from a popup list; null for any other end of a modal. */
export const pickedGame = (result: ModalResult): string | null =>
  result.flow === 'vendorGames' ? result.output.path : null;
