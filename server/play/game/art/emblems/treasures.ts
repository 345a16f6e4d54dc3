import type { Emblem } from '../inks.ts';
import { box, circle, each, line, mirrored, moved, oval, path, poly, ring, star, turn, turned } from '../shapes.ts';

export const treasures = {
  coins: (p) =>
    each(
      [
        [-22, 22],
        [22, 22],
        [0, -14],
      ],
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${y})">${circle(0, 0, 25, p.ink)}${circle(0, 0, 23, p.main)}${ring(0, 0, 17, p.light, 2.5)}${box(-6.5, -6.5, 13, 13, p.ink)}${turn(4, circle(0, -12, 2, p.light), 45)}</g>`,
    ),
  gem: (p) =>
    poly(
      [
        [-26, -32],
        [26, -32],
        [46, -8],
        [0, 44],
        [-46, -8],
      ],
      p.main,
    ) +
    poly(
      [
        [-26, -32],
        [0, -32],
        [-16, -8],
        [-46, -8],
      ],
      p.light,
    ) +
    poly(
      [
        [0, -32],
        [26, -32],
        [46, -8],
        [16, -8],
      ],
      p.main,
    ) +
    poly(
      [
        [-16, -8],
        [16, -8],
        [0, 44],
      ],
      p.light,
      'opacity=".55"',
    ) +
    poly(
      [
        [0, -32],
        [16, -8],
        [-16, -8],
      ],
      p.light,
      'opacity=".8"',
    ) +
    line('M-46 -8H46M-26 -32L-16 -8L0 44L16 -8L26 -32M-16 -8L0 -32L16 -8', p.ink, 1.6),
  emerald: (p) =>
    poly(
      [
        [-24, -42],
        [24, -42],
        [42, -24],
        [42, 24],
        [24, 42],
        [-24, 42],
        [-42, 24],
        [-42, -24],
      ],
      p.main,
    ) +
    poly(
      [
        [-24, -42],
        [24, -42],
        [14, -24],
        [-14, -24],
      ],
      p.light,
    ) +
    poly(
      [
        [-42, -24],
        [-24, -14],
        [-24, 14],
        [-42, 24],
      ],
      p.light,
      'opacity=".6"',
    ) +
    poly(
      [
        [24, 42],
        [-24, 42],
        [-14, 24],
        [14, 24],
      ],
      p.ink,
      'opacity=".45"',
    ) +
    poly(
      [
        [-14, -24],
        [14, -24],
        [24, -14],
        [24, 14],
        [14, 24],
        [-14, 24],
        [-24, 14],
        [-24, -14],
      ],
      p.main,
      `stroke="${p.ink}" stroke-width="1.6"`,
    ) +
    line(
      'M-24 -42L-14 -24M24 -42L14 -24M42 -24L24 -14M42 24L24 14M24 42L14 24M-24 42L-14 24M-42 24L-24 14M-42 -24L-24 -14',
      p.ink,
      1.6,
    ) +
    line('M-12 -12L4 -18M-14 -4L-4 -8', p.light, 3),
  jade: (p) =>
    line('M0 -54V-34M0 40V54', p.light, 3) +
    circle(0, 2, 40, p.main) +
    ring(0, 2, 36, p.light, 1.8) +
    turn(12, circle(0, -26, 3.4, p.light)) +
    circle(0, 2, 15, p.ink) +
    circle(0, 2, 12, p.ground) +
    line('M-30 -16C-26 -24 -20 -30 -12 -33', p.light, 4),
  ingot: (p) =>
    path('M-50 -14C-40 -22 -30 -14 -20 -6H20C30 -14 40 -22 50 -14C46 20 30 34 0 34C-30 34 -46 20 -50 -14Z', p.main) +
    oval(0, -8, 22, 16, p.light) +
    path('M-22 -8A22 16 0 0 0 22 -8L26 2C14 16 -14 16 -26 2Z', p.main) +
    line('M-40 2C-30 22 30 22 40 2', p.light, 2.6) +
    line('M-10 -14C-4 -18 4 -18 8 -15', p.ink, 2) +
    each([-34, 34, 0], (x, i) => moved(x, i === 2 ? -42 : -38, star(4, 9, 3, p.light))),
  envelope: (p) =>
    turned(
      -8,
      box(-32, -46, 64, 92, p.main, 'rx="5"') +
        path('M-32 -41C-20 -8 20 -8 32 -41A5 5 0 0 0 27 -46H-27A5 5 0 0 0 -32 -41Z', p.light) +
        circle(0, -16, 11, p.ink) +
        circle(0, -16, 9, p.main) +
        box(-3, -19, 6, 6, p.ink) +
        moved(0, 18, turn(6, path('M0 -4C-6 -8 -6 -16 0 -18C6 -16 6 -8 0 -4Z', p.light))) +
        box(-28, -42, 56, 84, 'none', `rx="3" stroke="${p.light}" stroke-width="1.4"`),
    ),
  key: (p) =>
    turned(
      40,
      circle(0, -28, 20, p.main) +
        circle(0, -28, 9, p.ground) +
        ring(0, -28, 14.5, p.light, 2) +
        box(-5, -10, 10, 58, p.main) +
        box(5, 24, 14, 8, p.main) +
        box(5, 38, 18, 8, p.light) +
        line('M0 -6V44', p.light, 2) +
        circle(0, -49, 4, p.light),
    ),
  chest: (p) =>
    each(
      [
        [-20, -24],
        [0, -32],
        [20, -24],
        [-8, -20],
        [10, -20],
      ],
      ([x = 0, y = 0]) => circle(x, y, 11, p.ink) + circle(x, y, 10, p.light),
    ) +
    path('M-44 -12H44V36C44 40 40 42 38 42H-38C-40 42 -44 40 -44 36Z', p.main) +
    line('M-44 -12H44M-44 6H44', p.ink, 3) +
    mirrored(box(26, -12, 8, 54, p.light)) +
    box(-10, -4, 20, 22, p.light, 'rx="3"') +
    circle(0, 4, 4, p.ink) +
    line('M0 4V12', p.ink, 3),
  ring: (p) =>
    ring(0, 16, 28, p.main, 9) +
    ring(0, 16, 28, p.light, 1.6) +
    poly(
      [
        [-18, -34],
        [18, -34],
        [28, -22],
        [0, 6],
        [-28, -22],
      ],
      p.light,
    ) +
    poly(
      [
        [-18, -34],
        [-8, -22],
        [0, 6],
        [-28, -22],
      ],
      p.main,
      'opacity=".55"',
    ) +
    line('M-28 -22H28M-18 -34L-8 -22L0 6L8 -22L18 -34M-8 -22L0 -34L8 -22', p.ink, 1.6) +
    mirrored(line('M30 -38L38 -46M34 -28H44', p.light, 2.6)) +
    line('M0 -42V-52', p.light, 2.6),
  crown: (p) =>
    path('M-44 26L-48 -18L-24 2L0 -38L24 2L48 -18L44 26Z', p.main) +
    each(
      [
        [-48, -22],
        [0, -42],
        [48, -22],
      ],
      ([x = 0, y = 0]) => circle(x, y, 6, p.light),
    ) +
    path('M-28 20L-26 10L0 -20L26 10L28 20Z', p.light, 'opacity=".35"') +
    box(-45, 26, 90, 13, p.light) +
    each([-30, -10, 10, 30], (x) => circle(x, 32.5, 3.4, p.ink)) +
    path('M0 -14L9 2L0 16L-9 2Z', p.light),
} satisfies Readonly<Record<string, Emblem>>;
