import { html } from 'lit-html';

/** What lies under a safe cell: a lotus of gold. */
export const lotus = html`<svg viewBox="0 0 48 48" aria-hidden="true">
  <path d="M24 38C12 38 5 31 4 22c6 0 10 2 13 5M24 38c12 0 19-7 20-16-6 0-10 2-13 5" fill="#d98a80" />
  <path d="M24 38C15 35 10 27 11 16c6 2 10 6 12 11M24 38c9-3 14-11 13-22-6 2-10 6-12 11" fill="#eeb06a" />
  <path d="M24 39c-6-5-9-17 0-31 9 14 6 26 0 31Z" fill="#fbe3a4" />
  <path d="M24 36c-3-4-4-12 0-20 4 8 3 16 0 20Z" fill="#f0bd55" />
  <path d="M12 42h24" stroke="#3d7f5c" stroke-width="3" stroke-linecap="round" />
</svg>`;

/** A mine: a round firecracker with its fuse. */
export const bomb = html`<svg viewBox="0 0 48 48" aria-hidden="true">
  <path d="M30 15c1-6 5-9 10-8" fill="none" stroke="#caa36a" stroke-width="3" stroke-linecap="round" />
  <path d="m41 1 1.8 4.2L47 7l-4.200 1.800L41 13l-1.800-4.200L35 7l4.400-1.800Z" fill="#ffcf5c" />
  <rect x="24" y="12" width="12" height="8" rx="2" transform="rotate(32 30 16)" fill="#5a5f6b" />
  <circle cx="21" cy="29" r="15" fill="#2a2e3a" stroke="#7b8396" stroke-width="2" />
  <path d="M11 27a10 10 0 0 1 8-8" fill="none" stroke="#8d94a5" stroke-width="3" stroke-linecap="round" />
  <path d="m21 24 5 5-5 5-5-5Z" fill="#c9343a" />
</svg>`;
