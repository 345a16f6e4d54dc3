import { circle, group, rect, stroke } from '../../art/draw.ts';
import { boat, carp, drum, type Emblem, elephant, gem, type Inks, kite, lantern, lotus } from '../../art/emblems.ts';

/** What lies under the fields, by symbol: the emblem and its inks. */
const LABELS: readonly (readonly [Emblem, Inks])[] = [
  [elephant, { g: '#d29a35', s: '#ddaa4a', a: '#9f2e25', c: '#fdf1d6', k: '#39190b' }],
  [gem, { g: '#1f3158', s: '#294070', a: '#ee8f5e', c: '#f7e8cf', k: '#0b142c' }],
  [carp, { g: '#174348', s: '#1e5357', a: '#eab44d', c: '#f5e9d0', k: '#081d21' }],
  [lantern, { g: '#932f26', s: '#a83a2d', a: '#f0bd55', c: '#f8ead0', k: '#2c0e0d' }],
  [drum, { g: '#2c4c34', s: '#375c3f', a: '#e2c55a', c: '#f5eed3', k: '#0f2013' }],
  [boat, { g: '#39465a', s: '#46556c', a: '#f0a868', c: '#f2ead9', k: '#121925' }],
  [lotus, { g: '#662c38', s: '#783643', a: '#eeb0a2', c: '#fae9da', k: '#230c13' }],
  [kite, { g: '#a5532a', s: '#b66337', a: '#f3d9a0', c: '#fff1dc', k: '#351507' }],
];

const svg = (name: string, size: number, inner: string): string =>
  `<svg class="${name}" viewBox="0 0 ${size} ${size}" aria-hidden="true">${inner}</svg>`;

const drawings = LABELS.map(([emblem, inks]) =>
  svg(
    'scratch__label',
    160,
    rect(0, 0, 160, 160, inks.g, 'rx="14"') +
      circle(80, 80, 66, inks.s) +
      emblem(inks) +
      rect(5, 5, 150, 150, 'none', `rx="10" stroke="${inks.c}" stroke-width="3"`),
  ),
);
export const labelOf = (symbol: number): string => drawings[symbol] ?? '';

const PETALS = [-60, -30, 0, 30, 60];
const mark = PETALS.map((turn) =>
  group(`rotate(${turn} 50 66)`, stroke('M50 64C42 56 42 44 50 34C58 44 58 56 50 64Z', '#8d949c', 2)),
).join('');
const hatch = stroke(
  Array.from({ length: 12 }, (_, at) => `M${at * 18 - 92} 96L${at * 18} 4`).join(''),
  '#d3d7da',
  2.5,
);
/** How a coin goes over a field, end to end. */
const COURSE = 'M-14 6L114 10L-14 30L114 42L-14 58L114 70L-14 88L114 98';

/** The silver over a field; its course runs when the page says so. */
export const foilOf = (field: number): string =>
  svg(
    'scratch__foil',
    100,
    `<mask id="scratch-${field}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">${rect(0, 0, 100, 100, '#fff')}<path class="scratch__course" d="${COURSE}" pathLength="1" fill="none" stroke="#000" stroke-width="36" stroke-linejoin="round"/></mask>${group('scale(1)', rect(0, 0, 100, 100, '#bcc2c7', 'rx="9"') + hatch + circle(50, 50, 27, '#c9ced2', 'stroke="#9aa1a8" stroke-width="2"') + mark + rect(2, 2, 96, 96, 'none', 'rx="8" stroke="#8d949c" stroke-width="2"'), `mask="url(#scratch-${field})"`)}`,
  );
