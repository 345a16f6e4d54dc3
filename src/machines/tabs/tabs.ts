import { fromCallback } from 'xstate';

/** A message from another tab. */
export interface TabLoggedOut {
  readonly type: 'tabs.loggedOut';
}

const CHANNEL = 'statehouse';

/** Listens to other tabs while the site is open (logout in every tab). */
export const listenToTabs = (open: (name: string) => BroadcastChannel) =>
  fromCallback(({ sendBack }) => {
    const channel = open(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === 'loggedOut') sendBack({ type: 'tabs.loggedOut' } satisfies TabLoggedOut);
    };
    return () => channel.close();
  });

/** Tells other tabs about the logout. */
export const broadcastLogout = (open: (name: string) => BroadcastChannel): void => {
  const channel = open(CHANNEL);
  channel.postMessage('loggedOut');
  channel.close();
};
