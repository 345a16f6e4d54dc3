import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit-html';
import { styles } from '../../board/styles.ts';
import { short } from '../../copy/text.ts';

/** Value in P, ground, edge. */
const INKS: readonly (readonly [value: number, ground: string, edge: string])[] = [
  [1_000, '#c98a1e', '#2c0e0d'],
  [500, '#8f3a55', '#fae9da'],
  [200, '#5a3d86', '#f5e9d0'],
  [100, '#22262e', '#f0bd55'],
  [50, '#a8432f', '#f8ead0'],
  [20, '#2c5a3c', '#f5e9d0'],
  [0, '#2a5f76', '#f5e9d0'],
];
const PLAIN = ['#2a5f76', '#f5e9d0'] as const;
const inkOf = (amount: number): readonly [ground: string, edge: string] => {
  const [, ground, edge] = INKS.find(([value]) => amount >= value * 10_000) ?? [0, ...PLAIN];
  return [ground, edge];
};

/** As it stands on a chip: whole up to 9,999 P, then in thousands. */
export const chipText = (amount: number): string => {
  const points = amount / 10_000;
  return points < 10_000 ? short(amount).slice(1) : `${Math.floor(points / 100) / 10}k`;
};
const SIZES = [14, 14, 14, 12.5, 10.5, 9];

const EDGES = Array.from({ length: 8 }, (_, at) => at * 45);
const disc = ([ground, edge]: readonly [string, string]): SVGTemplateResult => svg`<circle r="24" fill="#0b0e13"/>
<circle r="23" fill=${ground}/>
${EDGES.map((turn) => svg`<path d="M-3.6 -22.7Q0 -23.3 3.6 -22.7L2.7 -17H-2.7Z" fill=${edge} transform="rotate(${turn})"/>`)}`;

/** How many chips lie below the top one: more for more worth. */
const heightOf = (amount: number): number =>
  Math.min(3, INKS.filter(([value]) => value > 0 && amount > value * 10_000).length);

/** A small stack of chips that says its worth. */
export function chipStack(amount: number): TemplateResult {
  const ink = inkOf(amount);
  const under = heightOf(amount);
  const text = chipText(amount);
  return html`<svg class="stack" viewBox="-27 ${-26 - under * 5} 54 ${54 + under * 5}" aria-hidden="true">
<ellipse cx="0" cy="15" rx="26" ry="12" fill="#0b0e13" opacity=".35"/>
${Array.from({ length: under }, (_, at) => svg`<g transform="translate(0 ${-at * 5})">${disc(ink)}</g>`)}
<g transform="translate(0 ${-under * 5})">${disc(ink)}<circle r="16.5" fill=${ink[0]}/><circle r="14.5" fill="none" stroke=${ink[1]} stroke-width="1.2"/>
<text y="4.6" text-anchor="middle" font-weight="600" font-size=${SIZES[text.length] ?? 8} fill=${ink[1]}>${text}</text></g></svg>`;
}

/** A mark for a chip on a border between spots. */
export const chipMark = (amount: number, x: number, y: number): TemplateResult =>
  html`<i class="mini" ${styles({ '--x': `${x}%`, '--y': `${y}%`, '--ink': inkOf(amount)[0], '--edge': inkOf(amount)[1] })}></i>`;

/** A small chip with the worth of all that others have on a spot. */
export const othersChip = (amount: number): TemplateResult =>
  html`<span class="spot__others mono"><span class="spot__coin" ${styles({ '--ink': inkOf(amount)[0], '--edge': inkOf(amount)[1] })}></span><b>${chipText(amount)}</b></span>`;
