import { unwiredListener } from './unwired.ts';

/** Says whether a member is signed in, now and on change: `page.signedIn`, `page.signedOut`. Connected by `plug`. */
export const memberListener = unwiredListener('page.member');
