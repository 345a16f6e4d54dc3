import type { Emblem } from '../inks.ts';
import { at, box, circle, line, mirrored, moved, oval, path, poly, ring, star, turn } from '../shapes.ts';

export const creatures = {
  elephant: (p) =>
    path('M-14 -32C-40 -44 -54 -20 -46 4C-40 20 -26 18 -18 10Z', p.light) +
    path('M14 -32C40 -44 54 -20 46 4C40 20 26 18 18 10Z', p.light) +
    path(
      'M0 -42C20 -42 26 -24 24 -6C22 10 14 14 12 24C10 36 14 40 20 38C20 48 4 50 0 40C-3 34 -8 22 -12 14C-20 8 -26 -8 -24 -20C-22 -36 -12 -42 0 -42Z',
      p.main,
    ) +
    path('M-17 12C-22 22 -30 26 -36 22C-30 20 -26 14 -24 6Z', p.light) +
    path('M15 14C22 22 30 24 36 20C30 18 26 12 24 4Z', p.light) +
    circle(-12, -8, 2.8, p.ink) +
    circle(12, -8, 2.8, p.ink) +
    path('M0 -42L11 -26L0 -12L-11 -26Z', p.light) +
    circle(0, -26, 4, p.ink) +
    line('M-3 14H7M-1 22H8', p.ink, 1.6),
  tiger: (p) =>
    circle(-28, -28, 13, p.main) +
    circle(28, -28, 13, p.main) +
    circle(-28, -28, 6, p.light) +
    circle(28, -28, 6, p.light) +
    path('M0 -40C30 -40 42 -16 38 6C35 26 18 42 0 42C-18 42 -35 26 -38 6C-42 -16 -30 -40 0 -40Z', p.main) +
    path('M0 10C16 2 28 14 20 28C14 38 4 40 0 40C-4 40 -14 38 -20 28C-28 14 -16 2 0 10Z', p.light) +
    path('M-8 10H8L0 20Z', p.ink) +
    line('M0 20V27M0 27C-4 32 -9 32 -12 29M0 27C4 32 9 32 12 29', p.ink, 2.4) +
    circle(-15, -4, 4, p.ink) +
    circle(15, -4, 4, p.ink) +
    line('M0 -36V-20M-10 -34V-24M10 -34V-24M-37 -2L-27 -1M37 -2L27 -1M-36 10L-27 7M36 10L27 7', p.ink, 3.4),
  rabbit: (p) =>
    circle(0, 0, 46, p.light) +
    path(
      'M-6 -38C2 -38 4 -24 3 -14C6 -16 10 -32 18 -36C24 -34 20 -18 12 -9C22 -2 22 10 12 14C24 22 26 40 14 46H-20C-34 34 -28 12 -8 8C-14 0 -10 -10 -6 -14C-10 -22 -12 -36 -6 -38Z',
      p.main,
    ) +
    circle(9, 0, 2.4, p.ink) +
    circle(-24, 34, 7, p.light) +
    line('M-8 46C-10 36 -2 30 6 32', p.ink, 1.8),
  lion: (p) =>
    star(16, 50, 38, p.light) +
    star(16, 42, 33, p.main) +
    mirrored(circle(22, -22, 8, p.light)) +
    path('M0 -28C20 -28 28 -12 26 4C24 24 12 34 0 34C-12 34 -24 24 -26 4C-28 -12 -20 -28 0 -28Z', p.light) +
    path('M-4 -14H4L9 10H-9Z', p.main) +
    path('M-9 10H9L0 19Z', p.ink) +
    line('M0 19V24C-3 28 -8 28 -11 25M0 24C3 28 8 28 11 25', p.ink, 2.2) +
    mirrored(circle(13, -4, 3.2, p.ink) + line('M8 -13L18 -11', p.ink, 2.4)),
  buffalo: (p) =>
    mirrored(
      path('M10 -20C32 -18 46 -28 46 -48C54 -28 42 -6 14 -8Z', p.light) +
        path('M20 -10C32 -12 40 -6 42 2C34 4 26 2 20 -2Z', p.main),
    ) +
    path(
      'M-22 -26C-10 -32 10 -32 22 -26C28 -8 20 8 17 24C14 40 8 46 0 46C-8 46 -14 40 -17 24C-20 8 -28 -8 -22 -26Z',
      p.main,
    ) +
    oval(0, 32, 15, 12, p.light) +
    mirrored(circle(6, 29, 2.6, p.ink) + circle(11, -6, 3.2, p.ink)) +
    line('M-6 38a6.500 6.500 0 0 0 12 0', p.ink, 2.2) +
    path('M-10 -28C-6 -16 6 -16 10 -28C4 -32 -4 -32 -10 -28Z', p.ink),
  monkey: (p) =>
    mirrored(circle(36, -4, 13, p.main) + circle(36, -4, 7, p.light)) +
    circle(0, -4, 36, p.main) +
    path(
      'M0 -20C10 -30 28 -24 26 -6C24 2 23 6 25 14C25 30 13 36 0 36C-13 36 -25 30 -25 14C-23 6 -24 2 -26 -6C-28 -24 -10 -30 0 -20Z',
      p.light,
    ) +
    mirrored(circle(11, -8, 4, p.ink) + circle(4, 8, 2, p.ink)) +
    line('M-13 18C-6 26 6 26 13 18', p.ink, 2.6) +
    path('M-8 -38C-6 -48 2 -52 10 -50C6 -46 6 -42 8 -38Z', p.main),
  horse: (p) =>
    path(
      'M-6 -42L4 -50L6 -34C22 -28 32 -8 42 8C46 16 40 26 31 23C22 19 14 14 6 12C8 28 14 38 16 48H-34C-38 20 -30 -8 -14 -28Z',
      p.main,
    ) +
    path('M-6 -40C-34 -34 -48 6 -42 48H-28C-30 18 -22 -8 -4 -28Z', p.light) +
    line('M-22 -14L-30 -18M-26 2L-36 0M-28 18L-40 18', p.ink, 1.8) +
    circle(11, -14, 3.2, p.ink) +
    circle(35, 14, 2.4, p.ink) +
    line('M24 -16C22 -4 18 4 12 12M-6 -16C4 -14 14 -8 20 0', p.light, 2.6),
  frog: (p) =>
    mirrored(circle(20, -22, 14, p.main) + circle(20, -22, 9, p.light) + circle(20, -22, 4.4, p.ink)) +
    path('M-44 8C-44 -16 -22 -24 0 -24C22 -24 44 -16 44 8C44 30 24 40 0 40C-24 40 -44 30 -44 8Z', p.main) +
    path('M-34 16C-18 28 18 28 34 16C30 34 14 40 0 40C-14 40 -30 34 -34 16Z', p.light) +
    line('M-36 8C-18 22 18 22 36 8', p.ink, 2.6) +
    mirrored(circle(5, -4, 2, p.ink) + circle(30, -2, 3, p.light)),
  cat: (p) =>
    path('M-36 -44L-14 -30C-6 -33 6 -33 14 -30L36 -44L38 2C36 28 18 40 0 40C-18 40 -36 28 -38 2Z', p.main) +
    mirrored(path('M32 -36L20 -26L33 -14Z', p.ink)) +
    path('M0 -12C14 -16 24 4 16 22C10 32 -10 32 -16 22C-24 4 -14 -16 0 -12Z', p.light) +
    mirrored(
      path('M8 -4C12 -12 22 -12 26 -6C22 0 12 2 8 -4Z', p.light) +
        path('M17 -9C20 -6 20 -3 17 0C14 -3 14 -6 17 -9Z', p.ink) +
        line('M22 14L42 10M22 18L42 22', p.ink, 1.4),
    ) +
    path('M-5 10H5L0 16Z', p.ink) +
    line('M0 16V20C-3 24 -7 24 -9 22M0 20C3 24 7 24 9 22', p.ink, 1.8),
  panda: (p) =>
    mirrored(circle(28, -28, 14, p.ink)) +
    path('M0 -38C28 -38 42 -18 40 6C38 28 20 38 0 38C-20 38 -38 28 -40 6C-42 -18 -28 -38 0 -38Z', p.light) +
    mirrored(
      `<ellipse cx="16" cy="-4" rx="9" ry="12" fill="${p.ink}" transform="rotate(24 16 -4)"/>${circle(15, -5, 3.4, p.light)}`,
    ) +
    oval(0, 11, 6, 4, p.ink) +
    line('M0 15C-3 21 -8 21 -11 18M0 15C3 21 8 21 11 18', p.ink, 2) +
    line('M-44 44C-14 30 14 30 44 44', p.main, 6) +
    path('M18 34C22 22 34 18 44 20C40 30 30 36 18 34Z', p.main),
  pig: (p) =>
    mirrored(path('M16 -30C24 -44 38 -44 42 -40C42 -28 36 -18 28 -14Z', p.light)) +
    circle(0, 0, 38, p.main) +
    oval(0, 10, 17, 13, p.light) +
    mirrored(oval(6, 10, 3, 4.4, p.ink) + circle(15, -10, 3.6, p.ink) + circle(28, 10, 5, p.light)) +
    line('M-8 28C-3 32 3 32 8 28', p.ink, 2.2) +
    circle(0, -26, 8, p.light) +
    box(-2.5, -28.5, 5, 5, p.ink),
  turtle: (p) =>
    turn(4, path('M-8 -26C-14 -42 -6 -52 4 -50C10 -44 10 -36 8 -26Z', p.light), 45) +
    path('M-8 -30C-10 -46 -6 -52 0 -52C6 -52 10 -46 8 -30Z', p.light) +
    mirrored(circle(3.4, -45, 1.6, p.ink)) +
    path('M-4 32L0 50L4 32Z', p.light) +
    circle(0, 2, 36, p.main) +
    moved(
      0,
      2,
      ring(0, 0, 31, p.ink, 1.8) +
        turn(6, line('M0 -14V-31', p.ink, 1.8)) +
        poly(
          Array.from({ length: 6 }, (_, i) => at(15, i * 60)),
          p.light,
          `stroke="${p.ink}" stroke-width="1.8"`,
        ),
    ),
} satisfies Readonly<Record<string, Emblem>>;
