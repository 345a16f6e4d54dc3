import type { Emblem } from '../inks.ts';
import { circle, each, line, mirrored, moved, path, poly, star, turn } from '../shapes.ts';

export const skies = {
  star: (p) =>
    star(5, 50, 21, p.main) +
    turn(
      5,
      poly(
        [
          [0, 0],
          [0, -50],
          [12.3, -17],
        ],
        p.light,
        'opacity=".55"',
      ),
    ) +
    star(5, 16, 7, p.ink) +
    each(
      [
        [-38, -34],
        [40, -30],
        [36, 40],
        [-40, 36],
      ],
      ([x = 0, y = 0]) => moved(x, y, star(4, 8, 2.4, p.light)),
    ),
  moon: (p) =>
    circle(0, -2, 44, p.light) +
    each(
      [
        [-14, -16, 9],
        [16, 4, 12],
        [-4, 14, 5],
        [14, -24, 5],
      ],
      ([x = 0, y = 0, r = 0]) => circle(x, y, r, p.main, 'opacity=".55"'),
    ) +
    path('M-48 32C-46 20 -36 18 -32 24C-28 12 -10 14 -8 26C4 24 8 36 0 40H-44C-50 40 -52 34 -48 32Z', p.main) +
    line('M-40 34H-10', p.ink, 1.6) +
    moved(40, -38, star(4, 11, 3, p.main)) +
    moved(46, 26, star(4, 8, 2, p.main)),
  sun: (p) =>
    turn(12, path('M-7 -30C-4 -38 -6 -44 0 -52C6 -44 4 -38 7 -30Z', p.main)) +
    turn(12, line('M0 -34V-42', p.light, 3), 15) +
    circle(0, 0, 30, p.ink) +
    circle(0, 0, 28, p.light) +
    path('M0 -28A28 28 0 0 1 0 28C12 10 12 -10 0 -28Z', p.main) +
    circle(-11, -4, 2.6, p.ink) +
    line('M4 -4H14M-14 10C-6 18 6 18 14 10', p.ink, 2.4) +
    circle(9, -4, 2.6, p.ink),
  thunder: (p) =>
    path(
      'M-44 -10C-52 -24 -36 -38 -24 -32C-18 -48 12 -50 18 -34C34 -40 50 -26 44 -10C42 0 34 4 26 2H-28C-36 4 -42 -2 -44 -10Z',
      p.light,
    ) +
    path('M8 -18H-14L-24 16H-8L-16 50L22 6H4L18 -18Z', p.ink, 'transform="translate(2 2)"') +
    path('M8 -18H-14L-24 16H-8L-16 50L22 6H4L18 -18Z', p.main) +
    line('M30 16L26 28M42 12L36 26M-36 14L-40 26', p.light, 3),
  flame: (p) =>
    path(
      'M0 50C-30 50 -42 26 -34 4C-28 -10 -16 -14 -16 -36C-4 -32 2 -22 2 -12C10 -18 14 -30 10 -50C34 -34 46 -6 38 20C34 40 20 50 0 50Z',
      p.main,
    ) +
    path('M2 50C-16 50 -22 34 -16 20C-12 12 -4 8 -2 -4C10 2 14 10 12 18C18 16 20 8 20 4C28 18 28 50 2 50Z', p.light) +
    path('M2 50C-6 50 -10 40 -4 32C0 28 2 24 2 20C12 28 14 48 2 50Z', p.main),
  cloud: (p) =>
    path('M-40 26C-56 20 -52 -6 -34 -6C-36 -30 -4 -40 8 -22C22 -36 48 -22 40 0C56 4 52 28 34 28H-34Z', p.light) +
    line('M-30 10A9 9 0 1 1 -16 14A5 5 0 1 1 -24 8M4 4A12 12 0 1 1 22 10A7 7 0 1 1 12 2', p.main, 3.4) +
    line('M-44 38H10M22 38H44M-28 46H28', p.main, 3.4),
  rainbow: (p) =>
    each(
      [
        [48, 'main'],
        [40, 'light'],
        [32, 'main'],
        [24, 'light'],
      ] as const,
      ([r, fill]) => path(`M-${r} 22A${r} ${r} 0 0 1 ${r} 22H${r - 7}A${r - 7} ${r - 7} 0 0 0 -${r - 7} 22Z`, p[fill]),
    ) +
    mirrored(
      path('M14 34C10 24 24 16 32 22C40 14 54 20 50 32C48 38 18 40 14 34Z', p.light) + line('M24 32H42', p.ink, 1.6),
    ) +
    moved(0, 10, star(5, 12, 5, p.main)),
} satisfies Readonly<Record<string, Emblem>>;
