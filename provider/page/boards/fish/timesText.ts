import { crabTimes, type FishId, timesOf } from '../../../engines/board/fishKinds.ts';

/** What a hit pays, in words: `×2`. */
export const timesText = (fish: FishId): string =>
  fish === 'crab' ? `×${crabTimes.least}–${crabTimes.most}` : `×${timesOf[fish]}`;
