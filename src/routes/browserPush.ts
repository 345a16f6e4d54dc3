import type { BrowserPush } from '../machines/account/noticeSettings/noticeSettings.wire.ts';
import { registerWorker } from './appWorker.ts';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/');

/** Push messages in this browser, through the service worker of the site. */
export const browserPush: BrowserPush = {
  read: async () => {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    const found = await (await registration())?.pushManager.getSubscription();
    return found ? 'on' : 'off';
  },

  ask: async (key) => {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await registerWorker();
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  },

  end: async () => {
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (!subscription) return '';
    await subscription.unsubscribe();
    return subscription.endpoint;
  },
};
