import { trustedScript } from '../api/scriptPolicy.ts';
import type { AppWorker } from '../machines/site/app/app.wire.ts';

/** Keeps the page for times without a network, and shows what is pushed. */
export const WORKER = '/worker.js';

const isSupported = (): boolean => 'serviceWorker' in navigator && isSecureContext && import.meta.env.PROD;

/** The worker of the site, registered if it is not yet. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustedScript(WORKER), { updateViaCache: 'none' });

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isSupported() ? navigator.serviceWorker.getRegistration('/') : undefined;

/** After everything that the first picture needs. */
const loaded = (): Promise<void> =>
  new Promise((go) => {
    if (document.readyState === 'complete') go();
    else addEventListener('load', () => go(), { once: true });
  });

/** Calls back once a new version waits beside the one that serves this page. */
function watchUpdates(worker: ServiceWorkerRegistration, updated: () => void): void {
  const tell = () => {
    if (worker.waiting && navigator.serviceWorker.controller) updated();
  };
  worker.addEventListener('updatefound', () => worker.installing?.addEventListener('statechange', tell));
  tell();
}

export const appWorker: AppWorker = {
  watch: (updated) => {
    let isOver = false;
    const start = async () => {
      await loaded();
      if (isOver || !isSupported()) return;
      const worker = await registerWorker();
      watchUpdates(worker, () => {
        if (!isOver) updated();
      });
      const { active } = await navigator.serviceWorker.ready;
      // Loaded before there was a worker, hence not kept by it.
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ type: 'keep', addresses });
    };
    // Without a worker the site works as before, online.
    start().catch(() => {});
    return () => {
      isOver = true;
    };
  },

  check: () => {
    registered()
      .then((worker) => worker?.update())
      .catch(() => {});
  },

  apply: async () => {
    const waiting = (await registered())?.waiting;
    if (!waiting) throw new Error('no version waits');
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    waiting.postMessage({ type: 'activate' });
    await taken;
    location.reload();
  },
};
