import type { Chart } from '../../inspection/chart.ts';
import { structureHash } from '../../inspection/structureHash.ts';
import type { LaidChart } from './laidChart.ts';

/** Charts that were laid ahead, by the id of the machine; each with what it was made for. */
export type ShippedLayouts = Readonly<Record<string, { readonly hash: string; readonly laid: LaidChart }>>;

/** The places that were found ahead for this very chart, or null. */
export function shippedLayout(chart: Chart, layouts: ShippedLayouts): LaidChart | null {
  const shipped = layouts[chart.id];
  return shipped !== undefined && shipped.hash === structureHash(chart) ? shipped.laid : null;
}
