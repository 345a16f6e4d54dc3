import * as rules from './site.rules.ts';
import type { siteSetup } from './site.setup.ts';

type Chart = Parameters<typeof siteSetup.createMachine>[0];

/** Reactions to child actors that emit or end. */
export const siteActorEvents = {
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
  'invitation.refused': { actions: { type: 'warn', params: { topic: 'invitation_code_error', next: 'nothing' } } },
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
      description: 'REG-13…16, FORGOT-20, 21, DEMO-03, 04: registration, recovery and trial sign in too; home.',
      guard: { type: 'isOtherLogin', params: ({ event }) => event },
      actions: [
        'markSignedIn',
        'loadNumbers',
        { type: 'expectWelcome', params: ({ event }) => rules.welcomeOf(event.result) },
        'openSession',
        { type: 'say', params: ({ event }) => ({ topic: rules.otherLogin(event.result) ?? 'registered' }) },
        { type: 'navigate', params: { path: '/' } },
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
} satisfies SiteOn;

/** Events of the open site and their transitions. */
export type SiteOn = NonNullable<NonNullable<NonNullable<Chart['states']>['open']>['on']>;
