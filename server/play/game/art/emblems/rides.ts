import type { Emblem } from '../inks.ts';
import { box, circle, each, line, mirrored, path, poly, ring, star, times, turn } from '../shapes.ts';

export const rides = {
  boat: (p) =>
    path('M-52 8C-30 18 22 20 54 -16C50 22 26 30 -22 28C-40 26 -50 18 -52 8Z', p.main) +
    line('M-42 14C-16 22 24 20 46 0', p.light, 2.6) +
    `<path d="M-22 16V-10H16V14" fill="none" stroke="${p.ink}" stroke-width="3"/>` +
    path('M-30 -10C-20 -24 14 -24 24 -10Z', p.light) +
    line('M54 -16L58 -28M52 -12C58 -14 62 -8 58 -4', p.main, 3) +
    circle(-3, 4, 5, p.light) +
    path('M-10 18C-10 10 4 10 4 18Z', p.light) +
    each([34, 42, 50], (y, i) =>
      line(`M${-50 + i * 8} ${y}q7 -6 14 0t14 0t14 0t14 0${i < 2 ? 't14 0' : ''}`, p.light, 2.4),
    ),
  tuktuk: (p) =>
    path('M-40 -30H30C36 -30 38 -26 38 -22H-44C-44 -26 -44 -30 -40 -30Z', p.light) +
    line('M-36 -22V4M6 -22V4M30 -22L40 4', p.light, 3.4) +
    path('M-46 2H44C50 8 52 18 50 26H-46Z', p.main) +
    path('M10 2L14 -16H30L38 2Z', p.ink, 'opacity=".55"') +
    `${box(-46, 12, 97, 4, p.light)}` +
    each([-28, 34], (x) => circle(x, 28, 13, p.ink) + circle(x, 28, 6, p.light)) +
    circle(48, 10, 4, p.light) +
    times(9, (i) => circle(-40 + i * 9.5, -20, 2.6, i % 2 ? p.main : p.light)),
  rocket: (p) =>
    line('M-46 42C-20 40 4 30 18 4', p.light, 3, 'stroke-dasharray="2 7"') +
    `<g transform="translate(14 -10) rotate(38)">${path('M0 -42C16 -28 16 0 11 18H-11C-16 0 -16 -28 0 -42Z', p.main)}${path('M0 -42C8 -36 12 -26 13 -18H-13C-12 -26 -8 -36 0 -42Z', p.light)}${circle(0, -4, 6, p.ink)}${circle(0, -4, 3.4, p.light)}${path('M-13 2L-24 20L-11 18ZM13 2L24 20L11 18Z', p.light)}${path('M-7 20H7L0 38Z', p.light)}</g>`,
  firework: (p) =>
    turn(6, line('M0 -12V-46', p.main, 4) + circle(0, -52, 3.4, p.light)) +
    turn(6, line('M0 -12V-34', p.light, 4) + circle(0, -40, 3.4, p.main), 30) +
    star(8, 13, 6, p.light),
  junk: (p) =>
    line('M-14 20V-50M18 20V-36', p.ink, 3) +
    path('M-14 -48C6 -44 14 -28 12 12H-36C-24 -4 -18 -24 -14 -48Z', p.main) +
    path('M18 -36C32 -32 40 -18 40 10H20Z', p.light) +
    line('M-20 -26H8M-26 -12H11M-30 0H12M20 -16H36M20 -4H39', p.ink, 1.6) +
    path('M-50 12C-30 20 30 20 52 6C48 30 36 36 -24 36C-40 34 -48 24 -50 12Z', p.main) +
    line('M-44 20C-20 26 24 26 46 16', p.light, 2.6) +
    line('M-48 44q8 -6 16 0t16 0t16 0t16 0t16 0t16 0', p.light, 2.6) +
    path('M-14 -50L-30 -46L-14 -42Z', p.light),
  anchor: (p) =>
    ring(0, -38, 8, p.light, 5) +
    box(-5, -30, 10, 70, p.main) +
    box(-24, -20, 48, 9, p.light, 'rx="4"') +
    path('M-46 8L-34 14C-30 30 -14 36 0 36C14 36 30 30 34 14L46 8C46 36 24 50 0 50C-24 50 -46 36 -46 8Z', p.main) +
    mirrored(
      poly(
        [
          [46, -4],
          [52, 18],
          [30, 14],
        ],
        p.light,
      ),
    ) +
    line('M6 -30C26 -26 -24 -4 4 6C24 14 -16 26 0 34', p.ink, 2.4),
} satisfies Readonly<Record<string, Emblem>>;
