import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { broadcastLogout, listenToTabs } from '../../../src/machines/tabs/tabs.ts';
import { listening } from '../listening.ts';

/** Channels of one browser: each hears what the others of its name post. */
function browser() {
  const open = new Set<{ name: string; onmessage: ((event: { data: unknown }) => void) | null }>();
  return {
    count: () => open.size,
    openChannel(name: string): BroadcastChannel {
      const channel = {
        name,
        onmessage: null,
        postMessage(data: unknown) {
          for (const other of open) if (other !== channel && other.name === name) other.onmessage?.({ data });
        },
        close: () => void open.delete(channel),
      };
      open.add(channel);
      return channel as unknown as BroadcastChannel;
    },
  };
}

it('[LOGOUT-06] hears a logout in another tab, and nothing else', () => {
  const { openChannel, count } = browser();
  const parent = listening();
  const tabs = createActor(listenToTabs(openChannel), { parent }).start();
  openChannel('statehouse').postMessage('something else');
  openChannel('another site').postMessage('loggedOut');
  expect(parent.getSnapshot().context).toEqual([]);
  broadcastLogout(openChannel);
  expect(parent.getSnapshot().context).toEqual([{ type: 'tabs.loggedOut' }]);
  expect(count()).toBe(3);
  tabs.send({ type: 'xstate.stop' });
  expect(count()).toBe(2);
});
