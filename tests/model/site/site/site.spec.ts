import { expect } from 'vitest';
import type { MemberInfo } from '../../../../src/api/contract/account/member.ts';
import type { SystemStatus } from '../../../../src/api/contract/site/system.ts';
import type { ModalResult } from '../../../../src/machines/site/modals/flows.ts';
import type { SiteInput } from '../../../../src/machines/site/site/site.machine.ts';
import { siteMachine } from '../../../../src/machines/site/site/site.machine.ts';
import { japan, thailand } from '../../account/login/login.spec.ts';
import { announcements, notice } from '../../announcements.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { statusOf } from '../../systemStatus.ts';
import { whitelabelWith } from '../../whitelabel.ts';
import { somchai } from '../session/session.spec.ts';

export const visitor: SiteInput = {
  host: 'play.example.test',
  origin: 'https://play.example.test',
  brandName: 'Statehouse',
  path: '/',
  language: 'TH',
  theme: 'system',
  hasToken: false,
  consent: 'unasked',
  noticesReadAt: 0,
};
export const member: SiteInput = { ...visitor, hasToken: true };

/** SHELL-08: the merchant wants to count visits. */
const measured: SystemStatus = {
  ...statusOf(0),
  analytics: { endpoint: '/ext/visit', requiresConsent: true },
};

/** ROLE-17. */
export const trial: MemberInfo = { ...somchai, type: 'trial', isAgent: 4 };

export const loggedIn = { outcome: 'loggedIn', firstTimeLogin: true, changeDue: false, stored: null } as const;
export const results: readonly ModalResult[] = [
  { flow: 'login', output: loggedIn },
  { flow: 'login', output: { ...loggedIn, changeDue: true, stored: { username: 'weak', password: '123456' } } },
  { flow: 'login', output: { outcome: 'closed', firstTimeLogin: false, changeDue: false, stored: null } },
  { flow: 'changePassword', output: { outcome: 'changed' } },
  { flow: 'changePassword', output: { outcome: 'loginNeeded' } },
  { flow: 'changePassword', output: { outcome: 'logOut' } },
  { flow: 'logout', output: { outcome: 'loggedOut' } },
  { flow: 'logout', output: { outcome: 'kept' } },
  { flow: 'register', output: { outcome: 'logIn', bonus: 0 } },
  { flow: 'register', output: { outcome: 'registered', bonus: 0 } },
  { flow: 'forgot', output: { outcome: 'loggedIn' } },
  { flow: 'resetPassword', output: { outcome: 'forgot' } },
  { flow: 'none', output: undefined },
  { flow: 'vendorGames', output: { path: '/game/lantern-night' } },
];

/** In the order of their start. */
export const parts = [
  'clock',
  'theme',
  'locale',
  'status',
  'domain',
  'dialogs',
  'toasts',
  'modals',
  'tabs',
  'analytics',
  'session',
  'app',
  'games',
  'hero',
  'whitelabel',
  'countries',
  'announcements',
  'winners',
  'matches',
  'numbers',
] as const;

export const siteFlow: Flow<typeof siteMachine> = {
  thorough: true,
  machine: () => siteMachine,
  inputs: [visitor, member],
  cases: {
    'site.navigated': ['/', '/login', '/register', '/reset', '/member/transferFund', '/game/lantern-night'].map(
      (path) => ({ path }),
    ),
    'site.logIn': [{ area: 'site' }, { area: 'agent' }],
    'site.crashed': [{ detail: 'Error: no such view' }],
    'site.register': [{}],
    'site.tryFree': [{}],
    'site.logOut': [{}],
    'site.changePassword': [{}],
    'site.readNotices': [{ selected: null }, { selected: 'n1' }],
    'site.callService': [{}],
    'site.openChat': [{}],
    'site.readHelp': [{ article: null }, { article: 'points' }],
    'site.listVendor': [{ vassalage: 'LANTA', gameCategory: 'ARCADE', name: 'Lanta Play' }],
    'site.enter': [{ path: '/member/transferFund' }, { path: '/game/lantern-night' }],
    'status.learned': [{ answer: measured }, { answer: statusOf(1) }],
    'locale.changed': [{ texts: 'EN' }],
    'locale.failed': [{}],
    'whitelabel.loaded': [
      { value: whitelabelWith({ visitorGuard: true }) },
      { value: whitelabelWith({ directRegisterButton: true }) },
    ],
    'countries.loaded': [{ value: { current: 'JP', list: [thailand, japan] } }],
    'announcements.loaded': [{ value: announcements({ player: [notice('n1')] }) }],
    'winners.loaded': [{ value: {} }],
    'matches.loaded': [{ value: {} }],
    'numbers.loaded': [{ value: {} }],
    'session.loaded': [
      { member: somchai },
      { member: trial },
      { member: { ...somchai, passwordChangeRequired: true } },
    ],
    'session.ended': [{ reason: 'SESSION_EXPIRED' }],
    'live.roundCancelled': [{}],
    'dialog.accepted': [{ next: 'nothing' }, { next: 'login' }, { next: 'register' }],
    'modal.ended': results.map((result) => ({ result })),
    'tabs.loggedOut': [{}],
    'smsCode.refused': [{ failure: { kind: 'offline' } }],
    'invitation.refused': [{ failure: { kind: 'offline' } }],
  },
  // Opening the notices stores the time of the newest: the same time, until another comes.
  eachCounts: [
    'site.navigated',
    'site.enter',
    'site.readNotices',
    'site.callService',
    'site.crashed',
    'whitelabel.loaded',
    'session.ended',
    'live.roundCancelled',
    'modal.ended',
  ],
  outcomes: {
    clock: [defect],
    theme: [defect],
    locale: [defect],
    status: [defect],
    domain: [defect, done(undefined)],
    dialogs: [defect],
    toasts: [defect],
    modals: [defect],
    tabs: [defect],
    session: [defect],
    games: [defect],
    hero: [defect],
    whitelabel: [defect],
    countries: [defect],
    announcements: [defect],
    winners: [defect],
    matches: [defect],
    numbers: [defect],
    analytics: [defect],
    app: [defect],
  },
  // Decides no transition: only sent or shown.
  project: ({ path, whitelabel, hasToken, member, welcome, changing, returnPath }) => [
    path,
    whitelabel?.features.visitorGuard === true,
    hasToken,
    member?.isAgent === trial.isAgent,
    welcome !== null,
    returnPath,
    changing,
  ],
  walks: [
    'start 2, modal.ended 9',
    // A login leads once to the page that a visitor asked for; a cancelled one leads nowhere.
    'start 1, site.enter 1, modal.ended 3, modal.ended 1',
    'start 1, site.navigated 5, site.navigated 1, modal.ended 1',
    'start 1, site.navigated 5, site.navigated 2, modal.ended 1',
    'start 1, site.enter 1, modal.ended 1, tabs.loggedOut, modal.ended 1',
    'start 1, site.enter 1, modal.ended 2, modal.ended 4, tabs.loggedOut, modal.ended 1',
    'start 1, site.enter 1, modal.ended 10, tabs.loggedOut, modal.ended 1',
    // A member whose session ends on a member page returns there after the next login.
    'start 1, modal.ended 1, site.navigated 5, session.ended, modal.ended 1',
  ],
  invariants: {
    'a signed-in member has no pending return path': ({ snapshot: { context } }) => {
      if (context.hasToken) expect(context.returnPath).toBeNull();
    },
    '[GAME-18] a visitor never reaches a member page or a game': ({ fresh, snapshot: { context } }) => {
      const led = fresh.flatMap((effect) => ('did' in effect && effect.did === 'navigate' ? [effect.params] : []));
      if (!context.hasToken) expect(JSON.stringify(led)).not.toMatch(/\/(member|game)\//);
    },
  },
  expectations: {
    open: ({ pending }) =>
      expect(Object.keys(pending)).toEqual(expect.arrayContaining(['status', 'session', 'modals'])),
    broken: ({ pending }) => expect(pending).toEqual({}),
  },
};
