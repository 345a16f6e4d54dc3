import type { AnyStateMachine } from 'xstate';
import type { ReplayOptions } from '../console/core/capsule/replay.ts';
import type { JourneyFrom } from '../console/core/capsule/toJourney.ts';

/** What the console has to know of an application that it is opened in, beyond what its machines and contract say. */
export interface WatchedRoot {
  /** What the page sends to its actors by itself. */
  readonly ownEvents: ReadonlySet<string>;
  /** Paths of the flows that somebody may be in, the uppermost on the screen first. */
  readonly inView: readonly RegExp[];
  /** Under which name a tab keeps its session. */
  readonly token: string;
  /** How a journey that is written of a capsule opens the page. */
  readonly journey: JourneyFrom;
  /** The module with `replayOptions`, as a written test names it. */
  readonly options: string;
  /** All of the application again: only a capsule that is opened needs it. */
  readonly replay: () => Promise<{ readonly machines: readonly AnyStateMachine[]; readonly options: ReplayOptions }>;
}
