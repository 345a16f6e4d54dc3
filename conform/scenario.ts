import type { Player } from './player.ts';

/** One promise of the protocol, and how it is tried. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Weight in the score: 3 where money is lost or made, 2 where it is misdirected or stuck, 1 for the rest. */
  readonly points: 1 | 2 | 3;
  /** Why it cannot be tried on this target; null if it can. */
  readonly skip?: (player: Player) => string | null;
  /** @throws {Violation} */
  readonly run: (player: Player) => Promise<void>;
}
