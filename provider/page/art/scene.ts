import { at, circle, ellipse, group, numbersOf, placed, polygon, rect, shape, stroke, times } from './draw.ts';

/** Inks of the scene by day and by night, in `scene.css`. */
const ink = (name: string) => `var(--sc-${name})`;

const skyLantern = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    shape('M-20 -24C-16 -36 16 -36 20 -24L15 22C9 26 -9 26 -15 22Z', ink('lamp')) +
      shape('M-17 8L-15 22C-9 26 9 26 15 22L17 8C8 13 -8 13 -17 8Z', ink('lamp-low')) +
      stroke('M-7 -32Q-9 -6 -6 23M7 -32Q9 -6 6 23', ink('lamp-line'), 1.4) +
      ellipse(0, 23, 12, 3, ink('ink')) +
      shape('M0 22C-5 18 -3 12 0 8C3 12 5 18 0 22Z', ink('light')),
  );

const CHEDI =
  'M0 -120L5 -78H-5ZM-6 -78H6L14 -46H-14ZM-18 -46H18V-40H-18ZM-14 -40H14C24 -22 38 -12 42 6H-42C-38 -12 -24 -22 -14 -40ZM-50 6H50V16H-50ZM-60 16H60V26H-60ZM-72 26H72V60H-72Z';
const chedi = (x: number, y: number, scale: number) => placed(x, y, scale, shape(CHEDI, ink('mid')));

const roof = (x: number, y: number, w: number): string =>
  group(
    `translate(${x} ${y.toFixed(1)})`,
    shape(
      `M0 0L${w * 0.06} -8L${w * 0.5} ${-w * 0.5}L${w * 0.94} -8L${w} 0L${w * 0.88} 0V90H${w * 0.12}V0Z`,
      ink('mid'),
    ) +
      stroke(
        `M${w * 0.02} -2L${w * 0.5} ${-w * 0.5}L${w * 0.98} -2M${w * 0.5} ${-w * 0.5}v${-w * 0.12}`,
        ink('trim'),
        2,
      ),
  );

const petal = 'M0 2C-6 -4 -5 -14 0 -20C5 -14 6 -4 0 2Z';
const floating = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    shape('M-26 0C-22 14 22 14 26 0Z', ink('leaf')) +
      [-50, -25, 0, 25, 50]
        .map((turn) => group(`rotate(${turn} 0 4)`, shape(petal, turn % 50 ? ink('pink') : ink('light'))))
        .join('') +
      stroke('M0 -18V-28', ink('light'), 2) +
      shape('M0 -36C-4 -31 -3 -27 0 -27C3 -27 4 -31 0 -36Z', ink('lamp')),
  ) + rect(x - 14, y + 12, 28, 2.4, ink('lamp'), 'opacity=".5"');

/** Lanterns over a river: drawn once wide, once tall, never scaled from one to the other. */
function scene(W: number, H: number, tall: boolean): string {
  const next = numbersOf(`yipeng${W}`);
  const [cx, cy] = [W / 2, tall ? H * 0.34 : H * 0.47];
  const ring = tall ? W * 0.62 : H * 0.56;
  const horizon = H * (tall ? 0.62 : 0.78);
  const parts = [rect(0, 0, W, H, ink('sky'))];
  parts.push(
    group(
      `translate(${cx} ${cy})`,
      times(24, (i) => polygon([[0, 0], at(W + H, i * 15), at(W + H, i * 15 + 7.5)], ink('sky-2'))),
    ),
    circle(cx, cy, ring, ink('ring')) +
      circle(cx, cy, ring * 0.86, ink('ring-2')) +
      circle(cx, cy, ring * 0.72, ink('ring')),
  );
  const isCovered = (i: number, x: number, y: number) =>
    tall ? y > H * 0.17 && i % 4 > 0 : Math.abs(x - cx) < W * 0.27;
  for (let i = 0; i < (tall ? 13 : 26); i += 1) {
    let [x, y] = [next() * W, next() * H * 0.66];
    while (isCovered(i, x, y)) [x, y] = [next() * W, next() * H * 0.66];
    parts.push(skyLantern(x, y, tall ? 0.3 + next() * 0.5 : 0.34 + next() * 0.95));
  }
  const hill = (i: number) =>
    `Q${((W * (i + 0.5)) / 8).toFixed(1)} ${(horizon - 60 - next() * 60).toFixed(1)} ${((W * (i + 1)) / 8).toFixed(1)} ${(horizon - 20 - next() * 20).toFixed(1)}`;
  parts.push(shape(`M0 ${H}V${(horizon - 20).toFixed(1)}${times(8, hill)}V${H}Z`, ink('far')));
  const temples = tall
    ? [
        chedi(40, horizon + 4, 0.7),
        chedi(W - 34, horizon + 4, 0.9),
        roof(70, horizon + 12, 70),
        roof(W - 140, horizon + 16, 74),
      ]
    : [
        [120, 1.5],
        [262, 0.9],
        [W - 132, 1.7],
        [W - 290, 0.9],
      ].map(([x = 0, scale = 1]) => chedi(x, horizon + 4, scale));
  parts.push(...temples, rect(0, horizon + 40, W, H - horizon, ink('water')));
  for (let k = 0; k < 7; k += 1) {
    const y = horizon + 52 + k * (tall ? 40 : 26);
    const crest = times(Math.ceil(W / 40), () => 'q10 -7 20 0t20 0');
    parts.push(shape(`M0 ${y.toFixed(1)}${crest}V${(y + 9).toFixed(1)}H0Z`, ink(k % 2 ? 'water' : 'water-2')));
  }
  for (let k = 0; k < (tall ? 6 : 15); k += 1) {
    const [x, y] = [next() * W, horizon + 66 + next() * (H - horizon - 80)];
    parts.push(floating(x, y, 0.5 + next() * 0.5));
  }
  const shown = tall ? 'only-phone' : 'only-wide';
  return `<svg class="scene ${shown}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${parts.join('')}</svg>`;
}

export const scenes = (): string => scene(1440, 900, false) + scene(390, 844, true);
