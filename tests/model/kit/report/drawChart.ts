import {
  type LaidArrow,
  type LaidChart,
  type LaidState,
  LINE_HEIGHT,
  labelOf,
  lineOf,
  TITLE_HEIGHT,
} from './layChart.ts';

/** How far a transition has been taken: everywhere, nowhere in a browser, or nowhere at all. */
export type Reach = 'everywhere' | 'not in a browser' | 'nowhere';

/** Draws a laid chart as SVG; each transition in the colour of its reach, which its class names. */
export function drawChart({ width, height, states, arrows }: LaidChart, reachOf: (id: string) => Reach): string {
  return `<svg viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" role="img" aria-label="State chart">
<defs>${(['everywhere', 'not-in-a-browser', 'nowhere'] as const).map(headOf).join('')}</defs>
${states.map((state) => drawState(state, reachOf)).join('\n')}
${arrows.map((arrow) => drawArrow(arrow, reachOf)).join('\n')}
</svg>`;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const headOf = (reach: string): string =>
  `<marker id="head-${reach}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head ${reach}" d="M0 0L8 4L0 8z"/></marker>`;

function drawState({ state, x, y, width, height, lines }: LaidState, reachOf: (id: string) => Reach): string {
  const mark = state.initial ? '● ' : '';
  const words = lines.map(
    (line, at) =>
      `<text class="line ${classOf(reachOf(line.id))}" x="${round(x + 10)}" y="${round(y + TITLE_HEIGHT + LINE_HEIGHT * (at + 1) - 4)}"><title>${escaped(line.text)}</title>${escaped(lineOf(line))}</text>`,
  );
  const inner =
    state.type === 'final'
      ? `<rect class="state" x="${round(x + 3)}" y="${round(y + 3)}" width="${round(width - 6)}" height="${round(height - 6)}" rx="4"/>`
      : '';
  return `<g><title>${escaped(state.description ?? state.key)}</title><rect class="state ${state.type}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>${inner}<text class="title" x="${round(x + 10)}" y="${round(y + 16)}">${mark}${escaped(state.key)}</text>${words.join('')}</g>`;
}

function drawArrow({ transition, points, label }: LaidArrow, reachOf: (id: string) => Reach): string {
  const reach = classOf(reachOf(transition.id));
  const way = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return `<g><title>${escaped(transition.text)}</title><path class="arrow ${reach}" d="${way}" marker-end="url(#head-${reach})"/><text class="line ${reach}" x="${round(label.x)}" y="${round(label.y + 11)}">${escaped(labelOf(transition))}</text></g>`;
}

const classOf = (reach: Reach): string => reach.replaceAll(' ', '-');

const round = (length: number): number => Math.round(length * 10) / 10;
