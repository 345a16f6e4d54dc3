import type { Page } from 'playwright-core';
import type { Steering } from '../kit/browser/stage.ts';

/** Holds each write to the clipboard until it is let through or refused. */
interface HeldClipboard {
  write?: (isAllowed: boolean) => void;
}

/** Steering of an actor that copies: the browser accepts or refuses the text, as chosen. */
export function steerClipboard(): Steering {
  let page: Page | undefined;
  const prepared = new WeakSet<Page>();
  return {
    hold: async (on) => {
      page = on;
      if (prepared.has(on)) return;
      prepared.add(on);
      await on.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await on.addInitScript(holdClipboard);
    },
    letGo: async () => {},
    can: () => true,
    end: async ({ kind }) => page?.evaluate(letWrite, kind === 'done'),
  };
}

/** Runs in the page. */
function holdClipboard(): void {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) =>
    new Promise((resolve, reject) => {
      (window as HeldClipboard).write = (isAllowed) =>
        isAllowed ? write(text).then(resolve, reject) : reject(new DOMException('not allowed', 'NotAllowedError'));
    });
}

/** Runs in the page. */
function letWrite(isAllowed: boolean): void {
  const held = window as HeldClipboard;
  held.write?.(isAllowed);
  delete held.write;
}
