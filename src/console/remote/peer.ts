import type { Coverage } from '../../inspection/coverage.ts';
import type { CoverageFiles } from '../core/coverageFiles.ts';
import type { ActorRecord } from '../core/entry.ts';
import type { Viewed } from '../core/viewed.ts';
import type { ReplayHow } from './tabMessages.ts';

/** How an application is reached. */
export type Way = 'tab' | 'popup' | 'frame' | 'socket';

/** An application that is shown in a window of the console, and runs elsewhere. */
export interface Peer extends Viewed {
  readonly key: string;
  readonly way: Way;
  readonly origin: string;
  readonly name: () => string;
  readonly coverage: () => Coverage;
  readonly coverageFiles: CoverageFiles;
  /** Null where it can only be watched. */
  readonly steering: Steering | null;
  /** Whether it will say no more. */
  readonly isGone: () => boolean;
  /** Which version of `@statelyai/inspect` it speaks; null for a tab of this site, and as long as it is silent. */
  readonly version: () => string | null;
  /** What could not be used of what it told, in sentences. */
  readonly troubles: () => readonly string[];
  /** Names of fields that look secret and were masked on arrival. */
  readonly masked: () => readonly string[];
}

/** What is done to a tab, and how it stands. */
export interface Steering {
  readonly isPaused: () => boolean;
  /** Virtual ms in a real one. */
  readonly speed: () => number;
  /** How much is held. */
  readonly held: () => number;
  /** The entry at which its screens are shown; null for the present. */
  readonly looking: () => number | null;
  readonly pause: () => void;
  readonly run: (speed?: number) => void;
  readonly step: () => void;
  readonly nextTimer: () => void;
  readonly jump: (ms: number) => void;
  readonly lookBack: (seq: number) => void;
  readonly live: () => void;
  /** Brings the dock of the tab back; null where it has none. */
  readonly dock: (() => void) | null;
  /** Whether its actors run on a clock that can be steered. */
  readonly hasClock: () => boolean;
  /** Walks to a state of an actor, by their ids. What it would start for real is asked first, unless `forReal`. */
  readonly walk: (actor: ActorRecord, state: string, forReal: boolean) => void;
  /** Asks for the recording of the session. */
  readonly record: () => Promise<unknown>;
  /** Replays a recording; null where the application cannot. */
  readonly replay: ((capsule: unknown, how: ReplayHow) => void) | null;
  /** What was last said of a walk or a replay. */
  readonly said: () => Said;
}

export interface Said {
  readonly says: string;
  /** Whether a yes is wanted before anything is done for real. */
  readonly asks: boolean;
}
