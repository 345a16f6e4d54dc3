import type { InstallOffer } from '../machines/download/download.wire.ts';

/** Chromium's event; not in the DOM types. */
interface OfferEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const OFFERED = 'beforeinstallprompt';
const INSTALLED = 'appinstalled';
const STANDALONE = '(display-mode: standalone)';

let offer: OfferEvent | null = null;
let isInstalled = false;

/** Keeps the browser's offer, which comes once and early. */
export function keepInstallOffer(): void {
  addEventListener(OFFERED, (event) => {
    event.preventDefault();
    offer = event as OfferEvent;
  });
  addEventListener(INSTALLED, () => {
    offer = null;
    isInstalled = true;
  });
}

export const installOffer: InstallOffer = {
  watch: (offered, installed) => {
    addEventListener(OFFERED, offered);
    addEventListener(INSTALLED, installed);
    if (isInstalled || matchMedia(STANDALONE).matches) installed();
    else if (offer) offered();
    return () => {
      removeEventListener(OFFERED, offered);
      removeEventListener(INSTALLED, installed);
    };
  },
  ask: async () => {
    const asked = offer;
    offer = null;
    if (asked === null) throw new Error('nothing is offered');
    return (await asked.prompt()).outcome === 'accepted';
  },
};
