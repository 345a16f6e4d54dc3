import type { Emblem } from '../inks.ts';
import { box, circle, each, line, mirrored, moved, oval, path, ring, star, turn, turned } from '../shapes.ts';

export const keepsakes = {
  teapot: (p) =>
    path('M-30 -18C-48 -18 -54 -2 -46 10C-42 18 -34 20 -28 20', 'none', `stroke="${p.light}" stroke-width="6"`) +
    path('M30 -2C40 -2 38 -22 50 -26C48 -10 46 16 28 20Z', p.main) +
    path('M-32 -8C-32 -26 32 -26 32 -8C40 18 24 36 0 36C-24 36 -40 18 -32 -8Z', p.main) +
    path('M-20 -21C-18 -34 18 -34 20 -21Z', p.light) +
    circle(0, -34, 5.4, p.light) +
    moved(0, 10, turn(6, path('M0 -2C-6 -6 -6 -15 0 -17C6 -15 6 -6 0 -2Z', p.light)) + circle(0, 0, 3, p.ink)) +
    box(-18, 34, 36, 6, p.light) +
    line('M26 -38q-5 -6 0 -12', p.light, 2.6),
  mask: (p) =>
    path('M0 -54L10 -32H-10Z', p.light) +
    path('M-26 -18C-22 -36 22 -36 26 -18Z', p.light) +
    line('M-22 -24C-10 -30 10 -30 22 -24', p.ink, 1.6) +
    path('M-30 -18H30C36 4 30 28 18 38C10 46 -10 46 -18 38C-30 28 -36 4 -30 -18Z', p.main) +
    mirrored(
      path('M30 -14C44 -20 48 -4 40 12C38 18 34 20 32 16Z', p.light) +
        oval(12, 0, 8, 6, p.light) +
        circle(12, 0, 3.4, p.ink) +
        line('M5 -10C10 -15 18 -14 22 -8', p.ink, 3) +
        path('M12 28L16 14L20 27Z', p.light),
    ) +
    path('M0 2C8 6 8 16 0 18C-8 16 -8 6 0 2Z', p.light) +
    path('M-20 26C-8 20 8 20 20 26C12 36 -12 36 -20 26Z', p.ink) +
    line('M-12 27H12', p.light, 3),
  shield: (p) =>
    path('M0 -48C14 -40 30 -36 44 -36C46 8 30 36 0 50C-30 36 -46 8 -44 -36C-30 -36 -14 -40 0 -48Z', p.ink) +
    path('M0 -43C13 -36 28 -32 40 -32C41 6 27 32 0 45C-27 32 -41 6 -40 -32C-28 -32 -13 -36 0 -43Z', p.main) +
    path('M0 -43C13 -36 28 -32 40 -32C41 6 27 32 0 45Z', p.light, 'opacity=".4"') +
    moved(0, -2, star(8, 24, 10, p.light) + circle(0, 0, 8, p.ink) + circle(0, 0, 4, p.main)) +
    mirrored(circle(30, -23, 2.6, p.light)) +
    circle(0, 34, 2.6, p.light),
  compass: (p) =>
    circle(0, 4, 42, p.main) +
    circle(0, 4, 35, p.ink) +
    circle(0, 4, 33, p.light) +
    moved(
      0,
      4,
      turn(12, line('M0 -30V-26', p.ink, 2)) +
        turned(34, path('M0 -27L7 0H-7Z', p.main) + path('M0 27L7 0H-7Z', p.ink)) +
        circle(0, 0, 4, p.light),
    ) +
    ring(0, -44, 6, p.light, 3),
  swords: (p) =>
    each(
      [-1, 1],
      (s) =>
        `<g transform="scale(${s} 1) rotate(38)">${path('M0 -56C5 -48 6 -40 6 -34V18H-6V-34C-6 -40 -5 -48 0 -56Z', p.light)}${line('M0 -44V14', p.ink, 1.4)}<rect x="-15" y="16" width="30" height="6" rx="3" fill="${p.main}"/>${box(-4, 22, 8, 18, p.main)}${circle(0, 44, 6, p.light)}</g>`,
    ),
  splash: (p) =>
    path('M-34 -4H34C34 22 20 34 12 36L16 44H-16L-12 36C-20 34 -34 22 -34 -4Z', p.main) +
    oval(0, -4, 34, 9, p.ink) +
    oval(0, -4, 30, 6.5, p.light) +
    line('M-26 10C-14 18 14 18 26 10', p.light, 2.4) +
    each(
      [
        [0, -34, 1.2, 0],
        [-22, -26, 0.9, -24],
        [22, -26, 0.9, 24],
        [-40, -12, 0.7, -50],
        [40, -12, 0.7, 50],
      ],
      ([x = 0, y = 0, s = 1, r = 0]) =>
        moved(
          x,
          y,
          path('M0 -14C8 -4 10 2 8 7C5 13 -5 13 -8 7C-10 2 -8 -4 0 -14Z', p.light),
          `rotate(${r}) scale(${s})`,
        ),
    ) +
    moved(0, 16, turn(5, path('M0 0C-5 -2 -5 -9 0 -10C5 -9 5 -2 0 0Z', p.light))),
  krathong: (p) =>
    each(
      [-72, 72, -44, 44, -16, 16],
      (r, i) =>
        `<g transform="rotate(${r} 0 26)">${path('M0 26C-12 10 -9 -12 0 -22C9 -12 12 10 0 26Z', i < 2 ? p.main : i < 4 ? p.light : p.main)}</g>`,
    ) +
    box(-3, -30, 6, 34, p.light) +
    path('M0 -30C-7 -36 -5 -44 0 -52C5 -44 7 -36 0 -30Z', p.light) +
    path('M0 -31C-3 -35 -2 -38 0 -42C2 -38 3 -35 0 -31Z', p.main) +
    path('M-44 22C-22 14 22 14 44 22C34 38 -34 38 -44 22Z', p.light) +
    line('M-48 42q8 -6 16 0t16 0t16 0t16 0t16 0t16 0', p.main, 2.8) +
    each([-20, 0, 20], (x) => circle(x, 25, 3, p.main)),
} satisfies Readonly<Record<string, Emblem>>;
