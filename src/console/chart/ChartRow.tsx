import type { ChartTransition } from '../../inspection/chart.ts';
import type { ChartTree } from './chartTree.ts';
import { LINE, MARGIN, rowOf, TITLE } from './labels.ts';
import type { Box, LaidState } from './laidChart.ts';
import { PartButton } from './PartButton.tsx';
import { aboutTransition, type ChartCoverage, reachOf } from './reach.ts';

interface ChartRowProps {
  readonly transition: ChartTransition;
  readonly tree: ChartTree;
  readonly box: LaidState;
  readonly at: number;
  readonly coverage: ChartCoverage;
  readonly isStop: boolean;
}

/** A transition that is written into its state. */
export function ChartRow({ transition, tree, box, at, coverage, isStop }: ChartRowProps) {
  const { x, y, width, height } = rowBox(box, at);
  return (
    <PartButton
      part={{ kind: 'transition', id: transition.id }}
      className={`row ${reachOf(transition.id, coverage)}`}
      label={transition.text}
      about={aboutTransition(transition, coverage)}
      isStop={isStop}
    >
      <rect className="touch" x={x} y={y} width={width} height={height} />
      <text x={x + 4} y={y + 11}>
        {rowOf(transition, tree)}
      </text>
    </PartButton>
  );
}

/** The place of a row in its state. */
export const rowBox = ({ x, y, width }: LaidState, at: number): Box => ({
  x: x + MARGIN - 4,
  y: y + TITLE.height + LINE.height * at,
  width: width - 2 * MARGIN + 8,
  height: LINE.height,
});
