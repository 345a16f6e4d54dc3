import { html, svg } from 'lit-html';

const PETAL = 'M0 0C-13 -12 -13 -34 0 -48C13 -34 13 -12 0 0Z';

/** The lotus woven into the cloth. */
export const tableLotus = html`<svg class="pd__lotus" viewBox="-70 -56 140 62"><path d="M-66 -8C-52 -22 -30 -20 0 0C30 -20 52 -22 66 -8C50 2 24 4 0 0C-24 4 -50 2 -66 -8Z"/>${[
  -56, 56, -30, 30, 0,
].map((turn) => svg`<path d=${PETAL} transform="rotate(${turn})"/>`)}</svg>`;

/** The banker's badge. */
export const crown = html`<svg viewBox="0 0 24 24"><path fill="currentColor" d="M4 18h16l1-10-5.2 4L12 5l-3.8 7L3 8Z"/></svg>`;

/** A chip of the house. */
export const chip = html`<svg class="pd__chip" viewBox="-16 -16 32 32" aria-hidden="true"><circle r="15" fill="#1d5b4c"/>${[
  0, 60, 120, 180, 240, 300,
].map(
  (turn) => svg`<path d="M-2.6 -15H2.6L2 -10.6H-2Z" fill="#f8ead0" transform="rotate(${turn})"/>`,
)}<circle r="10" fill="#174a3e" stroke="#f0bd55"/><path d="M0 4.6C-3.4 1.4 -3.4 -3.4 0 -6.4C3.4 -3.4 3.4 1.4 0 4.6ZM0 4.6C-4.4 4.6 -7 2.2 -7.4 -1.2C-4 -1.2 -1.2 .8 0 4.6ZM0 4.6C4.4 4.6 7 2.2 7.4 -1.2C4 -1.2 1.2 .8 0 4.6Z" fill="#f0bd55"/></svg>`;
