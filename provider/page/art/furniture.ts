import { times } from './draw.ts';

/** The awning over the reels. */
export const awning = `<svg class="awn" viewBox="0 0 520 60" preserveAspectRatio="none" aria-hidden="true">${times(
  13,
  (i) => `<path d="M${i * 40} 0h40v38a20 20 0 0 1 -40 0Z" class="${i % 2 ? 'awn__light' : 'awn__cloth'}"/>`,
)}<rect width="520" height="6" fill="#000" opacity=".22"/></svg>`;

/** The lantern that spins. */
export const lanternButton =
  '<svg viewBox="0 0 160 176" aria-hidden="true"><path class="cord" d="M80 4V18M66 162v10M80 162v13M94 162v10"/><rect x="52" y="14" width="56" height="14" rx="4" fill="#2c1a06"/><ellipse class="glow" cx="80" cy="88" rx="76" ry="64"/><ellipse cx="80" cy="88" rx="54" ry="64" fill="none" stroke="#8a5a06" stroke-width="2"/><path d="M7 70Q80 88 153 70M7 106Q80 124 153 106" stroke="#8a5a06" stroke-width="2" fill="none"/><ellipse cx="80" cy="88" rx="47" ry="36" fill="#ffe2a0"/><rect x="52" y="148" width="56" height="12" rx="4" fill="#2c1a06"/></svg>';

/** Outlines of Lucide icons (ISC). */
const ICONS = {
  'book-open':
    '<path d="M12 5v16"/><path d="M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"/>',
  check: '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
  gauge: '<path d="m12 14 4-4"/><path d="M3.34 19a10 10 0 1 1 17.32 0"/>',
  lock: '<rect width="18" height="11" x="3" y="11" rx="2" ry="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>',
  maximize:
    '<path d="M8 3H5a2 2 0 0 0-2 2v3"/><path d="M21 8V5a2 2 0 0 0-2-2h-3"/><path d="M3 16v3a2 2 0 0 0 2 2h3"/><path d="M16 21h3a2 2 0 0 0 2-2v-3"/>',
  menu: '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>',
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M5 12h14"/><path d="M12 5v14"/>',
  'shield-check':
    '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/>',
  target:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4"/><path d="M12 1v6"/><path d="M12 17v6"/><path d="M1 12h6"/><path d="M17 12h6"/>',
  'triangle-alert':
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  'volume-2':
    '<path d="M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298z"/><path d="M16 9a5 5 0 0 1 0 6"/><path d="M19.364 18.364a9 9 0 0 0 0-12.728"/>',
  'volume-x':
    '<path d="M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298z"/><path d="m16.5 14.5 5-5"/><path d="m16.5 9.5 5 5"/>',
  x: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
} as const;
export type IconName = keyof typeof ICONS;

export const icon = (name: IconName, more = ''): string =>
  `<svg class="icon ${more}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
