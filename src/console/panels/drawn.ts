import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import type { ServerPanelProps } from './server/ServerPanel.tsx';

/** What an application lends the panels, beside its actors. */
export interface Drawn {
  /** What the system status of its server may be. */
  readonly statuses: ServerPanelProps['statuses'];
  /** Where everything stands in the charts of its machines, where that was found ahead. */
  readonly layouts: ShippedLayouts;
}
