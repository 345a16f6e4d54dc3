import type { Inks } from './inks.ts';
import { at, circle, each, line, moved, path, poly, ring, times, turn } from './shapes.ts';

type Ground = (p: Inks) => string;

const tiled = (width: number, height: number, drawing: string, more = ''): string =>
  `<pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${more}>${drawing}</pattern>` +
  '<path d="M0 0H160V200H0Z" fill="url(#p)"/>';

/** Prints over the whole label, in the tint. */
const rays: Ground = (p) => moved(80, 92, turn(20, poly([[0, 0], at(150, 0), at(150, 9)], p.tint)));
const rings: Ground = (p) => each([120, 100, 80, 60], (r, place) => circle(80, 92, r, place % 2 ? p.ground : p.tint));
const scales: Ground = (p) => {
  const scale = (x: number, y: number): string =>
    circle(x, y, 15, p.ground) + ring(x, y, 14, p.tint, 3) + ring(x, y, 7, p.tint, 3);
  return tiled(
    32,
    40,
    each(
      [
        [16, -12],
        [0, 8],
        [32, 8],
        [16, 28],
        [0, 48],
        [32, 48],
      ],
      ([x = 0, y = 0]) => scale(x, y),
    ),
  );
};
const stripes: Ground = (p) => tiled(20, 20, path('M0 0H10V20H0Z', p.tint));
const lattice: Ground = (p) => tiled(26, 26, line('M0 0L26 26M26 0L0 26', p.tint, 3));
const dots: Ground = (p) =>
  tiled(
    20,
    38,
    each(
      [
        [10, 4],
        [0, 23],
        [20, 23],
      ],
      ([x = 0, y = 0]) => circle(x, y, 3.2, p.tint),
    ),
  );
const horizon: Ground = (p) =>
  circle(80, 104, 62, p.tint) +
  each([128, 140, 152], (y, place) => path(`M0 ${y}h160v6h-160Z`, place % 2 ? p.tint : p.ground)) +
  path('M0 158H160V200H0Z', p.tint);
const waves: Ground = (p) => tiled(40, 18, line('M-10 6q10 -8 20 0t20 0t20 0', p.tint, 3));
const petals: Ground = (p) =>
  tiled(
    40,
    40,
    path('M0 20C6 8 14 8 20 0C26 8 34 8 40 20C34 32 26 32 20 40C14 32 6 32 0 20Z', p.tint) +
      circle(20, 20, 6, p.ground),
  );
const checks: Ground = (p) => tiled(32, 32, path('M0 0H16V16H0ZM16 16H32V32H16Z', p.tint));
const clouds: Ground = (p) =>
  tiled(
    64,
    48,
    line('M4 20a8 8 0 0 1 14 -6a9 9 0 0 1 17 2a6 6 0 0 1 1 12H6', p.tint, 3) + line('M40 44h22', p.tint, 3),
  );
const sunrise: Ground = (p) =>
  moved(80, 200, turn(12, poly([[0, 0], at(230, -6), at(230, 6)], p.tint), -90, 180)) + circle(80, 200, 40, p.tint);
const confetti: Ground = (p) =>
  tiled(
    40,
    50,
    times(5, (place) => path(`M${4 + place * 8} ${(place * 23 + 6) % 46}l5 3l-3 5l-5 -3Z`, p.tint)),
  );

export const drawnGrounds = [rays, rings, scales, stripes, lattice, dots, horizon] as const;
export const allGrounds = [...drawnGrounds, waves, petals, checks, clouds, sunrise, confetti] as const;
