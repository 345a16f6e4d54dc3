import type { Console } from '../core/console.ts';
import type { Settings } from '../core/settings.ts';
import type { Store } from '../core/store.ts';
import { onDisconnect } from '../remote/presence.ts';
import { relayTab } from '../remote/tabRelay.ts';

/**
 * Tells the windows of the console what this tab does, opens one when the dock goes away, and brings the dock back when
 * the last one that shows this tab has gone. Returns how to stop.
 */
export function relayToConsoleWindows(core: Console, settings: Store<Settings>, address: string | null): () => void {
  const windows = new Set<string>();
  const comeBack = (): void => {
    if (settings.read().isAway) settings.set({ isAway: false, isOpen: true });
  };
  const { tab, stop } = relayTab({
    core,
    name: () => document.title,
    address: () => location.href,
    dock: comeBack,
    met: (window) => {
      windows.add(window);
      onDisconnect(window, () => {
        windows.delete(window);
        if (windows.size === 0) comeBack();
      });
    },
  });
  let wasAway = false;
  const stopHearing = settings.subscribe(() => {
    const { isAway } = settings.read();
    const isNew = isAway && !wasAway;
    wasAway = isAway;
    if (!isNew || address === null) return;
    // Blocked popups return null.
    if (open(`${address}?tab=${tab}`, '_blank', 'popup,width=1440,height=900') === null) comeBack();
  });
  return () => {
    stopHearing();
    stop();
  };
}
