import type { FishId } from '../../../engines/board/fishKinds.ts';
import { circle, ellipse, group, polygon, shape, star, stroke, times } from '../../art/draw.ts';

const eye = (x: number, y: number, r = 6) => circle(x, y, r, '#fef5de') + circle(x + r / 4, y, r / 2, '#0a2330');
const dots = (points: readonly (readonly [number, number])[], r: number, fill: string) =>
  points.map(([x, y]) => circle(x, y, r, fill)).join('');

const shrimp =
  shape('M40 -12C20 -34 -20 -30 -34 -2C-40 16 -30 28 -16 30L-14 20C-24 16 -22 4 -12 -2C2 -8 22 -4 38 2Z', '#ee8f5e') +
  stroke('M-22 -14L-12 -4M-6 -22L0 -7M10 -22L12 -7', '#bb5c3d') +
  shape('M-16 30C-6 26 2 32 4 42C-8 44 -16 38 -16 30ZM-16 30C-24 34 -26 44 -20 50C-12 46 -12 36 -16 30Z', '#bb5c3d') +
  stroke('M38 -10C54 -18 62 -30 60 -40M38 -8C58 -10 70 -18 74 -26M20 0L16 12M8 -2L4 10', '#bb5c3d', 2.6) +
  eye(30, -10, 5);

const clown =
  shape('M-42 0C-60 -22 -70 -20 -72 -18C-64 -6 -64 6 -72 18C-70 20 -60 22 -42 0Z', '#bb5c3d') +
  shape('M50 0C36 -34 -20 -40 -48 0C-20 40 36 34 50 0Z', '#e07b45') +
  shape(
    'M-16 -30C-8 -10 -8 10 -16 30C-6 33 2 33 8 32C14 10 14 -10 8 -32C2 -33 -6 -33 -16 -30ZM-34 -16C-30 -6 -30 6 -34 16L-26 22C-20 8 -20 -8 -26 -22Z',
    '#fef5de',
  ) +
  shape('M-10 -32C0 -48 20 -46 28 -30ZM-2 4C8 0 14 8 10 18C2 18 -4 12 -2 4Z', '#bb5c3d') +
  eye(32, -6, 6.5);

const betta =
  shape(
    'M-26 0C-44 -40 -84 -54 -98 -40C-84 -28 -94 -18 -102 -6C-92 2 -94 14 -100 28C-90 34 -88 46 -74 52C-50 52 -36 28 -26 0Z',
    '#9c2f4e',
  ) +
  shape('M-26 -12C-34 -40 -8 -60 18 -52C10 -40 16 -28 22 -14ZM-28 12C-40 44 -14 64 8 58C2 42 12 26 20 12Z', '#b23a5c') +
  stroke('M-36 -6L-86 -34M-38 0H-92M-36 8L-82 40M-10 -18L0 -46M4 -18L10 -44M-12 18L-6 48M2 18L2 48', '#e8859c', 2.4) +
  shape('M52 0C40 -20 4 -26 -34 -8C-42 -2 -42 4 -34 8C4 26 40 18 52 0Z', '#34509a') +
  shape('M-6 2C8 -2 16 10 6 22C-6 20 -12 10 -6 2Z', '#e8859c') +
  stroke('M-28 -4q8 4 0 8M-18 -8q8 8 0 16', '#7d97d8', 2.4) +
  eye(34, -5, 6);

const angel =
  shape('M-40 0L-64 -20C-58 -6 -58 6 -64 20Z', '#d29a35') +
  shape('M46 0C20 -30 6 -58 -24 -70C-22 -44 -34 -20 -44 0C-34 20 -22 44 -24 70C6 58 20 30 46 0Z', '#f5d372') +
  shape(
    'M18 -29C14 -10 14 10 18 29L8 40C2 16 2 -16 8 -40ZM-10 -62C-16 -20 -16 20 -10 62L-20 68C-24 20 -24 -20 -20 -68Z',
    '#22394b',
  ) +
  eye(28, -5);

const puffer =
  times(20, (at) =>
    group(
      `rotate(${at * 18})`,
      polygon(
        [
          [-4, -40],
          [0, -52],
          [4, -40],
        ],
        '#6bc0b3',
      ),
    ),
  ) +
  circle(0, 0, 42, '#6bc0b3') +
  shape('M-40 12A42 42 0 0 0 40 12C20 20 -20 20 -40 12Z', '#edf4e7') +
  dots(
    [
      [-14, -22],
      [4, -30],
      [-24, -4],
      [10, -12],
    ],
    4.5,
    '#1f4a54',
  ) +
  shape('M-40 -2L-62 -16C-56 -4 -56 6 -62 16Z', '#1f4a54') +
  eye(24, -10, 8) +
  stroke('M34 8q5 2 6 -2', '#1f4a54');

const ray =
  stroke('M-30 4C-70 10 -84 -6 -108 4', '#3f2d4a', 4) +
  shape('M56 0C30 -14 10 -54 -30 -62C-16 -36 -26 -14 -40 0C-26 14 -16 36 -30 62C10 54 30 14 56 0Z', '#7a3456') +
  shape('M56 0C40 -6 20 -14 -20 -10C-26 -4 -26 4 -20 10C20 14 40 6 56 0Z', '#a05a7a') +
  dots(
    [-1, 1].flatMap((y) => [[-14, y * 36] as const, [-6, y * 26] as const, [4, y * 34] as const]),
    3.4,
    '#eeb0a2',
  ) +
  eye(38, -8, 4.5) +
  eye(38, 8, 4.5);

const octopus =
  stroke(
    'M-22 12C-42 22 -46 34 -60 34M-14 18C-24 36 -40 44 -36 58M18 18C24 36 42 42 40 58M26 12C44 22 48 34 60 30',
    '#8a3f63',
    12,
  ) +
  stroke('M-4 20C-10 40 2 48 -6 62M8 20C6 40 18 48 14 62', '#a84e78', 12) +
  shape('M-38 4C-50 -54 50 -54 38 4C34 28 -34 28 -38 4Z', '#b8588a') +
  shape('M-34 -8C-34 -44 14 -52 28 -30C6 -40 -22 -34 -34 -8Z', '#cf7aa6') +
  dots(
    [
      [-22, -2],
      [-14, -16],
      [-12, 6],
    ],
    4,
    '#8a3f63',
  ) +
  eye(6, -4, 8) +
  eye(26, -4, 7) +
  stroke('M10 12q8 4 14 -1', '#5c2440', 2.6);

const crab =
  stroke('M-30 18L-52 26L-56 38M-26 26L-40 40M30 18L52 26L56 38M26 26L40 40', '#9c2f26', 6) +
  stroke('M-32 6L-50 -8M32 6L50 -8', '#b8392b', 8) +
  shape(
    'M-50 -6C-70 -12 -70 -36 -54 -42C-60 -30 -52 -26 -48 -30L-40 -40C-34 -24 -38 -10 -50 -6ZM50 -6C70 -12 70 -36 54 -42C60 -30 52 -26 48 -30L40 -40C34 -24 38 -10 50 -6Z',
    '#d0483a',
  ) +
  circle(0, -22, 28, '#20262e') +
  shape('M-18 -32C-14 -42 -6 -46 2 -46C-6 -40 -12 -34 -14 -26Z', '#5a6674') +
  stroke('M6 -48C8 -60 18 -58 22 -66', '#d9bd63', 3.6) +
  group('translate(24 -70)', star(8, 11, 4.5, '#ffc356')) +
  ellipse(0, 16, 40, 22, '#d0483a') +
  shape('M-36 22C-20 34 20 34 36 22C30 42 -30 42 -36 22Z', '#b8392b') +
  eye(-14, 8, 7) +
  eye(14, 8, 7) +
  stroke('M-8 26q8 5 16 0', '#5c1712', 2.8);

const turtle =
  shape(
    'M24 -30C40 -52 60 -50 64 -42C52 -36 44 -26 34 -18ZM24 30C40 52 60 50 64 42C52 36 44 26 34 18ZM-36 -24C-52 -36 -62 -32 -64 -26C-54 -22 -46 -16 -38 -12ZM-36 24C-52 36 -62 32 -64 26C-54 22 -46 16 -38 12Z',
    '#5c8a3a',
  ) +
  ellipse(58, 0, 20, 14, '#5c8a3a') +
  ellipse(0, 0, 48, 38, '#2c4c34') +
  ellipse(0, 0, 42, 32, '#375c3f') +
  shape('M-16 -14H16L26 0L16 14H-16L-26 0Z', '#e2c55a') +
  shape('M-11 -9H11L18 0L11 9H-11L-18 0Z', '#c9a83e') +
  stroke('M-16 -14L-24 -28M16 -14L24 -28M26 0H42M-26 0H-42M16 14L24 28M-16 14L-24 28', '#e2c55a', 2.6) +
  eye(66, -5, 4);

const shark =
  shape('M96 4C70 -26 10 -36 -50 -14L-92 -40C-84 -18 -84 10 -94 34L-52 12C0 34 64 28 96 4Z', '#476a86') +
  shape('M96 4C64 28 0 34 -52 12C-10 14 50 18 96 4Z', '#dfe9e6') +
  shape(
    'M-2 -30C-6 -58 -22 -66 -34 -68C-26 -52 -30 -38 -34 -24ZM18 22C10 46 -6 54 -18 54C-10 44 -10 34 -8 24Z',
    '#3a5871',
  ) +
  stroke('M34 -12q4 10 0 20M24 -13q4 11 0 22M14 -14q4 12 0 23M88 8C78 14 70 15 62 13', '#2b4357', 2.4) +
  eye(64, -8, 5);

const whale =
  shape(
    'M104 8C96 -36 36 -56 -20 -44C-56 -36 -78 -14 -96 -10C-104 -24 -116 -30 -128 -26C-124 -12 -116 -4 -108 2C-116 10 -122 20 -120 34C-106 32 -96 24 -90 14C-64 40 -14 52 40 46C80 42 102 28 104 8Z',
    '#3c62a8',
  ) +
  shape('M104 8C100 30 76 42 40 46C8 49 -24 46 -50 34C0 36 64 32 104 8Z', '#dfe6f2') +
  stroke('M70 33C50 40 26 43 -4 42M54 42C36 46 14 47 -14 43', '#a9b9d8', 2.4) +
  shape('M24 22C16 48 -4 60 -22 58C-14 46 -10 34 -6 22Z', '#2e4d88') +
  shape('M-44 -36C-40 -48 -50 -58 -60 -58C-60 -46 -62 -40 -66 -30Z', '#2e4d88') +
  stroke('M36 -50C36 -62 26 -68 20 -64M36 -50C36 -62 46 -68 52 -64', '#bfe4ee', 4) +
  eye(72, 0, 5.5) +
  stroke('M98 14C88 22 78 22 70 20', '#22376a', 2.6);

const naga =
  shape(
    'M-150 20C-120 -34 -84 -34 -56 6C-34 38 -8 34 16 0C36 -28 62 -34 86 -20L84 12C66 4 54 8 40 28C8 72 -48 70 -76 26C-92 2 -106 4 -122 34Z',
    '#d29a35',
  ) +
  [4, -8, -14, -10, 4, 18, 32, 38, 36, 24, 8, -4, -8]
    .map((y, at) => circle(-132 + at * 17.2, 2 + y, 5, '#fdf1d6'))
    .join('') +
  shape('M-150 20C-166 16 -176 26 -174 40C-164 34 -150 36 -122 34Z', '#9f2e25') +
  shape('M76 -24C104 -40 132 -28 152 -8C142 0 134 2 124 4C136 8 142 10 144 18C118 30 90 26 76 12Z', '#d29a35') +
  shape(
    'M82 -24C80 -52 62 -64 44 -70C84 -72 106 -54 110 -32ZM106 -32C112 -52 104 -62 96 -70C122 -64 132 -46 128 -26ZM-60 4C-50 -18 -30 -22 -18 -12C-30 -6 -36 4 -38 20ZM20 0C14 -20 22 -34 36 -38C34 -24 40 -18 50 -12Z',
    '#9f2e25',
  ) +
  shape('M128 4l3 9l-9 -6ZM116 6l2 9l-8 -7Z', '#fdf1d6') +
  eye(114, -13, 7.5) +
  stroke('M124 4C112 6 100 4 90 10', '#39190b', 2.6);

/** Each kind swims to the right. The box is left, top, width and height. */
export const drawings: Readonly<
  Record<FishId, { readonly box: readonly [number, number, number, number]; readonly drawing: string }>
> = {
  shrimp: { box: [-42, -44, 120, 98], drawing: shrimp },
  clown: { box: [-76, -50, 130, 90], drawing: clown },
  betta: { box: [-106, -60, 162, 126], drawing: betta },
  angel: { box: [-68, -74, 118, 148], drawing: angel },
  puffer: { box: [-66, -55, 122, 110], drawing: puffer },
  ray: { box: [-112, -66, 172, 132], drawing: ray },
  octopus: { box: [-68, -48, 136, 118], drawing: octopus },
  crab: { box: [-72, -84, 144, 130], drawing: crab },
  turtle: { box: [-68, -56, 150, 112], drawing: turtle },
  shark: { box: [-98, -72, 198, 130], drawing: shark },
  whale: { box: [-132, -70, 240, 132], drawing: whale },
  naga: { box: [-180, -76, 336, 150], drawing: naga },
};

const spokes = times(
  8,
  (at) => `M0 0L${(50 * Math.sin((at * Math.PI) / 4)).toFixed(1)} ${(50 * Math.cos((at * Math.PI) / 4)).toFixed(1)}`,
);
const ring = (r: number) =>
  `M${times(8, (at) => `${at ? 'L' : ''}${(r * Math.sin((at * Math.PI) / 4)).toFixed(1)} ${(r * Math.cos((at * Math.PI) / 4)).toFixed(1)}`)}Z`;
/** What closes about a fish that was hit. */
export const netDrawing =
  stroke(`${spokes}${[18, 34, 50].map(ring).join('')}`, '#fef5de', 2) +
  times(8, (at) => group(`rotate(${at * 45})`, circle(0, -50, 3.6, '#f5d372')));

/** All kinds once; the scene and the lists refer to `#fish-shrimp` and so on. */
export const fishSprite = `<svg class="sprite" aria-hidden="true">${Object.entries(drawings)
  .map(([id, { box, drawing }]) => `<symbol id="fish-${id}" viewBox="${box.join(' ')}">${drawing}</symbol>`)
  .join('')}<symbol id="fish-net" viewBox="-56 -56 112 112">${netDrawing}</symbol></svg>`;
