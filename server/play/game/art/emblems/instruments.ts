import type { Emblem } from '../inks.ts';
import { at, box, circle, each, line, mirrored, moved, oval, path, poly, ring, star, times, turn } from '../shapes.ts';

export const instruments = {
  bell: (p) =>
    path(
      'M0 -46C4 -46 6 -43 6 -39C24 -34 27 -12 28 4C29 14 34 20 40 26H-40C-34 20 -29 14 -28 4C-27 -12 -24 -34 -6 -39C-6 -43 -4 -46 0 -46Z',
      p.main,
    ) +
    path('M-31 12H31C33 18 36 22 40 26H-40C-36 22 -33 18 -31 12Z', p.light) +
    circle(0, 35, 8, p.light) +
    line('M-16 -18C-18 -10 -18 -4 -18 2', p.light, 4),
  lantern: (p) =>
    line('M0 -52V-38', p.light, 2.5) +
    `<rect x="-15" y="-40" width="30" height="8" rx="2" fill="${p.ink}"/>` +
    `${oval(0, -4, 36, 29, p.main)}<ellipse cx="0" cy="-4" rx="22" ry="29" fill="none" stroke="${p.ink}" stroke-width="1.6"/>${oval(0, -4, 8, 29, p.light)}` +
    `<rect x="-15" y="24" width="30" height="8" rx="2" fill="${p.ink}"/>` +
    line('M-8 34V50M0 34V54M8 34V50', p.light, 2.5),
  fan: (p) =>
    moved(
      0,
      34,
      times(9, (i) => {
        const from = -76 + i * 17;
        return poly([[0, 0], at(74, from), at(78, from + 8), at(74, from + 16)], i % 2 ? p.light : p.main);
      }) +
        path(
          `M${at(54, -76).join(' ')}A54 54 0 0 1 ${at(54, 76).join(' ')}M${at(26, -76).join(' ')}A26 26 0 0 1 ${at(26, 76).join(' ')}`,
          'none',
          `stroke="${p.ink}" stroke-width="2"`,
        ) +
        circle(0, 0, 5, p.ink),
    ),
  gong: (p) =>
    circle(0, 2, 44, p.ink) +
    circle(0, 2, 41, p.main) +
    ring(0, 2, 32, p.light, 2.5) +
    circle(0, 2, 14, p.light) +
    circle(0, 2, 6, p.main) +
    moved(0, 2, turn(16, circle(0, -36.5, 1.8, p.ink))) +
    line('M-22 -40L-26 -54M22 -40L26 -54', p.light, 3),
  umbrella: (p) =>
    turn(
      6,
      poly([[0, 0], at(46, 0), at(49, 15), at(46, 30)], p.light) +
        poly([[0, 0], at(46, 30), at(49, 45), at(46, 60)], p.main),
    ) +
    ring(0, 0, 31, p.ink, 1.6) +
    ring(0, 0, 20, p.ink, 1.6) +
    turn(12, line('M0 -8V-45', p.ink, 1)) +
    circle(0, 0, 8, p.ink) +
    circle(0, 0, 4.5, p.main),
  drum: (p) =>
    path('M-36 -24C-42 0 -42 12 -36 30H36C42 12 42 0 36 -24Z', p.main) +
    `${oval(0, -24, 36, 12, p.light)}<ellipse cx="0" cy="-24" rx="26" ry="8" fill="none" stroke="${p.ink}" stroke-width="1.6"/>` +
    line('M-38 -10L-26 28L-12 -8L0 32L12 -8L26 28L38 -10', p.light, 2.4) +
    line('M-44 -48L-12 -28M44 -48L12 -28', p.light, 4) +
    circle(-44, -48, 4.5, p.light) +
    circle(44, -48, 4.5, p.light),
  kite: (p) =>
    line('M0 30C10 44 -12 48 0 60', p.light, 2.5) +
    poly(
      [
        [0, -50],
        [12, -16],
        [46, -22],
        [20, 6],
        [34, 36],
        [0, 20],
        [-34, 36],
        [-20, 6],
        [-46, -22],
        [-12, -16],
      ],
      p.main,
    ) +
    poly(
      [
        [0, -50],
        [12, -16],
        [0, 20],
        [-12, -16],
      ],
      p.light,
    ) +
    line('M0 -50V34M-46 -22C-20 -6 20 -6 46 -22', p.ink, 1.6) +
    circle(0, -4, 6, p.ink) +
    circle(0, -4, 3, p.light),
  firecracker: (p) =>
    line('M0 -54C-6 -40 6 -30 0 -18V40', p.light, 3) +
    each(
      [
        [-16, -26, 16],
        [16, -18, -16],
        [-16, -2, 16],
        [16, 6, -16],
        [-15, 22, 16],
        [15, 30, -16],
      ],
      ([x = 0, y = 0, r = 0], i) =>
        moved(
          x,
          y,
          box(-8, -13, 16, 26, i % 2 ? p.light : p.main, 'rx="3"') + line('M-8 -6H8M-8 7H8', p.ink, 2.2),
          `rotate(${r})`,
        ),
    ) +
    moved(0, 46, star(8, 9, 4, p.light)),
  candle: (p) =>
    path('M0 -22C-10 -28 -8 -40 0 -52C8 -40 10 -28 0 -22Z', p.light) +
    path('M0 -24C-4 -28 -4 -34 0 -40C4 -34 4 -28 0 -24Z', p.main) +
    line('M0 -22V-14', p.ink, 2) +
    path('M-13 -14C-8 -10 8 -18 13 -14V34H-13Z', p.light) +
    path('M-13 -8C-6 -2 -8 8 -4 8C0 8 -2 -4 4 -2C10 0 8 12 13 10V-14H-13Z', p.main) +
    path('M-36 30H36C34 44 20 48 0 48C-20 48 -34 44 -36 30Z', p.main) +
    line('M-26 37H26', p.ink, 2) +
    mirrored(path('M18 30C22 18 32 14 40 16C38 26 30 32 18 30Z', p.light)),
} satisfies Readonly<Record<string, Emblem>>;
