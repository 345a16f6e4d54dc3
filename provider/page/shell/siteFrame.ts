import { FRAME_VERSION, type FromGame, type ToGame, toGame } from '../../../protocol/frame.ts';

type Unversioned<T> = T extends unknown ? Omit<T, 'statehouse'> : never;

/**
 * The line to the page around the game. The site's origin is the one that may frame this page at all; without a frame
 * there is nobody to talk to.
 */
export function openSiteFrame(siteOrigin: string, hear: (message: ToGame) => void) {
  const site = window.parent === window ? null : window.parent;
  window.addEventListener('message', ({ source, origin, data }) => {
    if (site === null || source !== site || origin !== siteOrigin) return;
    const message = toGame.safeParse(data);
    if (message.success) hear(message.data);
  });
  return {
    isFramed: site !== null,
    tell: (message: Unversioned<FromGame>) => site?.postMessage({ statehouse: FRAME_VERSION, ...message }, siteOrigin),
  };
}
