import type { Emblem } from '../inks.ts';
import { box, circle, each, line, mirrored, moved, oval, path, poly, round, times, turn } from '../shapes.ts';

const grain = 'c-4 -3 -5 -8 -2 -13c5 3 6 8 2 13Z';
const ear = (fill: string, ink: string): string =>
  line('M0 0V-70', fill, 3) +
  path(
    `${each([-44, -56, -68], (y) => `M-2 ${y}${grain}M6 ${y + 4}c-4 -4 -3 -10 2 -13c4 5 3 10 -2 13Z`)}M0 -72${grain}`,
    fill,
  ) +
  line('M0 -34V-62', ink, 1);

export const places = {
  chedi: (p) =>
    path('M0 -54L4 -30H-4Z', p.light) +
    path('M-4 -30H4L10 -8H-10Z', p.main) +
    `${box(-14, -10, 28, 6, p.light)}` +
    path('M-12 -4H12C18 6 26 14 28 26H-28C-26 14 -18 6 -12 -4Z', p.main) +
    `${box(-33, 26, 66, 7, p.light)}${box(-40, 33, 80, 6, p.main)}${box(-48, 39, 96, 7, p.light)}` +
    path('M-7 26V14C-7 6 7 6 7 14V26Z', p.ink) +
    line('M-18 22C-16 14 -12 8 -8 2', p.light, 2.4),
  palace: (p) =>
    path('M0 -56L4 -34H-4Z', p.light) +
    path('M-14 -22C-8 -26 -4 -30 0 -38C4 -30 8 -26 14 -22L18 -20H-18Z', p.main) +
    path('M-30 -6C-22 -10 -14 -14 -12 -20H12C14 -14 22 -10 30 -6L36 -2H-36Z', p.light) +
    path('M-46 14C-36 8 -28 4 -26 -2H26C28 4 36 8 46 14L52 18H-52Z', p.main) +
    box(-40, 18, 80, 20, p.light) +
    each([-32, -16, 0, 16, 32], (x) => path(`M${x - 4} 38V26A4 4 0 0 1 ${x + 4} 26V38Z`, p.ink)) +
    box(-46, 38, 92, 6, p.main) +
    box(-50, 44, 100, 5, p.light) +
    mirrored(line('M50 16C54 12 54 8 52 4M34 -4C38 -8 38 -12 36 -14', p.light, 2.4)),
  mountain: (p) =>
    circle(18, -26, 17, p.light) +
    path('M-52 36L-18 -28L4 8L14 -8L50 36Z', p.main) +
    path('M-18 -28L-30 -6L-22 -10L-16 -2L-10 -10L-5 -6Z', p.light) +
    path('M14 -8L4 8L12 6L18 12L24 5Z', p.light) +
    line('M-52 44q10 -6 20 0t20 0t20 0t20 0t20 0', p.light, 3) +
    line('M-20 2L-30 24M-8 10L-14 24M20 18L26 30', p.ink, 1.8),
  wave: (p) =>
    path(
      'M-52 40C-50 0 -24 -40 14 -36C38 -33 46 -10 34 0C28 6 16 4 16 -6C16 -12 22 -14 25 -11C22 -22 8 -24 0 -14C-12 2 0 26 26 26C38 26 46 22 52 18V40Z',
      p.main,
    ) +
    path('M-52 40C-44 16 -26 -10 -4 -14C-14 2 -6 30 24 32C36 32 46 28 52 24V40Z', p.light) +
    line('M-36 30C-30 12 -22 2 -14 -4M-22 36C-20 26 -16 18 -12 12', p.ink, 2) +
    each(
      [
        [6, -44],
        [24, -44],
        [40, -34],
        [-12, -40],
      ],
      ([x = 0, y = 0]) => circle(x, y, 3.4, p.light),
    ) +
    box(-52, 40, 104, 6, p.ink),
  palm: (p) =>
    circle(20, -14, 18, p.light) +
    path('M-6 38C-2 16 -4 -8 -14 -26L-6 -28C6 -8 8 16 6 38Z', p.ink) +
    each([-100, -58, -14, 32, 76], (r, i) =>
      moved(-10, -28, path('M0 0C-9 -10 -9 -28 -2 -38C8 -28 8 -10 0 0Z', i % 2 ? p.light : p.main), `rotate(${r})`),
    ) +
    each(
      [
        [-16, -22],
        [-5, -20],
      ],
      ([x = 0, y = 0]) => circle(x, y, 4.4, p.light),
    ) +
    path('M-40 42C-24 28 24 28 40 42Z', p.main) +
    line('M-50 46q8 -5 16 0t16 0t16 0t16 0t16 0t20 0', p.light, 3),
  waterfall: (p) =>
    path('M-50 44V-34C-40 -44 -28 -40 -22 -34V44Z', p.main) +
    path('M50 44V-26C40 -38 28 -36 22 -28V44Z', p.main) +
    path('M-22 -34C-10 -28 10 -34 22 -28V36H-22Z', p.light) +
    line('M-12 -26V30M0 -26V32M12 -28V30', p.ink, 2) +
    each([-20, -6, 8, 21], (x, i) => circle(x, 38 - (i % 2) * 4, 10, p.light)) +
    line('M-38 -20V-4M-34 6V22M36 -14V2M40 14V28', p.ink, 2) +
    line('M-48 48q8 -5 16 0t16 0t16 0t16 0t16 0', p.main, 3) +
    path('M-50 -34C-56 -46 -44 -54 -36 -46C-28 -54 -18 -44 -24 -36Z', p.light),
  bridge: (p) =>
    circle(0, -22, 20, p.light) +
    path('M-52 20C-30 -18 30 -18 52 20V34H40C34 8 -34 8 -40 34H-52Z', p.main) +
    line('M-50 8C-30 -28 30 -28 50 8', p.light, 4) +
    each([-36, -22, -8, 8, 22, 36], (x) =>
      line(`M${x} ${round(-17 + (x * x) / 62)}V${round(-3 + (x * x) / 70)}`, p.light, 3),
    ) +
    line('M-30 26C-16 14 16 14 30 26', p.ink, 1.8) +
    line('M-46 42q8 -6 16 0t16 0t16 0t16 0t16 0t12 0M-34 50q8 -5 16 0t16 0t16 0t16 0', p.light, 2.8),
  stall: (p) =>
    times(
      6,
      (i) =>
        path(`M${-48 + i * 16} -24h16v8a8 8 0 0 1 -16 0Z`, i % 2 ? p.light : p.main) +
        poly(
          [
            [-40 + i * 13.3, -46],
            [-26.7 + i * 13.3, -46],
            [-32 + i * 16, -24],
            [-48 + i * 16, -24],
          ],
          i % 2 ? p.light : p.main,
        ),
    ) +
    line('M-42 -14V44M42 -14V44', p.light, 4) +
    box(-46, 18, 92, 26, p.main) +
    box(-48, 14, 96, 6, p.light) +
    each([-32, -18, -4, 10, 24, 36], (x, i) => circle(x, 8, 7, i % 2 ? p.main : p.light)) +
    line('M0 -14V-8', p.ink, 2) +
    oval(0, -3, 6, 7, p.light) +
    line('M-34 30H34', p.ink, 2),
  rice: (p) =>
    moved(0, 32, turn(3, ear(p.main, p.ink), -42, 126) + turn(2, ear(p.light, p.ink), -21, 84)) +
    path('M-20 48L-7 16H7L20 48Z', p.main) +
    box(-11, 14, 22, 10, p.light, 'rx="4"') +
    line('M-10 46L-3 26M0 46V26M10 46L3 26', p.ink, 1.6),
  house: (p) =>
    path('M-50 -2C-34 -10 -22 -24 -18 -42H18C22 -24 34 -10 50 -2Z', p.main) +
    line('M-26 -22H26M-36 -10H36', p.ink, 1.6) +
    mirrored(line('M17 -41L24 -50M48 -3L54 -9', p.light, 3)) +
    box(-36, -2, 72, 26, p.light) +
    box(-9, 4, 18, 20, p.ink) +
    each([-26, 26], (x) => box(x - 7, 4, 14, 10, p.main)) +
    box(-42, 22, 84, 5, p.main) +
    each([-34, -12, 12, 34], (x) => box(x - 3, 27, 6, 18, p.main)) +
    line('M0 27L16 46M-6 27L10 46', p.light, 2.6) +
    line('M-50 48H50', p.light, 3),
} satisfies Readonly<Record<string, Emblem>>;
