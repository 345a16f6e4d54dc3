import { assign, sendTo, setup } from 'xstate';
import type { MemberInfo } from '../../../api/contract/account/member.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Announcements } from '../../../api/contract/public/announcement.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { SystemStatus, Whitelabel } from '../../../api/contract/site/system.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { InvitationRefused } from '../../account/register/register.machine.ts';
import type { SmsRefused } from '../../account/smsCode/smsCode.machine.ts';
import { gamesMachine } from '../../play/games/games.machine.ts';
import { heroMachine } from '../../public/hero/hero.machine.ts';
import type { ResourceLoaded } from '../../resource/resource.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredListener } from '../../support/unwired.ts';
import type { TabLoggedOut } from '../../tabs/tabs.ts';
import type { Consent } from '../analytics/analytics.events.ts';
import { analyticsMachine } from '../analytics/analytics.machine.ts';
import { appMachine } from '../app/app.machine.ts';
import { clockMachine } from '../clock/clock.machine.ts';
import type { DialogNext, DialogTopic } from '../dialogs/dialogs.events.ts';
import { type DialogAccepted, dialogsMachine } from '../dialogs/dialogs.machine.ts';
import { domainMachine } from '../domain/domain.machine.ts';
import { type Language, textsOf } from '../locale/language.ts';
import { type LocaleChanged, localeMachine } from '../locale/locale.machine.ts';
import type { ModalRequest, ModalResult } from '../modals/flows.ts';
import { type ModalEnded, modalsMachine } from '../modals/modals.machine.ts';
import type { SessionEvent } from '../session/session.events.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { type StatusLearned, statusMachine } from '../status/status.machine.ts';
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
const siteSetup = setup({
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

/**
 * Root of the actor system: status, session, locale, theme, clock, notices, dialogs and modals are its children, each
 * with a fixed id. Decides what follows when one of them ends.
 */
export const siteMachine = siteSetup.createMachine({
  id: 'site',
  context: ({ input }) => ({
    host: input.host,
    origin: input.origin,
    brandName: input.brandName,
    path: input.path,
    language: textsOf(input.language),
    whitelabel: null,
    countries: [],
    country: null,
    hasToken: input.hasToken,
    member: null,
    returnPath: null,
    welcome: null,
    noticesReadAt: input.noticesReadAt,
    newestNoticeAt: input.noticesReadAt,
    changing: false,
    startLanguage: input.language,
    startTheme: input.theme,
    startConsent: input.consent,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The site, whatever its status shows.',
      invoke: [
        { id: 'clock', systemId: 'clock', src: 'clock', onError: 'broken' },
        {
          id: 'theme',
          systemId: 'theme',
          src: 'theme',
          input: ({ context }) => ({ stored: context.startTheme }),
          onError: 'broken',
        },
        {
          id: 'locale',
          systemId: 'locale',
          src: 'locale',
          input: ({ context }) => ({ language: context.startLanguage }),
          onError: 'broken',
        },
        {
          id: 'status',
          systemId: 'status',
          src: 'status',
          input: ({ context }) => ({ host: context.host }),
          onError: 'broken',
        },
        {
          id: 'domain',
          systemId: 'domain',
          src: 'domain',
          input: ({ context }) => ({ host: context.host }),
          onError: 'broken',
        },
        { id: 'dialogs', systemId: 'dialogs', src: 'dialogs', onError: 'broken' },
        { id: 'toasts', systemId: 'toasts', src: 'toasts', onError: 'broken' },
        { id: 'modals', systemId: 'modals', src: 'modals', onError: 'broken' },
        { id: 'tabs', src: 'tabs', onError: 'broken' },
        {
          id: 'analytics',
          systemId: 'analytics',
          src: 'analytics',
          input: ({ context }) => ({ consent: context.startConsent, path: context.path }),
          onError: 'broken',
        },
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          input: ({ context }) => ({ hasToken: context.hasToken }),
          onError: 'broken',
        },
        { id: 'app', systemId: 'app', src: 'app', onError: 'broken' },
        { id: 'games', systemId: 'games', src: 'games', onError: 'broken' },
        { id: 'hero', systemId: 'hero', src: 'hero', onError: 'broken' },
        {
          id: 'whitelabel',
          systemId: 'whitelabel',
          src: 'whitelabel',
          input: { call: { request: {} } },
          onError: 'broken',
        },
        {
          id: 'countries',
          systemId: 'countries',
          src: 'countries',
          input: { call: { request: {} } },
          onError: 'broken',
        },
        {
          id: 'announcements',
          systemId: 'announcements',
          src: 'announcements',
          input: ({ context }) => ({ call: announcementsCall(context.language) }),
          onError: 'broken',
        },
        {
          id: 'winners',
          systemId: 'winners',
          src: 'winners',
          input: ({ context }) => ({ call: winnersCall(context.language) }),
          onError: 'broken',
        },
        {
          id: 'matches',
          systemId: 'matches',
          src: 'matches',
          input: ({ context }) => ({ call: matchesCall(context.language) }),
          onError: 'broken',
        },
        { id: 'numbers', systemId: 'numbers', src: 'numbers', input: { call: null }, onError: 'broken' },
      ],
      on: {
        'status.learned': [
          {
            guard: { type: 'isNormal', params: ({ event }) => event },
            actions: [
              { type: 'correctClock', params: ({ event }) => event },
              { type: 'informAnalytics', params: ({ event }) => event },
              'retryWhitelabel',
              'retryCountries',
              'retryAnnouncements',
              'retryWinners',
              'retryMatches',
              'retrySession',
            ],
          },
          { actions: { type: 'correctClock', params: ({ event }) => event } },
        ],
        'locale.changed': {
          actions: [
            { type: 'keepLanguage', params: ({ event }) => ({ language: event.texts }) },
            'loadAnnouncements',
            'loadWinners',
            'loadMatches',
            'passLanguage',
          ],
        },
        'locale.failed': { actions: { type: 'say', params: { topic: 'language_failed' } } },
        'whitelabel.loaded': [
          {
            guard: { type: 'isHereGuarded', params: ({ event }) => ({ whitelabel: event.value }) },
            actions: [
              { type: 'keepWhitelabel', params: ({ event }) => ({ whitelabel: event.value }) },
              { type: 'storeMerchant', params: ({ event }) => rules.merchantOf(event.value) },
              'passSettings',
              { type: 'keepIntent', params: ({ context }) => ({ path: context.path }) },
              { type: 'navigate', params: { path: '/login' } },
            ],
          },
          {
            actions: [
              { type: 'keepWhitelabel', params: ({ event }) => ({ whitelabel: event.value }) },
              { type: 'storeMerchant', params: ({ event }) => rules.merchantOf(event.value) },
              'passSettings',
            ],
          },
        ],
        'countries.loaded': { actions: [{ type: 'keepCountry', params: ({ event }) => event.value }, 'passSettings'] },
        'announcements.loaded': { actions: { type: 'keepNewestNotice', params: ({ event }) => event.value } },
        'session.loaded': [
          {
            guard: { type: 'isPasswordDue', params: ({ event }) => event },
            actions: [
              { type: 'keepMember', params: ({ event }) => event },
              'markChanging',
              { type: 'openModal', params: ({ context }) => ({ request: rules.changeRequest(context, true) }) },
            ],
          },
          {
            guard: { type: 'isWelcomeDue', params: ({ event }) => event },
            actions: [
              { type: 'keepMember', params: ({ event }) => event },
              { type: 'offerModal', params: ({ context }) => ({ request: rules.welcomeRequest(context) }) },
              'forgetWelcome',
            ],
          },
          {
            description: 'DEMO-06: the address of the register form; only now it is known that this is a trial.',
            guard: { type: 'isTrialRegistering', params: ({ event }) => event },
            actions: [
              { type: 'keepMember', params: ({ event }) => event },
              { type: 'openModal', params: ({ context }) => ({ request: rules.registerRequest(context) }) },
            ],
          },
          { actions: { type: 'keepMember', params: ({ event }) => event } },
        ],
        'session.ended': {
          actions: [
            'dropModal',
            { type: 'warn', params: ({ context, event }) => rules.endDialog(context, event.reason) },
            'forgetMember',
            { type: 'keepIntent', params: ({ context }) => ({ path: rules.returnPathOf(context) }) },
            { type: 'keepPath', params: ({ context }) => ({ path: rules.pathAfterSession(context) }) },
            { type: 'navigate', params: ({ context }) => ({ path: context.path }) },
          ],
        },
        'tabs.loggedOut': {
          guard: 'isSignedIn',
          actions: [
            'dropModal',
            'sendFarewell',
            'leaveSession',
            'forgetMember',
            { type: 'say', params: { topic: 'logged_out_elsewhere' } },
            { type: 'navigate', params: ({ context }) => ({ path: rules.pathAfterSession(context, '/') }) },
          ],
        },
        'live.roundCancelled': { actions: { type: 'say', params: { topic: 'round_cancelled' } } },
        // REG-11, ERR-10
        'invitation.refused': {
          actions: { type: 'warn', params: { topic: 'invitation_code_error', next: 'nothing' } },
        },
        'smsCode.refused': { actions: { type: 'warnOfSms', params: ({ event }) => event } },
        'dialog.accepted': [
          {
            guard: { type: 'isLoginNext', params: ({ event }) => event },
            actions: {
              type: 'openModal',
              params: ({ context }) => ({ request: rules.loginRequest(context, 'site') }),
            },
          },
          {
            guard: { type: 'isRegisterNext', params: ({ event }) => event },
            actions: { type: 'openModal', params: ({ context }) => ({ request: rules.registerRequest(context) }) },
          },
        ],
        'modal.ended': [
          {
            description: 'LOGIN-19, 20: the password comes first; the requested page is forgotten.',
            guard: { type: 'isChangeDue', params: ({ event }) => event },
            actions: [
              'markSignedIn',
              'markChanging',
              'forgetIntent',
              'loadNumbers',
              { type: 'expectWelcome', params: ({ event }) => rules.welcomeOf(event.result) },
              'openSession',
              { type: 'openModal', params: ({ event }) => ({ request: rules.changeAfterLogin(event.result) }) },
            ],
          },
          {
            description: 'LOGIN-15…18, 23: member info, then the after-login modal; the gated action continues.',
            guard: { type: 'isLoginDone', params: ({ event }) => event },
            actions: [
              'markSignedIn',
              'loadNumbers',
              { type: 'expectWelcome', params: ({ event }) => rules.welcomeOf(event.result) },
              'openSession',
              { type: 'navigate', params: ({ context }) => ({ path: rules.pathAfterLogin(context) }) },
              'forgetIntent',
            ],
          },
          {
            description:
              'REG-13…16, FORGOT-20, 21, DEMO-03, 04: registration, recovery and trial sign in too; home, or a wanted game.',
            guard: { type: 'isOtherLogin', params: ({ event }) => event },
            actions: [
              'markSignedIn',
              'loadNumbers',
              { type: 'expectWelcome', params: ({ event }) => rules.welcomeOf(event.result) },
              'openSession',
              { type: 'say', params: ({ event }) => ({ topic: rules.otherLogin(event.result) ?? 'registered' }) },
              { type: 'navigate', params: ({ context }) => ({ path: rules.pathAfterOtherLogin(context) }) },
              'forgetIntent',
            ],
          },
          {
            description: 'CHPW-16…19: logged in again; home.',
            guard: { type: 'isPasswordChanged', params: ({ event }) => event },
            actions: [
              'unmarkChanging',
              'openSession',
              { type: 'say', params: { topic: 'password_changed' } },
              { type: 'navigate', params: { path: '/' } },
            ],
          },
          {
            description: 'The login comes next: after a change that ended every session, or from the register form.',
            guard: { type: 'isLoginNeeded', params: ({ event }) => event },
            actions: [
              'sendFarewell',
              'leaveSession',
              'forgetMember',
              { type: 'openModal', params: ({ context }) => ({ request: rules.loginRequest(context, 'site') }) },
            ],
          },
          {
            description: 'One form leads to another, such as login to register and back.',
            guard: { type: 'isFormWanted', params: ({ event }) => event },
            actions: {
              type: 'openModal',
              params: ({ context, event }) => ({ request: rules.formRequest(context, rules.wantedForm(event.result)) }),
            },
          },
          {
            description: 'The member logs out instead of changing the password.',
            guard: { type: 'isLogOutWanted', params: ({ event }) => event },
            actions: { type: 'openModal', params: { request: { flow: 'logout', input: { ask: false } } } },
          },
          {
            description: "LOGOUT-05…08: home; the member's data is cleared.",
            guard: { type: 'isLoggedOut', params: ({ event }) => event },
            actions: [
              'leaveSession',
              'forgetMember',
              { type: 'say', params: { topic: 'logged_out' } },
              { type: 'navigate', params: ({ context }) => ({ path: rules.pathAfterSession(context, '/') }) },
            ],
          },
          {
            description: 'The logout failed and was cancelled: the password change is still due.',
            guard: { type: 'isKeptOut', params: ({ event }) => event },
            actions: { type: 'openModal', params: ({ context }) => ({ request: rules.changeRequest(context, true) }) },
          },
          {
            description: 'HEADER-29: a game of the popup list starts.',
            guard: { type: 'isGamePicked', params: ({ event }) => event },
            actions: { type: 'navigate', params: ({ event }) => ({ path: rules.pickedGame(event.result) ?? '/' }) },
          },
          {
            description: 'A modal with its own address was closed: home.',
            actions: [
              'forgetIntent',
              'unmarkChanging',
              { type: 'navigate', params: ({ context }) => ({ path: rules.pathAfterModal(context) }) },
            ],
          },
        ],
        'site.logIn': {
          guard: 'isVisitor',
          actions: {
            type: 'openModal',
            params: ({ context, event }) => ({ request: rules.loginRequest(context, event.area) }),
          },
        },
        'site.crashed': { actions: { type: 'reportCrash', params: ({ event }) => ({ detail: event.detail }) } },
        'site.register': {
          actions: { type: 'openModal', params: ({ context }) => ({ request: rules.registerRequest(context) }) },
        },
        'site.tryFree': {
          guard: 'isVisitor',
          actions: { type: 'openModal', params: ({ context }) => ({ request: rules.trialRequest(context, null) }) },
        },
        'site.logOut': {
          guard: 'isSignedIn',
          actions: { type: 'openModal', params: { request: { flow: 'logout', input: { ask: true } } } },
        },
        'site.changePassword': {
          guard: 'isSignedIn',
          actions: [
            'markChanging',
            { type: 'openModal', params: ({ context }) => ({ request: rules.changeRequest(context, false) }) },
          ],
        },
        'site.readNotices': {
          actions: [
            {
              type: 'openModal',
              params: ({ context, event }) => ({
                request: { flow: 'notices', input: { language: context.language, selected: event.selected } },
              }),
            },
            'markNoticesRead',
            { type: 'storeNoticesRead', params: ({ context }) => ({ at: context.newestNoticeAt }) },
          ],
        },
        'site.callService': {
          actions: [
            'openServiceWindow',
            { type: 'openModal', params: ({ context }) => ({ request: rules.serviceRequest(context) }) },
          ],
        },
        'site.openChat': {
          actions: { type: 'openModal', params: ({ context }) => ({ request: rules.chatRequest(context) }) },
        },
        'site.readHelp': {
          actions: {
            type: 'openModal',
            params: ({ context, event }) => ({
              request: { flow: 'help', input: { language: context.language, article: event.article } },
            }),
          },
        },
        'site.listVendor': {
          guard: 'isSignedIn',
          actions: {
            type: 'openModal',
            params: ({ context, event: { vassalage, gameCategory, name } }) => ({
              request: { flow: 'vendorGames', input: { language: context.language, vassalage, gameCategory, name } },
            }),
          },
        },
        'site.enter': [
          {
            description: 'ROLE-17, 18: a trial account sees what it lacks; only games open.',
            guard: { type: 'isTrialRefused', params: ({ event }) => event },
            actions: { type: 'warn', params: { topic: 'in_need_true_account', next: 'register' } },
          },
          { guard: 'isSignedIn', actions: { type: 'navigate', params: ({ event }) => event } },
          {
            actions: [
              { type: 'keepIntent', params: ({ event }) => event },
              {
                type: 'openModal',
                params: ({ context, event }) => ({ request: rules.entryRequest(context, event.path) }),
              },
            ],
          },
        ],
        'site.navigated': [
          {
            guard: { type: 'isGuarded', params: ({ event }) => event },
            actions: [
              { type: 'keepPath', params: ({ event }) => event },
              { type: 'keepIntent', params: ({ event }) => event },
              { type: 'navigate', params: { path: '/login' } },
            ],
          },
          {
            guard: { type: 'isLoginPath', params: ({ event }) => event },
            actions: [
              { type: 'keepPath', params: ({ event }) => event },
              { type: 'openModal', params: ({ context }) => ({ request: rules.loginRequest(context, 'site') }) },
            ],
          },
          {
            guard: { type: 'isRegisterPath', params: ({ event }) => event },
            actions: [
              { type: 'keepPath', params: ({ event }) => event },
              { type: 'openModal', params: ({ context }) => ({ request: rules.registerRequest(context) }) },
            ],
          },
          {
            description: 'FORGOT-01: the e-mailed link, for anyone.',
            guard: { type: 'isResetPath', params: ({ event }) => event },
            actions: [
              { type: 'keepPath', params: ({ event }) => event },
              { type: 'openModal', params: { request: { flow: 'resetPassword', input: {} } } },
            ],
          },
          {
            guard: { type: 'isMembersOnly', params: ({ event }) => event },
            actions: [
              { type: 'keepPath', params: ({ event }) => event },
              { type: 'keepIntent', params: ({ event }) => event },
              {
                type: 'openModal',
                params: ({ context, event }) => ({ request: rules.entryRequest(context, event.path) }),
              },
            ],
          },
          {
            description:
              'The address of a form was left (Back on a phone): the form closes, unless it waits for an answer.',
            guard: { type: 'isFormLeft', params: ({ event }) => event },
            actions: [{ type: 'keepPath', params: ({ event }) => event }, 'forgetIntent', 'leaveModal'],
          },
          { actions: { type: 'keepPath', params: ({ event }) => event } },
        ],
      },
    },
    broken: { description: 'The site itself has failed; offers to reload the page.' },
  },
});
