import { fromPromise } from 'xstate';
import { type Chart, chartOf } from '../../../src/inspection/chart.ts';
import { allFlows } from '../../model/allFlows.ts';

const never = fromPromise(() => new Promise(() => {}));

/** The chart of every machine of the site, by the name of its flow. */
export const siteCharts: readonly (readonly [name: string, chart: Chart])[] = allFlows.map(([name, { machine }]) => [
  name,
  chartOf(machine({ now: () => 0, held: never })),
]);
