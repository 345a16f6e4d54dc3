import type { AnyStateMachine } from 'xstate';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import type { Capsule } from '../core/capsule/capsule.ts';
import type { ReplayOptions } from '../core/capsule/replay.ts';
import type { JourneyFrom } from '../core/capsule/toJourney.ts';
import type { TestFrom } from '../core/capsule/toVitest.ts';
import type { Sessions } from '../core/sessions/sessions.ts';
import type { Store } from '../core/store.ts';
import type { Frames } from '../inspect/watchFrames.ts';
import type { ShownZone } from './clockText.ts';
import type { ServerPanelProps } from './server/ServerPanel.tsx';

/** What an application provides to the panels, beside its actors. */
export interface PanelOptions {
  /** Possible system statuses. */
  readonly statuses: ServerPanelProps['statuses'];
  /** Prebuilt chart layouts. */
  readonly layouts: ShippedLayouts;
  /** Address of the separate window; undefined if there is none. */
  readonly window?: string;
  /** Loads what capsules need for checks and replays; undefined if unsupported. */
  readonly replaying?: () => Promise<Replaying>;
  /** Address of the page, if it carried a capsule. */
  readonly link?: string;
  /** Opens a tab that replays a recording on its real screens; undefined if unsupported. */
  readonly onWatch?: (capsule: Capsule) => void;
  /** Earlier sessions of this browser; undefined if none are kept. */
  readonly sessions?: Sessions;
  /** Applications in frames of the page that can be shown beside it; undefined if nobody looks for them. */
  readonly frames?: Frames;
  /** The zone that the application shows its times in; that of the browser if undefined. */
  readonly timeZone?: ShownZone;
  /** Notice of a branch tab. */
  readonly branch?: Store<{ readonly says: string }>;
  /** Opens a tab in the state after an entry; undefined if unsupported. */
  readonly onBranch?: (seq: number) => void;
}

export interface Replaying {
  readonly machines: readonly AnyStateMachine[];
  readonly options: ReplayOptions;
  /** Imports of an exported test. */
  readonly paths: TestFrom;
  /** Imports of an exported journey. */
  readonly journey: JourneyFrom;
}
