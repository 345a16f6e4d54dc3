import type { Shown } from './shown.ts';

/** Before the server time is known. */
const start = '01/01/1970 08:00:00 GMT+8';
/** Home, as it opens. */
export const forVisitors: Shown = {
  address: '/',
  header: ['Log in', 'Sign up', 'Notices', 'Language', 'Theme', 'Menu'],
  clocks: [start, start],
  headings: [
    'Ready to play?',
    'Ready to play?',
    'Promotions',
    'Top 10 Winning Last 7 days',
    'Matches to watch',
    'The whole market in your pocket',
    'Help',
    'About this site',
  ],
  contact: false,
  dialogs: [],
  toast: '',
  asksToCount: false,
};
export const forMembers: Shown = {
  ...forVisitors,
  header: [
    'Deposit',
    'Withdraw',
    'Betting record',
    'Messages',
    'Account',
    'Log out',
    'Notices',
    'Language',
    'Theme',
    'Menu',
  ],
  headings: [
    'Ready to play?',
    'Loading',
    'Promotions',
    'Top 10 Winning Last 7 days',
    'Matches to watch',
    'The whole market in your pocket',
    'Help',
    'About this site',
  ],
};
export const inWallet: Shown = {
  ...forMembers,
  address: '/member/transferFund',
  headings: ['Members', 'Help', 'About this site'],
};

/** REG-07: this merchant has no sign-up button in the header. */
const withoutSignUp = { header: forVisitors.header.filter((name) => name !== 'Sign up') };
const asVisitor = { header: forVisitors.header, headings: forVisitors.headings };
const asMember = { header: forMembers.header, headings: forMembers.headings };
const corrected = ['15/06/2025 23:06:40 GMT+8', '15/06/2025 23:06:40 GMT+8'];
const login = { dialogs: ['Log in'] };
const register = { dialogs: ['Sign up'] };
const passwordDue = { dialogs: ['Your password has expired'] };

/** Changes on screen after a transition, by event and guard. */
export const news: Readonly<Record<string, Partial<Shown>>> = {
  'status.learned [isNormal]': { clocks: corrected, asksToCount: true },
  'status.learned': { clocks: corrected },
  'locale.failed': { toast: 'The language could not be changed. Try again.' },
  'whitelabel.loaded [isHereGuarded]': { ...withoutSignUp, address: '/login', contact: true },
  'whitelabel.loaded': { contact: true },
  'session.loaded [isPasswordDue]': passwordDue,
  'session.loaded [isWelcomeDue]': { dialogs: ['Welcome, Chai'] },
  'session.loaded [isTrialRegistering]': register,
  'session.ended': { ...asVisitor, dialogs: ['Please note Your session has expired. Log in again to continue.'] },
  'live.roundCancelled': { toast: 'A round was cancelled. Its stake is back in your balance.' },
  'tabs.loggedOut [isSignedIn]': {
    ...asVisitor,
    toast: 'You logged out in another tab.',
  },
  'smsCode.refused': {
    dialogs: ['Please note Connection problem. Check your network and try again.'],
  },
  'invitation.refused': {
    dialogs: ['Please note Invalid invitation code. Check it, or leave it blank.'],
  },
  'dialog.accepted [isLoginNext]': login,
  'dialog.accepted [isRegisterNext]': register,
  'modal.ended [isChangeDue]': { ...asMember, ...passwordDue },
  'modal.ended [isLoginDone]': asMember,
  'modal.ended [isOtherLogin]': { ...asMember, toast: 'Welcome! Your account is ready and you are logged in.' },
  'modal.ended [isPasswordChanged]': {
    toast: 'Password changed. You are logged in.',
  },
  'modal.ended [isLoginNeeded]': { ...asVisitor, ...login },
  'modal.ended [isFormWanted]': login,
  'modal.ended [isLogOutWanted]': { dialogs: ['Are you sure you want to log out?'] },
  'modal.ended [isLoggedOut]': { ...asVisitor, toast: 'You have logged out.' },
  'modal.ended [isGamePicked]': {
    address: '/game/lantern-night',
    headings: ['Members', 'Help', 'About this site'],
  },
  'site.logIn [isVisitor]': login,
  'site.register': register,
  'site.tryFree [isVisitor]': { dialogs: ['Play for free'] },
  'site.logOut [isSignedIn]': { dialogs: ['Are you sure you want to log out?'] },
  'site.changePassword [isSignedIn]': { dialogs: ['Change password'] },
  'site.readNotices': { dialogs: ['Notices'] },
  'site.callService': { dialogs: ['Customer service'] },
  'site.openChat': { dialogs: ['Chat room'] },
  'site.readHelp': { dialogs: ['Help'] },
  'site.listVendor [isSignedIn]': { dialogs: ['Lanta Play'] },
  'site.enter [isTrialRefused]': { dialogs: ['Please note You need a real account for this. Please sign up first.'] },
  'site.enter [isSignedIn]': { address: inWallet.address, headings: inWallet.headings },
  'site.enter': login,
  'site.navigated [isLoginPath]': { address: '/login', ...login },
  'site.navigated [isRegisterPath]': { address: '/register', ...register },
  'site.navigated [isResetPath]': { address: '/reset', dialogs: ['Set a new password'] },
  'site.navigated [isMembersOnly]': {
    address: inWallet.address,
    headings: ['Members', 'You are not logged in, please log in.', 'Help', 'About this site'],
    ...login,
  },
  'site.navigated [isFormLeft]': { address: '/', dialogs: [] },
};

/** Transitions that change no text on screen. */
export const quiet = [
  'locale.changed',
  'announcements.loaded',
  'countries.loaded',
  'session.loaded',
  'modal.ended [isKeptOut]',
  'modal.ended',
  'site.navigated [isGuarded]',
  'site.crashed',
  'site.navigated',
];
