import { circle, ellipse, group, rect, shape, star, stroke } from './draw.ts';

/** Five inks of a label: ground, its shade, main, light, line. */
export interface Inks {
  readonly g: string;
  readonly s: string;
  readonly a: string;
  readonly c: string;
  readonly k: string;
}

/** A drawing of 160 by 160 in given inks; in one ink it is its own shadow. */
export type Emblem = (p: Inks) => string;
const isShadow = (p: Inks) => p.s === p.k;

export const lantern: Emblem = (p) =>
  stroke('M80 16V30', p.c, 3) +
  circle(80, 17, 4.5, 'none', `stroke="${p.c}" stroke-width="3"`) +
  rect(61, 28, 38, 11, p.k, 'rx="3"') +
  ellipse(80, 75, 46, 38, p.a) +
  ellipse(80, 75, 31, 38, 'none', `stroke="${p.k}" stroke-width="2"`) +
  ellipse(80, 75, 14, 38, p.c) +
  stroke('M36 64Q80 74 124 64M36 86Q80 96 124 86', p.k, 2) +
  shape('M80 64L88 75L80 86L72 75Z', p.g) +
  rect(61, 111, 38, 10, p.k, 'rx="3"') +
  stroke('M69 124V138M80 124V145M91 124V138', p.c, 3.5) +
  circle(69, 138, 2.6, p.a) +
  circle(80, 146, 2.6, p.a) +
  circle(91, 138, 2.6, p.a);
export const elephant: Emblem = (p) =>
  shape('M64 46C34 26 12 48 17 82C20 108 44 116 59 98Z', p.c) +
  shape('M96 46C126 26 148 48 143 82C140 108 116 116 101 98Z', p.c) +
  shape(
    'M58 56C42 44 26 58 29 80C31 96 46 102 56 91ZM102 56C118 44 134 58 131 80C129 96 114 102 104 91Z',
    p.a,
    'opacity=".3"',
  ) +
  shape(
    'M80 36C106 36 113 56 110 76C108 93 98 98 96 110C94 124 99 130 108 127C109 140 91 145 84 135C78 126 75 112 67 102C54 93 49 78 50 64C52 46 62 36 80 36Z',
    p.a,
  ) +
  shape('M60 99C54 113 44 119 33 114C43 110 47 102 49 90Z', p.c) +
  shape('M99 101C107 112 117 115 127 109C119 105 113 98 111 90Z', p.c) +
  circle(66, 76, 3.6, p.k) +
  circle(94, 76, 3.6, p.k) +
  shape('M80 22L97 44L80 66L63 44Z', p.c) +
  shape('M80 32L89 44L80 56L71 44Z', p.a) +
  circle(80, 44, 4, p.k) +
  circle(60, 44, 3.4, p.c) +
  circle(100, 44, 3.4, p.c) +
  stroke('M80 14V22', p.c, 4) +
  stroke('M77 96H88M79 106H90M83 116H92', p.k, 2);
const petal = 'M0 22C-20 0 -15 -36 0 -54C15 -36 20 0 0 22Z';
export const lotus: Emblem = (p) =>
  group(
    'translate(80 92)',
    [-84, 84, -58, 58]
      .map((r, i) => group(`rotate(${r} 0 18)`, shape(petal, i < 2 ? (isShadow(p) ? p.k : '#c97d78') : p.a)))
      .join('') +
      [-31, 31].map((r) => group(`rotate(${r} 0 18)`, shape(petal, p.c))).join('') +
      shape(petal, p.a) +
      stroke('M0 -30V8M-7 -18Q-9 -4 -5 8M7 -18Q9 -4 5 8', p.k, 1.6) +
      shape('M-58 30C-30 18 30 18 58 30C34 44 -34 44 -58 30Z', p.c) +
      stroke('M-40 30Q0 22 40 30', p.k, 1.6),
  );
export const boat: Emblem = (p) =>
  stroke('M26 34C56 46 92 44 128 28', isShadow(p) ? p.k : '#2f6f74', 2) +
  shape('M14 84C40 98 104 102 148 46C148 88 120 112 60 112C34 110 20 100 14 84Z', p.a) +
  stroke('M24 93C66 106 116 98 142 66', p.c, 3) +
  stroke('M44 92V58M96 92V58', p.k, 4) +
  shape('M34 60C46 40 94 40 108 60Z', p.c) +
  stroke('M40 60H102', p.k, 2.4) +
  shape('M60 92C60 76 80 76 80 92Z', p.c) +
  circle(70, 72, 6, p.c) +
  shape('M58 71L70 61L82 71Z', p.k) +
  stroke('M148 46L151 32M146 50C152 46 157 51 153 57', p.a, 3.5) +
  stroke('M130 74V82', p.c, 2) +
  ellipse(130, 88, 6, 7, p.c) +
  [124, 134, 143]
    .map((y, i) =>
      stroke(
        `M${18 + i * 9} ${y}q9 -7 18 0t18 0t18 0t18 0${i < 2 ? 't18 0' : ''}${i < 1 ? 't18 0' : ''}`,
        i % 2 ? p.a : p.c,
        3,
      ),
    )
    .join('');
const rabbit =
  'M-6 -38C2 -38 4 -24 3 -14C6 -16 10 -32 18 -36C24 -34 20 -18 12 -9C22 -2 22 10 12 14C24 22 26 40 14 46H-20C-34 34 -28 12 -8 8C-14 0 -10 -10 -6 -14C-10 -22 -12 -36 -6 -38Z';
export const moon: Emblem = (p) =>
  circle(80, 76, 54, p.c) +
  circle(80, 76, 47, 'none', `stroke="${p.a}" stroke-width="1.6"`) +
  group(
    'translate(80 74) scale(.86)',
    shape(rabbit, p.a) + circle(9, 0, 2.6, p.k) + circle(-24, 34, 7, p.c) + stroke('M-8 46C-10 36 -2 30 6 32', p.k, 2),
  ) +
  shape(
    'M11 149V122a13 13 0 0 1 22 -8a17 17 0 0 1 32 1a13 13 0 0 1 21 -2a18 18 0 0 1 33 2a13 13 0 0 1 20 -1a9 9 0 0 1 10 2V149Z',
    p.s,
  ) +
  shape(
    'M11 149V136a11 11 0 0 1 19 -5a15 15 0 0 1 28 2a12 12 0 0 1 22 0a15 15 0 0 1 27 -1a12 12 0 0 1 21 1a14 14 0 0 1 21 -4V149Z',
    p.c,
  ) +
  (isShadow(p)
    ? ''
    : [
        [28, 32, 5],
        [134, 30, 6],
        [24, 84, 3.4],
        [138, 92, 3.4],
      ]
        .map(([x = 0, y = 0, r = 0]) => group(`translate(${x} ${y})`, star(4, r * 1.6, r * 0.5, p.a)))
        .join(''));

/** A floating basket of banana leaf, with a candle and incense. */
export const krathong: Emblem = (p) =>
  stroke('M62 78L52 24M98 78L108 24', p.a, 2.6) +
  circle(52, 22, 3.4, p.c) +
  circle(108, 22, 3.4, p.c) +
  rect(74, 44, 12, 40, p.c, 'rx="2"') +
  shape('M80 14C71 26 72 36 80 38C88 36 89 26 80 14Z', p.a) +
  shape('M80 24C76 30 77 35 80 36C83 35 84 30 80 24Z', isShadow(p) ? p.k : p.c) +
  [-62, -38, -14, 14, 38, 62]
    .map((turn) =>
      group(`rotate(${turn} 80 104)`, shape('M80 104C66 90 68 66 80 52C92 66 94 90 80 104Z', turn % 4 ? p.a : p.c)),
    )
    .join('') +
  shape('M22 98H138C134 122 112 132 80 132C48 132 26 122 22 98Z', isShadow(p) ? p.k : '#5d8a4c') +
  [34, 57, 80, 103, 126]
    .map((x) => shape(`M${x - 13} 97L${x} 122L${x + 13} 97Z`, isShadow(p) ? p.k : '#83ad62'))
    .join('') +
  stroke('M24 98H136', p.c, 3) +
  stroke('M20 142q10 -7 20 0t20 0t20 0t20 0t20 0t20 0', p.c, 3);

/** A carp under a wave. */
export const carp: Emblem = (p) =>
  shape('M126 46C132 28 146 26 150 30C146 44 148 60 152 70C146 76 132 70 126 56Z', p.a) +
  shape('M16 86C34 44 92 30 132 52C124 92 78 122 34 110C24 106 18 98 16 86Z', p.a) +
  shape('M16 86C34 66 60 62 78 70C70 94 52 110 34 110C24 106 18 98 16 86Z', p.c) +
  circle(44, 82, 6, p.k) +
  stroke('M78 70C86 82 84 98 76 108M96 58C104 70 102 86 94 98M112 52C118 62 117 74 110 84', p.c, 3) +
  shape('M70 52C80 28 104 26 112 40C104 42 96 44 90 48Z', p.c) +
  stroke('M14 134q11 -9 22 0t22 0t22 0t22 0t22 0t22 0', p.c, 3.5);

/** A long drum with its rope. */
export const drum: Emblem = (p) =>
  shape('M46 30H114L100 92C98 104 112 120 118 138H42C48 120 62 104 60 92Z', p.a) +
  ellipse(80, 30, 36, 12, p.c) +
  ellipse(80, 30, 24, 7, p.a) +
  stroke('M48 44L64 84L70 44L80 86L90 44L96 84L112 44', p.k, 2.4) +
  rect(58, 86, 44, 10, p.c, 'rx="3"') +
  stroke('M52 122H108', p.c, 3) +
  shape('M42 138H118V146H42Z', p.c);

/** A cut stone. */
export const gem: Emblem = (p) =>
  shape('M44 40H116L142 72L80 138L18 72Z', p.a) +
  shape('M44 40L58 72H18ZM116 40L102 72H142ZM58 72H102L80 138Z', p.c) +
  stroke('M18 72H142M44 40L58 72L80 40L102 72L116 40M58 72L80 138L102 72', p.k, 2.2) +
  (isShadow(p)
    ? ''
    : group('translate(36 26)', star(4, 9, 3, p.c)) + group('translate(128 116)', star(4, 7, 2.4, p.c)));

/** A star-shaped kite with its tail. */
export const kite: Emblem = (p) =>
  group('translate(80 66)', star(5, 56, 27, p.a) + star(5, 34, 16, p.c) + circle(0, 0, 8, p.k)) +
  stroke('M80 66V8M80 66L134 48M80 66L114 112M80 66L46 112M80 66L26 48', p.k, 1.8) +
  stroke('M80 112C66 124 98 132 82 148', p.c, 3.4);
