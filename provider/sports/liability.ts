import type { ProviderDeps } from '../deps.ts';
import { payoutOf } from '../engines/sports/factor.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Session } from '../store/sessions.ts';
import type { SlipLeg } from '../store/sportsSlips.ts';

/** What open slips may win at most, beyond their stakes: 1/10,000 P. */
export interface LiabilityLimits {
  /** All slips with one selection together, in any book. */
  readonly perSelection: number;
  /** With any selection of one match. */
  readonly perMatch: number;
  /** Of one player. */
  readonly perPlayer: number;
}

/** Largest stakes are named in whole P 0.01. */
const STEP = 100;

type Leg = Pick<SlipLeg, 'matchId' | 'selection' | 'odds'>;

export type Liability = ReturnType<typeof createLiability>;

/** What a slip may win beyond its stake, 1/10,000 P. */
export const liabilityOf = (stake: number, odds: readonly number[]): number =>
  payoutOf(
    stake,
    odds.map((each) => ({ result: 'won' as const, odds: each })),
  ) - stake;

/** How much may be lost to whom, and where. Slips of trials owe nothing and are not counted. */
export function createLiability({ store }: Pick<ProviderDeps, 'store'>, limits: LiabilityLimits) {
  const { slips } = store.sports;

  /** Everything that a slip counts for: by name, with what is left of it. */
  const roomsOf = (player: string, legs: readonly Leg[]): ReadonlyMap<string, number> =>
    new Map([
      ['player', limits.perPlayer - slips.liability.ofPlayer(player)] as const,
      ...legs.flatMap(({ matchId, selection }) => [
        [matchId, limits.perMatch - slips.liability.ofMatch(matchId)] as const,
        [selection, limits.perSelection - slips.liability.ofSelection(matchId, selection)] as const,
      ]),
    ]);

  /** The largest stake that each of some slips may have now, 1/10,000 P; 0 if there is none. */
  const mostStake = (player: string, asked: readonly (readonly Leg[])[]): number => {
    const gains = new Map<string, number>();
    for (const legs of asked) {
      const gain = legs.reduce((product, { odds }) => (product * odds) / 100, 1) - 1;
      for (const name of roomsOf(player, legs).keys()) gains.set(name, (gains.get(name) ?? 0) + gain);
    }
    const rooms = roomsOf(player, asked.flat());
    const stakes = [...gains].map(([name, gain]) => (rooms.get(name) ?? 0) / gain);
    return Math.max(0, Math.floor(Math.min(...stakes) / STEP + 1e-9) * STEP);
  };

  return {
    /** @throws PlayRefusal `LIABILITY_LIMIT` with the largest stake that is still possible, or 0 */
    check: ({ player, demo, minStake }: Session, stake: number, asked: readonly (readonly Leg[])[]): void => {
      if (demo) return;
      const most = mostStake(player, asked);
      if (stake > most) throw new PlayRefusal('LIABILITY_LIMIT', { most: most < minStake ? 0 : most });
    },
    /** Whether a slip may win so much more than it is counted for. 1/10,000 P */
    hasRoom: (player: string, legs: readonly Leg[], more: number): boolean =>
      more <= 0 || [...roomsOf(player, legs).values()].every((room) => more <= room),
  };
}
