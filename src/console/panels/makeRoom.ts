import { ownSheets } from '../core/report/ownSheets.ts';
import type { Settings } from '../core/settings.ts';

/** Shrinks the page by the size of the dock, including fixed elements and dialogs. */
export function makeRoom(): { readonly give: (settings: Settings) => void; readonly takeBack: () => void } {
  const sheet = new CSSStyleSheet();
  ownSheets.add(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    give: ({ isOpen, isAway, side, size }) => sheet.replaceSync(isOpen && !isAway ? rulesFor(side, size) : ''),
    takeBack: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** `transform` makes the page the containing block of its fixed elements. */
const rulesFor = (side: Settings['side'], size: number): string =>
  side === 'bottom'
    ? `html { overflow: hidden !important; }
       body { height: calc(100dvh - ${size}px) !important; min-height: 0 !important; overflow: auto !important; transform: translateZ(0); }
       dialog:modal { max-height: calc(100dvh - ${size}px) !important; bottom: ${size}px !important; }`
    : `html { overflow: hidden !important; }
       body { width: calc(100vw - ${size}px) !important; height: 100dvh !important; min-height: 0 !important; overflow: auto !important; transform: translateZ(0); }
       dialog:modal { max-width: calc(100vw - ${size}px) !important; right: ${size}px !important; }`;
