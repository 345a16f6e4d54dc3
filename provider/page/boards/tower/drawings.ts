import { html } from 'lit-html';

/** Shutters of teak, closed. */
export const shutters = html`<svg viewBox="0 0 60 40" aria-hidden="true">
  <rect x="1" y="1" width="58" height="38" rx="4" fill="#5f3a20" />
  <rect x="4" y="4" width="25" height="32" rx="1.5" fill="#b0743f" />
  <rect x="31" y="4" width="25" height="32" rx="1.5" fill="#a56a38" />
  <path d="M8 10h17M8 15h17M8 20h17M8 25h17M8 30h17M35 10h17M35 15h17M35 20h17M35 25h17M35 30h17" stroke="#7a4a26" stroke-width="2" />
  <circle cx="26.5" cy="20" r="1.8" fill="#f0bd55" /><circle cx="33.5" cy="20" r="1.8" fill="#f0bd55" />
</svg>`;

/** A window with a lantern alight. */
export const lit = html`<svg viewBox="0 0 60 40" aria-hidden="true">
  <rect x="1" y="1" width="58" height="38" rx="4" fill="#8a4a2e" />
  <rect x="4" y="4" width="52" height="32" rx="2" fill="#ffdf93" />
  <path d="M4 36V24c16-10 36-10 52 0v12Z" fill="#fbeccb" />
  <path d="M30 4v5" stroke="#8a5a14" stroke-width="2" />
  <path d="M25 8h10v3H25ZM25 28h10v3H25Z" fill="#8a5a14" />
  <path d="M25 11h10c6 5 6 12 0 17H25c-6-5-6-12 0-17Z" fill="#d8452f" />
  <path d="M30 11v17M25.5 11c-3 6-3 11 0 17M34.5 11c3 6 3 11 0 17" stroke="#f6b04a" stroke-width="1.4" fill="none" />
  <path d="M30 31v4" stroke="#d8452f" stroke-width="2.5" />
</svg>`;

/** A window without light: an empty room and a loose board. */
export const dark = html`<svg viewBox="0 0 60 40" aria-hidden="true">
  <rect x="1" y="1" width="58" height="38" rx="4" fill="#4a3326" />
  <rect x="4" y="4" width="52" height="32" rx="2" fill="#12141c" />
  <path d="m18 11 24 18M42 11 18 29" stroke="#7b8396" stroke-width="5" stroke-linecap="round" />
</svg>`;

/** The top of the tower. */
export const roof = html`<svg class="tower__roof" viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
  <path d="M200 0c3 16 6 24 14 32h-28c8-8 11-16 14-32Z" fill="#f0bd55" />
  <path d="M160 32h80l40 22H120Z" fill="#b34a38" /><path d="M160 32h80l6 4h-92Z" fill="#f0bd55" />
  <path d="M96 52h208l96 28H0Z" fill="#9a3a2c" /><path d="M96 52h208l14 5H82Z" fill="#f0bd55" />
  <path d="M0 80h400l-14-5H14Z" fill="#f0bd55" />
</svg>`;
