import { assign, sendTo, setup } from 'xstate';
import type { Announcements } from '../../api/contract/announcement.ts';
import type { Country } from '../../api/contract/ext.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { MemberInfo } from '../../api/contract/member.ts';
import type { SystemStatus, Whitelabel } from '../../api/contract/system.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Consent } from '../analytics/analytics.events.ts';
import { analyticsMachine } from '../analytics/analytics.machine.ts';
import { appMachine } from '../app/app.machine.ts';
import { clockMachine } from '../clock/clock.machine.ts';
import type { DialogNext, DialogTopic } from '../dialogs/dialogs.events.ts';
import { type DialogAccepted, dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { domainMachine } from '../domain/domain.machine.ts';
import { gamesMachine } from '../games/games.machine.ts';
import { heroMachine } from '../hero/hero.machine.ts';
import type { Language } from '../locale/language.ts';
import { type LocaleChanged, localeMachine } from '../locale/locale.machine.ts';
import type { ModalRequest, ModalResult } from '../modals/flows.ts';
import { type ModalEnded, modalsMachine } from '../modals/modals.machine.ts';
import type { InvitationRefused } from '../register/register.machine.ts';
import type { ResourceLoaded } from '../resource/resource.machine.ts';
import type { SessionEvent } from '../session/session.events.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { SmsRefused } from '../smsCode/smsCode.machine.ts';
import { type StatusLearned, statusMachine } from '../status/status.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredListener } from '../support/unwired.ts';
import type { TabLoggedOut } from '../tabs/tabs.ts';
import type { Theme } from '../theme/theme.events.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import type { ToastTopic } from '../toasts/toasts.events.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import { announcementsCall, content, matchesCall, numbersCall, winnersCall } from './content.ts';
import type { siteEvents } from './site.events.ts';
import type { SiteContext } from './site.rules.ts';
import * as rules from './site.rules.ts';

export interface SiteInput {
  readonly consent: Consent;
  readonly host: string;
  readonly origin: string;
  readonly brandName: string;
  readonly path: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly hasToken: boolean;
  readonly noticesReadAt: number;
}

type News =
  | StatusLearned
  | LocaleChanged
  | SessionEvent
  | DialogAccepted
  | ModalEnded
  | TabLoggedOut
  | SmsRefused
  | InvitationRefused
  | ResourceLoaded<'whitelabel', Whitelabel>
  | ResourceLoaded<'countries', { readonly current: string; readonly list: readonly Country[] }>
  | ResourceLoaded<'announcements', Pick<Announcements, 'player'>>
  | ResourceLoaded<'winners' | 'matches' | 'numbers', unknown>;

/** Setup of the site machine. */
export const siteSetup = setup({
  types: {
    context: {} as SiteContext & {
      readonly startLanguage: Language;
      readonly startTheme: Theme;
      readonly startConsent: Consent;
    },
    input: {} as SiteInput,
    events: {} as EventsOf<typeof siteEvents> | News,
    children: {} as {
      clock: 'clock';
      theme: 'theme';
      locale: 'locale';
      status: 'status';
      domain: 'domain';
      session: 'session';
      games: 'games';
      hero: 'hero';
      dialogs: 'dialogs';
      toasts: 'toasts';
      modals: 'modals';
      tabs: 'tabs';
      analytics: 'analytics';
      app: 'app';
      whitelabel: 'whitelabel';
      countries: 'countries';
      announcements: 'announcements';
      winners: 'winners';
      matches: 'matches';
      numbers: 'numbers';
    },
  },
  actors: {
    clock: clockMachine,
    theme: themeMachine,
    locale: localeMachine,
    status: statusMachine,
    domain: domainMachine,
    session: sessionMachine,
    games: gamesMachine,
    hero: heroMachine,
    dialogs: dialogsMachine,
    toasts: toastsMachine,
    modals: modalsMachine,
    tabs: unwiredListener('site.tabs'),
    analytics: analyticsMachine,
    app: appMachine,
    ...content,
  },
  actions: {
    navigate: (_, _params: { path: string }) => unwired('site.navigate')(),
    reportCrash: (_, _params: { detail: string }) => unwired('site.reportCrash')(),
    sendFarewell: unwired('site.sendFarewell'),
    openServiceWindow: unwired('site.openServiceWindow'),
    keepPath: assign((_, params: { path: string }) => ({ path: params.path })),
    keepIntent: assign((_, params: { path: string | null }) => ({ returnPath: params.path })),
    forgetIntent: assign({ returnPath: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    storeMerchant: (_, _params: Pick<Whitelabel, 'brandName' | 'merchantCode'>) => unwired('site.storeMerchant')(),
    keepWhitelabel: assign((_, params: { whitelabel: Whitelabel }) => ({ whitelabel: params.whitelabel })),
    keepCountry: assign((_, params: { current: string; list: readonly Country[] }) => ({
      countries: params.list,
      country: params.list.find(({ countryCode }) => countryCode === params.current) ?? params.list[0] ?? null,
    })),
    keepMember: assign((_, params: { member: MemberInfo }) => ({ member: params.member })),
    markSignedIn: assign({ hasToken: true, member: null }),
    forgetMember: assign({ member: null, hasToken: false, welcome: null, changing: false }),
    expectWelcome: assign((_, params: Pick<SiteContext, 'welcome'>) => params),
    forgetWelcome: assign({ welcome: null }),
    keepNewestNotice: assign((_, params: Pick<Announcements, 'player'>) => ({
      newestNoticeAt: rules.newestNotice(params.player),
    })),
    markNoticesRead: assign(({ context }) => ({ noticesReadAt: context.newestNoticeAt })),
    storeNoticesRead: (_, _params: { at: number }) => unwired('site.storeNoticesRead')(),
    markChanging: assign({ changing: true }),
    unmarkChanging: assign({ changing: false }),
    correctClock: sendTo('clock', (_, params: { answer: SystemStatus }) => ({
      type: 'clock.correct',
      serverTime: params.answer.serverTime,
    })),
    informAnalytics: sendTo('analytics', (_, params: { answer: SystemStatus }) => ({
      type: 'analytics.configure',
      measures: params.answer.analytics.endpoint !== null,
      requiresConsent: params.answer.analytics.requiresConsent,
    })),
    openModal: sendTo('modals', (_, params: { request: ModalRequest }) => ({
      type: 'modal.open',
      request: params.request,
    })),
    offerModal: sendTo('modals', (_, params: { request: ModalRequest }) => ({
      type: 'modal.offer',
      request: params.request,
    })),
    dropModal: sendTo('modals', { type: 'modal.drop' }),
    leaveModal: sendTo('modals', { type: 'modal.leave' }),
    openSession: sendTo('session', { type: 'session.opened' }),
    leaveSession: sendTo('session', { type: 'session.loggedOut' }),
    say: sendTo('toasts', (_, params: { topic: ToastTopic }) => ({ type: 'toasts.show', topic: params.topic })),
    warn: sendTo('dialogs', (_, params: { topic: DialogTopic; next: DialogNext }) => ({
      type: 'dialogs.show',
      dialog: { topic: params.topic, next: params.next },
    })),
    warnOfSms: sendTo('dialogs', (_, params: { failure: ApiFailure }) => ({
      type: 'dialogs.show',
      dialog: smsDialog(params.failure),
    })),
    loadAnnouncements: sendTo('announcements', ({ context }) => ({
      type: 'resource.load',
      call: announcementsCall(context.language),
    })),
    loadWinners: sendTo('winners', ({ context }) => ({ type: 'resource.load', call: winnersCall(context.language) })),
    loadMatches: sendTo('matches', ({ context }) => ({ type: 'resource.load', call: matchesCall(context.language) })),
    passSettings: sendTo('modals', ({ context }) => ({
      type: 'modal.settings',
      settings: rules.flowSettings(context),
    })),
    passLanguage: sendTo('modals', ({ context }) => ({ type: 'modal.language', language: context.language })),
    retryWhitelabel: sendTo('whitelabel', { type: 'resource.retry' }),
    retryCountries: sendTo('countries', { type: 'resource.retry' }),
    retryAnnouncements: sendTo('announcements', { type: 'resource.retry' }),
    retrySession: sendTo('session', { type: 'session.retry' }),
    retryWinners: sendTo('winners', { type: 'resource.retry' }),
    retryMatches: sendTo('matches', { type: 'resource.retry' }),
    loadNumbers: sendTo('numbers', ({ context }) => ({ type: 'resource.load', call: numbersCall(context.language) })),
  },
  guards: {
    isGuarded: ({ context }, params: { path: string }) => rules.isGuarded({ ...context, path: params.path }),
    isHereGuarded: ({ context }, params: { whitelabel: Whitelabel }) => rules.isGuarded({ ...context, ...params }),
    isLoginPath: ({ context }, params: { path: string }) => !context.hasToken && rules.isLoginPath(params.path),
    isRegisterPath: ({ context }, params: { path: string }) =>
      rules.isWithoutAccount(context) && rules.isRegisterPath(params.path),
    isTrialRegistering: ({ context }, params: { member: MemberInfo }) =>
      rules.isTrial(params) && rules.isRegisterPath(context.path),
    isResetPath: (_, params: { path: string }) => rules.isResetPath(params.path),
    isMembersOnly: ({ context }, params: { path: string }) => !context.hasToken && rules.isMemberPath(params.path),
    isFormLeft: ({ context }, params: { path: string }) => rules.isFormLeft(context, params.path),
    isVisitor: ({ context }) => !context.hasToken,
    isSignedIn: ({ context }) => context.hasToken,
    isTrial: ({ context }) => rules.isTrial(context),
    isTrialRefused: ({ context }, params: { path: string }) => rules.isTrial(context) && !rules.isGamePath(params.path),
    isNormal: (_, params: { answer: SystemStatus }) => params.answer.status === 0,
    isPasswordDue: ({ context }, params: { member: MemberInfo }) =>
      params.member.passwordChangeRequired && !context.changing,
    isWelcomeDue: ({ context }, params: { member: MemberInfo }) =>
      !params.member.passwordChangeRequired && context.welcome !== null,
    isLoginNext: ({ context }, params: { next: string }) => !context.hasToken && params.next === 'login',
    isRegisterNext: ({ context }, params: { next: string }) =>
      rules.isWithoutAccount(context) && params.next === 'register',
    isLoginDone: (_, params: { result: ModalResult }) =>
      params.result.flow === 'login' && params.result.output.outcome === 'loggedIn' && !params.result.output.changeDue,
    isOtherLogin: (_, params: { result: ModalResult }) => rules.otherLogin(params.result) !== null,
    isChangeDue: (_, params: { result: ModalResult }) =>
      params.result.flow === 'login' && params.result.output.changeDue,
    isPasswordChanged: (_, params: { result: ModalResult }) =>
      params.result.flow === 'changePassword' && params.result.output.outcome === 'changed',
    isLoginNeeded: ({ context }, params: { result: ModalResult }) =>
      (params.result.flow === 'changePassword' && params.result.output.outcome === 'loginNeeded') ||
      (params.result.flow === 'register' && params.result.output.outcome === 'logIn' && context.hasToken) ||
      (params.result.flow === 'resetPassword' && params.result.output.outcome === 'loginNeeded'),
    isGamePicked: ({ context }, params: { result: ModalResult }) =>
      context.hasToken && rules.pickedGame(params.result) !== null,
    isFormWanted: (_, params: { result: ModalResult }) => rules.wantedForm(params.result) !== null,
    isLogOutWanted: (_, params: { result: ModalResult }) =>
      params.result.flow === 'changePassword' && params.result.output.outcome === 'logOut',
    isLoggedOut: (_, params: { result: ModalResult }) =>
      params.result.flow === 'logout' && params.result.output.outcome === 'loggedOut',
    isKeptOut: ({ context }, params: { result: ModalResult }) =>
      params.result.flow === 'logout' && params.result.output.outcome === 'kept' && context.changing,
  },
});

function smsDialog(failure: ApiFailure) {
  if (failure.kind === 'phone') return { topic: 'phone', phone: failure.problem, next: 'nothing' } as const;
  if (failure.kind !== 'refused') return { topic: 'failure', next: 'nothing' } as const;
  const seconds = failure.details?.waitSeconds;
  return seconds === undefined
    ? ({ topic: 'server_message', message: failure.message, next: 'nothing' } as const)
    : ({ topic: 'sms_wait', minutes: Math.ceil(seconds / 60), next: 'nothing' } as const);
}
