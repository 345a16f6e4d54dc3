import type { AnyStateMachine } from 'xstate';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import type { ReplayOptions } from '../core/capsule/replay.ts';
import type { JourneyFrom } from '../core/capsule/toJourney.ts';
import type { TestFrom } from '../core/capsule/toVitest.ts';
import type { Store } from '../core/store.ts';
import type { ServerPanelProps } from './server/ServerPanel.tsx';

/** What an application lends the panels, beside its actors. */
export interface Drawn {
  /** What the system status of its server may be. */
  readonly statuses: ServerPanelProps['statuses'];
  /** Where everything stands in the charts of its machines, where that was found ahead. */
  readonly layouts: ShippedLayouts;
  /** Where the console has a window of its own; left out where it has none. */
  readonly window?: string;
  /** What a capsule needs to be judged and replayed, fetched when first asked for; left out where it cannot be. */
  readonly replaying?: () => Promise<Replaying>;
  /** The address that the page was opened with, where it carried a capsule. */
  readonly link?: string;
  /** In a tab that was branched off another: what is to be said of that. */
  readonly branch?: Store<{ readonly says: string }>;
  /** Opens a tab that stands where this one stood after an entry; left out where it cannot be. */
  readonly onBranch?: (seq: number) => void;
}

export interface Replaying {
  readonly machines: readonly AnyStateMachine[];
  readonly options: ReplayOptions;
  /** How a written test comes by what it needs. */
  readonly paths: TestFrom;
  /** How a written journey comes by what it needs. */
  readonly journey: JourneyFrom;
}
