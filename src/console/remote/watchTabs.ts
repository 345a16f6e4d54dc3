import { announcePresence, onDisconnect } from './presence.ts';
import { CHANNEL, type FromTab, type FromWindow } from './tabMessages.ts';
import { createTabPeer, type SiteKnown, type TabPeer } from './tabPeer.ts';

/** The tabs of this site that are open in this browser. */
export interface Tabs {
  /** In the order in which they were heard; those that have gone stay. A new array after each change. */
  read(): readonly TabPeer[];
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Asks which tabs there are, and hears of those that come and go. */
export function watchTabs(known: SiteKnown): Tabs {
  const window = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const listeners = new Set<() => void>();
  let tabs: readonly TabPeer[] = [];
  const post = (message: FromWindow): void => channel.postMessage(message);
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const lose = (key: string): void => {
    find(key)?.leave();
    tell();
  };
  const find = (key: string): TabPeer | undefined => tabs.find((tab) => tab.key === key);

  channel.onmessage = ({ data }: MessageEvent<FromTab | FromWindow>) => {
    switch (data.is) {
      case 'here':
        if (find(data.tab) !== undefined) return;
        tabs = [...tabs, createTabPeer(data, window, known, post)];
        onDisconnect(data.tab, () => lose(data.tab));
        tell();
        break;
      case 'gone':
        lose(data.tab);
        break;
      case 'said':
        find(data.tab)?.hear(data);
        break;
      case 'news':
      case 'recorded':
        if (data.window === window) find(data.tab)?.hear(data);
        break;
    }
  };
  let isOpen = true;
  void announcePresence(window).then(() => isOpen && post({ is: 'who', window }));
  return {
    read: () => tabs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      isOpen = false;
      // A message that is still on its way must not be answered on a channel that is closed.
      channel.onmessage = null;
      channel.close();
    },
  };
}
