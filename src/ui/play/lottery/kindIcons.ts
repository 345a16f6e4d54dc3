import type { LotteryKind } from '../../../api/contract/play/lottery.ts';

/** LOTTERY-06: the icon of each kind, on a 24 by 24 grid. */
export const kindIcons: Readonly<Record<LotteryKind, string>> = {
  '11X5': 'M3 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  LF: 'M3 8h8M7 4v8M13 17h8M13 21h8M5 21l4-4M5 17l4 4',
  LHC: 'm12 2 9 5v10l-9 5-9-5V7ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  PK10: 'M2 15h20l-3 5H5ZM12 3v12M12 4l7 8h-7',
  SSC: 'M3 5h7v14H3zM14 5h7v14h-7zM6.500 9v6M17.500 9v6',
};
