import { html, type TemplateResult } from 'lit-html';
import { unsafeSVG } from 'lit-html/directives/unsafe-svg.js';

/** Sports and marks as outlines on 24 by 24. */
const ICONS = {
  all: '<rect x="4" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5"/>',
  football:
    '<circle cx="12" cy="12" r="9.5"/><path d="m12 8 3.8 2.8-1.5 4.4H9.7l-1.5-4.4Z"/><path d="M12 8V2.5M15.8 10.8l5.3-1.8M14.3 15.2l3.3 4.5M9.7 15.2l-3.3 4.5M8.2 10.8 2.9 9"/>',
  basketball:
    '<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5v19M5.3 5.3c3.6 3.6 3.6 9.8 0 13.4M18.7 5.3c-3.6 3.6-3.6 9.8 0 13.4"/>',
  tennis:
    '<circle cx="12" cy="12" r="9.5"/><path d="M5.3 5.3c3.8 3.2 3.8 10.2 0 13.4M18.7 5.3c-3.8 3.2-3.8 10.2 0 13.4"/>',
  badminton:
    '<path d="M9 15.5a3.5 3.5 0 1 0 6 0Z"/><path d="m9 15.5-4.5-12 3.5 2 4-3 4 3 3.5-2-4.5 12Z"/><path d="M6.8 10h10.4M12 2.5v13"/>',
  volleyball:
    '<circle cx="12" cy="12" r="9.5"/><path d="M12 12c-1-4-.5-7 1.5-9.3M12 12c4 .900 7 2.7 9 5.4M12 12c-2.8 2.8-5.7 4-9 4M7.5 3.7c-.9 2.4-1.2 5-.7 7.7M20.9 8.9c-2.6-.300-5.2.1-7.8 1.3M9.8 21.3c2-1.8 3.3-3.9 4-6.7"/>',
  muayThai:
    '<path d="M7 14V8a5 5 0 0 1 10 0v3.5c0 3-1.5 4.5-3 5.5H8.5A1.5 1.5 0 0 1 7 15.5Z"/><path d="M7 12H5.5a2.5 2.5 0 0 1 0-5H7M8.5 17v4h5.5v-4M10.5 9.5h6.4"/>',
  shooter: '<circle cx="12" cy="12" r="8"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
  moba: '<path d="m4 4 10 10M4 4v4l8 8M4 4h4l8 8M13 18l5-5M16 16l4 4M20 4 14.5 9.5M20 4v4l-4.5 4.5M20 4h-4l-4 4M9.5 14.5 4 20M6 13.5l4.5 4.5"/>',
  back: '<path d="m15 18-6-6 6-6"/>',
  up: '<path d="m18 15-6-6-6 6"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  bets: '<path d="M6 3h12v18l-3-2-3 2-3-2-3 2Z"/><path d="M9.5 8h5M9.5 12h5"/>',
} as const;

export const sportIcon = (name: keyof typeof ICONS, more = ''): TemplateResult =>
  html`<svg class="icon ${more}" viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(ICONS[name])}</svg>`;
