import type { Console } from '../core/console.ts';
import * as takeThere from '../core/takeThere.ts';
import { announcePresence } from './presence.ts';
import { CHANNEL, type FromTab, type FromWindow } from './tabMessages.ts';
import { createWindowRelay, type Shown } from './windowRelay.ts';

type Tab = Pick<Shown, 'name' | 'address' | 'dock' | 'met'> & { readonly core: Console };

/** Lets the windows of the console in this browser show and steer this tab. */
export function relayTab(shown: Tab): { readonly tab: string; readonly stop: () => void } {
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: FromTab): void => channel.postMessage(message);
  const relay = createWindowRelay({
    ...{ ...shown, tab, post, hasClock: () => true, replay: null },
    walking: async () => takeThere,
    record: () => shown.core.capsule(),
  });

  channel.onmessage = ({ data }: MessageEvent<FromWindow>) => {
    if (data.is === 'who') relay.announce();
    else relay.hear(data);
  };
  globalThis.addEventListener?.('pagehide', relay.leave);
  let isOpen = true;
  void announcePresence(tab).then(() => isOpen && relay.announce());
  const stop = (): void => {
    isOpen = false;
    globalThis.removeEventListener?.('pagehide', relay.leave);
    relay.stop();
    relay.leave();
    channel.close();
  };
  return { tab, stop };
}
