import * as rules from './site.rules.ts';
import type { SiteOn } from './siteActorEvents.ts';

/** Reactions to the player's actions and to navigation. */
export const siteUserEvents = {
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
    actions: { type: 'openModal', params: { request: { flow: 'freePlay', input: {} } } },
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
        { type: 'openModal', params: ({ context }) => ({ request: rules.loginRequest(context, 'site') }) },
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
        { type: 'openModal', params: ({ context }) => ({ request: rules.loginRequest(context, 'site') }) },
      ],
    },
    {
      description: 'The address of a form was left (Back on a phone): the form closes, unless it waits for an answer.',
      guard: { type: 'isFormLeft', params: ({ event }) => event },
      actions: [{ type: 'keepPath', params: ({ event }) => event }, 'forgetIntent', 'leaveModal'],
    },
    { actions: { type: 'keepPath', params: ({ event }) => event } },
  ],
} satisfies SiteOn;
