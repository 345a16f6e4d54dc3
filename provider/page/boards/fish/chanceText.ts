import { type FishId, NUMBERS, waysOf } from '../../../engines/board/fishKinds.ts';

/** How often a shot at a target hits: `48%`. */
export const chanceText = (fish: FishId): string => `${+((waysOf(fish) * 100) / NUMBERS).toFixed(2)}%`;
