import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit-html';
import './felt.css';

const AWNINGS = ['#476a9e', '#a84e63', '#b34a38', '#34809a', '#b8863b', '#a84e63', '#476a9e', '#b34a38'];

/** A stall of the market behind the table, 160 wide. */
const stall = (ink: string, at: number) => svg`<g transform="translate(${-90 + at * 160} 0)">
<rect x="6" y="40" width="148" height="100" fill="var(--hall-lit)"/>
${[0, 1, 2, 3].map((strip) => svg`<path d="M${strip * 40} 30h40v34a20 20 0 0 1 -40 0Z" fill=${strip % 2 === 0 ? ink : 'var(--awning-light)'}/>`)}
<rect x="2" y="134" width="156" height="30" fill="var(--hall-ink)"/>
<circle cx="34" cy="130" r="8" fill="#c0392b"/><circle cx="80" cy="130" r="8" fill="#d99a2b"/><circle cx="126" cy="130" r="8" fill="#5c8a3a"/></g>`;

const lamp = (x: number, y: number) =>
  svg`<rect x=${x - 3.5} y=${y - 12} width="7" height="4" fill="var(--hall-ink)"/><ellipse cx=${x} cy=${y} rx="9" ry="8.5" fill="var(--sc-lamp)"/>`;

const dealer = svg`<g transform="translate(550 74) scale(1.06)">
<path d="M-62 96C-66 44 -44 30 -16 26H16C44 30 66 44 62 96Z" fill="#8f2f3a"/><path d="M-16 26L0 52L16 26Z" fill="#f2c9a4"/>
<path d="M-62 96C-64 66 -58 48 -46 38L-18 96Z" fill="#a63c46"/><path d="M-46 38L-10 96" fill="none" stroke="#f0bd55" stroke-width="3"/>
<rect x="-12" y="8" width="24" height="26" rx="8" fill="#e0ac83"/><ellipse cy="-10" rx="25" ry="29" fill="#f2c9a4"/>
<path d="M-27 -6C-34 -44 -14 -56 2 -54C22 -54 34 -38 27 -6C24 -20 16 -30 4 -32C-8 -22 -22 -22 -27 -6Z" fill="#171c22"/>
<circle cy="-56" r="13" fill="#171c22"/><circle cx="15" cy="-60" r="4.4" fill="#f0bd55"/><circle cx="19" cy="-53" r="3.4" fill="#f8ead0"/><circle cx="22" cy="-61" r="3.4" fill="#f8ead0"/>
<path d="M-14 -8q4 -3 8 0M6 -8q4 -3 8 0" fill="none" stroke="#2c0e0d" stroke-width="2" stroke-linecap="round"/>
<path d="M-7 9q7 6 14 0" fill="none" stroke="#a83a2d" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="-16" cy="3" r="3.4" fill="#eeb0a2"/><circle cx="16" cy="3" r="3.4" fill="#eeb0a2"/><circle cx="-25" cy="2" r="3" fill="#f0bd55"/><circle cx="25" cy="2" r="3" fill="#f0bd55"/></g>`;

const TRAY = ['#2a5f76', '#2c5a3c', '#22262e', '#8f3a55', '#c98a1e', '#22262e', '#2c5a3c'];
const tray = svg`<g transform="translate(550 168) scale(.9)"><rect x="-104" y="-16" width="208" height="34" rx="6" fill="#2c1a0e"/>
${TRAY.map((ink, at) => svg`<g transform="translate(${-96 + at * 28} -11)"><rect width="24" height="24" rx="4" fill=${ink}/><path d="M0 4h24M0 11h24M0 18h24" stroke="#f5e9d0" stroke-width="2" opacity=".75"/></g>`)}</g>`;

const shoe = svg`<g transform="translate(985 196) rotate(12)"><rect x="-50" y="-28" width="100" height="60" rx="8" fill="#170e09"/><rect x="-42" y="-22" width="84" height="46" rx="4" fill="#3f2d21"/>
<path d="M-42 -22H10L-18 24H-42Z" fill="#4e3929"/><path d="M-34 -12H26M-34 -4H16" stroke="#e09640" stroke-width="2" stroke-linecap="round"/>
<g transform="translate(-44 8) rotate(-80) scale(.5)"><rect x="-30" y="-42" width="60" height="84" rx="6" fill="#932f26" stroke="#f8ead0" stroke-width="2.5"/><rect x="-24" y="-36" width="48" height="72" rx="3" fill="none" stroke="#f0bd55"/></g></g>`;
const used = svg`<g transform="translate(115 194) rotate(-10)"><rect x="-34" y="-24" width="68" height="50" rx="6" fill="#170e09"/><path d="M-26 13h50" stroke="#d9c9a2" stroke-width="6"/><path d="M-24 7h50" stroke="#f8ead0" stroke-width="6"/><path d="M-22 1h50" stroke="#d9c9a2" stroke-width="6"/></g>`;

const hall = svg`<rect width="1100" height="400" fill="var(--hall)"/>
${Array.from({ length: 24 }, (_, at) => svg`<rect x=${at * 46} width="23" height="40" fill="var(--hall-2)"/>`)}
${AWNINGS.map(stall)}<path d="M0 6Q550 40 1100 6" fill="none" stroke="var(--hall-ink)" stroke-width="2"/>
${[110, 220, 330, 440, 660, 770, 880, 990].map((x) => lamp(x, 34 - ((x - 550) / 118) ** 2))}`;

/** Half ellipses on the felt: width, height, ink. */
const RINGS: readonly (readonly [rx: number, ry: number, ink: string])[] = [
  [490, 250, 'var(--felt-2)'],
  [370, 190, 'var(--felt)'],
  [250, 130, 'var(--felt-2)'],
];
const felt = svg`<rect y="150" width="1100" height="250" fill="var(--felt)"/>
${RINGS.map(([rx, ry, ink]) => svg`<path d="M${550 - rx} 150h${2 * rx}a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z" fill=${ink}/>`)}
<rect y="138" width="1100" height="16" fill="#6b4023"/><rect y="136" width="1100" height="4" fill="#8a5a34"/>`;

/** The stage of a card table: market, dealer, felt; what lies on the felt comes on top. */
export const stage = (on: unknown, corner: unknown = ''): TemplateResult => html`<div class="stage">
<svg class="stage__art" viewBox="0 0 1100 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${hall}${dealer}${felt}${tray}${used}${shoe}</svg>
<div class="stage__on">${on}</div>${corner}</div>`;

const petal = (turn: number, fill: string) =>
  svg`<path d="M0 24C-15 2 -11 -28 0 -42C11 -28 15 2 0 24Z" transform="rotate(${turn} 0 20)" fill=${fill} stroke="var(--felt-line)" stroke-width="2"/>`;
const petals: readonly SVGTemplateResult[] = [
  ...[-78, 78, -52, 52].map((turn) => petal(turn, 'var(--felt-2)')),
  ...[-28, 28, 0].map((turn) => petal(turn, 'var(--felt-line)')),
];
/** The lotus of the house, in a ring. */
export const lotus: TemplateResult = html`<svg class="lotus" viewBox="-74 -74 148 148" aria-hidden="true"><circle r="72" fill="var(--felt)" stroke="var(--felt-line)" stroke-width="2"/><g transform="translate(0 8)">${petals}</g></svg>`;
