import type { CSSProperties } from 'react';
import type { Chart } from '../../inspection/chart.ts';
import { rowBox } from './ChartRow.tsx';
import { aboutState } from './ChartStates.tsx';
import type { ChartTree } from './chartTree.ts';
import type { Box, LaidChart } from './laidChart.ts';
import type { Part } from './part.ts';
import { aboutTransition, type ChartCoverage } from './reach.ts';
import type { Size, Viewport } from './viewport.ts';

interface ChartTipProps {
  readonly part: Part | null;
  readonly chart: Chart;
  readonly tree: ChartTree;
  readonly laid: LaidChart;
  readonly coverage: ChartCoverage;
  readonly viewport: Viewport;
  readonly pane: Size;
}

/** How much room the text beside a part gets, px. */
const TIP = { width: 320, height: 96, gap: 8 } as const;

/** What the part under the pointer or in focus is, beside it. Screen readers hear it as the part's description. */
export function ChartTip({ part, chart, tree, laid, coverage, viewport, pane }: ChartTipProps) {
  const box = part === null ? undefined : boxOf(part, laid);
  const words = part === null ? null : wordsOf(part, chart, tree, coverage);
  if (box === undefined || words === null) return null;
  return (
    <div className="tip" role="tooltip" style={placeOf(box, viewport, pane)}>
      <strong>{words.name}</strong>
      <p>{words.about}</p>
    </div>
  );
}

function boxOf({ kind, id }: Part, { states, arrows }: LaidChart): Box | undefined {
  if (kind === 'state') {
    const state = states.find((each) => each.id === id);
    // Beside the title, so that the text does not lie far below a large state.
    return state && { ...state, height: Math.min(state.height, 28) };
  }
  const holder = states.find(({ rows }) => rows.includes(id));
  return holder === undefined
    ? arrows.find((arrow) => arrow.id === id)?.label
    : rowBox(holder, holder.rows.indexOf(id));
}

function wordsOf({ kind, id }: Part, chart: Chart, { states }: ChartTree, coverage: ChartCoverage) {
  const state = kind === 'state' ? states.get(id) : undefined;
  if (state !== undefined) return { name: state.key, about: aboutState(state) };
  const transition = chart.transitions.find((each) => each.id === id);
  return transition === undefined ? null : { name: transition.text, about: aboutTransition(transition, coverage) };
}

function placeOf(box: Box, { x, y, scale }: Viewport, pane: Size): CSSProperties {
  const left = Math.max(TIP.gap, Math.min(box.x * scale + x, pane.width - TIP.width - TIP.gap));
  const top = box.y * scale + y;
  const below = top + box.height * scale + TIP.gap;
  return below + TIP.height <= pane.height
    ? { left, top: Math.max(TIP.gap, below) }
    : { left, bottom: Math.max(TIP.gap, Math.min(pane.height - top + TIP.gap, pane.height - TIP.height)) };
}
