import type { Emblem } from '../inks.ts';
import {
  at,
  box,
  circle,
  each,
  line,
  mirrored,
  moved,
  path,
  poly,
  ring,
  star,
  times,
  turn,
  turned,
} from '../shapes.ts';

const spade = (fill: string): string =>
  path(
    'M0 -15C16 -2 15 10 7 9C4 9 2 7 1 5C1 10 3 13 5 15H-5C-3 13 -1 10 -1 5C-2 7 -4 9 -7 9C-15 10 -16 -2 0 -15Z',
    fill,
  );
const heart = (fill: string): string =>
  path('M0 14C-18 0 -14 -14 -6 -13C-2 -13 0 -9 0 -7C0 -9 2 -13 6 -13C14 -14 18 0 0 14Z', fill);
const diamond = (fill: string): string => path('M0 -15L11 0L0 15L-11 0Z', fill);
const club = (fill: string): string =>
  circle(0, -8, 7, fill) +
  circle(-7, 3, 7, fill) +
  circle(7, 3, 7, fill) +
  path('M-1 0H1C1 9 3 13 5 15H-5C-3 13 -1 9 -1 0Z', fill);

const card = (degrees: number, x: number, y: number, fill: string, ink: string, pip: string): string =>
  turned(degrees, moved(x, y, box(-21, -31, 42, 62, fill, `rx="5" stroke="${ink}" stroke-width="2"`) + pip));

type Point = readonly [number, number];
const die = (
  x: number,
  y: number,
  degrees: number,
  fill: string,
  ink: string,
  pips: readonly Point[],
  dot: string,
): string =>
  moved(
    x,
    y,
    box(-23, -23, 46, 46, fill, `rx="8" stroke="${ink}" stroke-width="2"`) +
      each(pips, ([across, down]) => circle(across, down, 4.4, dot)),
    `rotate(${degrees})`,
  );

const ball = (x: number, y: number, fill: string, disc: string, ink: string, figure: string): string =>
  circle(x, y, 25, ink) +
  circle(x, y, 23, fill) +
  circle(x, y, 13, disc) +
  `<text x="${x}" y="${y + 6.5}" font-family="'IBM Plex Mono',monospace" font-weight="700" font-size="18" text-anchor="middle" fill="${ink}">${figure}</text>`;

export const play = {
  seven: (p) =>
    path('M-34 -40H36V-24C16 -2 8 18 6 44H-20C-18 20 -8 0 8 -18H-16V-8H-34Z', p.ink, 'transform="translate(3 3)"') +
    path('M-34 -40H36V-24C16 -2 8 18 6 44H-20C-18 20 -8 0 8 -18H-16V-8H-34Z', p.main) +
    path(
      'M-29 -35H31V-26C12 -4 4 16 1 39H-14C-12 18 -2 -2 18 -23H-21V-13H-29Z',
      'none',
      `stroke="${p.light}" stroke-width="2.5"`,
    ),
  wheel: (p) =>
    circle(0, 0, 48, p.ink) +
    turn(
      8,
      poly([[0, 0], at(44, 0), at(45, 11), at(44, 22.5)], p.light) +
        poly([[0, 0], at(44, 22.5), at(45, 33.5), at(44, 45)], p.main),
    ) +
    circle(0, 0, 27, p.ink) +
    circle(0, 0, 24, p.main) +
    turn(8, line('M0 0V-24', p.ink, 1.6)) +
    circle(0, 0, 8, p.light) +
    circle(24, -26, 4.5, p.light, `stroke="${p.ink}" stroke-width="1.6"`),
  cards: (p) =>
    card(-22, -20, 0, p.light, p.ink, spade(p.ink)) +
    card(22, 20, 0, p.light, p.ink, diamond(p.ground)) +
    card(0, 0, -2, p.main, p.ink, heart(p.light)),
  aces: (p) =>
    card(-14, -12, 0, p.main, p.ink, club(p.light)) +
    card(12, 12, 0, p.light, p.ink, spade(p.ink) + line('M-16 -18V-25L-13 -18', p.ink, 1.6)),
  joker: (p) =>
    mirrored(path('M4 -20C20 -46 44 -44 48 -22C36 -26 30 -16 26 -4H2Z', p.main) + circle(48, -19, 6, p.light)) +
    path('M-14 -6C-16 -36 -6 -46 0 -52C6 -46 16 -36 14 -6Z', p.light) +
    circle(0, -52, 6, p.main) +
    path('M-28 -6H28C30 20 18 38 0 38C-18 38 -30 20 -28 -6Z', p.light) +
    box(-32, -10, 64, 9, p.ink, 'rx="4"') +
    mirrored(circle(11, 8, 3.4, p.ink) + circle(17, 18, 4, p.main)) +
    line('M-13 22C-6 30 6 30 13 22', p.ink, 2.6) +
    poly(
      [
        [0, -46],
        [7, -28],
        [0, -12],
        [-7, -28],
      ],
      p.main,
    ) +
    mirrored(
      poly(
        [
          [4, 38],
          [22, 48],
          [26, 32],
        ],
        p.main,
      ),
    ),
  dice: (p) =>
    die(
      -20,
      12,
      -12,
      p.light,
      p.ink,
      [
        [0, 0],
        [-11, -11],
        [11, 11],
        [11, -11],
        [-11, 11],
      ],
      p.ground,
    ) +
    die(
      18,
      -14,
      16,
      p.main,
      p.ink,
      [
        [0, 0],
        [-10, -10],
        [10, 10],
      ],
      p.light,
    ),
  ball: (p) =>
    circle(0, 0, 44, p.ink) +
    circle(0, 0, 41, p.light) +
    star(5, 0, 0, p.ink) +
    poly(
      Array.from({ length: 5 }, (_, i) => at(15, i * 72)),
      p.main,
    ) +
    turn(
      5,
      line('M0 -15V-27', p.ink, 2.4) +
        poly(
          [
            [0, -27],
            [11, -33],
            [8, -40],
            [-8, -40],
            [-11, -33],
          ],
          p.main,
        ),
    ) +
    ring(0, 0, 41, p.ink, 2.4),
  takraw: (p) =>
    circle(0, 0, 44, p.ink) +
    circle(0, 0, 41, p.main) +
    turn(3, line('M-40 -8C-16 -20 16 -20 40 -8M-40 0C-16 -12 16 -12 40 0', p.light, 4), 0, 180) +
    turn(
      5,
      poly(
        Array.from({ length: 5 }, (_, i) => {
          const q = at(6, i * 72);
          return [q[0], q[1] - 25];
        }),
        p.ink,
      ),
    ),
  shuttle: (p) =>
    `<g transform="rotate(-32)">${path('M-11 14L-27 -40C-9 -50 9 -50 27 -40L11 14Z', p.light)}${line('M-6 14L-14 -44M0 14V-47M6 14L14 -44M-18 -14C-6 -8 6 -8 18 -14M-23 -28C-8 -22 8 -22 23 -28', p.ink, 1.8)}${path('M-12 14H12V24C12 44 -12 44 -12 24Z', p.main)}</g>`,
  balls: (p) =>
    ball(-24, 18, p.main, p.light, p.ink, '8') +
    ball(24, 18, p.light, p.main, p.ink, '3') +
    ball(0, -18, p.main, p.light, p.ink, '9'),
  bingo: (p) =>
    turned(
      -6,
      box(-38, -44, 76, 88, p.light, 'rx="5"') +
        box(-38, -44, 76, 20, p.main, 'rx="5"') +
        each([-26, -13, 0, 13, 26], (x) => moved(x, -34, star(5, 5, 2.2, p.light))) +
        times(16, (i) =>
          box(
            -31 + (i % 4) * 16,
            -18 + Math.floor(i / 4) * 15,
            13,
            12,
            i % 5 === 0 ? p.main : 'none',
            `rx="2" stroke="${p.ink}" stroke-width="1.2"`,
          ),
        ),
    ) + ball(30, 30, p.main, p.light, p.ink, '7'),
} satisfies Readonly<Record<string, Emblem>>;
