import { fromCallback } from 'xstate';

/** What another tab of the same browser has said. */
export interface TabLoggedOut {
  readonly type: 'tabs.loggedOut';
}

const CHANNEL = 'statehouse';

/** Hears what other tabs say for as long as the site is open (LOGOUT, in every tab). */
export const listenToTabs = (open: (name: string) => BroadcastChannel) =>
  fromCallback(({ sendBack }) => {
    const channel = open(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === 'loggedOut') sendBack({ type: 'tabs.loggedOut' } satisfies TabLoggedOut);
    };
    return () => channel.close();
  });

/** Tells the other tabs that the member has logged out. */
export const tellTabsLoggedOut = (open: (name: string) => BroadcastChannel): void => {
  const channel = open(CHANNEL);
  channel.postMessage('loggedOut');
  channel.close();
};
