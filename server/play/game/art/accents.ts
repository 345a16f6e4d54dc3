import type { Inks } from './inks.ts';
import { circle, each, line, mirrored, moved, path, repeat, star } from './shapes.ts';

type Accent = (p: Inks) => string;

const sparkles: Accent = (p) =>
  each(
    [
      [-58, -52, 9],
      [56, -44, 7],
      [-54, 44, 6],
      [58, 40, 9],
    ],
    ([x = 0, y = 0, r = 0]) => moved(x, y, star(4, r, r / 3.4, p.light)),
  );
const laurel: Accent = (p) =>
  mirrored(
    line('M14 62C44 56 62 30 60 -8', p.main, 2.4) +
      repeat(path('M0 0C4 -6 12 -6 16 -2C12 4 4 4 0 0ZM0 0C-2 -8 -8 -10 -13 -9C-12 -3 -6 1 0 0Z', p.main), [
        'translate(30 55) rotate(-60)',
        'translate(44 42) rotate(-40)',
        'translate(54 26) rotate(-20)',
        'translate(59 8) rotate(-4)',
      ]),
  );
const crownlet: Accent = (p) =>
  moved(0, -62, path('M-16 8L-18 -8L-8 0L0 -12L8 0L18 -8L16 8Z', p.light) + circle(0, -14, 2.6, p.main));
const coinlets: Accent = (p) =>
  repeat(
    circle(0, 0, 8, p.ink) + circle(0, 0, 7, p.main) + circle(0, 0, 3, p.light),
    ['-56 54', '-40 60', '56 54', '40 60', '-60 -40', '60 -40'].map((place) => `translate(${place})`),
  );
const embers: Accent = (p) =>
  each(
    [
      [-54, 30, 1.3],
      [54, 34, 1.2],
      [-42, 54, 1],
      [44, 56, 1],
      [-60, -8, 0.8],
      [60, -14, 0.8],
    ],
    ([x = 0, y = 0, s = 1]) =>
      moved(x, y, path('M0 10C-8 8 -8 -2 -2 -6C-2 -2 2 -2 2 -10C9 -4 9 8 0 10Z', p.light), `scale(${s})`),
  );

const accents: readonly (readonly [RegExp, Accent])[] = [
  [/\b(royal|king|kingdom|prince|princess|palace|crown)\b/, crownlet],
  [/\b(treasure|riches|gold|millions|vault|shop|market|lucky|luck)\b/, coinlets],
  [/\b(fire|flaming|burning|spicy|thunder)\b/, embers],
  [/\b(grand|legend|master|brave|guardian|parade|heavenly|festival)\b/, laurel],
  [/\b(night|moonlit|star|crystal|shining|magic|mystic|dream|dreaming|diamond)\b/, sparkles],
];

/** What a word of the name adds around the emblem; null for nothing. */
export const accentOf = (id: string): Accent | null =>
  accents.find(([words]) => words.test(id.replaceAll('-', ' ')))?.[1] ?? null;
