import type { EventObject } from 'xstate';
import type { Entry, Origin } from '../core/entry.ts';
import type { RemoteActor, RemoteSnapshot } from './standIn.ts';

/** Where the tabs of a site and the windows of its console speak; other sites cannot hear it. */
export const CHANNEL = 'statehouse.console';

/** What a window may have a tab do. */
export type Command =
  | { readonly do: 'pause' | 'step' | 'nextTimer' | 'live' | 'dock' }
  | { readonly do: 'run'; readonly speed: number | null }
  | { readonly do: 'jump'; readonly ms: number }
  | { readonly do: 'lookBack'; readonly seq: number }
  | { readonly do: 'send'; readonly session: string; readonly event: EventObject }
  /** Walk to a state; what the walk would start for real is asked first, unless `forReal`. */
  | { readonly do: 'walk'; readonly session: string; readonly state: string; readonly forReal: boolean }
  /** Tell the recording of the session. */
  | { readonly do: 'record' }
  /** Replay a recording: compare every step out of sight, or show it on the screens. */
  | { readonly do: 'replay'; readonly how: ReplayHow; readonly capsule: unknown };

export type ReplayHow = 'check' | 'watch';

export type FromWindow =
  | { readonly is: 'who'; readonly window: string }
  /** Wants what came after these many entries and actors, as soon as there is something or a tab stands otherwise. */
  | {
      readonly is: 'ask';
      readonly window: string;
      readonly tab: string;
      readonly after: number;
      readonly actors: number;
    }
  | { readonly is: 'do'; readonly window: string; readonly tab: string; readonly command: Command };

/** An actor of a tab; its machine goes by its id where both sides are of one build. */
export interface TabActor extends Omit<RemoteActor, 'machine'> {
  readonly machine: string | null;
  /** The machine as JSON to be drawn, from an application of another build. */
  readonly definition?: string;
  /** Where it stands, as a place in the list of snapshots. */
  readonly last: number | null;
}

/** An entry as it goes over: actors are their sessions, snapshots places in the list that comes with it. */
export interface TabEntry {
  readonly kind: Entry['kind'];
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly cause: number | null;
  readonly event?: EventObject;
  readonly from?: string | null;
  readonly origin?: Origin;
  readonly isLate?: boolean;
  readonly action?: string;
  readonly params?: unknown;
  readonly taken?: readonly string[];
  readonly before?: number | null;
  readonly after?: number;
}

/** How a tab stands. Times in ms, by the clock of its actors. */
export interface TabStand {
  readonly isPaused: boolean;
  readonly speed: number;
  readonly now: number;
  readonly held: number;
  /** Whether its actors run on a clock that can be steered. */
  readonly hasClock: boolean;
  /** The entry at which its screens are shown; null for the present. */
  readonly looking: number | null;
  readonly timers: readonly {
    readonly session: string;
    readonly event: string;
    readonly delay: number;
    readonly dueAt: number;
  }[];
}

export type FromTab =
  /** Of the applications of one `page`, all go when it is loaded again. */
  | {
      readonly is: 'here';
      readonly tab: string;
      readonly name: string;
      readonly address: string;
      readonly page?: string;
    }
  | { readonly is: 'gone'; readonly tab: string }
  /** What became of a walk or a replay, in a sentence; `asks` wants a yes before anything is done for real. */
  | { readonly is: 'said'; readonly tab: string; readonly says: string; readonly asks: boolean }
  | { readonly is: 'recorded'; readonly tab: string; readonly window: string; readonly capsule: unknown }
  | {
      readonly is: 'news';
      readonly tab: string;
      readonly window: string;
      readonly actors: readonly TabActor[];
      readonly entries: readonly TabEntry[];
      readonly snapshots: readonly RemoteSnapshot[];
      readonly total: number;
      readonly stand: TabStand;
    };
