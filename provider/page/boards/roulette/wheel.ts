import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { REDS } from '../../../engines/board/rouletteSpots.ts';
import { styles } from '../../board/styles.ts';

/** The numbers of the European wheel, clockwise from the zero. */
const ORDER = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18],
  ...[29, 7, 28, 12, 35, 3, 26],
];
const POCKET = 360 / ORDER.length;

export type NumberColor = 'red' | 'black' | 'green';
export const colorOf = (number: number): NumberColor => (number === 0 ? 'green' : REDS.has(number) ? 'red' : 'black');
const INKS: Readonly<Record<NumberColor, string>> = { red: '#b3261e', black: '#1c1f26', green: '#1f7a4b' };

/** A point on a circle around the hub, clockwise from the top, in degrees. */
const point = (radius: number, angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
};
const sector = (from: number, to: number) => {
  const [left, right] = [-POCKET / 2, POCKET / 2];
  return `M${point(to, left)}A${to} ${to} 0 0 1 ${point(to, right)}L${point(from, right)}A${from} ${from} 0 0 0 ${point(from, left)}Z`;
};

const pockets = ORDER.map(
  (number, at) =>
    svg`<g transform="rotate(${(at * POCKET).toFixed(3)})"><path d=${sector(98, 134)} fill=${INKS[colorOf(number)]} stroke="#e2c27a" stroke-width=".8"/><path d=${sector(72, 98)} fill=${INKS[colorOf(number)]} stroke="#e2c27a" stroke-width=".8"/><path d=${sector(72, 98)} fill="#000" opacity=".34"/><text y="-111" text-anchor="middle" font-size="13.5" font-weight="600" fill="#fff">${number}</text></g>`,
);
const hub = svg`<circle r="72" fill="#5b3419"/><circle r="72" fill="none" stroke="#e2c27a" stroke-width="2"/><circle r="56" fill="#6f4322"/>
${[0, 90, 180, 270].map((turn) => svg`<path d="M-5 -14L-3 -58H3L5 -14Z" fill="#d9a441" transform="rotate(${turn})"/><circle cy="-58" r="6" fill="#f0bd55" transform="rotate(${turn})"/>`)}
<circle r="22" fill="#d9a441"/><circle r="15" fill="#f0cf7a"/><circle r="7" fill="#8a5a1e"/>`;
const bowl = svg`<circle r="160" fill="#2c1a0e"/><circle r="157" fill="#6b4023"/><circle r="150" fill="#4a2a14"/><circle r="136" fill="#2c1a0e"/>
${Array.from({ length: 8 }, (_, at) => svg`<path d="M0 -148l5 6l-5 6l-5 -6Z" fill="#e2c27a" transform="rotate(${at * 45 + 22.5})"/>`)}`;

/** The wheel with the ball at the top, on the number that was drawn; without a number it waits. */
export const wheel = (
  number: number | null,
  isSpinning: boolean,
): TemplateResult => html`<svg class="wheel ${isSpinning ? 'wheel--spinning' : ''}" viewBox="-162 -162 324 324" aria-hidden="true">${bowl}
<g class="wheel__disc" ${styles({ '--rest': `${number === null ? 0 : -ORDER.indexOf(number) * POCKET}deg` })}>${pockets}${hub}</g>
${number === null ? nothing : svg`<g class="wheel__orbit"><g class="wheel__ball"><circle cy="-84" cx="1" r="8" fill="#000" opacity=".4"/><circle cy="-85" r="7.5" fill="#fbf6ea" stroke="#b9ad94"/><circle cx="-2" cy="-87.5" r="2.2" fill="#fff"/></g></g>`}</svg>`;
