import type { ProviderDeps } from '../deps.ts';
import { payoutOf } from '../engines/sports/factor.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { isOver } from '../rounds/replayRound.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import type { Slip, SlipLeg } from '../store/sportsSlips.ts';

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
  /** What each slip that is not over counts for, and the sums by name: kept here, as sums over all slips cost. */
  let open: Map<string, { readonly names: readonly string[]; readonly amount: number }> | null = null;
  const sums = new Map<string, number>();

  const add = (names: readonly string[], amount: number): void => {
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + amount);
  };
  const forget = (id: string): void => {
    const counted = open?.get(id);
    if (counted === undefined) return;
    open?.delete(id);
    add(counted.names, -counted.amount);
  };
  /** Counts a slip for what it may win, instead of what it was counted for before. */
  const count = ({ id, player, legs, liability }: Pick<Slip, 'id' | 'player' | 'legs' | 'liability'>): void => {
    forget(id);
    if (liability === 0) return;
    const names = [...limitsOf(player, legs).keys()];
    open?.set(id, { names, amount: liability });
    add(names, liability);
  };
  const read = (): void => {
    if (open !== null) return;
    open = new Map();
    for (const slip of slips.liable()) count(slip);
  };

  /** Everything that a slip counts for, by name, with its limit. */
  const limitsOf = (player: string, legs: readonly Pick<SlipLeg, 'matchId' | 'selection'>[]) =>
    new Map([
      [`player ${player}`, limits.perPlayer] as const,
      ...legs.flatMap(({ matchId, selection }) => [
        [`match ${matchId}`, limits.perMatch] as const,
        [`selection ${selection}`, limits.perSelection] as const,
      ]),
    ]);
  /** The same, with what is left of it. */
  const roomsOf = (player: string, legs: readonly Leg[]): ReadonlyMap<string, number> => {
    read();
    return new Map([...limitsOf(player, legs)].map(([name, limit]) => [name, limit - (sums.get(name) ?? 0)]));
  };

  /** The largest stake that each of some slips may have now, 1/10,000 P; 0 if there is none. */
  const mostStake = (player: string, asked: readonly (readonly Leg[])[]): number => {
    const gains = new Map<string, number>();
    for (const legs of asked) {
      const gain = legs.reduce((product, { odds }) => (product * odds) / 100, 1) - 1;
      for (const name of limitsOf(player, legs).keys()) gains.set(name, (gains.get(name) ?? 0) + gain);
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
    count: (slip: Pick<Slip, 'id' | 'player' | 'legs' | 'liability'>): void => {
      read();
      count(slip);
    },
    /** A slip that is over counts no more; one that was opened again does. */
    changed: ({ id, state }: Pick<Round, 'id' | 'state'>): void => {
      read();
      const slip = isOver(state) || open?.has(id) !== false ? null : slips.get(id);
      if (isOver(state)) forget(id);
      else if (slip !== null) count(slip);
    },
    /** Whether a slip may win so much more than it is counted for. 1/10,000 P */
    hasRoom: (player: string, legs: readonly Leg[], more: number): boolean =>
      more <= 0 || [...roomsOf(player, legs).values()].every((room) => more <= room),
  };
}
