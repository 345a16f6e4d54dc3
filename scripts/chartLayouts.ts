import { pathToFileURL } from 'node:url';
import ELK from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import { layChart } from '../src/console/chart/layChart.ts';
import type { ShippedLayouts } from '../src/console/chart/shippedLayouts.ts';
import { chartOf } from '../src/inspection/chart.ts';
import { structureHash } from '../src/inspection/structureHash.ts';
import { machinesIn } from '../src/machines/page/exported.ts';
import { pathsIn } from './projectPaths.ts';

/** Lays out the charts of all machines by id, except machines made by a function. */
export async function chartLayouts(): Promise<ShippedLayouts> {
  const engine = new ELK();
  const layouts: Record<string, ShippedLayouts[string]> = {};
  for (const machine of await siteMachines()) {
    const chart = chartOf(machine);
    layouts[chart.id] = { hash: structureHash(chart), laid: await layChart(chart, engine) };
  }
  return layouts;
}

async function siteMachines(): Promise<readonly AnyStateMachine[]> {
  const modules = await Promise.all(
    pathsIn('src/machines/**/*.machine.ts').map(
      (path): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(path).href),
    ),
  );
  return modules.flatMap(machinesIn);
}
