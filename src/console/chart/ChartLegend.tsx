import type { Chart } from '../../inspection/chart.ts';
import { type ChartCoverage, type Reach, reachOf } from './reach.ts';

interface ChartLegendProps {
  readonly chart: Chart;
  readonly coverage: ChartCoverage;
}

const NAMES = [
  ['seen', 'this session'],
  ['tests', 'tests only'],
  ['never', 'never'],
] as const satisfies readonly (readonly [Reach, string])[];

/** What the lines of a chart mean, and how many transitions there are of each. */
export function ChartLegend({ chart, coverage }: ChartLegendProps) {
  const counts = Map.groupBy(chart.transitions, ({ id }) => reachOf(id, coverage));
  return (
    <ul className="chart-legend" aria-label="Transitions">
      {NAMES.map(([reach, name]) => (
        <li key={reach}>
          <svg aria-hidden="true" viewBox="0 0 24 8">
            <path className={reach} d="M0 4h24" />
          </svg>
          {counts.get(reach)?.length ?? 0} {name}
        </li>
      ))}
    </ul>
  );
}
