import type { ServiceWindow } from '../machines/public/service/service.wire.ts';

/** CONST-35, SUPPORT-05. */
const SIZE = { width: 440, height: 500 } as const;

/**
 * The window of customer service. It opens empty within the click, so that no browser blocks it, and is led to its page
 * later, without a reference back to this page (decision W10).
 */
export function createServiceWindow(): ServiceWindow {
  let popup: Window | null = null;
  return {
    open() {
      popup?.close();
      popup = window.open('about:blank', '', `popup,width=${SIZE.width},height=${SIZE.height}`);
    },
    show(address) {
      const shown = popup;
      popup = null;
      if (shown === null || shown.closed) return false;
      shown.opener = null;
      shown.location.replace(address);
      return true;
    },
    close() {
      popup?.close();
      popup = null;
    },
  };
}
