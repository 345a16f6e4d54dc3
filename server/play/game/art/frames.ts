import type { GameCategory } from '../../../../src/api/contract/play/game.ts';
import type { Inks } from './inks.ts';
import { box, circle, each, line, mirrored, moved, path, repeat, star, times } from './shapes.ts';

export type Frame = (p: Inks) => string;

const hollow = 'fill-rule="evenodd"';
const outlined = (inset: number, radius: number, stroke: string, width: number): string =>
  box(
    inset,
    inset,
    160 - 2 * inset,
    200 - 2 * inset,
    'none',
    `rx="${radius}" stroke="${stroke}" stroke-width="${width}"`,
  );
const corners = (drawing: string): string =>
  moved(80, 100, `${mirrored(drawing)}<g transform="scale(1 -1)">${mirrored(drawing)}</g>`);

const lines: Frame = (p) => outlined(5, 3, p.light, 1.6) + outlined(9, 0, p.main, 1.2);
const gable: Frame = (p) =>
  path(
    'M0 0H160V200H0ZM14 200H146V62C146 44 128 42 122 34C112 20 94 20 80 10C66 20 48 20 38 34C32 42 14 44 14 62Z',
    p.ink,
    hollow,
  ) +
  line('M14 200V62C14 44 32 42 38 34C48 20 66 20 80 10C94 20 112 20 122 34C128 42 146 44 146 62V200', p.main, 2) +
  circle(18, 18, 5, p.main) +
  circle(142, 18, 5, p.main);
const ticket: Frame = (p) =>
  path('M0 0H160V200H0ZM8 20V180L20 192H140L152 180V20L140 8H20Z', p.main, hollow) +
  line('M12 22V178L22 188H138L148 178V22L138 12H22Z', p.light, 1.2);
const bulbs: Frame = (p) =>
  path('M0 0H160V200H0ZM12 12V188H148V12Z', p.ink, hollow) +
  line('M8 6H153M8 194H153', p.light, 4.8, 'stroke-dasharray="0 18"') +
  line('M6 16V188M154 16V188', p.light, 4.8, 'stroke-dasharray="0 18.6"');
const awning: Frame = (p) =>
  times(8, (i) => path(`M${i * 20} 0h20v12a10 10 0 0 1 -20 0Z`, i % 2 ? p.light : p.main)) +
  box(0, 0, 160, 4, p.ink, 'opacity=".35"');

const clouded: Frame = (p) =>
  path('M0 0H160V200H0ZM10 10V190H150V10Z', p.main, hollow) +
  each([0, 160], (x) => each([6, 194], (y) => circle(x, y, 22, p.light) + circle(x, y, 14, p.main))) +
  outlined(10, 0, p.ink, 1.6);
const streak: Frame = (p) =>
  path('M0 0H160V200H0ZM8 8V192H152V8Z', p.ink, hollow) +
  line('M4 196L4 40M156 196L156 40', p.light, 2.4, 'stroke-dasharray="14 6"') +
  path('M80 2L88 14H72Z', p.main) +
  outlined(8, 0, p.main, 1.6);
const pixels: Frame = (p) =>
  path('M0 0H160V200H0ZM16 8H144V16H152V184H144V192H16V184H8V16H16Z', p.ink, hollow) +
  path('M16 8H144V16H152V184H144V192H16V184H8V16H16ZM20 12V20H12V180H20V188H140V180H148V20H140V12Z', p.main, hollow);
const zigzag: Frame = (p) =>
  path(
    `M0 0H160V200H0ZM8 8${times(9, (i) => `L${16 + i * 16} ${i % 2 ? 8 : 14}`)}L152 8V192${times(9, (i) => `L${144 - i * 16} ${i % 2 ? 192 : 186}`)}L8 192Z`,
    p.main,
    hollow,
  ) + outlined(4, 2, p.ink, 1.6);
const regal: Frame = (p) =>
  path('M0 0H160V200H0ZM12 12V188H148V12Z', p.main, hollow) +
  outlined(6, 0, p.ink, 1.4) +
  outlined(13, 0, p.light, 2) +
  corners(circle(72, 92, 9, p.ink) + circle(72, 92, 7.5, p.light) + box(69.5, 89.5, 5, 5, p.ink)) +
  path('M62 14L58 0L70 6L80 -2L90 6L102 0L98 14Z', p.light);
const starred: Frame = (p) =>
  path('M0 0H160V200H0ZM10 10V190H150V10Z', p.ink, hollow) +
  repeat(
    star(5, 4.4, 2, p.main),
    Array.from({ length: 16 }, (_, i) => `translate(${10 + (i % 8) * 20} ${i < 8 ? 5 : 195})`),
  ) +
  outlined(10, 0, p.light, 1.6);
const rounded: Frame = (p) =>
  path(
    'M0 0H160V200H0ZM30 10A20 20 0 0 0 10 30V170A20 20 0 0 0 30 190H130A20 20 0 0 0 150 170V30A20 20 0 0 0 130 10Z',
    p.light,
    hollow,
  ) +
  outlined(10, 20, p.main, 3) +
  corners(circle(72, 92, 3, p.main));
const tiny: Frame = (p) => outlined(4, 12, p.main, 6) + outlined(10, 8, p.light, 1.4);
const reef: Frame = (p) =>
  path('M0 0H160V14q-10 8 -20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0Z', p.main) +
  path('M0 0H160V7q-10 8 -20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0Z', p.ink) +
  each(
    [
      [14, 40, 4],
      [20, 58, 2.4],
      [146, 52, 3.4],
      [140, 36, 2.4],
      [148, 74, 2],
    ],
    ([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', `stroke="${p.light}" stroke-width="1.6"`),
  ) +
  line('M2 200V20M158 200V20', p.main, 4);
const suited: Frame = (p) =>
  outlined(6, 8, p.light, 2) +
  corners(path('M66 -86L71 -80L66 -74L61 -80Z', p.main)) +
  corners(line('M40 90H58M68 60V72', p.main, 2));

/** Frames by category: a game shows at a glance where it belongs. */
const frames: Partial<Readonly<Record<GameCategory, readonly [Frame, ...Frame[]]>>> = {
  CRASH: [streak, clouded],
  ARCADE: [pixels, zigzag],
  JACKPOT: [regal, starred],
  MINI: [rounded, tiny],
  FISH: [reef],
  LIVE: [suited],
  PVP: [suited],
};
export const reels: readonly [Frame, ...Frame[]] = [lines, gable, ticket, bulbs, awning];

export const framesOf = (category: GameCategory): readonly [Frame, ...Frame[]] => frames[category] ?? reels;

/** Frames that leave no room for a foot. */
export const isFootless = (frame: Frame): boolean => [ticket, clouded, zigzag, regal, starred, rounded].includes(frame);
