import { at, circle, group, numbersOf, placed, polygon, rect, shape, star, stroke, times } from './draw.ts';

/** Inks of the scene by day and by night, in `scene.css`. */
const ink = (name: string) => `var(--sc-${name})`;

/** The bang fai rocket, its middle at 0 0, flying to the right. */
export const rocket = (isBurning: boolean): string =>
  stroke('M-44 0L-200 12', ink('bamboo'), 5) +
  times(5, (i) => stroke(`M${-70 - i * 28} ${(2 + i * 2.1).toFixed(1)}v5`, ink('ink'), 1.6)) +
  shape(
    'M-196 12C-214 2 -228 8 -240 0C-232 16 -214 18 -196 15ZM-176 11C-190 24 -204 22 -214 30C-198 34 -182 26 -174 14Z',
    ink('flag'),
  ) +
  rect(-56, -19, 88, 38, ink('red'), 'rx="7"') +
  rect(-56, -7, 88, 14, ink('light')) +
  times(4, (i) => rect(-46 + i * 20, -19, 6, 38, ink('lamp'))) +
  times(3, (i) => shape(`M${-33 + i * 20} -5l6 5l-6 5l-6 -5Z`, ink('red'))) +
  shape('M-56 -19L-76 -34L-48 -22ZM-56 19L-76 34L-48 22Z', ink('lamp')) +
  shape('M30 -20C54 -26 74 -14 92 -2C84 4 80 6 72 8C82 10 86 12 88 16C70 26 48 26 30 20Z', ink('lamp')) +
  shape(
    'M34 -20C34 -38 24 -46 12 -52C36 -54 52 -42 56 -25ZM52 -24C56 -36 52 -44 46 -50C64 -46 70 -34 68 -18Z',
    ink('red'),
  ) +
  circle(58, -9, 5, ink('light')) +
  circle(59, -9, 2.6, ink('ink')) +
  stroke('M72 8C62 10 52 8 44 12', ink('ink'), 2.2) +
  shape('M76 7l3 6l-7 -4ZM66 9l2 6l-6 -5Z', ink('light')) +
  (isBurning
    ? shape('M-56 -12C-84 -16 -92 -4 -112 0C-92 4 -84 16 -56 12Z', ink('lamp')) +
      shape('M-56 -6C-72 -8 -78 -2 -90 0C-78 2 -72 8 -56 6Z', ink('light'))
    : '');

/** Where a rocket bursts. */
export const burst = (): string =>
  star(14, 86, 44, ink('red')) +
  star(14, 58, 30, ink('lamp')) +
  star(10, 34, 16, ink('light')) +
  times(6, (i) => {
    const [x, y] = at(104, i * 60 + 15);
    return group(
      `translate(${x} ${y}) rotate(${i * 47})`,
      rect(-9, -4, 18, 8, i % 2 ? ink('bamboo') : ink('red'), 'rx="2"'),
    );
  });

const tower = (): string =>
  stroke('M-26 0L-4 -150M46 0L4 -150', ink('bamboo'), 7) +
  times(6, (i) => {
    const share = i / 6;
    const [left, right, y] = [-26 + 22 * share, 46 - 42 * share, -150 * share - 8];
    const up = `L${(46 - 42 * (share + 0.16)).toFixed(1)} ${(y - 24).toFixed(1)}`;
    const from = `M${left.toFixed(1)} ${y.toFixed(1)}`;
    return (
      stroke(`${from}L${right.toFixed(1)} ${y.toFixed(1)}`, ink('bamboo'), 4) + stroke(from + up, ink('bamboo'), 2.4)
    );
  }) +
  stroke('M0 -150V-176', ink('bamboo'), 3) +
  shape('M1 -176L30 -168L1 -158Z', ink('flag'));

function crowd(W: number, y: number, count: number, scale: number): string {
  const next = numbersOf(`crowd${W}`);
  return times(count, (i) => {
    const x = ((i + 0.2 + next() * 0.6) * W) / count;
    const height = (20 + next() * 8) * scale;
    const foot = y + next() * 5 * scale;
    const [top, base] = [(foot - height + 2).toFixed(1), (y + 30 * scale).toFixed(1)];
    const [left, right] = [(x - 11 * scale).toFixed(1), (x + 11 * scale).toFixed(1)];
    const body =
      circle(x, foot - height, 6.4 * scale, ink('person')) +
      shape(`M${left} ${base}C${left} ${top} ${right} ${top} ${right} ${base}Z`, ink('person'));
    const holds = next();
    if (holds < 0.2) {
      const cloth = ink(['red', 'lamp', 'leaf'][i % 3] ?? 'red');
      const parasol =
        stroke('M0 0V26', ink('person'), 2) +
        shape('M-22 2C-18 -16 18 -16 22 2C16 -2 12 -2 8 2C4 -2 -4 -2 -8 2C-12 -2 -16 -2 -22 2Z', cloth);
      return body + placed(x + 9 * scale, foot - height - 12 * scale, scale, parasol);
    }
    if (holds >= 0.38) return body;
    const arm = `M${(x + 8 * scale).toFixed(1)} ${(foot - height + 10).toFixed(1)}L${(x + 15 * scale).toFixed(1)} ${(foot - height - 12 * scale).toFixed(1)}`;
    return body + stroke(arm, ink('person'), 4 * scale);
  });
}

const cloud = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    shape('M0 0a16 16 0 0 1 26 -12a22 22 0 0 1 42 -4a18 18 0 0 1 32 4a14 14 0 0 1 20 12Z', ink('cloud')),
  );

const palm = (): string =>
  stroke('M0 8C-3 -20 3 -40 0 -66', ink('mid'), 6) +
  group(
    'translate(0 -66)',
    times(7, (i) => group(`rotate(${(i * 360) / 7})`, shape('M0 0C14 -12 28 -10 38 2C24 0 12 4 0 0Z', ink('mid')))),
  );

/** Where a flight is drawn: from the top of the tower to where the rocket stays once it is high. */
export interface Sky {
  readonly width: number;
  readonly height: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly rocket: number;
}
export const WIDE: Sky = { width: 1040, height: 560, from: [82, 330], to: [610, 215], rocket: 0.8 };
export const TALL: Sky = { width: 390, height: 400, from: [50, 240], to: [228, 170], rocket: 0.4 };

/** Fields at the festival: drawn once wide, once tall, never scaled from one to the other. */
export function field({ width: W, height: H, from }: Sky, isTall: boolean): string {
  const next = numbersOf(`bangfai${W}`);
  const ground = H * (isTall ? 0.8 : 0.82);
  const [mx, my, moon] = [W * 0.76, H * (isTall ? 0.3 : 0.34), isTall ? 66 : 118];
  const rays = times(28, (i) =>
    polygon([[0, 0], at(W * 1.6, (i * 360) / 28), at(W * 1.6, (i * 360) / 28 + 6.4)], ink('sky-2')),
  );
  const hills = times(6, (i) => {
    const [x, y] = [(W * (i + 0.5)) / 6, ground - 70 - next() * 70];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${((W * (i + 1)) / 6).toFixed(1)} ${(ground - 20 - next() * 24).toFixed(1)}`;
  });
  const palms = times(isTall ? 5 : 11, () =>
    placed(W * 0.2 + next() * W * 0.78, ground - 6, (0.5 + next() * 0.5) * (isTall ? 0.6 : 1), palm()),
  );
  const furrows = times(8, (i) => {
    const [near, far] = [W * 0.5 + (i - 3.9) * W * 0.4, W * 0.5 + (i - 4) * W * 0.05];
    return polygon(
      [
        [far, ground],
        [far + W * 0.012, ground],
        [near + W * 0.05, H],
        [near, H],
      ],
      ink('field-2'),
    );
  });
  const scale = isTall ? 0.56 : 0.9;
  return [
    rect(0, 0, W, H, ink('sky')) + group(`translate(${mx} ${my})`, rays),
    circle(mx, my, moon * 1.5, ink('ring')) +
      circle(mx, my, moon * 1.24, ink('ring-2')) +
      circle(mx, my, moon, ink('moon')),
    cloud(W * 0.1, H * 0.2, isTall ? 0.6 : 1.2) + cloud(W * 0.56, H * (isTall ? 0.42 : 0.52), isTall ? 0.7 : 1.3),
    cloud(W * 0.86, H * 0.16, isTall ? 0.5 : 1) + cloud(W * 0.34, H * (isTall ? 0.12 : 0.1), isTall ? 0.45 : 0.8),
    shape(`M0 ${H}V${(ground - 30).toFixed(1)}${hills}V${H}Z`, ink('far')) + palms,
    rect(0, ground, W, H - ground, ink('field')) + furrows,
    times(3, (k) => rect(0, ground + 8 + k * k * 18 + k * 10, W, 3 + k * 2, ink('field-2'))),
    placed(from[0] + 6 * scale, from[1] + 158 * scale, scale, tower()),
    crowd(W, H - (isTall ? 14 : 22), isTall ? 13 : 26, isTall ? 0.8 : 1.15),
  ].join('');
}
