import { html, svg, type TemplateResult } from 'lit-html';
import { styles } from '../../board/styles.ts';

/** Where the pips of each face are, on a die of 60 by 60. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[30, 30]],
  [
    [17, 17],
    [43, 43],
  ],
  [
    [15, 15],
    [30, 30],
    [45, 45],
  ],
  [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  [
    [17, 14],
    [43, 14],
    [17, 30],
    [43, 30],
    [17, 46],
    [43, 46],
  ],
];

/** One and four are red, as on dice of the region. */
const inkOf = (face: number): string => (face === 1 || face === 4 ? '#b3261e' : '#1b2333');

export const die = (
  face: number,
): TemplateResult => html`<svg class="die" viewBox="0 0 62 64" aria-hidden="true"><rect x="2" y="5" width="60" height="59" rx="12" fill="#0b0e13" opacity=".3"/>
<rect x="1" y="3" width="59" height="59" rx="12" fill="#d8c9a3"/><rect x="1" y="1" width="59" height="58" rx="12" fill="#fdf6e4" stroke="#cbb583"/>
${PIPS[face]?.map(([x, y]) => svg`<circle cx=${x + 0.5} cy=${y} r=${face === 1 ? 8.5 : 5.6} fill=${inkOf(face)}/>`)}</svg>`;

/** The brass tray. */
const tray = html`<svg class="sb-tray" viewBox="-200 -70 400 140" preserveAspectRatio="none" aria-hidden="true"><ellipse cy="8" rx="196" ry="60" fill="#0b0e13" opacity=".35"/><ellipse rx="196" ry="60" fill="#8a5a1e"/><ellipse rx="192" ry="57" fill="#c98a1e"/><ellipse rx="172" ry="49" fill="#8f2f3a"/><ellipse rx="172" ry="49" fill="none" stroke="#f0bd55" stroke-width="2"/><ellipse cy="-3" rx="150" ry="40" fill="#7b2530"/></svg>`;

/** The cover that the dice are shaken under. */
const cover = (
  isShaking: boolean,
) => html`<svg class="sb-cover ${isShaking ? 'sb-cover--shaking' : ''}" viewBox="-120 -112 240 160" aria-hidden="true"><path d="M-104 24C-104 -64 -58 -88 0 -88S104 -64 104 24C84 46 -84 46 -104 24Z" fill="#2a5f76"/>
<path d="M-104 24C-104 -64 -58 -88 -20 -87C-58 -70 -74 -30 -70 34C-86 32 -98 30 -104 24Z" fill="#37758f"/><path d="M-103 6C-60 24 60 24 103 6L104 24C84 46 -84 46 -104 24Z" fill="#f0bd55"/>
<path d="M-100 14C-60 31 60 31 100 14" fill="none" stroke="#a86a14" stroke-width="2"/>
${[-60, -20, 20, 60].map((x) => svg`<path d="M0 -18C-9 -6 -9 8 0 16C9 8 9 -6 0 -18Z" fill="none" stroke="#f0bd55" stroke-width="2" transform="translate(${x} ${-32 + Math.abs(x) / 6}) rotate(${x / 3})"/>`)}
<path d="M-12 -86C-12 -96 12 -96 12 -86Z" fill="#f0bd55"/><circle cy="-99" r="10" fill="#f0bd55"/><circle cx="-3" cy="-102" r="3" fill="#fbe3a6"/></svg>`;

/** Tray with the dice, or with the cover until there are some. */
export const diceStage = (
  dice: readonly number[] | null,
  { isShaking, isRolling }: { readonly isShaking: boolean; readonly isRolling: boolean },
): TemplateResult =>
  html`<div class="sb-dish">${tray}${
    dice === null
      ? cover(isShaking)
      : html`<div class="sb-dice ${isRolling ? 'sb-dice--rolling' : ''}">${dice.map(
          (face, at) =>
            html`<span class="sb-die sb-die--${at}" ${styles({ '--at': `${at * 120}ms` })}>${die(face)}</span>`,
        )}</div>`
  }</div>`;
