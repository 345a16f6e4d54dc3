import { type Aim, MOST_SHOTS, shotsOf } from '../../../engines/board/fish.ts';
import type { FishId } from '../../../engines/board/fishKinds.ts';

export const countAt = (aims: readonly Aim[], fish: FishId): number =>
  aims.find((aim) => aim.fish === fish)?.count ?? 0;

/** One shot more, unless the volley is full. */
export function added(shots: readonly Aim[], fish: FishId): readonly Aim[] {
  if (shotsOf({ shots }) >= MOST_SHOTS) return shots;
  if (countAt(shots, fish) === 0) return [...shots, { fish, count: 1 }];
  return shots.map((aim) => (aim.fish === fish ? { fish, count: aim.count + 1 } : aim));
}

export const lessened = (shots: readonly Aim[], fish: FishId): readonly Aim[] =>
  shots.flatMap((aim) => (aim.fish !== fish ? [aim] : aim.count > 1 ? [{ fish, count: aim.count - 1 }] : []));
