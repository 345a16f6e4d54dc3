import type { InstallOffer } from '../machines/public/download/download.wire.ts';
import { takenOver } from './arrived.ts';

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
    const gone = new AbortController();
    const told = (tell: () => void) => async () => {
      await takenOver();
      if (!gone.signal.aborted) tell();
    };
    addEventListener(OFFERED, told(offered), { signal: gone.signal });
    addEventListener(INSTALLED, told(installed), { signal: gone.signal });
    if (isInstalled || matchMedia(STANDALONE).matches) void told(installed)();
    else if (offer) void told(offered)();
    return () => gone.abort();
  },
  ask: async () => {
    const asked = offer;
    offer = null;
    if (asked === null) throw new Error('nothing is offered');
    return (await asked.prompt()).outcome === 'accepted';
  },
};
