import type { Emblem } from '../inks.ts';
import { circle, each, line, moved, oval, path, star, turn } from '../shapes.ts';

export const fruits = {
  mangosteen: (p) =>
    circle(0, 8, 34, p.main) +
    circle(0, 12, 22, p.light) +
    moved(0, 12, turn(6, line('M0 0V-20', p.main, 2.4))) +
    each([-60, -20, 20, 60], (r) =>
      moved(0, -20, path('M0 0C-10 -6 -10 -16 0 -20C10 -16 10 -6 0 0Z', p.light), `rotate(${r})`),
    ) +
    line('M0 -34V-46', p.light, 4),
  durian: (p) =>
    star(22, 44, 35, p.main) +
    circle(0, 0, 29, p.ink) +
    circle(0, 0, 26, p.light) +
    turn(3, oval(0, -13, 9, 11, p.main) + oval(-2, -16, 3, 4, p.light)) +
    line('M0 -44V-54', p.light, 5),
  starfruit: (p) =>
    star(5, 50, 24, p.main) + star(5, 40, 19, p.light) + turn(5, oval(0, -13, 3.4, 7, p.ink)) + star(5, 8, 4, p.main),
  chilli: (p) =>
    path('M-20 -30C-2 -36 14 -22 18 0C22 20 34 32 46 34C28 46 0 36 -10 12C-16 -2 -16 -16 -20 -30Z', p.main) +
    line('M-8 -20C0 -8 4 10 16 24', p.light, 3.4) +
    path('M-24 -26C-22 -38 -8 -42 0 -34C-6 -28 -16 -24 -24 -26Z', p.light) +
    line('M-14 -36C-18 -44 -24 -48 -32 -46', p.light, 5),
  mango: (p) =>
    path('M-10 -32C18 -42 44 -16 42 12C40 36 14 46 -12 40C-36 34 -42 8 -34 -10C-29 -20 -20 -28 -10 -32Z', p.main) +
    path('M-24 -8C-36 12 -24 34 -2 36C-16 26 -22 10 -24 -8Z', p.light) +
    path('M-8 -32C-4 -48 14 -54 32 -48C24 -36 8 -30 -8 -32Z', p.light) +
    line('M-8 -32C4 -38 14 -44 24 -46', p.ink, 1.6) +
    line('M16 -22C28 -14 32 -2 32 8', p.light, 3),
  pineapple: (p) =>
    each([-58, 58, -30, 30, 0], (r) =>
      moved(0, -18, path('M0 6C-10 -8 -8 -26 0 -36C8 -26 10 -8 0 6Z', p.light), `rotate(${r})`),
    ) +
    oval(0, 14, 27, 35, p.main) +
    line('M-24 0L14 44M-16 -14L25 32M0 -20L27 12M24 0L-14 44M16 -14L-25 32M0 -20L-27 12', p.ink, 1.8) +
    each(
      [
        [0, -6],
        [-12, 8],
        [12, 8],
        [0, 22],
        [-11, 34],
        [11, 34],
      ],
      ([x = 0, y = 0]) => circle(x, y, 2.4, p.light),
    ),
  coconut: (p) =>
    circle(0, 6, 40, p.main) +
    line('M-34 22C-20 40 20 40 34 22M-38 8C-30 18 -30 20 -30 22', p.ink, 1.8) +
    oval(0, -4, 34, 22, p.ink) +
    oval(0, -4, 31, 19, p.light) +
    oval(0, -1, 22, 11, p.main) +
    line('M6 0L26 -48', p.light, 5) +
    line('M6 0L26 -48', p.ink, 1.4) +
    moved(-16, -22, turn(5, path('M0 0C-6 -3 -6 -12 0 -13C6 -12 6 -3 0 0Z', p.light)) + circle(0, 0, 3, p.ink)),
  banana: (p) =>
    path('M-2 -44C-6 -10 -10 10 -40 26C-30 42 2 36 12 4C18 -18 12 -36 6 -46Z', p.light) +
    path('M-6 -46C-2 -10 14 14 44 20C38 38 6 40 -12 16C-24 0 -20 -28 -14 -46Z', p.main) +
    line('M-9 -36C-6 -8 8 16 32 25', p.ink, 1.8) +
    path('M-15 -42L-12 -52H-2L2 -42Z', p.ink) +
    path('M44 20L50 22L47 28L42 26Z', p.ink),
  watermelon: (p) =>
    path('M-50 -16A50 50 0 0 0 50 -16Z', p.light) +
    path('M-46 -16A46 46 0 0 0 46 -16Z', p.ink) +
    path('M-41 -16A41 41 0 0 0 41 -16Z', p.light) +
    path('M-37 -16A37 37 0 0 0 37 -16Z', p.main) +
    each(
      [
        [-22, -6, 30],
        [0, -6, 0],
        [22, -6, -30],
        [-10, 8, 14],
        [11, 8, -14],
      ],
      ([x = 0, y = 0, r = 0]) => moved(x, y, path('M0 6C-4 4 -3 -2 0 -6C3 -2 4 4 0 6Z', p.ink), `rotate(${r})`),
    ),
  dragonfruit: (p) =>
    turn(9, path('M-9 -26C-10 -38 -2 -44 6 -52C8 -42 8 -34 9 -26Z', p.main)) +
    circle(0, 0, 33, p.main) +
    circle(0, 0, 26, p.light) +
    each([8, 15, 21], (r, i) => turn(5 + i * 4, circle(0, -r, 1.7, p.ink), i * 20)) +
    circle(0, 0, 1.7, p.ink),
  rambutan: (p) =>
    star(20, 46, 31, p.main) +
    circle(0, 0, 30, p.main) +
    circle(0, 4, 22, p.ink) +
    circle(0, 4, 20, p.light) +
    oval(0, 8, 8, 11, p.main) +
    path('M-3 -44C-2 -52 6 -56 16 -54C14 -46 6 -42 -3 -44Z', p.light),
  citrus: (p) =>
    circle(0, 4, 42, p.main) +
    circle(0, 4, 36, p.light) +
    moved(0, 4, turn(8, path('M0 -6C-5 -14 -11 -28 -6 -31C0 -33 0 -33 6 -31C11 -28 5 -14 0 -6Z', p.main))) +
    path('M2 -38C6 -52 24 -54 36 -46C28 -36 12 -34 2 -38Z', p.light) +
    line('M4 -38C14 -44 22 -46 30 -46', p.ink, 1.4),
  grapes: (p) =>
    line('M0 -30C2 -40 6 -46 14 -50', p.light, 4) +
    path('M-2 -34C-16 -52 -36 -44 -38 -30C-24 -24 -10 -26 -2 -34Z', p.light) +
    each(
      [
        [-24, -14],
        [0, -18],
        [24, -14],
        [-13, 3],
        [13, 3],
        [0, 16],
        [-22, 12],
        [22, 12],
        [-10, 28],
        [10, 28],
        [0, 42],
      ],
      ([x = 0, y = 0]) => circle(x, y, 13, p.ink) + circle(x, y, 12, p.main) + circle(x - 4, y - 4, 3, p.light),
    ),
  cherry: (p) =>
    line('M-18 14C-18 -14 0 -34 20 -44C20 -20 22 -4 22 8', p.light, 3.4) +
    path('M20 -44C4 -56 -20 -50 -28 -36C-10 -30 8 -34 20 -44Z', p.light) +
    circle(-20, 26, 20, p.main) +
    circle(24, 22, 20, p.main) +
    path(
      'M-32 22C-30 14 -24 12 -20 12M12 18C14 10 20 8 24 8',
      'none',
      `stroke="${p.light}" stroke-width="3" stroke-linecap="round"`,
    ) +
    line('M-24 10C-20 13 -16 13 -12 10M18 6C22 9 26 9 30 6', p.ink, 1.8),
} satisfies Readonly<Record<string, Emblem>>;
