import { chartTree } from '../../../../src/console/chart/chartTree.ts';
import { LINE, labelOf, MARGIN, rowOf, TITLE, titleOf } from '../../../../src/console/chart/labels.ts';
import type { LaidArrow, LaidChart, LaidStart, LaidState, Point } from '../../../../src/console/chart/laidChart.ts';
import type { Chart, ChartState, ChartTransition } from '../../../../src/inspection/chart.ts';

/** How far a transition has been taken: wherever it can be, not on every level, or nowhere at all. */
export type Reach = 'everywhere' | 'not everywhere' | 'nowhere';

/** Draws a laid chart as SVG; each transition in the colour of its reach, which its class names. */
export function drawChart(
  chart: Chart,
  { width, height, states, arrows, starts }: LaidChart,
  reachOf: (id: string) => Reach,
): string {
  const tree = chartTree(chart);
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => transitions.get(id) ?? []);
  const rowsOf = ({ rows }: LaidState) =>
    known(rows).map((row) => ({ text: rowOf(row, tree), title: row.text, reach: reachOf(row.id) }));
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="State chart">
<defs>${(['everywhere', 'not-everywhere', 'nowhere'] as const).map(headOf).join('')}</defs>
${states.map((laid) => drawState(tree.states.get(laid.id) ?? chart.root, laid, rowsOf(laid))).join('\n')}
${starts.map(drawStart).join('\n')}
${arrows.flatMap((laid) => known([laid.id]).map((transition) => drawArrow(transition, laid, reachOf(laid.id)))).join('\n')}
</svg>`;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const headOf = (reach: string): string =>
  `<marker id="head-${reach}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head ${reach}" d="M0 0L8 4L0 8z"/></marker>`;

interface Row {
  readonly text: string;
  readonly title: string;
  readonly reach: Reach;
}

function drawState(state: ChartState, { x, y, width, height }: LaidState, rows: readonly Row[]): string {
  const words = rows.map(
    ({ text, title, reach }, at) =>
      `<text class="line ${classOf(reach)}" x="${x + MARGIN}" y="${y + TITLE.height + LINE.height * (at + 1) - 4}"><title>${escaped(title)}</title>${escaped(text)}</text>`,
  );
  const inner =
    state.type === 'final'
      ? `<rect class="state" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="4"/>`
      : '';
  return `<g><title>${escaped(state.description ?? state.key)}</title><rect class="state ${state.type}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>${inner}<text class="title" x="${x + MARGIN}" y="${y + 17}">${escaped(titleOf(state))}</text>${words.join('')}</g>`;
}

const drawStart = ({ way }: LaidStart): string =>
  `<path class="arrow everywhere" d="${pathOf(way)}" marker-end="url(#head-everywhere)"/><circle class="head" cx="${way[0]?.x}" cy="${way[0]?.y}" r="3"/>`;

function drawArrow(transition: ChartTransition, { ways, label }: LaidArrow, reach: Reach): string {
  const name = classOf(reach);
  const lines = labelOf(transition).map(
    (line, at) =>
      `<text class="line ${name}" x="${label.x}" y="${label.y + LINE.height * (at + 1) - 4}">${escaped(line)}</text>`,
  );
  const arrows = ways.map((way) => `<path class="arrow ${name}" d="${pathOf(way)}" marker-end="url(#head-${name})"/>`);
  return `<g><title>${escaped(transition.text)}</title>${arrows.join('')}${lines.join('')}</g>`;
}

const pathOf = (way: readonly Point[]): string =>
  way.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const classOf = (reach: Reach): string => reach.replaceAll(' ', '-');
