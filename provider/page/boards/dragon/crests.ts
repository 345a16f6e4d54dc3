import { html, type TemplateResult } from 'lit-html';

/** Heads of dragon and tiger, as they stand on the felt. */
export const crests: Readonly<Record<'dragon' | 'tiger', TemplateResult>> = {
  dragon: html`<svg class="crest" viewBox="-40 -40 80 80" aria-hidden="true"><circle r="39" fill="#932f26"/><circle r="36" fill="none" stroke="#f0bd55" stroke-width="1.6"/>
<path d="M-22 -8C-34 -18 -30 -30 -24 -33C-25 -24 -18 -20 -11 -19ZM22 -8C34 -18 30 -30 24 -33C25 -24 18 -20 11 -19Z" fill="#f8ead0"/>
<path d="M-27 2C-36 4 -37 12 -34 17C-31 12 -26 13 -22 15ZM27 2C36 4 37 12 34 17C31 12 26 13 22 15Z" fill="#d9822f"/>
<path d="M0 -25C-18 -25 -26 -12 -25 2C-24 12 -17 16 -15 22C-12 31 -6 34 0 34C6 34 12 31 15 22C17 16 24 12 25 2C26 -12 18 -25 0 -25Z" fill="#d99a2b"/>
<path d="M0 -25C-4 -16 -4 -8 0 -2C4 -8 4 -16 0 -25Z" fill="#2f7a4b"/><path d="M-8 -22C-12 -16 -11 -10 -7 -5ZM8 -22C12 -16 11 -10 7 -5Z" fill="#2f7a4b"/>
<path d="M-20 -6C-15 -11 -9 -9 -6 -3C-11 1 -17 0 -20 -6ZM20 -6C15 -11 9 -9 6 -3C11 1 17 0 20 -6Z" fill="#fdf6e4"/><circle cx="-12" cy="-4" r="3.2" fill="#2c0e0d"/><circle cx="12" cy="-4" r="3.2" fill="#2c0e0d"/>
<path d="M-13 12C-11 6 -5 5 0 8C5 5 11 6 13 12C9 18 -9 18 -13 12Z" fill="#b56a1d"/><circle cx="-6" cy="11.5" r="2.4" fill="#2c0e0d"/><circle cx="6" cy="11.5" r="2.4" fill="#2c0e0d"/>
<path d="M-12 21C-6 25 6 25 12 21L8 28C4 30 -4 30 -8 28Z" fill="#6e1f1a"/><path d="M-10 22l3 5l2 -4ZM10 22l-3 5l-2 -4Z" fill="#fdf6e4"/>
<path d="M-14 13C-22 18 -26 24 -25 31M14 13C22 18 26 24 25 31" fill="none" stroke="#f8ead0" stroke-width="2" stroke-linecap="round"/></svg>`,
  tiger: html`<svg class="crest" viewBox="-40 -40 80 80" aria-hidden="true"><circle r="39" fill="#1f4d75"/><circle r="36" fill="none" stroke="#f0bd55" stroke-width="1.6"/>
<circle cx="-19" cy="-19" r="9" fill="#d97a2b"/><circle cx="19" cy="-19" r="9" fill="#d97a2b"/><circle cx="-19" cy="-19" r="4.5" fill="#f8d9b4"/><circle cx="19" cy="-19" r="4.5" fill="#f8d9b4"/>
<path d="M0 -26C-19 -26 -28 -12 -28 2C-28 18 -16 31 0 31C16 31 28 18 28 2C28 -12 19 -26 0 -26Z" fill="#e58f37"/>
<path d="M-28 4C-24 14 -20 24 -10 29C-18 18 -16 8 -12 6C-6 3 -4 8 0 8C4 8 6 3 12 6C16 8 18 18 10 29C20 24 24 14 28 4C28 24 16 32 0 32C-16 32 -28 24 -28 4Z" fill="#fdf1d6"/>
<path d="M-13 13C-10 24 10 24 13 13C10 7 4 10 0 10C-4 10 -10 7 -13 13Z" fill="#fdf1d6"/>
<path d="M0 -26L-3 -13H3ZM-9 -24L-8 -14L-4 -12ZM9 -24L8 -14L4 -12ZM-28 -1L-18 1L-27 5ZM28 -1L18 1L27 5ZM-25 11L-17 10L-22 16ZM25 11L17 10L22 16Z" fill="#2b2117"/>
<path d="M-18 -3C-14 -8 -8 -7 -6 -2C-10 1 -15 1 -18 -3ZM18 -3C14 -8 8 -7 6 -2C10 1 15 1 18 -3Z" fill="#fdf6e4"/><circle cx="-11" cy="-2.5" r="2.8" fill="#1b1305"/><circle cx="11" cy="-2.5" r="2.8" fill="#1b1305"/>
<path d="M-5 8H5L0 13Z" fill="#a8432f"/><path d="M0 13V17M0 17C-3 21 -8 20 -9 17M0 17C3 21 8 20 9 17" fill="none" stroke="#2b2117" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-14 14L-30 11M-14 17L-29 18M14 14L30 11M14 17L29 18" stroke="#2b2117" stroke-width="1"/></svg>`,
};
