import { elapsedAt } from '../../engines/crash/curve.ts';
import { burst, field, rocket, type Sky, TALL, WIDE } from '../art/bangFai.ts';

/** The rocket has crossed its part of the sky after so long, ms. */
const CROSSING_MS = 5_000;
const PUFFS = 30;
const POINTS = 40;
const GRIDS = [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];

const drawn = (sky: Sky, isTall: boolean): string => {
  const puffs = '<circle/>'.repeat(PUFFS);
  const size = `scale(${sky.rocket})`;
  const lines = '<g><path class="fl__line"/><rect rx="4"/><text></text></g>'.repeat(3);
  const flags = '<g><path class="fl__pole"/><circle r="5"/><rect rx="4"/><text></text></g>'.repeat(2);
  return `<svg class="crash__svg ${isTall ? 'sky--tall' : 'sky--wide'}" viewBox="0 0 ${sky.width} ${sky.height}" preserveAspectRatio="xMinYMax slice" aria-hidden="true">${field(sky, isTall)}<g class="fl__grid">${lines}</g><g class="fl__smoke fl__smoke--low">${puffs}</g><g class="fl__smoke">${puffs}</g><path class="fl__curve fl__curve--under"/><path class="fl__curve"/><g class="fl__flags">${flags}</g><g class="fl__rocket"><g class="fl__cold" transform="${size}">${rocket(false)}</g><g class="fl__hot" transform="${size}">${rocket(true)}</g></g><g class="fl__burst"><g transform="${size}">${burst()}</g></g></svg>`;
};

export interface Flown {
  readonly phase: 'waiting' | 'flying' | 'down';
  /** Hundredths, so far or at the end. */
  readonly multiplier: number;
  /** The last that were cashed out: name and hundredths. */
  readonly outs: readonly (readonly [name: string, multiplier: number])[];
}

/** The sky with its flight, wide and tall. */
export function createFlight(root: HTMLElement) {
  root.innerHTML = drawn(WIDE, false) + drawn(TALL, true);
  const [wide, tall] = [...root.querySelectorAll('svg')].map((svg, at) => artist(svg, at === 0 ? WIDE : TALL));
  let isWide = false;
  new ResizeObserver(() => {
    isWide = root.clientWidth > root.clientHeight * 1.3;
    root.dataset.shape = isWide ? 'wide' : 'tall';
    root.toggleAttribute('data-small', isWide && root.clientWidth < 640);
  }).observe(root);
  return (flown: Flown) => (isWide ? wide : tall)?.(flown);
}

function artist(svg: SVGSVGElement, { from, to, rocket: size, height, width }: Sky) {
  const all = <E extends SVGElement>(selector: string) => [...svg.querySelectorAll<E>(selector)];
  const curves = all('.fl__curve');
  const smoke = all('.fl__smoke').map((group) => [...group.children]);
  const [rocketAt] = all('.fl__rocket');
  const [burstAt] = all('.fl__burst');
  const flags = all('.fl__flags > g');
  const lines = all('.fl__grid > g');
  const isTall = height > width;
  const text = isTall ? 13 : 15;
  const label = (group: SVGElement, x: number, y: number, words: string) => {
    const box = group.querySelector('rect');
    const span = words.length * text * 0.62 + 14;
    for (const [name, value] of Object.entries({ x, y: y - 13, width: span, height: 24 })) {
      box?.setAttribute(name, String(value));
    }
    const place = group.querySelector('text');
    place?.setAttribute('x', String(x + 7));
    place?.setAttribute('y', String(y + 4));
    if (place && place.textContent !== words) place.textContent = words;
    return span;
  };

  return ({ phase, multiplier, outs }: Flown) => {
    svg.dataset.phase = phase;
    const elapsed = elapsedAt(multiplier);
    const top = Math.max(multiplier - 100, 100);
    const reach = Math.min(1, elapsed / CROSSING_MS);
    const spot = (share: number): readonly [number, number] => {
      const grown = 100 * Math.exp((elapsed * share) / 10_000) - 100;
      return [from[0] + (to[0] - from[0]) * reach * share, from[1] - (from[1] - to[1]) * (grown / top)];
    };
    const [x, y] = spot(1);
    const [bx, by] = spot(0.94);
    const slope = phase === 'waiting' || elapsed === 0 ? -78 : (Math.atan2(y - by, x - bx) * 180) / Math.PI - 6;
    const path = Array.from({ length: POINTS + 1 }, (_, at) =>
      spot(at / POINTS)
        .map((n) => n.toFixed(1))
        .join(' '),
    );
    for (const curve of curves) curve.setAttribute('d', phase === 'waiting' ? '' : `M${path.join('L')}`);
    for (const [layer, puffs] of smoke.entries()) {
      for (const [at, puff] of puffs.entries()) {
        const share = at / (PUFFS - 1);
        const [px, py] = spot(share * 0.96);
        const bumpy = 0.75 + ((at * 7) % 5) / 10;
        puff.setAttribute('cx', px.toFixed(1));
        puff.setAttribute('cy', (py + (layer === 0 ? 9 : 1) * (isTall ? 0.6 : 1)).toFixed(1));
        puff.setAttribute('r', String(phase === 'waiting' ? 0 : (isTall ? 9 : 17) * bumpy * (1 - share * 0.35)));
      }
    }
    const turn = phase === 'down' ? 62 : slope;
    const nose = (turn * Math.PI) / 180;
    const away =
      phase === 'down'
        ? [width * 0.12, height * (isTall ? 0.2 : 0.24)]
        : [Math.cos(nose) * 70 * size, Math.sin(nose) * 70 * size];
    const stand = phase === 'waiting' ? [from[0] + 2, from[1] - 34 * size] : [x + (away[0] ?? 0), y + (away[1] ?? 0)];
    rocketAt?.setAttribute('transform', `translate(${stand.join(' ')}) rotate(${turn.toFixed(1)})`);
    burstAt?.setAttribute('transform', `translate(${x + 36 * size} ${y - 26 * size})`);

    let lowest = 0;
    for (const [at, flag] of flags.entries()) {
      // A narrow sky has room for the last one only.
      const [name, multiple] = (isTall ? outs.slice(-1) : outs)[at] ?? ['', 0];
      flag.classList.toggle('on', multiple > 100 && phase !== 'waiting');
      if (multiple <= 100) continue;
      const [fx, fy] = spot(Math.min(1, elapsedAt(multiple) / Math.max(1, elapsed)));
      const drop = Math.max(isTall ? 30 : 46, lowest + 28 - fy);
      lowest = fy + drop;
      flag.querySelector('path')?.setAttribute('d', `M${fx} ${fy}V${fy + drop}`);
      const [dot] = flag.querySelectorAll('circle');
      dot?.setAttribute('cx', String(fx));
      dot?.setAttribute('cy', String(fy));
      label(flag, fx, fy + drop, `${name} ${(multiple / 100).toFixed(2)}×`);
    }
    const step = GRIDS.find((each) => top / each < 4) ?? 50_000;
    for (const [at, line] of lines.entries()) {
      const over = step * (at + 1);
      const ly = from[1] - (from[1] - to[1]) * (over / top);
      line.classList.toggle('on', phase !== 'waiting' && over <= top * 1.02);
      const right = width - (isTall ? 70 : 150);
      line.querySelector('path')?.setAttribute('d', `M8 ${ly}H${right}`);
      label(line, right, ly, `${((100 + over) / 100).toFixed(over % 100 === 0 || step >= 50 ? 1 : 2)}×`);
    }
  };
}
