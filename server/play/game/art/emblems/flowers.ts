import type { Emblem } from '../inks.ts';
import { box, circle, each, line, moved, path, repeat, ring, turn } from '../shapes.ts';

const petal = 'M0 24C-15 2 -11 -28 0 -42C11 -28 15 2 0 24Z';

export const flowers = {
  lotus: (p) =>
    moved(
      0,
      12,
      each([-78, 78, -52, 52], (r) => `<g transform="rotate(${r} 0 20)">${path(petal, p.main)}</g>`) +
        each([-28, 28], (r) => `<g transform="rotate(${r} 0 20)">${path(petal, p.light)}</g>`) +
        path(petal, p.main) +
        line('M0 -22V10', p.ink, 1.4) +
        path('M-40 30C-20 22 20 22 40 30C22 38 -22 38 -40 30Z', p.light),
    ),
  orchid: (p) =>
    each(
      [0, 130, 230],
      (r) => `<g transform="rotate(${r})">${path('M0 4C-14 -10 -12 -40 0 -48C12 -40 14 -10 0 4Z', p.light)}</g>`,
    ) +
    each(
      [72, 288],
      (r) => `<g transform="rotate(${r})">${path('M0 4C-26 -8 -24 -40 0 -46C24 -40 26 -8 0 4Z', p.main)}</g>`,
    ) +
    path('M0 -4C12 0 18 14 12 28C8 36 -8 36 -12 28C-18 14 -12 0 0 -4Z', p.main) +
    path('M0 2C6 6 8 14 5 22H-5C-8 14 -6 6 0 2Z', p.ink) +
    circle(0, -2, 5, p.light),
  jasmine: (p) =>
    turn(5, path('M0 4C-16 -8 -14 -38 0 -46C14 -38 16 -8 0 4Z', p.light) + line('M0 -10V-28', p.ink, 1.4)) +
    turn(5, path('M0 0C-6 -6 -6 -16 0 -20C6 -16 6 -6 0 0Z', p.main), 36) +
    circle(0, 0, 6, p.main) +
    circle(0, 0, 2.4, p.ink),
  frangipani: (p) =>
    turn(
      5,
      path('M0 2C-26 -6 -26 -40 -2 -48C22 -44 20 -14 0 2Z', p.light) +
        path('M0 2C-10 -6 -8 -26 4 -30C12 -20 8 -6 0 2Z', p.main),
    ) + circle(0, 0, 4, p.ink),
  sunflower: (p) =>
    turn(16, path('M0 -18C-9 -28 -7 -42 0 -50C7 -42 9 -28 0 -18Z', p.main)) +
    turn(16, path('M0 -16C-6 -24 -5 -34 0 -40C5 -34 6 -24 0 -16Z', p.light), 11) +
    circle(0, 0, 22, p.ink) +
    turn(12, circle(0, -15, 2, p.main)) +
    ring(0, 0, 8.5, p.light, 2) +
    circle(0, 0, 2.6, p.main),
  marigold: (p) =>
    turn(14, circle(0, -38, 10, p.main)) +
    circle(0, 0, 36, p.main) +
    turn(12, ring(0, -26, 9, p.ink, 1.6) + circle(0, -26, 8, p.light)) +
    turn(8, ring(0, -14, 8, p.ink, 1.6) + circle(0, -14, 7, p.main)) +
    circle(0, 0, 8, p.light) +
    circle(0, 0, 3, p.ink),
  hibiscus: (p) =>
    turn(
      5,
      path('M0 2C-30 -12 -28 -42 -10 -46C-4 -50 4 -50 10 -46C28 -42 30 -12 0 2Z', p.main) +
        line('M0 -6V-30M-6 -10L-12 -26M6 -10L12 -26', p.ink, 1.2),
    ) +
    circle(0, 0, 9, p.ink) +
    line('M0 0C10 4 22 10 30 26', p.light, 4) +
    each(
      [
        [24, 18],
        [31, 20],
        [26, 28],
        [34, 29],
      ],
      ([x = 0, y = 0]) => circle(x, y, 3.4, p.light),
    ),
  rose: (p) =>
    turn(
      5,
      path('M0 0C-34 -6 -34 -44 0 -48C34 -44 34 -6 0 0Z', p.main) + line('M-22 -20C-16 -36 16 -36 22 -20', p.ink, 1.4),
    ) +
    turn(
      5,
      path('M0 0C-22 -4 -22 -28 0 -31C22 -28 22 -4 0 0Z', p.light) + line('M-12 -16C-8 -25 8 -25 12 -16', p.ink, 1.2),
      36,
    ) +
    circle(0, 0, 12, p.main) +
    line('M-6 0A6 6 0 1 1 2 6A4 4 0 0 1 0 -1', p.ink, 1.8),
  blossom: (p) =>
    line('M-48 44C-24 30 -10 34 6 12C18 -4 30 -10 46 -44M-12 30C0 36 14 34 26 42', p.ink, 4) +
    repeat(
      turn(5, path('M0 0C-14 -6 -14 -24 0 -25C14 -24 14 -6 0 0Z', p.light) + line('M0 -4V-14', p.ink, 1.2)) +
        circle(0, 0, 4, p.main),
      ['translate(-16 -14)', 'translate(22 16) scale(.8)'],
    ) +
    repeat(turn(5, path('M0 0C-13 -6 -13 -24 0 -25C13 -24 13 -6 0 0Z', p.main)) + circle(0, 0, 5, p.light), [
      'translate(28 -30) scale(.62)',
      'translate(-30 26) scale(.55)',
    ]),
  bamboo: (p) =>
    each(
      [
        [-20, -50, p.main],
        [4, -46, p.light],
        [24, -50, p.main],
      ],
      ([x, y, fill]) =>
        box(Number(x), Number(y), 13, 100, String(fill), 'rx="3"') + line(`M${x} -18h13M${x} 14h13`, p.ink, 2.4),
    ) +
    each(
      [
        [-18, -16, -60],
        [36, 12, 60],
        [36, -20, 110],
        [-18, 16, -110],
      ],
      ([x = 0, y = 0, r = 0]) =>
        moved(x, y, path('M0 0C-8 -10 -6 -24 0 -32C6 -24 8 -10 0 0Z', p.light), `rotate(${r})`),
    ),
  leaf: (p) =>
    path('M0 50C-4 20 -8 10 0 -6C8 10 4 30 6 50Z', p.ink) +
    each(
      [-96, 96, -60, 60, -26, 26, 0],
      (r, i) =>
        `<g transform="rotate(${r} 0 14)">${path('M0 14C-12 -4 -10 -36 0 -50C10 -36 12 -4 0 14Z', i % 4 < 2 ? p.main : p.light)}${line('M0 8V-34', p.ink, 1.2)}</g>`,
    ),
} satisfies Readonly<Record<string, Emblem>>;
