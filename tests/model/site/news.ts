import type { Shown } from './shown.ts';

/** Before the server has said what time it is. */
const start = '01/01/1970 08:00:00 GMT+8';
/** Home as it opens. */
export const forVisitors: Shown = {
  address: '/',
  header: ['Log in', 'Sign up', 'Notices', 'Language', 'Theme', 'Menu'],
  clocks: [start, start],
  headings: [
    'Come in, the market is open',
    'Come in, the market is open',
    'Promotions',
    'Top 10 Winning Last 7 days',
    'Help',
    'This site',
  ],
  contact: false,
  dialogs: [],
  toast: '',
  asksToCount: false,
};
export const forMembers: Shown = {
  ...forVisitors,
  header: ['Account', 'Log out', 'Notices', 'Language', 'Theme', 'Menu'],
  headings: ['Come in, the market is open', 'Loading', 'Promotions', 'Top 10 Winning Last 7 days', 'Help', 'This site'],
};
export const inWallet: Shown = {
  ...forMembers,
  address: '/member/transferFund',
  headings: ['Members', 'Help', 'This site'],
};

/** REG-07: this merchant has no button to sign up in the header. */
const withoutSignUp = { header: forVisitors.header.filter((name) => name !== 'Sign up') };
const asVisitor = { header: forVisitors.header, headings: forVisitors.headings };
const asMember = { header: forMembers.header, headings: forMembers.headings };
const corrected = ['15/06/2025 23:06:40 GMT+8', '15/06/2025 23:06:40 GMT+8'];
const login = { dialogs: ['Log in'] };
const register = { dialogs: ['Sign up'] };
const passwordDue = { dialogs: ['Your password has expired'] };

/** What is new on screen after a transition, by the event and its guard. */
export const news: Readonly<Record<string, Partial<Shown>>> = {
  'status.learned [isNormal]': { clocks: corrected, asksToCount: true },
  'status.learned': { clocks: corrected },
  'locale.failed': { toast: 'That language could not be loaded, so the page stays as it is. Try again.' },
  'whitelabel.loaded [isHereGuarded]': { ...withoutSignUp, address: '/login', contact: true },
  'whitelabel.loaded': { contact: true },
  'session.loaded [isPasswordDue]': passwordDue,
  'session.loaded [isWelcomeDue]': { dialogs: ['Welcome, Chai'] },
  'session.loaded [isTrialRegistering]': register,
  'session.ended': { ...asVisitor, dialogs: ['Please note Your session has expired. Log in again to go on.'] },
  'tabs.loggedOut [isSignedIn]': {
    ...asVisitor,
    toast: 'You logged out in another tab, so you are logged out here too.',
  },
  'smsCode.refused': {
    dialogs: ['Please note There is a problem with the connection. Check the network and try again.'],
  },
  'invitation.refused': {
    dialogs: ['Please note The invitation code is not valid. Check it, or leave it empty.'],
  },
  'dialog.accepted [isLoginNext]': login,
  'dialog.accepted [isRegisterNext]': register,
  'modal.ended [isChangeDue]': { ...asMember, ...passwordDue },
  'modal.ended [isLoginDone]': asMember,
  'modal.ended [isOtherLogin]': { ...asMember, toast: 'Welcome! Your account is ready, and you are logged in.' },
  'modal.ended [isPasswordChanged]': {
    toast: 'Your password is changed, and you are logged in with the new one.',
  },
  'modal.ended [isLoginNeeded]': { ...asVisitor, ...login },
  'modal.ended [isFormWanted]': login,
  'modal.ended [isLogOutWanted]': { dialogs: ['Are you sure you want to log out?'] },
  'modal.ended [isLoggedOut]': { ...asVisitor, toast: 'You are logged out.' },
  'site.logIn [isVisitor]': login,
  'site.register': register,
  'site.tryFree [isVisitor]': { dialogs: ['Play for free'] },
  'site.logOut [isSignedIn]': { dialogs: ['Are you sure you want to log out?'] },
  'site.changePassword [isSignedIn]': { dialogs: ['Change password'] },
  'site.readNotices': { dialogs: ['Notices'] },
  'site.enter [isTrial]': { dialogs: ['Please note This needs a real account. Please sign up first.'] },
  'site.enter [isSignedIn]': { address: inWallet.address, headings: inWallet.headings },
  'site.enter': login,
  'site.moved [isLoginPath]': { address: '/login', ...login },
  'site.moved [isRegisterPath]': { address: '/register', ...register },
  'site.moved [isResetPath]': { address: '/reset', dialogs: ['Set a new password'] },
  'site.moved [isMembersOnly]': {
    address: inWallet.address,
    headings: ['Members', 'You are not logged in, please log in.', 'Help', 'This site'],
    ...login,
  },
  'site.moved [isFormLeft]': { address: '/', dialogs: [] },
};

/** Transitions that a player does not notice: not a word on screen is another. */
export const quiet = [
  'locale.changed',
  'countries.loaded',
  'session.loaded',
  'modal.ended [isKeptOut]',
  'modal.ended',
  'site.moved [isGuarded]',
  'site.crashed',
  'site.moved',
];
