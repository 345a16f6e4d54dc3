import type { Emblem } from '../inks.ts';
import { circle, each, line, mirrored, moved, path, star, turn } from '../shapes.ts';

const fish: Emblem = (p) =>
  path(
    'M0 -42C20 -32 22 4 4 24C12 30 18 40 18 48C8 43 3 42 -1 36C-6 44 -14 47 -24 46C-18 40 -12 32 -8 24C-24 2 -18 -32 0 -42Z',
    p.main,
  ) +
  path('M0 -42C10 -37 15 -26 16 -14C8 -20 -6 -20 -15 -12C-15 -26 -10 -37 0 -42Z', p.light) +
  path('M-3 -4C6 -8 14 -4 13 4C8 12 -2 10 -6 4Z', p.light) +
  circle(-6, -27, 2.4, p.ink) +
  circle(7, -27, 2.4, p.ink) +
  path('M-17 -6C-26 -6 -30 2 -32 8C-24 8 -18 6 -15 2ZM17 -6C26 -6 30 2 32 8C24 8 18 6 15 2Z', p.main);

export const waters = {
  koi: (p) =>
    moved(-19, 4, fish(p), 'rotate(14) scale(.82)') +
    moved(20, -2, fish({ ...p, main: p.light, light: p.main }), 'rotate(194) scale(.82)'),
  crab: (p) =>
    each(
      [-1, 1],
      (s) =>
        `<g transform="scale(${s} 1)">${line('M18 12L42 4M20 20L46 20M18 27L40 38', p.main, 5)}${line('M20 -2C34 -8 38 -18 34 -28', p.main, 6)}${path('M34 -26C22 -28 22 -46 36 -50C32 -42 36 -40 40 -38C42 -44 46 -46 50 -44C50 -30 44 -24 34 -26Z', p.light)}${line('M9 -4L12 -18', p.main, 3.4)}${circle(12, -20, 5, p.light)}${circle(12, -20, 2.2, p.ink)}</g>`,
    ) +
    path('M0 -8C24 -8 34 4 32 16C30 30 14 36 0 36C-14 36 -30 30 -32 16C-34 4 -24 -8 0 -8Z', p.main) +
    line('M-14 8C-6 14 6 14 14 8M-18 20C-8 27 8 27 18 20', p.light, 2.6),
  naga: (p) =>
    line('M36 44C0 50 -44 40 -36 16C-30 -4 20 8 22 -14C23 -28 2 -30 -6 -18', p.main, 17) +
    line('M36 44C0 50 -44 40 -36 16C-30 -4 20 8 22 -14C23 -28 2 -30 -6 -18', p.light, 6, 'stroke-dasharray="1 8"') +
    path('M6 -22C-2 -30 -22 -28 -36 -14C-26 -14 -22 -8 -14 -4C-4 0 8 -8 6 -22Z', p.main) +
    path(
      'M-2 -26C0 -40 -8 -52 -16 -54C-14 -46 -18 -42 -14 -34ZM-14 -28C-18 -38 -28 -42 -34 -40C-30 -36 -30 -30 -24 -24Z',
      p.light,
    ) +
    circle(-14, -17, 3, p.ink) +
    path('M36 36C50 32 54 42 48 54C44 50 38 52 34 50Z', p.light) +
    line('M-34 -13L-42 -8M-34 -13L-43 -16', p.light, 2),
  dragon: (p) =>
    mirrored(line('M12 -26C18 -38 28 -46 40 -44M22 -38C24 -44 22 -48 20 -52', p.light, 5)) +
    star(13, 48, 34, p.light) +
    path(
      'M0 -34C24 -34 32 -18 29 -2C26 12 19 14 19 26C19 40 8 46 0 46C-8 46 -19 40 -19 26C-19 14 -26 12 -29 -2C-32 -18 -24 -34 0 -34Z',
      p.main,
    ) +
    path('M-20 22C-10 12 10 12 20 22C20 40 8 46 0 46C-8 46 -20 40 -20 22Z', p.light) +
    mirrored(
      circle(7, 22, 3, p.ink) +
        circle(14, -2, 4.4, p.light) +
        circle(14, -2, 2.2, p.ink) +
        line('M6 -8L24 -14', p.ink, 4) +
        line('M19 28C34 28 36 40 48 36', p.main, 3),
    ) +
    path('M0 -28L7 -16L0 -6L-7 -16Z', p.light) +
    line('M-11 35Q0 41 11 35', p.ink, 2.4),
  betta: (p) =>
    path('M4 0C14 -44 46 -50 50 -26C42 -14 42 14 50 26C46 50 14 44 4 0Z', p.light) +
    line('M14 0C24 -16 32 -26 42 -30M16 0H42M14 0C24 16 32 26 42 30', p.ink, 1.6) +
    path('M-26 -10C-24 -42 6 -50 16 -36C8 -26 6 -16 4 -8Z', p.light) +
    path('M-22 10C-20 40 4 48 12 36C6 26 6 16 4 8Z', p.light) +
    path('M-46 0C-32 -20 -6 -20 10 -4V4C-6 20 -32 20 -46 0Z', p.main) +
    circle(-30, -3, 3.4, p.light) +
    circle(-30, -3, 1.8, p.ink) +
    line('M-20 -8C-16 -2 -16 2 -20 8M-8 -8q5 4 0 8t0 8', p.ink, 1.6),
  shrimp: (p) =>
    line('M18 -36C36 -46 48 -40 52 -30M14 -38C30 -54 44 -52 50 -46', p.light, 2) +
    path(
      'M24 -34C4 -50 -38 -36 -42 2C-44 30 -20 46 8 42L22 50L20 38L34 36L20 26C-6 30 -18 20 -18 4C-18 -10 -4 -14 10 -12C22 -12 32 -22 24 -34Z',
      p.main,
    ) +
    line('M-12 -16L-22 -36M-18 -4L-40 -14M-18 10L-42 14M-10 22L-28 36M4 28L0 43', p.ink, 2) +
    circle(14, -26, 3.2, p.ink) +
    line('M-4 -10L-2 2M6 -10L10 2M-14 0L-6 8', p.light, 2.6),
  octopus: (p) =>
    mirrored(line('M8 14C10 34 26 30 24 44M14 8C24 28 40 16 42 34M18 0C32 10 46 -2 50 14', p.main, 8)) +
    path('M0 -48C26 -48 34 -28 30 -10C27 4 20 16 0 16C-20 16 -27 4 -30 -10C-34 -28 -26 -48 0 -48Z', p.main) +
    mirrored(
      circle(11, -10, 7, p.light) +
        circle(10, -9, 3.4, p.ink) +
        circle(20, 22, 2, p.light) +
        circle(32, 18, 2, p.light),
    ) +
    line('M-6 4C-2 8 2 8 6 4', p.ink, 2.2) +
    circle(-12, -32, 4, p.light) +
    circle(6, -36, 3, p.light),
  dolphin: (p) =>
    path(
      'M-40 44C-50 40 -52 32 -50 26C-44 28 -40 26 -38 22C-38 -12 -10 -38 24 -30C34 -30 42 -24 50 -16C44 -12 38 -10 32 -10C16 -4 -6 4 -14 24C-12 32 -12 38 -16 46C-22 44 -26 38 -28 34C-32 38 -36 42 -40 44Z',
      p.main,
    ) +
    path('M32 -10C14 -2 -8 4 -18 22C-18 2 4 -18 30 -16Z', p.light) +
    path('M-14 -24C-20 -36 -16 -46 -8 -50C-4 -42 2 -36 10 -31Z', p.main) +
    path('M4 0C2 12 8 20 16 22C18 12 16 2 14 -6Z', p.main) +
    circle(26, -20, 2.6, p.ink) +
    line('M-8 42q7 -6 14 0t14 0t14 0t14 0', p.light, 2.8),
  whale: (p) =>
    line('M-12 -30C-12 -42 -20 -48 -28 -46M-12 -30C-12 -42 -4 -48 4 -46', p.light, 3.4) +
    path(
      'M-48 6C-46 -24 -8 -32 14 -12C22 -4 32 -4 34 -16C26 -18 22 -28 24 -36C32 -36 38 -30 38 -24C40 -30 46 -36 52 -34C52 -24 48 -18 41 -15C44 12 28 36 -4 36C-32 36 -48 24 -48 6Z',
      p.main,
    ) +
    path('M-48 8C-30 16 -10 14 6 32C-30 40 -48 24 -48 8Z', p.light) +
    line('M-36 16L-32 28M-24 17L-18 31M-12 19L-5 32', p.ink, 1.6) +
    circle(-24, -2, 3.2, p.ink) +
    path('M2 10C6 24 16 28 24 26C22 16 14 8 2 10Z', p.ink),
  shark: (p) =>
    path(
      'M-50 10C-32 -10 -8 -18 6 -18L12 -44C24 -36 28 -22 26 -12C36 -6 40 -8 44 -26C52 -14 52 10 46 22C42 12 38 8 30 10C10 22 -28 26 -50 10Z',
      p.main,
    ) +
    path('M-50 10C-30 10 0 12 30 10C10 22 -28 26 -50 10Z', p.light) +
    path('M-6 16C-8 30 0 38 8 40C12 30 10 20 8 15Z', p.main) +
    line('M-12 -4V6M-6 -5V6M0 -5V6', p.ink, 2) +
    circle(-28, -2, 3, p.ink) +
    path('M-42 10L-38 16L-34 11L-30 17L-26 11L-22 17L-18 11Z', p.ink) +
    line('M-46 44q8 -6 16 0t16 0t16 0t16 0t16 0', p.light, 2.6),
  starfish: (p) =>
    `<g stroke="${p.main}" stroke-width="9" stroke-linejoin="round">${star(5, 43, 19, p.main)}</g>` +
    turn(
      5,
      each([10, 19, 28, 37], (y) => circle(0, -y, 3.4 - y / 18, p.light)),
    ) +
    turn(5, circle(0, -13, 1.8, p.ink), 36) +
    circle(0, 0, 3.4, p.ink),
  pearl: (p) =>
    path('M0 34C-30 34 -52 12 -48 -14C-42 -30 -24 -40 0 -40C24 -40 42 -30 48 -14C52 12 30 34 0 34Z', p.light) +
    each([-36, -18, 0, 18, 36], (r) => `<g transform="rotate(${r} 0 34)">${line('M0 30V-34', p.ink, 1.6)}</g>`) +
    path('M-44 14C-30 36 30 36 44 14C44 34 24 46 0 46C-24 46 -44 34 -44 14Z', p.main) +
    circle(0, 12, 17, p.ink) +
    circle(0, 12, 15, p.light) +
    circle(-5, 7, 4, p.main),
} satisfies Readonly<Record<string, Emblem>>;
