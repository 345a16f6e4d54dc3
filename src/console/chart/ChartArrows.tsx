import { memo } from 'react';
import type { Chart } from '../../inspection/chart.ts';
import { LINE, labelOf } from './labels.ts';
import type { LaidChart } from './laidChart.ts';
import { PartButton } from './PartButton.tsx';
import { aboutTransition, type ChartCoverage, reachOf } from './reach.ts';
import { headOf, pathOf } from './ways.ts';

interface ChartArrowsProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  readonly coverage: ChartCoverage;
  /** The state whose transitions Tab comes to. */
  readonly stop: string;
}

/** The transitions that lead from one state to another. */
export const ChartArrows = memo(function ChartArrows({ chart, laid, coverage, stop }: ChartArrowsProps) {
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return laid.arrows.map(({ id, ways, label }) => {
    const transition = transitions.get(id);
    if (transition === undefined) return null;
    const [event, ...guard] = labelOf(transition);
    return (
      <PartButton
        key={id}
        part={{ kind: 'transition', id }}
        className={`arrow ${reachOf(id, coverage)}`}
        label={transition.text}
        about={aboutTransition(transition, coverage)}
        isStop={transition.source === stop}
      >
        {ways.map((way) => {
          const path = pathOf(way);
          return (
            <g key={path}>
              <path className="touch" d={path} />
              <path className="way" d={path} />
              <path className="head" d={headOf(way)} />
            </g>
          );
        })}
        <rect className="touch" x={label.x} y={label.y} width={label.width} height={label.height} />
        <text className="label">
          <tspan x={label.x} y={label.y + 11}>
            {event}
          </tspan>
          {guard.map((line, at) => (
            <tspan key={line} className="guard" x={label.x} y={label.y + 11 + LINE.height * (at + 1)}>
              {line}
            </tspan>
          ))}
        </text>
      </PartButton>
    );
  });
});
