import type { Emblem } from '../inks.ts';
import { circle, each, line, mirrored, moved, oval, path, times, turned } from '../shapes.ts';

export const birds = {
  peacock: (p) =>
    moved(
      0,
      16,
      times(9, (i) =>
        turned(
          -80 + 20 * i,
          path('M0 0C-9 -22 -9 -40 0 -50C9 -40 9 -22 0 0Z', i % 2 ? p.main : p.light) +
            circle(0, -38, 5, p.ink) +
            circle(0, -38, 2.2, p.main),
        ),
      ),
    ) +
    path('M0 -12C9 -12 10 -2 7 6C16 16 14 38 0 42C-14 38 -16 16 -7 6C-10 -2 -9 -12 0 -12Z', p.ink) +
    path('M0 -9C6 -9 7 -2 5 6C12 16 11 35 0 38C-11 35 -12 16 -5 6C-7 -2 -6 -9 0 -9Z', p.main) +
    path('M-3 -2L0 5L3 -2Z', p.light) +
    line('M0 -12V-20M-5 -11L-8 -18M5 -11L8 -18', p.light, 2),
  phoenix: (p) =>
    mirrored(
      path('M2 2C14 -30 36 -44 52 -38C46 -32 46 -26 48 -20C42 -18 42 -12 42 -6C34 -2 24 10 6 14Z', p.main) +
        line('M12 0C20 -14 30 -24 42 -30M16 4C24 -4 32 -10 40 -14', p.light, 2),
    ) +
    each(
      [-34, 34, 0],
      (r) =>
        `<g transform="rotate(${r} 0 12)">${path('M0 12C-9 28 -8 40 0 52C8 40 9 28 0 12Z', p.main)}${circle(0, 40, 3.6, p.light)}</g>`,
    ) +
    path('M0 -36C8 -36 8 -26 6 -20C12 -4 10 14 0 24C-10 14 -12 -4 -6 -20C-8 -26 -8 -36 0 -36Z', p.light) +
    path('M-3 -28L0 -21L3 -28Z', p.ink) +
    line('M0 -36V-47M-4 -35L-10 -44M4 -35L10 -44', p.light, 2.4),
  swan: (p) =>
    path(
      'M-46 18C-30 42 22 46 42 20C48 8 46 -4 40 -10C30 4 18 6 6 4C-2 2 -4 -6 2 -14C10 -24 8 -42 -6 -44C-18 -45 -26 -34 -21 -26C-16 -33 -10 -32 -8 -28C-6 -22 -18 -12 -20 0C-22 8 -32 10 -46 18Z',
      p.light,
    ) +
    path('M-6 20C6 4 26 8 46 -10C48 18 24 34 2 30Z', p.main) +
    line('M4 22C16 20 28 14 38 4M8 27C20 26 30 20 38 14', p.ink, 1.6) +
    path('M-20 -33L-36 -28L-20 -25Z', p.main) +
    circle(-12, -35, 2.4, p.ink) +
    line('M-48 42q8 -6 16 0t16 0t16 0t16 0t16 0t16 0', p.main, 2.6),
  rooster: (p) =>
    path('M-28 38C-50 30 -54 0 -40 -20C-36 -2 -30 4 -20 8Z', p.light) +
    path('M-22 30C-40 20 -40 -8 -28 -24C-26 -8 -20 -2 -10 0Z', p.ink) +
    path(
      'M-34 42C-38 14 -24 -4 -8 -12C-10 -30 -2 -38 10 -38C22 -38 28 -28 26 -18C22 -6 28 4 24 22C22 36 10 42 0 42Z',
      p.main,
    ) +
    path('M0 -34C-4 -46 6 -52 9 -45C12 -54 21 -52 19 -43C27 -45 29 -37 24 -33Z', p.light) +
    path('M26 -27L42 -21L26 -17Z', p.light) +
    path('M20 -16C29 -14 28 -1 21 -2C14 -4 15 -12 20 -16Z', p.light) +
    circle(15, -26, 3, p.ink) +
    path('M-16 12C0 4 14 8 16 16C10 30 -8 30 -16 12Z', p.light) +
    line('M-8 16C0 12 8 14 12 18M-4 42V50M8 42V50', p.ink, 2),
  owl: (p) =>
    path('M-32 -42C-22 -34 22 -34 32 -42C40 -20 38 22 24 40C12 48 -12 48 -24 40C-38 22 -40 -20 -32 -42Z', p.main) +
    path('M-18 12C-18 34 -8 42 0 42C8 42 18 34 18 12Z', p.light) +
    line('M-10 18q5 6 10 0t10 0M-10 27q5 6 10 0t10 0', p.ink, 1.8) +
    mirrored(
      circle(14, -12, 15, p.ink) +
        circle(14, -12, 13, p.light) +
        circle(14, -12, 6.5, p.ink) +
        circle(16, -14, 2, p.light),
    ) +
    path('M-6 -6L0 8L6 -6Z', p.ink),
  hornbill: (p) =>
    path('M-42 48C-46 8 -34 -28 -8 -32C8 -33 16 -22 14 -10C10 8 0 22 4 48Z', p.main) +
    path('M-14 48C-18 24 -10 6 6 0C4 14 0 28 4 48Z', p.light) +
    path('M8 -24C30 -28 48 -10 50 14C38 4 24 -2 10 -4Z', p.light) +
    path('M-2 -31C10 -48 36 -44 44 -24C32 -30 20 -30 8 -26Z', p.main) +
    line('M12 -12C26 -12 38 -2 46 8', p.ink, 1.8) +
    circle(0, -18, 5.4, p.light) +
    circle(0, -18, 2.8, p.ink) +
    line('M-26 44C-28 24 -24 8 -18 -2', p.ink, 1.6),
  butterfly: (p) =>
    mirrored(
      path('M2 -4C10 -42 46 -50 48 -24C48 -4 24 6 2 6Z', p.main) +
        path('M2 6C26 4 40 18 30 36C20 48 4 32 2 10Z', p.light) +
        circle(30, -22, 7, p.light) +
        circle(30, -22, 3, p.ink) +
        circle(20, 24, 4, p.main) +
        line('M6 -4L24 -14M6 2L26 -6', p.ink, 1.4) +
        line('M2 -22C4 -34 10 -40 16 -42', p.ink, 2),
    ) + path('M0 -24C5 -22 5 28 0 34C-5 28 -5 -22 0 -24Z', p.ink),
  bee: (p) =>
    mirrored(`<ellipse cx="24" cy="-12" rx="22" ry="12" fill="${p.light}" transform="rotate(-28 24 -12)"/>`) +
    oval(0, 12, 21, 32, p.main) +
    line('M-19 2Q0 10 19 2M-20.500 15Q0 23 20.500 15M-16 29Q0 36 16 29', p.ink, 6.5) +
    circle(0, -24, 13, p.ink) +
    mirrored(circle(5, -26, 3, p.light) + line('M4 -36C6 -44 12 -46 16 -46', p.ink, 2.4)),
} satisfies Readonly<Record<string, Emblem>>;
