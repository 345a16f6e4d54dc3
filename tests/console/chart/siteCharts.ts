import { fromPromise } from 'xstate';
import { type Chart, chartOf } from '../../../src/inspection/chart.ts';
import { allMachines } from '../../machines/allMachines.ts';
import { allFlows } from '../../model/allFlows.ts';

const never = fromPromise(() => new Promise(() => {}));

const ofFlows = allFlows.map(([name, { machine }]) => [name, chartOf(machine({ now: () => 0, held: never }))] as const);
const known = new Set(ofFlows.map(([, { id }]) => id));

/** The chart of every machine of the site, by the name of its flow; by its id, where it has none, as most lists. */
export const siteCharts: readonly (readonly [name: string, chart: Chart])[] = [
  ...ofFlows,
  ...allMachines.filter(({ id }) => !known.has(id)).map((machine) => [machine.id, chartOf(machine)] as const),
];
