import {
  circle,
  ellipse,
  group,
  numbersOf,
  placed,
  polygon,
  rect,
  shape,
  star,
  stroke,
  times,
} from '../../art/draw.ts';

/** Inks of the sea by day and by night, in `fish.css`. */
const ink = (name: string) => `var(--sea-${name})`;

const CORALS: readonly ((fill: string) => string)[] = [
  (fill) =>
    stroke(
      'M0 0V-54M0 -20C-24 -24 -26 -42 -24 -58M0 -30C22 -32 26 -48 24 -70M-24 -44C-38 -46 -40 -56 -40 -64M24 -54C38 -56 40 -64 40 -76',
      fill,
      9,
    ),
  (fill) =>
    times(9, (at) => group(`rotate(${at * 18 - 72})`, shape('M0 0C-6 -26 -6 -46 0 -60C6 -46 6 -26 0 0Z', fill))),
  () => times(4, (at) => stroke(`M${at * 16 - 24} 4c-10 -34 12 -54 -2 -${84 + (at % 2) * 26}`, ink('leaf'), 6)),
  (fill) =>
    ellipse(0, -14, 44, 28, fill) +
    [-20, -4, 14, 26, -30, 2]
      .map((x, at) => circle(x, [-18, -28, -20, -8, -4, -10][at] ?? 0, 4.5, ink('reef')))
      .join(''),
];
const COLOURS = ['red', 'pink', 'leaf', 'lamp'];

/** One line of hills, with valleys between them. */
function hills(width: number, height: number, count: number, top: number, random: () => number): string {
  const y = (share: number) => (height * share).toFixed(1);
  const curve = (at: number) =>
    `Q${((width * (at + 0.5)) / count).toFixed(1)} ${y(top - 0.08 - random() * 0.12)} ${((width * (at + 1)) / count).toFixed(1)} ${y(top + 0.02 + random() * 0.06)}`;
  return `M0 ${height}V${y(top)}${times(count, curve)}V${height}Z`;
}

function reef(width: number, height: number, corals: number, scale: number): string {
  const random = numbersOf(`reef ${width}`);
  const rays = times(6, (at) => {
    const x = width * (0.02 + at * 0.18);
    const low = x - width * 0.24;
    return polygon(
      [
        [x, 0],
        [x + width * 0.06, 0],
        [x - width * 0.1, height],
        [low, height],
      ],
      ink('light'),
    );
  });
  const swell = times(3, (at) =>
    stroke(
      `M0 ${16 + at * 12}${times(Math.ceil(width / 60), () => 'q15 -8 30 0t30 0')}`,
      ink('foam'),
      2.4,
      `opacity="${0.5 - at * 0.14}"`,
    ),
  );
  const far = shape(hills(width, height, 7, 0.7, random), ink('far'));
  const near = shape(hills(width, height, 9, 0.84, random), ink('reef'));
  const grown = times(corals, (at) => {
    const side = random() * width * 0.36;
    const kind = Math.floor(random() * 4);
    const fill = ink(COLOURS[Math.floor(random() * 4)] ?? 'red');
    const y = height - random() * height * 0.08 + 6;
    return placed(at % 2 ? side : width - side, y, scale * (0.6 + random() * 0.6), CORALS[kind]?.(fill) ?? '');
  });
  const bubbles = times(20, () =>
    circle(
      random() * width,
      height * (0.15 + random() * 0.7),
      2 + random() * 5,
      'none',
      `stroke="${ink('foam')}" stroke-width="1.6" opacity=".5"`,
    ),
  );
  return rect(0, 0, width, height, ink('water')) + rays + swell + far + near + grown + bubbles;
}

const drawn = (width: number, height: number, where: string, inner: string) =>
  `<svg class="fish__reef ${where}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${inner}</svg>`;

/** The reef, drawn once for each shape of window. */
export const reefs =
  drawn(390, 340, 'only-phone', reef(390, 340, 12, 0.8)) + drawn(860, 480, 'only-wide', reef(860, 480, 18, 1.15));

/** The barrel turns about the middle. */
export const barrelDrawing =
  rect(-15, -108, 30, 96, '#932f26', 'rx="6"') +
  rect(-20, -116, 40, 16, '#f0bd55', 'rx="4"') +
  rect(-15, -78, 30, 8, '#f8ead0') +
  rect(-15, -54, 30, 8, '#f0bd55') +
  circle(0, 0, 36, '#2c0e0d') +
  circle(0, 0, 31, '#a83a2d') +
  circle(0, 0, 22, 'none', 'stroke="#f0bd55" stroke-width="2.5"') +
  star(8, 16, 8, '#f8ead0');
/** Base and barrel of the cannon. */
export const barrel = `<svg class="fish__barrel" viewBox="-60 -120 120 240">${barrelDrawing}</svg>`;
export const foot = `<svg class="fish__foot" viewBox="-60 0 120 44">${shape('M-52 44C-48 2 48 2 52 44Z', '#2c0e0d') + stroke('M-36 34C-20 20 20 20 36 34', '#f0bd55', 2.5)}</svg>`;
