import type { Emblem } from '../inks.ts';
import { box, circle, each, line, moved, oval, path, ring, turn } from '../shapes.ts';

export const dishes = {
  basket: (p) =>
    line('M-30 -18C-44 -40 44 -40 30 -18', p.light, 3) +
    path('M-34 -4H34L26 36C24 44 -24 44 -26 36Z', p.main) +
    line('M-30 8H30M-28 20H28M-26 32H26M-18 -2L-14 42M0 -2V42M18 -2L14 42', p.ink, 1.6) +
    path('M-38 -4C-38 -32 38 -32 38 -4Z', p.light) +
    line('M-28 -12C-20 -22 20 -22 28 -12M-14 -5V-22M0 -5V-25M14 -5V-22', p.ink, 1.6) +
    circle(0, -27, 4, p.main),
  mortar: (p) =>
    line('M6 -4L30 -50', p.light, 9) +
    circle(31, -50, 7, p.light) +
    path('M-38 -8H38C38 20 24 30 14 34L24 46H-24L-14 34C-24 30 -38 20 -38 -8Z', p.main) +
    oval(0, -8, 38, 10, p.ink) +
    oval(0, -8, 33, 7, p.light) +
    line('M-22 -8L-8 -12M-4 -5L10 -9M12 -12L22 -6', p.main, 2.6) +
    line('M-28 8C-14 16 14 16 28 8M-14 34H14', p.light, 2.4),
  bowl: (p) =>
    line('M-22 -24q-6 -8 0 -14t0 -12M0 -26q-6 -8 0 -14t0 -12M22 -24q-6 -8 0 -14t0 -12', p.light, 3) +
    path('M-46 -6H46C46 24 26 36 18 40V46H-18V40C-26 36 -46 24 -46 -6Z', p.main) +
    oval(0, -6, 46, 13, p.ink) +
    oval(0, -6, 42, 10, p.light) +
    line('M-30 -8q8 -6 14 0t14 0t14 0t14 0M-22 -2q8 -5 12 0t12 0t12 0', p.main, 2.6) +
    line('M-36 14C-20 26 20 26 36 14', p.light, 2.4) +
    circle(0, 16, 2, p.light),
  wok: (p) =>
    path(
      'M-22 26C-14 20 -14 40 -4 32C0 40 4 40 6 32C14 40 16 20 22 26C30 36 18 48 0 48C-18 48 -30 36 -22 26Z',
      p.light,
    ) +
    path('M-44 -4H44C42 24 22 32 0 32C-22 32 -42 24 -44 -4Z', p.main) +
    line('M42 0L56 -8', p.main, 6) +
    oval(0, -4, 44, 11, p.ink) +
    line('M-34 -6q8 -10 16 -2t16 0t16 -2t14 2M-28 0q8 -6 14 0t14 0t14 0', p.light, 3) +
    each(
      [
        [-18, -18],
        [8, -22],
        [26, -16],
      ],
      ([x = 0, y = 0]) => line(`M${x} ${y}q-5 -8 0 -14t0 -12`, p.light, 2.4),
    ),
  satay: (p) =>
    each(
      [-24, 0, 24],
      (r) =>
        `<g transform="rotate(${r} 0 44)">${line('M0 48V-52', p.light, 3)}${each([-44, -24, -4], (y) => box(-9, y, 18, 17, p.main, 'rx="6"') + line(`M-4 ${y + 4}L4 ${y + 12}`, p.ink, 1.8))}</g>`,
    ) + path('M-20 34C-10 28 10 28 20 34C16 48 -16 48 -20 34Z', p.light),
  bao: (p) =>
    line('M-18 -36q-5 -7 0 -12M18 -36q-5 -7 0 -12', p.light, 3) +
    path('M-40 18C-44 -6 -20 -22 -4 -34C-2 -38 2 -38 4 -34C20 -22 44 -6 40 18Z', p.light) +
    line('M0 -30C-4 -18 -14 -8 -26 0M0 -30C4 -18 14 -8 26 0M0 -30V-4', p.ink, 1.8) +
    box(-48, 16, 96, 28, p.main, 'rx="4"') +
    line('M-48 25H48M-48 35H48', p.ink, 1.8) +
    each([-32, -10, 12, 34], (x) => line(`M${x} 17V25M${x - 10} 26V34`, p.light, 2)) +
    circle(0, 4, 4, p.main),
  mooncake: (p) =>
    turn(12, circle(0, -36, 10, p.main)) +
    circle(0, 0, 37, p.main) +
    ring(0, 0, 34, p.ink, 1.6) +
    turn(8, path('M0 -12C-9 -18 -8 -28 0 -31C8 -28 9 -18 0 -12Z', p.light)) +
    circle(0, 0, 10, p.ink) +
    circle(0, 0, 8, p.light) +
    circle(0, 0, 3.4, p.main),
  glass: (p) =>
    line('M10 -26L22 -52H34', p.light, 4) +
    path('M-27 -26H27L19 42C18 48 -18 48 -19 42Z', p.light) +
    path('M-23 -10H23L16 40C15 44 -15 44 -16 40Z', p.main) +
    each(
      [
        [-10, 0, 14],
        [8, 8, -20],
        [-6, 22, 30],
      ],
      ([x = 0, y = 0, r = 0]) =>
        moved(x, y, box(-7, -7, 14, 14, 'none', `rx="2" stroke="${p.light}" stroke-width="2"`), `rotate(${r})`),
    ) +
    oval(0, -26, 27, 7, p.ink) +
    oval(0, -26, 24, 5, p.light),
} satisfies Readonly<Record<string, Emblem>>;
